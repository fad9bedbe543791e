"""What is kept is what is read again, on both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.engine.base import RootTransaction

from tests.server.storage.databases import ANN, BOB, choice, table, with_store
from weirwood.core.errors import BadArgument
from weirwood.server.storage.connecting import database_url
from weirwood.server.storage.forms import Player, Snapshot
from weirwood.server.storage.store import Store
from weirwood.server.storage.unavailable import NoTable, StorageConflict


def test_a_table_is_read_as_it_was_kept_after_closing(database: str, tmp_path: Path) -> None:
    entries = [choice(n) for n in range(1, 4)]
    snapshot = Snapshot(3, b"\x00state", "hash", "0.1.0", "pool-1")

    async def keep(store: Store) -> None:
        await store.create(table(options={"starter": 1}, parent="old"), [ANN, BOB])
        await store.append("winterfell", entries[:2])
        await store.append("winterfell", entries[2:], snapshot=snapshot, state="running", updated=2000)

    async def read(store: Store) -> None:
        meta, journal, kept = await store.load("winterfell")
        assert meta == table(options={"starter": 1}, parent="old", state="running", updated=2000)
        assert journal == entries
        assert kept == snapshot
        assert await store.players("winterfell") == [ANN, BOB]

    with_store(database, tmp_path, keep)
    with_store(database, tmp_path, read)


def test_a_number_is_written_once_and_the_others_of_its_group_are_kept(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.create(table())
        await store.create(table("harrenhal"))
        await store.append("winterfell", [choice(1)])
        results = await asyncio.gather(
            store.append("winterfell", [choice(1, "other")]),
            store.append("harrenhal", [choice(1)]),
            store.append("winterfell", [choice(2)]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [StorageConflict, type(None), type(None)]
        assert (await store.load("winterfell"))[1] == [choice(1), choice(2)]
        assert (await store.load("harrenhal"))[1] == [choice(1)]

    with_store(database, tmp_path, act)


def test_an_entry_for_no_table_is_refused(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        with pytest.raises(StorageConflict):
            await store.append("nowhere", [choice(1)])
        with pytest.raises(NoTable):
            await store.load("nowhere")

    with_store(database, tmp_path, act)


def test_many_changes_are_committed_together(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.create(table())
        before = store.writer.commits
        await asyncio.gather(*[store.append("winterfell", [choice(n)]) for n in range(1, 101)])
        assert store.writer.commits - before <= 3
        assert len((await store.load("winterfell"))[1]) == 100

    with_store(database, tmp_path, act)


def test_all_of_a_change_is_kept_or_nothing(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.create(table(), [ANN])
        await store.append("winterfell", [choice(1)])
        with pytest.raises(StorageConflict):
            await store.append("winterfell", [choice(1)], players=[BOB], state="running")
        assert await store.players("winterfell") == [ANN]
        assert (await store.load("winterfell"))[0].state == "open"

    with_store(database, tmp_path, act)


def test_who_is_cancelled_before_it_was_begun_has_changed_nothing(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        busy = asyncio.create_task(store.create(table()))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task = asyncio.create_task(store.append("winterfell", [choice(1)]))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not busy.done()
        await busy
        await store.append("winterfell", [choice(1, "another")])
        assert (await store.load("winterfell"))[1] == [choice(1, "another")]

    with_store(database, tmp_path, act)


def test_who_is_cancelled_while_it_is_committed_learns_that_it_is_kept(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = RootTransaction.commit
    kept: list[str] = []

    async def act(store: Store) -> None:
        loop = asyncio.get_running_loop()

        async def play() -> None:
            await store.append("winterfell", [choice(1)])
            kept.append("known")
            await asyncio.sleep(60)

        def cancel_then_commit(transaction: RootTransaction) -> None:
            monkeypatch.setattr(RootTransaction, "commit", commit)
            loop.call_soon_threadsafe(task.cancel)
            commit(transaction)

        await store.create(table())
        monkeypatch.setattr(RootTransaction, "commit", cancel_then_commit)
        task = asyncio.create_task(play())
        with pytest.raises(asyncio.CancelledError):
            await task
        assert kept == ["known"]
        assert (await store.load("winterfell"))[1] == [choice(1)]

    with_store(database, tmp_path, act)


def test_closing_commits_what_waits(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.create(table())
        waiting = [asyncio.create_task(store.append("winterfell", [choice(n)])) for n in range(1, 6)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)

    async def read(store: Store) -> None:
        assert len((await store.load("winterfell"))[1]) == 5

    with_store(database, tmp_path, act)
    with_store(database, tmp_path, read)


def test_tables_are_listed_by_guest_state_and_privacy(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.create(table("a", updated=1), [ANN, BOB])
        await store.create(table("b", updated=3, state="running", private=True), [BOB])
        await store.create(table("c", updated=2), [Player(0, None, "Bot", "bot")])
        assert [line.id for line in await store.tables()] == ["b", "c", "a"]
        assert [line.id for line in await store.tables(guest="guest-bob")] == ["b", "a"]
        assert [line.id for line in await store.tables(state="open", private=False)] == ["c", "a"]
        assert [line.id for line in await store.tables(limit=1)] == ["b"]
        assert (await store.tables(guest="guest-ann"))[0].players == (ANN, BOB)

    with_store(database, tmp_path, act)


def test_names_and_settings_are_kept(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        assert await store.guest("guest-ann") is None
        await store.name_guest("guest-ann", "Ann", 1)
        await store.name_guest("guest-ann", "Arya", 2)
        assert await store.guest("guest-ann") == "Arya"
        assert await store.setting("cookie-key", b"first") == b"first"
        assert await store.setting("cookie-key", b"second") == b"first"
        await store.probe()

    with_store(database, tmp_path, act)


def test_a_commit_of_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys")
        modes = await store.writer.line.run(
            lambda connection: [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
        )
        assert modes == ["wal", 2, 1]

    with_store(None, tmp_path, act)
    assert (tmp_path / "weirwood.db").exists()


@pytest.mark.parametrize(
    "url",
    [
        *("nonsense", "mysql://host/name", "sqlite://", "sqlite:///:memory:", "postgresql://h:port/x"),
        *("postgresql://host/name?winter=coming", "sqlite:////srv/weirwood.db?mode=ro"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(BadArgument):
        database_url(url, tmp_path)


def test_a_url_may_ask_for_tls_in_the_words_of_postgresql(tmp_path: Path) -> None:
    assert database_url("postgres://host/name?sslmode=require", tmp_path).query == {"ssl": "require"}
