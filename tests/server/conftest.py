"""What several tests of the server begin with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.company import Company, company


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Company]:
    """Ann and Bob at a table."""
    with company(tmp_path) as made:
        yield made
