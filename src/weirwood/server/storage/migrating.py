"""Brings a database to the shape of this version, or puts a copy in its place; what was there is copied before."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, MetaData, inspect
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from weirwood.core.errors import BadData, WrongVersion
from weirwood.server.storage.connecting import sqlite_file
from weirwood.server.storage.copying import copy_database, copy_file, copy_rows, open_copy
from weirwood.server.storage.presence import alone
from weirwood.server.storage.revisions import is_known, newest, revision_of, upgrade
from weirwood.server.storage.schema import metadata

BACKUPS: Final = "backups"
"""The folder of copies, in the data folder."""


def copy_name(why: str) -> str:
    """The name of a copy made now."""
    return f"{why}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.db"


async def migrate(url: URL, engine: AsyncEngine, folder: Path) -> Path | None:
    """Bring a database to the newest revision; the copy made of an older one, if there was one."""
    async with engine.connect() as connection:
        found = await connection.run_sync(revision_of)
    if found == newest():
        return None
    copy: Path | None = None
    if found is not None:
        if not is_known(found):
            raise WrongVersion(
                "This database was written by a newer Weirwood; please upgrade Weirwood first."
            )
        copy = folder / BACKUPS / copy_name(f"before-{newest()}")
        await copy_database(url, engine, copy)
    else:
        await _check_empty(engine)
    async with engine.connect() as connection:
        await connection.execution_options(writing=True)
        async with connection.begin():
            await connection.run_sync(upgrade)
    return copy


async def _check_empty(engine: AsyncEngine) -> None:
    """That no table of somebody else's is in the way."""
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda here: inspect(here).get_table_names())
    taken = sorted({*names} & {*metadata.tables})
    if taken:
        raise BadData(
            f"This database is not Weirwood's, but has a table {taken[0]!r}; please name an empty one."
        )


async def restore(url: URL, engine: AsyncEngine, folder: Path, source: Path) -> Path | None:
    """Replace all that a database holds by a copy; the copy of what was there before, if anything was."""
    revision = await asyncio.to_thread(_checked, source)
    async with alone(url, engine):
        kept = await _keep_present(url, engine, folder)
        file = sqlite_file(url)
        if file is not None:
            await engine.dispose()
            await asyncio.to_thread(copy_file, source, file, "WAL")
        else:
            async with engine.begin() as connection:
                await connection.run_sync(_replace_rows, source, revision)
        await migrate(url, engine, folder)
    return kept


def _checked(source: Path) -> str:
    """The revision of a copy that can be restored."""
    if not source.is_file():
        raise BadData(f"{source} is not a file.")
    try:
        with open_copy(source) as copy, copy.connect() as connection:
            revision = revision_of(connection)
            sound = connection.exec_driver_sql("PRAGMA quick_check").scalar()
    except DatabaseError as error:
        raise BadData(f"{source} is not a backup of Weirwood: {error.orig}.") from error
    if revision is None:
        raise BadData(f"{source} is not a backup of Weirwood.")
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


def _replace_rows(connection: Connection, source: Path, revision: str) -> None:
    """In one transaction: everything out, the shape of the copy, everything in."""
    present = MetaData()
    present.reflect(connection)
    present.drop_all(connection)
    upgrade(connection, revision)
    with open_copy(source) as copy, copy.connect() as reading:
        copy_rows(reading, connection)
