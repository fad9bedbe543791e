"""Bots and hints think in processes of their own: no table waits for another's, and none stops for a bad bot."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from tests.server.guests import Guest as Asker
from tests.server.guests import server
from weirwood.bots import make_bot
from weirwood.bots.answering import answer_of
from weirwood.core.catalogue import find_game
from weirwood.core.errors import IllegalChoice
from weirwood.core.match import Match
from weirwood.server.hall.hall import Hall
from weirwood.server.http.requests import handle
from weirwood.server.http.session import Guest
from weirwood.server.limits import Limits
from weirwood.server.refusals import Stale, TooMuch
from weirwood.server.storage.store import Store
from weirwood.server.table.bots_at_table import AT_ONCE
from weirwood.server.table.course import PERSON
from weirwood.server.table.table import Table
from weirwood.server.wire.http import NewTable, SeatWish
from weirwood.server.wire.messages import Hint
from weirwood.server.work import thinking
from weirwood.server.work.shares import Shares
from weirwood.server.work.thinking import Thinkers
from weirwood.server.work.workers import Thinker

ANN = Guest("ann", "Ann")
FAKES = "tests.server.fake_bots:"
PATIENCE_S = 60


@pytest.fixture
def reports(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The bots that were reported."""
    found: list[str] = []
    monkeypatch.setattr(thinking, "log_forfeit", lambda table, seat, bot, error: found.append(bot))
    return found


def a_match(game_id: str = "intrigue") -> Match:
    game = find_game(game_id)
    return Match(game, game.setup(game.ready(2), {}), 3)


def test_a_bad_bot_forfeits_its_say_and_a_quick_one_plays(reports: list[str]) -> None:
    match = a_match()
    [seat, *_] = match.waiting
    quick = answer_of(make_bot("heuristic", "intrigue", 5), match.state.clone(), seat)
    bad = [FAKES + name for name in ("Fails", "Babbles", "Mumbles", "Quits", "Dawdles")]

    async def think() -> None:
        thinkers = Thinkers(replace(Limits(), thinkers=1, thought_cpu_s=0.5))
        try:
            for bot in bad:
                answer = await thinkers.choice("table", match.game, match.state, seat, bot, 5)
                assert answer == quick
            assert reports == bad
            last = await thinkers.choice("table", match.game, match.state, seat, FAKES + "Last", 5)
            assert last.keys == [[*match.decision(seat).options][-1].key]
            assert reports == bad
        finally:
            await thinkers.close()

    asyncio.run(think())


def test_a_process_that_hangs_is_ended_and_another_thinks(reports: list[str]) -> None:
    """One that uses no processor is told by the clock, which gives it several times as long."""
    match = a_match()
    [seat, *_] = match.waiting
    quick = answer_of(make_bot("heuristic", "intrigue", 5), match.state.clone(), seat)

    async def think() -> None:
        thinkers = Thinkers(replace(Limits(), thinkers=1, thought_cpu_s=0.2))
        try:
            answer = await thinkers.choice("table", match.game, match.state, seat, FAKES + "Sleeps", 5)
            assert answer == quick and reports == [FAKES + "Sleeps"]
            thinkers.limits = Limits()
            last = await thinkers.choice("table", match.game, match.state, seat, FAKES + "Last", 5)
            assert last.keys == [[*match.decision(seat).options][-1].key] and len(reports) == 1
        finally:
            await thinkers.close()

    asyncio.run(think())


