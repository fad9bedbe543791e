"""Who uses a database: servers share it, who rewrites it must be alone; locks end with the process that holds them."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Final

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from weirwood.core.errors import BadArgument
from weirwood.server.storage.connecting import sqlite_file

_LOCK: Final = 0x7765_6972  # any number will do, as long as it stays
_TAKEN: Final = "a server uses this database; please stop it first."
_BUSY: Final = "this database is being restored or rewritten; please wait until that is done."


class FileLock:
    """A lock on a file beside an SQLite file: that somebody uses it, or is the first to serve it."""

    def __init__(self, file: Path, what: str, alone: bool) -> None:
        self.is_held = True
        self._file: IO[bytes] | None = None
        if os.name == "posix":
            import fcntl

            self._file = file.with_name(f"{file.name}-{what}").open("ab")
            try:
                fcntl.flock(self._file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
            except OSError:
                self.is_held = False

    def leave(self) -> None:
        """Let the file go."""
        if self._file is not None:
            self._file.close()
            self._file = None


def use_file(file: Path, alone: bool) -> FileLock:
    """Say that an SQLite file is used, or be refused."""
    lock = FileLock(file, "used", alone)
    if not lock.is_held:
        lock.leave()
        raise BadArgument(_TAKEN if alone else _BUSY)
    return lock


def count_present(connection: Connection) -> int:
    """How many use a PostgreSQL database now, this connection included."""
    holders = text(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = :lock AND granted "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    found = connection.scalar(holders, {"lock": _LOCK})
    connection.commit()
    return int(found or 0)


async def be_present(connection: AsyncConnection) -> None:
    """Say on a connection of a server that it uses the database, where the database is PostgreSQL."""
    if connection.dialect.name != "postgresql":
        return
    held = await connection.scalar(text("SELECT pg_try_advisory_lock_shared(:lock)"), {"lock": _LOCK})
    await connection.commit()
    if not held:
        raise BadArgument(_BUSY)


@asynccontextmanager
async def alone(url: URL, engine: AsyncEngine) -> AsyncIterator[None]:
    """Be the only one who uses a database, or be refused."""
    file = sqlite_file(url)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        presence = use_file(file, alone=True)
        try:
            yield
        finally:
            presence.leave()
        return
    async with engine.connect() as connection:
        held = await connection.scalar(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": _LOCK})
        await connection.commit()
        if not held:
            raise BadArgument(_TAKEN)
        try:
            yield
        finally:
            await connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": _LOCK})
            await connection.commit()
