"""What an operator does: backups of both databases into each other, restoring, exporting, forgetting."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from typer.testing import CliRunner

from tests.cli.command import refused, weirwood
from tests.server.storage.databases import ANN, BOB, choice, table, with_store
from weirwood.cli.data import app
from weirwood.core.errors import BadArgument, BadData, WeirwoodError
from weirwood.server.storage.connecting import FILE, connect, database_url
from weirwood.server.storage.copying import copy_database
from weirwood.server.storage.forgetting import FORMER, forget
from weirwood.server.storage.forms import Entry, Player, Snapshot
from weirwood.server.storage.migrating import restore
from weirwood.server.storage.reading import Reader
from weirwood.server.storage.store import Store
from weirwood.server.storage.unavailable import NoTable

SNAPSHOT = Snapshot(2, b"\x00\xff", "hash", "0.1.0", "pool-1")


def operate(database: str, act: Callable[[URL, AsyncEngine], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        url = database_url(database, Path())
        engine = connect(url)
        try:
            return await act(url, engine)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def copied(database: str, target: Path) -> Path:
    operate(database, lambda url, engine: copy_database(url, engine, target))
    return target


async def keep(store: Store) -> None:
    await store.create(table(private=True), [ANN, BOB])
    await store.append("winterfell", [choice(1), choice(2)], snapshot=SNAPSHOT, state="running")
    await store.name_guest("guest-ann", "Ann", 5)
    await store.setting("cookie-key", b"\x00key")


async def check(store: Store) -> None:
    meta, entries, snapshot = await store.load("winterfell")
    assert (meta.state, meta.private, meta.seed, meta.salt) == (
        "running",
        True,
        (1 << 128) - 1,
        bytes(range(32)),
    )
    assert (entries, snapshot) == ([choice(1), choice(2)], SNAPSHOT)
    assert await store.players("winterfell") == [ANN, BOB]
    assert await store.guest("guest-ann") == "Ann"
    assert await store.setting("cookie-key", b"other") == b"\x00key"


def test_a_backup_made_of_either_database_is_restored_into_either(
    database: str, tmp_path: Path, postgres: str
) -> None:
    with_store(database, tmp_path, keep)
    copy = copied(database, tmp_path / "copy.db")

    async def change(store: Store) -> None:
        await store.append("winterfell", [choice(3)])
        await store.create(table("harrenhal"))

    with_store(database, tmp_path, change)
    before = operate(database, lambda url, engine: restore(url, engine, tmp_path, copy))
    with_store(database, tmp_path, check)
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    assert operate(elsewhere, lambda url, engine: restore(url, engine, tmp_path, before)) is None

    async def changed(store: Store) -> None:
        assert len((await store.load("winterfell"))[1]) == 3
        await store.load("harrenhal")

    with_store(elsewhere, tmp_path, changed)


def test_a_backup_is_made_while_the_server_writes(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await keep(store)
        writing = asyncio.gather(*[store.append("winterfell", [choice(n)]) for n in range(3, 203)])
        await copy_database(store.url, store.engine, tmp_path / "copy.db")
        await writing

    with_store(database, tmp_path, act)
    connection = sqlite3.connect(tmp_path / "copy.db")
    numbers = [n for (n,) in connection.execute("SELECT n FROM entries ORDER BY n")]
    connection.close()
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) >= 2


def test_nothing_is_restored_or_forgotten_under_a_running_server(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await keep(store)
        await copy_database(store.url, store.engine, tmp_path / "copy.db")
        with pytest.raises(BadArgument):
            await restore(store.url, store.engine, tmp_path, tmp_path / "copy.db")
        with pytest.raises(BadArgument):
            await forget(store.url, store.engine, "Ann")
        await check(store)

    with_store(database, tmp_path, act)


def test_what_is_no_backup_is_refused_and_changes_nothing(database: str, tmp_path: Path) -> None:
    with_store(database, tmp_path, keep)
    (tmp_path / "text.db").write_text("winter is coming" * 100, encoding="utf-8")
    sqlite3.connect(tmp_path / "empty.db").close()
    for name in ("text.db", "empty.db", "missing.db"):
        with pytest.raises(BadData):
            operate(database, lambda url, engine, name=name: restore(url, engine, tmp_path, tmp_path / name))  # type: ignore[misc]
    with pytest.raises(BadArgument):
        copied(database, tmp_path / "text.db")
    with_store(database, tmp_path, check)


def said(n: int, seat: int | None, name: str) -> Entry:
    return Entry(n, n, "chat", {"seat": seat, "name": name, "text": f"words of {name}"})


def test_a_forgotten_guest_leaves_games_behind_but_no_name_and_no_words(
    database: str, tmp_path: Path
) -> None:
    seats = {"seats": [{"name": "Ann", "word": "snow"}, {"name": "Bob"}]}
    uploaded = {"seats": [{"name": "Ann"}], "record": {"setup": {"seats": [{"name": "Ann"}]}}}

    async def prepare(store: Store) -> None:
        await store.create(table(setup=seats), [ANN, BOB])
        talk = [said(2, 0, "Ann"), said(3, 1, "Bob"), said(4, 0, "Anna"), said(5, None, "Cat")]
        await store.append("winterfell", [choice(1), *talk], snapshot=SNAPSHOT)
        await store.create(
            table("fork", setup=seats, parent="winterfell"), [Player(0, None, "Ann", "bot"), BOB]
        )
        await store.create(table("uploaded", setup=uploaded), [Player(0, None, "Ann")])
        await store.create(table("bots", setup=seats), [Player(0, None, "Ann", "bot")])
        await store.append("bots", [said(1, None, "Ann")])
        await store.name_guest("guest-ann", "Ann", 1)
        await store.name_guest("guest-bob", "Bob", 1)

    async def read(store: Store) -> None:
        meta, entries, snapshot = await store.load("winterfell")
        assert [seat["name"] for seat in meta.setup["seats"]] == [FORMER, "Bob"]
        assert [entry.n for entry in entries] == [1, 2, 3, 4, 5] and entries[0] == choice(1)
        assert [entry.data["text"] for entry in entries[1:]] == ["", "words of Bob", "", "words of Cat"]
        assert snapshot is not None and (snapshot.state, snapshot.hash) == (b"", SNAPSHOT.hash)
        assert await store.players("winterfell") == [Player(0, None, FORMER), BOB]
        assert (await store.players("fork"))[0].name == FORMER
        assert "Ann" not in json.dumps((await store.load("uploaded"))[0].setup)
        assert (await store.players("bots"))[0].name == "Ann"
        assert "Ann" not in json.dumps((await store.load("bots"))[1][0].data)
        assert (await store.guest("guest-ann"), await store.guest("guest-bob")) == (None, "Bob")

    with_store(database, tmp_path, prepare)
    gone = operate(database, lambda url, engine: forget(url, engine, "Ann"))
    assert (gone.guests, gone.tables, gone.messages) == (1, ["fork", "uploaded", "winterfell"], 3)
    with_store(database, tmp_path, read)
    with pytest.raises(BadArgument):
        operate(database, lambda url, engine: forget(url, engine, "Ann"))


def test_a_table_is_exported_whole(database: str, tmp_path: Path) -> None:
    with_store(database, tmp_path, keep)
    form = json.loads(json.dumps(operate(database, lambda url, engine: Reader(engine).export("winterfell"))))
    assert form["table"]["seed"] == "f" * 32
    assert [entry["n"] for entry in form["entries"]] == [1, 2]
    assert [player["name"] for player in form["players"]] == ["Ann", "Bob"]
    with pytest.raises(NoTable):
        operate(database, lambda url, engine: Reader(engine).export("nowhere"))


def test_the_commands(tmp_path: Path) -> None:
    data = ["--data", str(tmp_path)]

    def run(*arguments: str) -> str:
        done = CliRunner().invoke(app, [*arguments, *data])
        if done.exception is not None:
            raise done.exception
        return done.output

    refused(weirwood(tmp_path, "data", "backup"))
    with_store(None, tmp_path, keep)
    copy = str(tmp_path / "copy.db")
    for arguments in (["backup", copy], ["backup"], ["restore", copy]):
        run(*arguments)
    with_store(None, tmp_path, check)
    assert len(list((tmp_path / "backups").iterdir())) == 2
    assert json.loads(run("export", "winterfell"))["table"]["id"] == "winterfell"
    for arguments in (["backup", copy], ["export", "nowhere"], ["restore", "nowhere"]):
        with pytest.raises(WeirwoodError):
            run(*arguments)
    with pytest.raises(BadArgument, match="cannot be written"):
        run("backup", f"{copy}/below")


def test_what_is_no_database_of_ours_is_not_backed_up(tmp_path: Path) -> None:
    file = tmp_path / FILE
    for content in (b"", b"winter is coming" * 100):
        file.write_bytes(content)
        refused(weirwood(tmp_path, "data", "backup"))
    assert not (tmp_path / "backups").exists() or not list((tmp_path / "backups").iterdir())


def test_the_database_of_somebody_else_is_left_alone(database: str, tmp_path: Path) -> None:
    async def make(url: URL, engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE tables (legs INTEGER)"))

    operate(database, make)
    with pytest.raises(BadData, match="tables"):
        asyncio.run(Store.open(database, tmp_path))


def test_an_error_of_the_database_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(WeirwoodError):
        operate(
            f"postgresql://nobody@127.0.0.1:1/{tmp_path.name}", lambda url, engine: Reader(engine).export("x")
        )
