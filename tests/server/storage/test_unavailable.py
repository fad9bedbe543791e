"""A locked, full or lost database: refused and not kept; and all goes on when it is back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import event
from sqlalchemy.engine.base import RootTransaction
from sqlalchemy.exc import OperationalError

from tests.server.storage.databases import IMPATIENCE, PATIENCE, choice, table, with_store
from tests.server.storage.postgres import postgres_server
from weirwood.server.storage.connecting import FILE
from weirwood.server.storage.forms import Entry
from weirwood.server.storage.store import Store
from weirwood.server.storage.unavailable import StorageUnavailable


async def keys(store: Store) -> list[str]:
    return [entry.data["keys"][0] for entry in (await store.load("winterfell"))[1]]


def test_a_locked_database_refuses_and_recovers(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.create(table())
        await store.append("winterfell", [choice(1, "before")])
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = [store.append("winterfell", [choice(n, "locked")]) for n in (2, 3)]
        for result in await asyncio.gather(*refused, return_exceptions=True):
            assert isinstance(result, StorageUnavailable)
        assert await keys(store) == ["before"]
        other.execute("ROLLBACK")
        other.close()
        await store.append("winterfell", [choice(2, "after")])
        assert await keys(store) == ["before", "after"]

    with_store(None, tmp_path, act, IMPATIENCE)


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    quota = {"pages": 0}

    def limit(connection: Any) -> None:
        pages = quota["pages"] or 1_000_000
        connection.connection.execute(f"PRAGMA max_page_count = {pages}").close()

    async def act(store: Store) -> None:
        await store.writer.line.run(lambda connection: event.listen(connection.engine, "begin", limit))
        await store.create(table())
        await store.append("winterfell", [choice(1, "before")])
        quota["pages"] = 40
        large = Entry(2, 0, "choice", {"keys": ["x" * 400_000]})
        with pytest.raises(StorageUnavailable):
            await store.append("winterfell", [large])
        with pytest.raises(StorageUnavailable):
            await store.append("winterfell", [large], state="running")
        meta, entries, _ = await store.load("winterfell")
        assert (meta.state, len(entries)) == ("open", 1)
        quota["pages"] = 0
        await store.append("winterfell", [large])
        assert len(await keys(store)) == 2

    with_store(None, tmp_path, act)


def test_a_stopped_server_refuses_and_recovers(tmp_path: Path) -> None:
    """With a server of this test's own, since it is stopped."""

    async def act(url: str, stop: Any, start: Any) -> None:
        store = await Store.open(url, tmp_path, patience=PATIENCE)
        try:
            await store.create(table())
            await store.append("winterfell", [choice(1, "before")])
            await asyncio.to_thread(stop)
            for _ in range(2):
                with pytest.raises(StorageUnavailable) as refused:
                    await store.append("winterfell", [choice(2, "lost")])
                assert refused.value.cause and refused.value.cause not in refused.value.message
            with pytest.raises(StorageUnavailable):
                await store.probe()
            with pytest.raises(StorageUnavailable):
                await store.load("winterfell")
            await asyncio.to_thread(start)
            await store.append("winterfell", [choice(2, "after")])
            assert await keys(store) == ["before", "after"]
        finally:
            await store.close()

    with postgres_server(uuid4().hex) as server:
        asyncio.run(act(server.url, server.stop, server.start))


def test_what_was_refused_but_written_all_the_same_is_removed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is lost after the database committed and before it could say so."""
    commit = RootTransaction.commit

    def commit_and_be_lost(transaction: RootTransaction) -> None:
        commit(transaction)
        monkeypatch.setattr(RootTransaction, "commit", commit)
        raise OperationalError("COMMIT", {}, ConnectionError("lost"))

    async def act(store: Store) -> None:
        await store.create(table())
        await store.append("winterfell", [choice(1, "before")])
        monkeypatch.setattr(RootTransaction, "commit", commit_and_be_lost)
        with pytest.raises(StorageUnavailable):
            await store.append("winterfell", [choice(2, "doubtful"), choice(3, "doubtful")])
        assert await keys(store) == ["before", "doubtful", "doubtful"]
        await store.append("winterfell", [choice(2, "after")])
        assert await keys(store) == ["before", "after"]

    with_store(database, tmp_path, act)


def test_an_acknowledged_entry_is_never_in_doubt(tmp_path: Path) -> None:
    """Who tries a number again while the database is locked does not endanger what is kept under it."""

    async def act(store: Store) -> None:
        await store.create(table())
        await store.append("winterfell", [choice(1, "kept")])
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageUnavailable):
            await store.append("winterfell", [choice(1, "again")])
        other.close()
        await store.append("winterfell", [choice(2, "next")])
        assert await keys(store) == ["kept", "next"]

    with_store(None, tmp_path, act, IMPATIENCE)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"winter is coming" * 1000)
    with pytest.raises(StorageUnavailable):
        asyncio.run(Store.open(None, tmp_path))


def test_a_closed_store_refuses(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.close()
        with pytest.raises(StorageUnavailable):
            await store.append("winterfell", [choice(1)])

    with_store(None, tmp_path, act)
