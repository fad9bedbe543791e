"""A database is brought to the newest shape, and what was there is copied first."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tests.server.storage.databases import choice, table, with_store
from weirwood.core.errors import WrongVersion
from weirwood.server.storage import revisions
from weirwood.server.storage.schema import metadata
from weirwood.server.storage.store import Store

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.String(8), nullable=True))
    {then}
"""


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_make_what_the_schema_says(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(database, tmp_path, act)


def test_alembic_finds_the_revision_that_the_names_say() -> None:
    config = Config()
    config.set_main_option("script_location", str(revisions.FOLDER))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [revisions.newest()]


def later(folder: Path, monkeypatch: pytest.MonkeyPatch, then: str = "") -> str:
    """The migrations of a version to come."""
    before = revisions.newest()
    shutil.copytree(revisions.FOLDER, folder / "migrations")
    file = folder / "migrations" / "versions" / "9999_later.py"
    file.write_text(NEXT.format(revision="9999", before=before, then=then), encoding="utf-8")
    monkeypatch.setattr(revisions, "FOLDER", folder / "migrations")
    return before


async def kept(store: Store) -> None:
    await store.create(table())
    await store.append("winterfell", [choice(1)])


async def read(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM entries")) == 1
        assert await connection.scalar(text("SELECT colour FROM tables")) is None


def test_an_older_database_is_copied_then_migrated(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(database, tmp_path / "data", kept)
    assert not (tmp_path / "data" / "backups").exists()
    before = later(tmp_path, monkeypatch)
    with_store(database, tmp_path / "data", read)
    with_store(database, tmp_path / "data", read)
    [copy] = (tmp_path / "data" / "backups").iterdir()
    connection = sqlite3.connect(copy)
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(before,)]
    assert connection.execute("SELECT table_id, n FROM entries").fetchall() == [("winterfell", 1)]
    connection.close()


def test_a_migration_that_fails_changes_nothing(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(database, tmp_path / "data", kept)
    with monkeypatch.context() as patch:
        later(tmp_path, patch, "raise ZeroDivisionError")
        with pytest.raises(ZeroDivisionError):
            asyncio.run(Store.open(database, tmp_path / "data"))

    async def unchanged(store: Store) -> None:
        assert (await store.load("winterfell"))[1] == [choice(1)]

    with_store(database, tmp_path / "data", unchanged)


def test_a_newer_database_is_left_alone(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        later(tmp_path, patch)
        with_store(database, tmp_path, kept_nothing)
    with pytest.raises(WrongVersion):
        asyncio.run(Store.open(database, tmp_path))


async def kept_nothing(store: Store) -> None:
    await store.probe()
