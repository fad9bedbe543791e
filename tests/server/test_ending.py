"""A server that ends waits for no bot and no clock: it says goodbye, keeps what is under way, and lets go."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.guests import Guest as Visitor
from tests.server.guests import server
from weirwood.server.hall.hall import Hall
from weirwood.server.http import requests
from weirwood.server.http.session import Guest
from weirwood.server.http.socket import GOING_AWAY
from weirwood.server.refusals import WorkerLost
from weirwood.server.storage.store import Store
from weirwood.server.table.bots_at_table import Pace
from weirwood.server.table.members import Member
from weirwood.server.table.table import Table
from weirwood.server.telling import whole
from weirwood.server.wire import messages as w
from weirwood.server.wire.http import NewTable, SeatWish
from weirwood.server.wire.messages import ClockRule
from weirwood.server.work.thinking import Thinkers

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
ME, OPEN, BOT = SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="bot", bot="random")
SLOW = Pace(bot=3600, passing=3600, passing_alone=3600)


def said(member: Member) -> list[dict[str, Any] | None]:
    """All that waits to be sent; None ends the connection."""
    found: list[dict[str, Any] | None] = []
    while not member.outbox.empty():
        raw = member.outbox.get_nowait()
        found.append(None if raw is None else msgspec.json.decode(raw))
    return found


async def two_at_play(hall: Hall) -> tuple[Table, Member, Member]:
    table = await hall.open(ANN, NewTable(game="intrigue", seats=[ME, OPEN], clock=ClockRule("bank", 3600)))
    ann, bob = hall.join(table, ANN, table.meta.key), hall.join(table, BOB, table.meta.key)
    await requests.handle(table, bob, w.Sit(id=1, seat=1))
    await requests.handle(table, bob, w.Ready(id=2))
    return table, ann, bob


def test_bots_that_think_and_clocks_that_run_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.Event()

    async def think(*arguments: object) -> list[str]:
        asked.set()
        await asyncio.Event().wait()
        raise AssertionError

    async def end() -> None:
        store = await Store.open(None, tmp_path)
        hall = Hall(store, pace=SLOW)
        monkeypatch.setattr(Thinkers, "choice", think)
        seats = [BOT, ME]
        alone = await hall.open(ANN, NewTable(game="intrigue", seats=seats, options={"starter": 0}))
        watching = hall.join(alone, ANN, None)
        table, ann, bob = await two_at_play(hall)
        await asked.wait()
        drivers = [task for task in asyncio.all_tasks() if task.get_name().startswith("drive ")]
        assert len(drivers) == 2
        for member in (watching, ann, bob):
            said(member)
        told = 0

        def count(table: Table, member: Member) -> dict[str, Any]:
            nonlocal told
            told += 1
            return {}

        monkeypatch.setattr(whole, "told_to", count)
        await hall.close()
        assert all(driver.done() for driver in drivers)
        for where, member in ((alone, watching), (table, ann), (table, bob)):
            goodbye, end = said(member)
            assert goodbye is not None and "closing" in goodbye
            assert end is None
            hall.part(where, member)
        assert told == 0  # nobody is left to be told that the others go
        await store.close()

    asyncio.run(end())


def test_a_table_that_wakes_while_the_server_ends_does_nothing_on_its_own(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def end() -> None:
        store = await Store.open(None, tmp_path)
        hall = Hall(store)
        table = await hall.open(ANN, NewTable(game="intrigue", seats=[BOT, ME], options={"starter": 0}))
        await hall.sleep(table)
        waking = asyncio.create_task(hall.find(table.id))
        await asyncio.sleep(0)
        await hall.close()
        with pytest.raises(WorkerLost):
            await waking
        assert hall.tables == {}
        for _ in range(3):
            await asyncio.sleep(0)
        assert not [task for task in asyncio.all_tasks() if task.get_name().startswith("drive ")]
        await store.close()

    asyncio.run(end())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_choice_under_way_is_kept_and_the_last_state_with_it(tmp_path: Path) -> None:
    async def end() -> str:
        store = await Store.open(None, tmp_path)
        hall = Hall(store, pace=SLOW)
        table, ann, bob = await two_at_play(hall)
        assert table.course is not None
        seat = table.course.match.waiting[0]
        member = (ann, bob)[seat]
        assert member.told is not None
        key = member.told["decision"]["options"][0]["key"]
        choice = requests.handle(table, member, w.Choose(id=9, at=table.course.number(seat), keys=[key]))
        under_way = asyncio.create_task(choice)
        before = table.entries
        await asyncio.sleep(0)
        assert table.course.ply == 1 and table.entries == before  # made, but not kept yet
        await hall.close()
        await store.close()
        await under_way
        return table.id

    async def look(table_id: str) -> None:
        store = await Store.open(None, tmp_path)
        _, entries, snapshot = await store.load(table_id)
        await store.close()
        assert [entry.kind for entry in entries][-2:] == ["begin", "choice"]
        assert snapshot is not None and snapshot.n == len(entries)

    asyncio.run(look(asyncio.run(end())))


def test_who_comes_while_the_server_ends_is_sent_away_again(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        ann = Visitor(client, "Ann")
        table = ann.open("intrigue", *seats)
        client.app.state.hall.is_closed = True  # type: ignore[attr-defined]
        with ann.http.websocket_connect(f"/ws/{table}") as socket, pytest.raises(WebSocketDisconnect) as left:
            socket.receive_text()
        assert left.value.code == GOING_AWAY
        assert client.app.state.hall.tables[table].members == []  # type: ignore[attr-defined]


def test_tidying_ends_even_while_it_waits_for_a_table_to_fall_asleep(tmp_path: Path) -> None:
    async def end() -> None:
        store = await Store.open(None, tmp_path)
        hall = Hall(store)
        table = await hall.open(ANN, NewTable(game="intrigue", seats=[ME, OPEN]))
        letting_go = asyncio.Event()

        async def linger() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                letting_go.set()
                await asyncio.sleep(0)

        hall._drivers[table.id].cancel()
        hall._drivers[table.id] = asyncio.create_task(linger())
        await asyncio.sleep(0)
        sleeping = asyncio.create_task(hall.sleep(table))
        await letting_go.wait()
        sleeping.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sleeping
        await hall.close()
        await store.close()

    asyncio.run(end())
