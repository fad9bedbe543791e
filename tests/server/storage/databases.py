"""Real databases for tests: SQLite files, and a PostgreSQL server of our own or the one that is named."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.storage.postgres import postgres_server
from weirwood.server.storage.connecting import database_url
from weirwood.server.storage.forms import Entry, Player, TableMeta
from weirwood.server.storage.store import Store

PATIENCE = 60.0
"""How many seconds a store waits for its database: more than any load of the machine can take."""
IMPATIENCE = 0.2
"""The same for tests in which the database never answers."""


def table(id: str = "winterfell", **changes: Any) -> TableMeta:
    """A table of two, as the server would keep it."""
    values: dict[str, Any] = {
        "id": id,
        "key": "weir",
        "game": "intrigue",
        "created": 1000,
        "setup": {"seats": [{"name": "Ann"}, {"name": "Bob"}]},
        "seed": (1 << 128) - 1,
        "salt": bytes(range(32)),
        "engine": "0.1.0",
        "pool": "pool-1",
    }
    return TableMeta(**values | changes)


def choice(n: int, key: str = "Stark@first") -> Entry:
    """A choice in a journal."""
    return Entry(n, 1000 + n, "choice", {"seat": 0, "keys": [key]})


ANN, BOB = Player(0, "guest-ann", "Ann"), Player(1, "guest-bob", "Bob")


def with_store(
    url: str | None, folder: Path, act: Callable[[Store], Awaitable[None]], patience: float = PATIENCE
) -> None:
    """Open a store, act, close it."""

    async def run() -> None:
        store = await Store.open(url, folder, patience=patience)
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())


def on_server(url: str, statement: str) -> None:
    """One statement outside any transaction, for instance to make a database."""

    async def run() -> None:
        engine = create_async_engine(database_url(url, Path()), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


@contextmanager
def fresh_database(server_url: str) -> Iterator[str]:
    """The URL of an empty database on a PostgreSQL server, dropped afterwards."""
    name = f"weirwood_{uuid.uuid4().hex}"
    on_server(server_url, f"CREATE DATABASE {name}")
    try:
        yield database_url(server_url, Path()).set(database=name).render_as_string(hide_password=False)
    finally:
        on_server(server_url, f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def server_url(run: str) -> Iterator[str]:
    """The URL of a PostgreSQL server: the one named, else one of our own."""
    named = os.environ.get("WEIRWOOD_TEST_POSTGRES")
    if named:
        yield named
        return
    with postgres_server(run) as server:
        yield server.url
