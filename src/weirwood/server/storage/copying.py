"""Copies of a whole database. A copy is one SQLite file, whatever database it was made of."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, MetaData, create_engine, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from weirwood.core.errors import BadArgument, BadData
from weirwood.server.storage.connecting import sqlite_file
from weirwood.server.storage.revisions import VERSION_TABLE, revision_of, upgrade

_EMPTY: Final = "there is nothing to copy: this database is empty."
_AT_ONCE: Final = 500
"""So many rows are held in memory while rows are copied."""


async def copy_database(url: URL, engine: AsyncEngine, target: Path) -> None:
    """Copy a database, even while it is in use, into a new file: whole or not at all."""
    if target.exists():
        raise BadArgument(f"{target} exists already; a copy is never written over a file.")
    growing = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        growing.unlink(missing_ok=True)
        growing.touch()
    except OSError as error:
        raise BadArgument(f"{target} cannot be written: {error.strerror}.") from error
    try:
        file = sqlite_file(url)
        if file is not None:
            await asyncio.to_thread(copy_file, file, growing)
            await asyncio.to_thread(_check_copied, growing)
        else:
            async with engine.connect() as source:
                await source.execution_options(isolation_level="REPEATABLE READ")
                await source.run_sync(_copy_out, growing)
        with growing.open("rb") as written:
            os.fsync(written.fileno())
        growing.replace(target)
    finally:
        growing.unlink(missing_ok=True)


def copy_file(source: Path, target: Path, journal: str = "DELETE") -> None:
    """SQLite's own online backup: as of one moment, while others write; all of the target is replaced at once."""
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    writing = sqlite3.connect(target)
    try:
        reading.backup(writing)
        writing.execute(f"PRAGMA journal_mode = {journal}")
    finally:
        writing.close()
        reading.close()


def _check_copied(file: Path) -> None:
    """That there was something to copy; the source itself is only read, and need not be ours to write."""
    with open_copy(file) as copy, copy.connect() as reading:
        if revision_of(reading) is None:
            raise BadData(_EMPTY)


@contextmanager
def open_copy(file: Path) -> Iterator[Engine]:
    """An engine on a copy, for a moment."""
    engine = create_engine(URL.create("sqlite", database=str(file)))
    try:
        yield engine
    finally:
        engine.dispose()


def _copy_out(source: Connection, target: Path) -> None:
    revision = revision_of(source)
    if revision is None:
        raise BadData(_EMPTY)
    with open_copy(target) as copy, copy.begin() as writing:
        upgrade(writing, revision)
        copy_rows(source, writing)


def copy_rows(source: Connection, target: Connection) -> None:
    """All rows from one database into another of the same revision that has none yet."""
    here, there = MetaData(), MetaData()
    here.reflect(source)
    there.reflect(target)
    for table in there.sorted_tables:
        if table.name == VERSION_TABLE:
            continue
        found = source.execution_options(yield_per=_AT_ONCE).execute(select(here.tables[table.name]))
        for part in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in part])
