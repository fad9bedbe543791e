"""The reference page of the library is the one its docstrings make."""

from __future__ import annotations

from pathlib import Path

import pytest

from weirwood.core.build import build
from weirwood.library.reference import page

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(build() == "compiled", reason="the page is made from the plain sources")
def test_the_page_is_made_from_the_docstrings() -> None:
    assert (ROOT / "docs" / "library.md").read_text(encoding="utf-8") == page()
