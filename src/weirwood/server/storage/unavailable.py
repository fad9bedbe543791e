"""What can go wrong with a database, told apart: it cannot be reached now, or it holds something else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from weirwood.core.errors import WeirwoodError

_NOT_ITS_HEALTH = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
_NOT_ITS_FILE = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.NotSupportedError,
    sqlite3.ProgrammingError,
)


class StorageUnavailable(WeirwoodError):
    """The database is locked, full or lost: nothing was kept; the same may be tried again."""

    code: ClassVar[str] = "storage"
    cause: str = ""
    """What the database said, for the operator's log alone: it may name addresses and users."""


class StorageConflict(WeirwoodError):
    """The journal already holds another entry of that number: somebody else writes this table."""

    code: ClassVar[str] = "storage-conflict"


class NoTable(WeirwoodError):
    """A table that is not kept here."""

    code: ClassVar[str] = "no-table"


def is_unavailable(error: BaseException) -> bool:
    """Whether an error speaks of the database's health, not of what it was asked."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, _NOT_ITS_HEALTH)
    if isinstance(error, sqlite3.DatabaseError):
        return not isinstance(error, _NOT_ITS_FILE)
    return isinstance(error, OSError | PoolTimeout | TimeoutError)


def is_damaged(error: DBAPIError) -> bool:
    """Whether an SQLite file itself is damaged where it was read; other parts of it may be well."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    return code is not None and code & 0xFF == sqlite3.SQLITE_CORRUPT


def unavailable(error: BaseException, opening: URL | None = None) -> StorageUnavailable:
    """The sentence for players, or for the operator who opens a database; the cause is kept for the log."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if opening is not None:
        where = opening.set(drivername=opening.get_backend_name()).render_as_string(hide_password=True)
        return StorageUnavailable(f"the database {where} cannot be used: {_short(cause)}.")
    why = f" ({_short(cause)})" if isinstance(cause, sqlite3.Error) else ""  # SQLite names no file
    found = StorageUnavailable(f"The server's database cannot be used right now{why}. Please try again.")
    found.cause = _short(cause)
    return found


def _short(cause: BaseException) -> str:
    text = str(cause).strip().splitlines()
    line = text[0] if text else type(cause).__name__
    return line.rpartition(">: ")[2][:160].rstrip(".")


@contextmanager
def told_when_unavailable(opening: URL | None = None) -> Iterator[None]:
    """Lets errors of the database's health out as StorageUnavailable, all others as they are."""
    try:
        yield
    except Exception as error:
        if not is_unavailable(error):
            raise
        raise unavailable(error, opening) from error
