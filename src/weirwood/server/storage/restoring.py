"""Puts a copy in the place of what a database holds, after a copy of that."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import Connection, MetaData
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from weirwood.core.errors import BadData, WrongVersion
from weirwood.server.storage.connecting import sqlite_file
from weirwood.server.storage.copying import copy_database, copy_file, copy_rows, open_copy
from weirwood.server.storage.migrating import BACKUPS, copy_name, migrate
from weirwood.server.storage.presence import alone
from weirwood.server.storage.revisions import is_known, revision_of, upgrade


async def restore(url: URL, engine: AsyncEngine, folder: Path, source: Path) -> Path | None:
    """Replace all that a database holds by a copy; the copy of what was there before, if anything was."""
    revision = await asyncio.to_thread(_checked, source)
    async with alone(url, engine):
        kept = await _keep_present(url, engine, folder)
        file = sqlite_file(url)
        if file is not None:
            await engine.dispose()
            await asyncio.to_thread(_replace_file, source, file)
        else:
            async with engine.begin() as connection:
                await connection.run_sync(_replace_rows, source, revision)
        await migrate(url, engine, folder)
    return kept


def _checked(source: Path) -> str:
    """The revision of a copy that can be restored."""
    if not source.is_file():
        raise BadData(f"{source} is no file.")
    copy = open_copy(source)
    try:
        with copy.connect() as connection:
            revision = revision_of(connection)
            sound = connection.exec_driver_sql("PRAGMA quick_check").scalar()
    except DatabaseError as error:
        raise BadData(f"{source} is no backup of Weirwood: {error.orig}.") from error
    finally:
        copy.dispose()
    if revision is None:
        raise BadData(f"{source} is no backup of Weirwood.")
    if sound != "ok":
        raise BadData(f"{source} is damaged: {sound}.")
    if not is_known(revision):
        raise WrongVersion(f"{source} was made by a newer Weirwood; please upgrade Weirwood first.")
    return revision


async def _keep_present(url: URL, engine: AsyncEngine, folder: Path) -> Path | None:
    async with engine.connect() as connection:
        if await connection.run_sync(revision_of) is None:
            return None
    kept = folder / BACKUPS / copy_name("before-restore")
    await copy_database(url, engine, kept)
    return kept


def _replace_file(source: Path, target: Path) -> None:
    """SQLite's own backup, the other way: whole or not at all, and into the same file."""
    copy_file(source, target, "WAL")


def _replace_rows(connection: Connection, source: Path, revision: str) -> None:
    """In one transaction: everything out, the shape of the copy, everything in."""
    present = MetaData()
    present.reflect(connection)
    present.drop_all(connection)
    upgrade(connection, revision)
    copy = open_copy(source)
    try:
        with copy.connect() as reading:
            copy_rows(reading, connection)
    finally:
        copy.dispose()
