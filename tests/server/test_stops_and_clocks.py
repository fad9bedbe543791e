"""Passing on a seat's behalf, and clocks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.fake_time import FakeTime
from tests.server.guests import Chair, Guest, first_answer, server
from weirwood.core.errors import BadArgument
from weirwood.server.hall.hall import Hall
from weirwood.server.table.bots_at_table import Pace
from weirwood.server.table.clocks import Clocks, checked_clock
from weirwood.server.table.driving import Step, pause
from weirwood.server.wire.messages import ClockRule

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
SEATS = (ME | {"deck": "The Winter Pack"}, BOT | {"deck": "Lions at Court"})


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


@pytest.fixture
def chair(client: TestClient) -> Iterator[Chair]:
    ann = Guest(client, "Ann")
    with ann.at(ann.open("second/joust", *SEATS, seed=5, tutorial="first")) as chair:
        yield chair


def decisions(chair: Chair, most: int = 200) -> Iterator[dict[str, Any]]:
    """The decisions that come, each answered with its first answer."""
    for _ in range(most):
        while chair.told["decision"] is None:
            if chair.is_over:
                return
            chair.receive()
        decision = chair.told["decision"]
        yield decision
        if chair.told["decision"] is decision:
            chair.choose(*first_answer(decision))


def test_windows_without_a_choice_are_passed_unless_a_stop_is_set(chair: Chair) -> None:
    for decision in decisions(chair):
        assert len(decision["options"]) > 1 or decision["candidates"]
        if chair.told["status"]["round"] == 2:
            break
    chair.ask("stops", stops=["1.aw", "2.aw"])
    assert chair.told["stops"] == {"stops": ["1.aw", "2.aw"], "ask": "matters", "until": None}
    stopped = set()
    for decision in decisions(chair):
        if decision["kind"] == "act":
            stopped.add(decision["why"]["step"])
        if chair.told["status"]["round"] == 4:
            break
    assert {"1.aw", "2.aw"} <= stopped


def test_passing_until_the_end_of_the_round(chair: Chair) -> None:
    asked = iter(decisions(chair))
    while next(asked)["kind"] != "act":
        pass
    round = chair.told["status"]["round"]
    chair.ask("stops", until="round")
    for decision in asked:
        if chair.told["status"]["round"] > round:
            break
        assert decision["kind"] not in ("act", "trigger", "challenge")
    assert chair.told["stops"]["until"] is None


def test_passing_until_it_concerns_me_stops_in_ones_own_marshaling(chair: Chair) -> None:
    chair.ask("stops", ask="everything")
    asked = iter(decisions(chair))
    while next(asked)["kind"] != "act":
        pass
    assert chair.told["status"]["phase"] == "plot"
    chair.ask("stops", until="concern")
    decision = next(asked)
    assert decision["kind"] == "act" and chair.told["status"]["phase"] == "marshaling"
    assert chair.told["status"]["active"] == 0
    assert any(option["verb"] == "marshal" for option in decision["options"])


def test_what_matters_is_asked_unless_one_wants_everything(chair: Chair) -> None:
    """The deck has an agenda that may be used in every window, and is of use in few."""
    asked = iter(decisions(chair))
    while next(asked)["kind"] != "act":
        pass
    assert chair.told["stops"]["ask"] == "matters"
    assert chair.told["status"]["phase"] == "marshaling" and chair.told["status"]["active"] == 0
    chair.ask("stops", ask="mine")
    for decision in asked:
        if decision["kind"] == "act":
            assert chair.told["status"]["active"] == 0
        if chair.told["status"]["round"] == 2:
            break
    chair.ask("stops", ask="everything")
    while next(asked)["kind"] != "act":
        pass
    assert chair.told["status"]["phase"] == "plot"


def test_a_stop_is_stronger_than_passing(chair: Chair) -> None:
    asked = iter(decisions(chair))
    while next(asked)["kind"] != "act":
        pass
    chair.ask("stops", stops=["5.aw"], until="round")
    steps = []
    for decision in asked:
        if decision["kind"] == "act":
            steps.append(decision["why"]["step"])
            break
    assert steps == ["5.aw"]


def test_every_passed_window_waits_as_long_as_any_other() -> None:
    class Three:
        """A table with so many persons."""

        speed = 0
        pace = Pace(bot=0.4, passing=0.15, passing_alone=0.05)

        def __init__(self, people: int) -> None:
            self.holders = list(range(people))

    for maker in ("bot", "server"):
        assert pause(Three(2), Step(0, 0, None, maker), ["pass"]) == 0.15  # type: ignore[arg-type]
        assert pause(Three(1), Step(0, 0, None, maker), ["pass"]) == 0.05  # type: ignore[arg-type]
    assert pause(Three(1), Step(0, 0, None, "bot"), ["marshal:3"]) == 0.4  # type: ignore[arg-type]
    fast = Three(1)
    fast.speed = 2
    assert pause(fast, Step(0, 0, None, "bot"), ["marshal:3"]) == 0  # type: ignore[arg-type]


def test_bots_wait_before_each_deed_unless_they_are_hurried(tmp_path: Path) -> None:
    class Noted(FakeTime):
        """A time in which nothing waits, and that knows how long things would have waited."""

        async def sleep(self, seconds: float) -> None:
            waited.append(seconds)

    waited: list[float] = []
    pace = Pace(bot=0.4, passing=0, passing_alone=0, answering=(0, 0), window=0, time=Noted())
    with server(tmp_path, pace=pace) as client:
        ann = Guest(client, "Ann")
        with ann.at(ann.open("second/joust", *SEATS, seed=5, tutorial="first")) as chair:
            for _ in decisions(chair):
                if chair.told["status"]["phase"] == "challenges":
                    break
            assert len(waited) > 3 and waited == pytest.approx([0.4] * len(waited))
            chair.ask("speed", bots=2)
            waited.clear()
            for _ in decisions(chair):
                if chair.told["status"]["round"] == 2:
                    break
            assert waited == []


class Time:
    """A clock's time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bank_runs_after_its_delay_and_only_for_those_who_are_asked() -> None:
    time = Time()
    clocks = Clocks(ClockRule("bank", bank_s=60, delay_s=5), 2, time)
    clocks.run_for({0})
    time.now += 4
    assert clocks.left_ms(0) == 60_000 and clocks.next_flag() == 61
    time.now += 11
    assert (clocks.left_ms(0), clocks.left_ms(1)) == (50_000, 60_000)
    assert clocks.stop(0) == 10_000
    clocks.run_for({1})
    time.now += 30
    assert clocks.left_ms(0) == 50_000 and clocks.runs(1) and clocks.fallen() is None
    time.now += 100
    assert clocks.fallen() == 1 and clocks.left_ms(1) == 0


