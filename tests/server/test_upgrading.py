"""A server that ends keeps how every table stands, and a table that would go on otherwise is read-only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.guests import Guest, server
from weirwood import __version__
from weirwood.core.catalogue import find_game
from weirwood.server.storage.forms import Snapshot
from weirwood.server.storage.store import Store


def playing(folder: Path) -> tuple[str, str]:
    """A game that was begun, on a server that has ended: the table, and the word of its link."""
    with server(folder) as client:
        ann = Guest(client, "Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = ann.post("/api/tables", game="intrigue", seats=seats)
        table = str(made["table"])
        with ann.at(table) as chair:
            chair.choose(chair.decision["options"][0]["key"])
    return table, made["link"].rpartition("key=")[2]


def kept(folder: Path, table: str, snapshot: Snapshot | None = None) -> tuple[int, Snapshot | None]:
    async def read() -> tuple[int, Snapshot | None]:
        store = await Store.open(None, folder)
        if snapshot is not None:
            await store.append(table, (), snapshot=snapshot)
        _, entries, found = await store.load(table)
        await store.close()
        return len(entries), found

    return asyncio.run(read())


def test_a_snapshot_of_the_end_is_kept(tmp_path: Path) -> None:
    table, key = playing(tmp_path)
    entries, snapshot = kept(tmp_path, table)
    assert snapshot is not None and snapshot.n == entries > 1
    with server(tmp_path) as client, Guest(client).at(table, key) as watching:
        assert watching.told["table"]["state"] == "running"


def test_another_state_than_the_one_kept_makes_the_table_read_only(tmp_path: Path) -> None:
    table, key = playing(tmp_path)
    entries, _ = kept(tmp_path, table)
    game = find_game("intrigue")
    other = game.start(game.setup(game.ready(2), {}), 0).dump()
    kept(tmp_path, table, Snapshot(entries, other, "another", "0.0.9", game.pool))
    with server(tmp_path) as client, Guest(client).at(table, key) as watching:
        assert watching.told["table"]["state"] == "read-only"
        assert "0.0.9" in watching.told["table"]["reason"]


@pytest.mark.parametrize(
    ("state", "engine", "told"),
    [("same", "0.0.9", "running"), ("old", "0.0.9", "running"), ("old", __version__, "read-only")],
)
def test_a_position_written_in_another_way_is_compared_or_rebuilt(
    tmp_path: Path, state: str, engine: str, told: str
) -> None:
    """A save of this version that cannot be read is damage; one of another version is what the journal says."""
    table, key = playing(tmp_path)
    entries, snapshot = kept(tmp_path, table)
    assert snapshot is not None
    saved = snapshot.state if state == "same" else b"an older form"
    kept(tmp_path, table, Snapshot(entries, saved, "written otherwise", engine, snapshot.pool))
    with server(tmp_path) as client, Guest(client).at(table, key) as watching:
        assert watching.told["table"]["state"] == told
