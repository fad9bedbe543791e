"""A killed server loses nothing that it acknowledged, and every table goes on; and losses would be noticed."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from weirwood.server.load.chair import Chair, Tally, percentile
from weirwood.server.load.guest import Guest
from weirwood.server.load.surviving import missing, survive
from weirwood.server.storage.connecting import FILE
from weirwood.server.storage.forms import Entry, Player, TableMeta
from weirwood.server.storage.store import Store


def test_a_server_that_is_killed_under_running_tables(tmp_path: Path) -> None:
    figures = asyncio.run(survive(tmp_path, 4, 2, "second/joust", seed=1, between_s=(0.2, 1.5)))
    assert figures["lost"] == [] and figures["stopped"] == [] and figures["faults"] == []
    assert figures["acknowledged"] > 8
    assert figures["reconnected"] >= 8


def test_a_lost_choice_would_be_noticed(tmp_path: Path) -> None:
    import random

    chairs = [Chair(Guest(0), "winterfell", "", random.Random(1), Tally()) for _ in range(2)]
    chairs[0].acknowledged = [(0, ["pass"]), (1, ["done"])]
    chairs[1].acknowledged = [(0, ["pass"])]

    async def keep() -> None:
        store = await Store.open(None, tmp_path)
        meta = TableMeta(
            id="winterfell",
            key="",
            game="intrigue",
            created=1,
            setup={},
            seed=1,
            salt=b"",
            engine="",
            pool="",
        )
        await store.create(meta, [Player(0, "a", "Ann"), Player(1, "b", "Bob")])
        made = [
            (0, 0, {"keys": ["pass"]}),
            (0, 1, {"keys": [], "sent": ["done"]}),
            (1, 0, {"keys": ["pass"]}),
        ]
        entries = [
            Entry(n, n, "choice", {"seat": seat, "at": at, **keys})
            for n, (seat, at, keys) in enumerate(made, 1)
        ]
        await store.append("winterfell", entries)
        await store.close()

    asyncio.run(keep())
    assert asyncio.run(missing(tmp_path, None, chairs)) == []
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("DELETE FROM entries WHERE n = 2")
    connection.commit()
    connection.close()
    assert len(asyncio.run(missing(tmp_path, None, chairs))) == 1


def test_percentiles() -> None:
    assert percentile([], 0.5) is None
    assert percentile([1.0], 0.95) == 1.0
    hundred = [float(n) for n in range(1, 101)]
    assert [percentile(hundred, part) for part in (0.5, 0.95, 0.99, 1.0)] == [50.0, 95.0, 99.0, 100.0]
