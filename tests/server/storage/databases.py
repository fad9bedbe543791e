"""Real databases for tests: SQLite files, and a PostgreSQL server of our own or the one that is named."""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
import uuid
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from weirwood.server.storage import Entry, Player, Store, TableMeta
from weirwood.server.storage.connecting import database_url

PATIENCE = 0.2


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


def with_store(url: str | None, folder: Path, act: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, act, close it."""

    async def run() -> None:
        store = await Store.open(url, folder, patience=PATIENCE)
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())


@contextmanager
def postgres_server(name: str) -> Iterator[Any]:
    """A PostgreSQL server from the pgserver wheel; who gives the same name shares it.

    Its folder is not pytest's: that is root's alone where root runs the tests, and the server runs as another user.
    """
    pgserver = pytest.importorskip("pgserver", reason="install pgserver, or set WEIRWOOD_TEST_POSTGRES")
    for last in (False, False, True):
        try:
            folder = Path(tempfile.gettempdir(), f"weirwood-{name}")
            server = pgserver.get_server(folder, cleanup_mode="delete")
            server.ensure_postgres_running()
            break
        except (
            subprocess.SubprocessError,
            AssertionError,
        ):  # a busy machine starts it too slowly for pgserver
            if last:
                raise
    server.global_process_id_list.get_and_add(os.getpid())
    try:
        yield server
    finally:
        server.cleanup()


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
        yield server.get_uri()
