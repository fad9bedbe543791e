"""From a database URL to an engine: the drivers, and what SQLite must promise."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from weirwood.core.errors import BadArgument, listed

FILE: Final = "weirwood.db"
"""The name of the default database in the data folder."""
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
POSTGRES_OPTIONS: Final = ("host", "passfile", "ssl", "sslmode", "target_session_attrs")
"""What may stand after the question mark of a PostgreSQL URL."""
PATIENCE: Final = 2.0
"""So many seconds a locked database is waited for, or one that does not answer the door."""
_SILENCE: Final = 30.0
"""So many seconds a statement may take before a PostgreSQL server counts as lost."""


def database_url(text: str | None, folder: Path) -> URL:
    """The URL of a database, or that of the default file in the data folder."""
    if not text:
        return URL.create(DRIVERS["sqlite"], database=str(folder / FILE))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise BadArgument(
            "The database must be a URL such as sqlite:////srv/weirwood.db or postgresql://host/name."
        ) from error
    kind = url.get_backend_name() if url.drivername != "postgres" else "postgres"
    if kind not in DRIVERS:
        raise BadArgument(f"A database of kind {kind!r} cannot be used; sqlite and postgresql can.")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadArgument("Tables must be kept in a file: write sqlite:////path/to/weirwood.db.")
    return url.set(drivername=DRIVERS[kind], query=_options(url, kind))


def _options(url: URL, kind: str) -> dict[str, Any]:
    """What the URL says after its question mark, in the words of the driver."""
    known = () if kind == "sqlite" else POSTGRES_OPTIONS
    for name in url.query:
        if name not in known:
            allowed = listed(known) if known else "none for SQLite"
            raise BadArgument(f"The database's URL has an option {name!r}; there is {allowed}.")
    return {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database; None for any other."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def connect(url: URL, patience: float = PATIENCE) -> AsyncEngine:
    """An engine for this URL. SQLite writes ahead, and a commit returns when it is on the disk."""
    file = sqlite_file(url)
    try:
        if file is None:
            waits = {"timeout": patience, "command_timeout": _SILENCE}
            return create_async_engine(url, pool_pre_ping=True, pool_timeout=patience, connect_args=waits)
        _make_folder(file.parent)
        engine = create_async_engine(url, pool_timeout=patience, connect_args={"timeout": patience})
    except NoSuchModuleError as error:
        raise BadArgument(f"This database cannot be used: {error}.") from error
    _promising(engine.sync_engine)
    return engine


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadArgument(f"The folder {folder} cannot be used: {error.strerror}.") from error


def connect_file(file: Path, patience: float = PATIENCE) -> Engine:
    """An engine on an SQLite file for the thread that writes to it."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        poolclass=NullPool,
        connect_args={"timeout": patience, "check_same_thread": False},
    )
    _promising(engine)
    return engine


def _promising(engine: Engine) -> None:
    event.listen(engine, "connect", _promise)
    event.listen(engine, "begin", _begin)


def _promise(connection: Any, _record: object) -> None:
    """What every SQLite connection promises before it is used."""
    connection.isolation_level = None  # transactions begin where we say, see _begin
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged choice survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin(connection: Any) -> None:
    """A writer takes its lock at once, so that it waits its turn instead of failing half-way."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