def test_a_limit_is_shared_by_all() -> None:
    time = Time()
    clocks = Clocks(ClockRule("limit", limit_s=60), 2, time)
    clocks.run_for({0})
    time.now += 40
    clocks.stop(0)
    clocks.run_for({1})
    time.now += 15
    assert clocks.left_ms(0) == clocks.left_ms(1) == 5_000


def test_no_clock_runs_where_there_is_none() -> None:
    clocks = Clocks(ClockRule(), 2)
    clocks.run_for({0})
    assert clocks.left_ms(0) is None and clocks.next_flag() is None and clocks.fallen() is None


@pytest.mark.parametrize(
    "rule", [ClockRule("bank"), ClockRule("limit", limit_s=10**6), ClockRule("bank", 60, delay_s=-1)]
)
def test_a_clock_that_cannot_run_is_refused(rule: ClockRule) -> None:
    with pytest.raises(BadArgument):
        checked_clock(rule)


def test_who_runs_out_of_time_has_lost(client: TestClient) -> None:
    ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
    table_id = ann.open("intrigue", ME, OPEN, private=False, clock={"kind": "bank", "bank_s": 600})
    with ann.at(table_id) as one, bob.at(table_id) as two:
        two.ask("sit", seat=1)
        two.ask("ready")
        hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
        table = hall.tables[table_id]
        assert table.course is not None and client.portal is not None
        [asked] = table.course.match.waiting
        one.ask("look")
        assert [seat["running"] for seat in one.told["seats"]] == [asked == 0, asked == 1]
        table.clocks.used_ms[asked] = 600_000
        client.portal.call(table.changed.set)
        one.wait_until(lambda told: told["table"]["state"] == "over")
        outcome = one.told["status"]["outcome"]
        assert (outcome["winners"], outcome["reason"]) == ([1 - asked], "time")


def test_stops_that_are_set_already_are_not_written_again(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("second/joust", ME, BOT)
        with ann.at(table) as chair:
            assert chair.decision
            for stops, until in (
                (["marshal-action"], None),
                (["marshal-action"], None),
                (["marshal-action"], "round"),
                (["marshal-action", "marshal-action"], "round"),
                ([], None),
                ([], None),
            ):
                chair.ask("stops", stops=stops, until=until)
        assert client.portal is not None
        store = client.app.state.hall.store  # type: ignore[attr-defined]
        _, entries, _ = client.portal.call(store.load, table)
    kept = [(entry.data["stops"], entry.data["until"]) for entry in entries if entry.kind == "stops"]
    assert kept == [(["marshal-action"], None), (["marshal-action"], "round"), ([], None)]
