"""Every test that asks for a ``database`` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.storage.databases import fresh_database, server_url


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[str]:
    """One server for all workers of a run."""
    with server_url(testrun_uid) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'kept.db'}"
        return
    with fresh_database(request.getfixturevalue("postgres")) as url:
        yield url