def test_a_quick_bot_that_fails_forfeits_its_say_as_well(
    reports: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match()
    [seat, *_] = match.waiting
    wanted = answer_of(make_bot("random", "intrigue", 5), match.state.clone(), seat)
    monkeypatch.setattr("weirwood.bots.players.HeuristicBot.choose", lambda bot, eyes: 1 / 0)

    async def think() -> None:
        thinkers = Thinkers()
        answer = await thinkers.choice("table", match.game, match.state, seat, "heuristic", 5)
        assert answer == wanted and "heuristic" in reports
        await thinkers.close()

    asyncio.run(think())


def test_the_table_that_used_the_least_is_next_and_reviews_come_last() -> None:
    async def queue() -> None:
        shares = Shares(1)
        done: list[str] = []

        async def think(name: str, seconds: float, later: bool = False) -> None:
            await shares.turn(name, later)
            done.append(name)
            await asyncio.sleep(0)
            shares.give_back(name, seconds)

        await shares.turn("first")
        waiting = [("busy", 5.0), ("busy", 5.0), ("calm", 1.0), ("calm", 1.0), ("calm", 1.0)]
        tasks = [asyncio.create_task(think("review", 1.0, later=True))]
        tasks += [asyncio.create_task(think(*each)) for each in waiting]
        await asyncio.sleep(0)
        gone = asyncio.create_task(think("gone", 1.0))
        await asyncio.sleep(0)
        gone.cancel()
        shares.give_back("first", 1.0)
        await asyncio.gather(*tasks)
        assert done == ["busy", "calm", "calm", "calm", "busy", "review"]
        assert (shares.free, shares.waiting) == (1, [])

    asyncio.run(queue())


def test_a_question_with_one_answer_waits_for_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most of what a searching bot is asked at a table of a challenge game: to pass a window."""
    game = find_game("second/joust")
    match = Match(game, game.setup(game.ready(2), {"ask": "windows"}), 3)

    async def do(self: Thinker, *job: Any) -> msgspec.Raw:
        raise AssertionError("a process was asked")

    async def answer() -> list[str]:
        thinkers = Thinkers(replace(Limits(), thinkers=1))
        try:
            [seat, *_] = match.waiting
            return (await thinkers.choice("table", game, match.state, seat, "hand", 1)).keys
        finally:
            await thinkers.close()

    monkeypatch.setattr(Thinker, "do", do)
    asked = match.decision(match.waiting[0])
    while len(asked.options) > 1 or asked.picked is not None:
        match.choose_index(asked.seat, 0)
        asked = match.decision(match.waiting[0])
    assert asyncio.run(answer()) == [asked.options[0].key]


def test_few_hints_may_wait_for_one_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match()
    [seat, *_] = match.waiting

    async def ask() -> None:
        go_on = asyncio.Event()

        async def do(self: Thinker, *job: Any) -> msgspec.Raw:
            await go_on.wait()
            return msgspec.Raw(b'{"keys":["a"],"reason":[]}')

        monkeypatch.setattr(Thinker, "do", do)
        thinkers = Thinkers(replace(Limits(), thinkers=1, jobs_per_guest=2))

        def advice(guest: str) -> Any:
            return thinkers.advice("table", Guest(guest, guest), match.game, match.state.dump(), seat, 1)

        asked = [asyncio.create_task(advice("ann")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await advice("ann")
        asked.append(asyncio.create_task(advice("bob")))
        go_on.set()
        assert [answer.keys for answer in await asyncio.gather(*asked)] == [["a"]] * 3
        assert (await advice("ann")).keys == ["a"]

    asyncio.run(ask())


class Pondering(Thinker):
    """A thinker that thinks until it is told to stop, or what to answer."""

    began: ClassVar[list[Pondering]] = []

    async def do(self, name: str, arguments: bytes, body: bytes, cpu_s: float) -> msgspec.Raw:
        self.ends: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.stopped = False
        self.began.append(self)
        async with asyncio.timeout(PATIENCE_S):
            return msgspec.Raw(await self.ends)

    def stop(self) -> None:
        self.stopped = True
        self.ends.set_result(b'[["nothing"]]')

    async def close(self) -> None:
        if self in self.began and not self.ends.done():
            self.stop()


@asynccontextmanager
async def pondered(
    folder: Path, monkeypatch: pytest.MonkeyPatch, starter: int = 0
) -> AsyncIterator[tuple[Hall, Table]]:
    """A table of Ann against a bot whose thoughts take as long as a test says; unless told, it is asked first."""
    monkeypatch.setattr(thinking, "Thinker", Pondering)
    monkeypatch.setattr(thinking, "is_slow", lambda bot: True)
    monkeypatch.setattr(Pondering, "began", [])
    store = await Store.open(None, folder)
    hall = Hall(store, pace=AT_ONCE)
    seats = [SeatWish(kind="bot", bot="heuristic"), SeatWish(kind="me")]
    try:
        yield hall, await hall.open(ANN, NewTable(game="intrigue", seats=seats, options={"starter": starter}))
    finally:
        await hall.close()
        await store.close()


async def until(is_so: Callable[[], bool]) -> None:
    """Let the loop go on until something is so."""
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():
            await asyncio.sleep(0)


def test_a_thought_ends_when_nobody_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with pondered(tmp_path, monkeypatch) as (hall, table):
            began = Pondering.began
            member = hall.join(table, ANN, None)
            await until(lambda: len(began) == 1)
            hall.part(table, member)
            await until(lambda: began[0].stopped)
            hall.join(table, ANN, None)
            await until(lambda: len(began) == 2)
            table.paused = True
            table.go_on()
            await until(lambda: began[1].stopped)
            table.paused = False
            table.go_on()
            await until(lambda: len(began) == 3)
            assert table.course is not None and table.course.ply == 0
        assert began[2].stopped

    asyncio.run(play())


def test_a_bot_thinks_no_further_when_a_choice_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it thinks of then is the game as it is then."""

    async def play() -> None:
        async with pondered(tmp_path, monkeypatch, starter=1) as (hall, table):
            began = Pondering.began
            hall.join(table, ANN, None)
            assert table.course is not None
            key = table.course.match.decision(1).options[0].key
            async with table.lock:
                await table.choose(1, table.course.number(1), [key], PERSON)
            await until(lambda: len(began) == 1)
            async with table.lock:
                await table.take_back(0)
            await until(lambda: began[0].stopped)
            assert table.course.match.waiting == (1,) and len(began) == 1

    asyncio.run(play())


@pytest.mark.parametrize("by", ["choosing", "leaving"])
def test_a_hint_ends_when_its_question_is_over_or_who_asked_is_gone(
    by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with pondered(tmp_path, monkeypatch, starter=1) as (hall, table):
            member = hall.join(table, ANN, None)
            hint = asyncio.create_task(handle(table, member, Hint(1)))
            await until(lambda: len(Pondering.began) == 1)
            assert table.course is not None
            if by == "choosing":
                key = table.course.match.decision(1).options[0].key
                async with table.lock:
                    await table.choose(1, table.course.number(1), [key], PERSON)
            else:
                hall.part(table, member)
            await until(lambda: Pondering.began[0].stopped)
            with pytest.raises(Stale):
                await hint

    asyncio.run(play())


def test_who_waits_for_a_hint_may_take_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other requests are served meanwhile, and the hint comes to nothing."""
    monkeypatch.setattr(thinking, "Thinker", Pondering)
    monkeypatch.setattr(Pondering, "began", [])
    with server(tmp_path) as client:
        ann = Asker(client, "Ann")
        me, random = {"kind": "me"}, {"kind": "bot", "bot": "random"}
        table = ann.open("intrigue", me, random, options={"starter": 0})
        with ann.at(table) as chair:
            chair.choose(chair.decision["options"][0]["key"])
            assert chair.decision
            chair.socket.send_text(json.dumps({"id": 7, "op": "hint"}))
            assert chair.ask("undo")["done"]
            while 7 not in chair._answers:
                chair.receive()
            assert chair._answers[7]["error"]["code"] == Stale.code
            assert all(one.stopped for one in Pondering.began)


def test_an_answer_that_the_game_refuses_is_made_by_another_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with pondered(tmp_path, monkeypatch) as (hall, table):
            refused: list[object] = []
            choose = table.choose

            async def refuse(seat: int, at: int, keys: list[str], *others: Any, **more: Any) -> None:
                if keys == ["what nobody offered"]:
                    refused.append(keys)
                    raise IllegalChoice("no")
                await choose(seat, at, keys, *others, **more)

            monkeypatch.setattr(table, "choose", refuse)
            hall.join(table, ANN, None)
            await until(lambda: len(Pondering.began) == 1)
            Pondering.began[0].ends.set_result(b'[["what nobody offered"]]')
            await until(lambda: table.course is not None and table.course.ply > 0)
            assert refused

    asyncio.run(play())


@pytest.mark.skipif(os.name != "posix", reason="a worker elsewhere cannot look whether it is told to stop")
def test_a_process_that_is_told_to_stop_ends_its_thought_and_takes_the_next() -> None:
    match = a_match()
    [seat, *_] = match.waiting

    async def think() -> None:
        thinkers = Thinkers(replace(Limits(), thinkers=1))
        try:

            async def choice(bot: str) -> list[str]:
                return (await thinkers.choice("t", match.game, match.state, seat, FAKES + bot, 5)).keys

            await choice("Last")
            [thinker] = thinkers._all
            before = thinker.pid
            endless = asyncio.create_task(choice("Searches"))
            await until(lambda: not thinkers._free)
            endless.cancel()
            assert await choice("Last") == [[*match.decision(seat).options][-1].key]
            assert endless.cancelled() and thinker.pid == before
        finally:
            await thinkers.close()

    asyncio.run(think())
