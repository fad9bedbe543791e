"""Who waits for others may prepare an answer, and nobody else can tell."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.fake_time import FakeTime
from tests.server.guests import Chair, Guest, Refused, arranged, server
from tests.server.test_no_leak import ANNS, QUIET, UNBOWED, bobs
from weirwood.server.hall.hall import Hall
from weirwood.server.table.bots_at_table import AT_ONCE, Pace
from weirwood.server.table.driving import next_step
from weirwood.server.table.table import Table

PASSING = 0.5


class Evening:
    """Ann, who is asked first, Bob and who watches."""

    def __init__(
        self, client: TestClient, table: str, of_bob: Guest, chairs: list[Chair], time: FakeTime | None
    ) -> None:
        hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
        self.client = client
        self.of_bob = of_bob
        self.table: Table = hall.tables[table]
        self.ann, self.bob, self.eve = chairs
        self._time = time

    def rest(self, seconds: float = 0.0) -> None:
        """Let time pass, until the server has nothing more to do by itself, or has to wait for that."""

        async def rest() -> None:
            if self._time is not None:
                self._time.let_pass(seconds)
                for _ in range(200):
                    await asyncio.sleep(0)
                return
            while self.table.lock.locked() or next_step(self.table) is not None:
                await asyncio.sleep(0)

        assert self.client.portal is not None
        self.client.portal.call(rest)

    def prepares(self, *keys: str) -> None:
        """Bob answers what he is going to be asked."""
        self.bob.ask("prepare", at=self.ahead["question"]["at"], keys=list(keys))

    @property
    def ahead(self) -> dict[str, Any]:
        """What Bob may prepare."""
        self.bob.ask("look")
        return dict(self.bob.told["ahead"])

    @property
    def asked(self) -> dict[str, Any] | None:
        """What Bob is asked."""
        self.bob.ask("look")
        found: dict[str, Any] | None = self.bob.told["decision"]
        return found

    def received(self) -> list[list[str]]:
        """What Ann and who watches received, but for what is the table's own."""
        for chair in (self.ann, self.eve):
            chair.ask("look")
        link = self.ann.told["table"]["link"]
        name = self.table.id
        return [
            [text.replace(link, "LINK").replace(name, "TABLE") for text in chair.traffic]
            for chair in (self.ann, self.eve)
        ]


@contextmanager
def evening(folder: Path, pace: Pace = AT_ONCE, **wish: Any) -> Iterator[Evening]:
    time = pace.time if isinstance(pace.time, FakeTime) else None
    with server(folder, pace=pace) as client, arranged(7), ExitStack() as stack:
        ann, bob, eve = (Guest(client, name) for name in ("Ann", "Bob", "Eve"))
        seats = [{"kind": "me", "deck": ANNS}, {"kind": "open"}]
        opened = ann.post("/api/tables", game="second/joust", seats=seats, options=QUIET, **wish)
        key = opened["link"].partition("key=")[2]
        chairs = [stack.enter_context(guest.at(opened["table"], key)) for guest in (ann, bob, eve)]
        chairs[1].ask("sit", seat=1, deck=bobs([UNBOWED] * 3))
        chairs[1].ask("ready")
        made = Evening(client, opened["table"], bob, chairs, time)
        made.rest()
        yield made


def first_picks(question: dict[str, Any]) -> list[str]:
    return [option["key"] for option in question["candidates"][:1]]


def test_mulligan_and_set_up_are_prepared_while_the_other_thinks(tmp_path: Path) -> None:
    with evening(tmp_path) as e:
        assert e.asked is None and e.ahead["question"]["kind"] == "mulligan" and e.ahead["keys"] is None
        e.prepares("mulligan")
        assert e.ahead["keys"] == ["mulligan"]
        hand = e.bob.told["view"]["seats"][1]["hand"]
        e.ann.choose("keep")
        e.rest()
        assert not set(hand) & set((e.asked, e.bob.told["view"]["seats"][1]["hand"])[1])
        question = e.ahead["question"]
        assert question["kind"] == "setup" and e.ahead["keys"] is None
        allowed = e.bob.ask("may", at=question["at"], keys=first_picks(question))
        assert allowed["accepted"] and allowed["line"]
        e.prepares(*first_picks(question))
        e.ann.choose()
        e.rest()
        e.bob.ask("look")
        assert len(e.bob.told["view"]["seats"][1]["play"]) == 1


def test_who_has_kept_a_hand_prepares_the_set_up(tmp_path: Path) -> None:
    with evening(tmp_path) as e:
        e.ann.choose("keep")
        e.rest()
        e.ann.ask("look")
        ahead = e.ann.told["ahead"]
        assert e.asked is not None and ahead["question"]["kind"] == "setup"
        e.ann.ask("prepare", at=ahead["question"]["at"], keys=[])
        e.bob.choose("keep")
        e.rest()
        assert e.asked is not None and e.bob.told["decision"]["kind"] == "setup"


def test_what_is_prepared_can_be_changed_taken_back_and_is_there_after_a_reload(tmp_path: Path) -> None:
    with evening(tmp_path) as e:
        e.prepares("mulligan")
        e.prepares("keep")
        with e.of_bob.at(e.table.id) as again:
            assert again.told["ahead"]["keys"] == ["keep"]
        e.bob.ask("prepare", at=e.ahead["question"]["at"], keys=None)
        assert e.ahead["keys"] is None
        e.ann.choose("keep")
        e.rest()
        assert e.asked is not None and e.bob.told["ahead"] is None
        e.bob.ask("prepare", at=e.asked["at"], keys=["keep"])  # it crossed the question on its way
        e.rest()
        assert e.asked is None


def test_only_what_will_be_asked_is_prepared(tmp_path: Path) -> None:
    with evening(tmp_path) as e:
        at = e.ahead["question"]["at"]
        for chair, number, keys, code in (
            (e.bob, at, ["pass"], "illegal-choice"),
            (e.bob, at, [], "illegal-choice"),
            (e.bob, at + 1, ["keep"], "stale"),
            (e.eve, at, ["keep"], "not-seated"),
        ):
            with pytest.raises(Refused) as refused:
                chair.ask("prepare", at=number, keys=keys)
            assert refused.value.code == code
        assert e.ahead["keys"] is None
        e.ann.choose("keep")
        e.rest()
        assert e.asked is not None
        e.bob.choose("keep")
        e.rest()
        [key] = first_picks(e.ahead["question"])
        with pytest.raises(Refused):
            e.prepares(key, key)
        assert e.ahead["keys"] is None


def test_it_is_dropped_where_another_question_comes_or_it_is_not_legal_then(tmp_path: Path) -> None:
    with evening(tmp_path) as e:
        e.prepares("keep")
        kept = e.table.ahead.prepared[1]
        e.table.ahead.prepared[1] = replace(kept, question=("another",))
        assert e.ahead["keys"] is None
        e.table.ahead.prepared[1] = replace(kept, keys=["nothing"])
        e.ann.choose("keep")
        e.rest()
        asked = e.asked
        assert asked is not None and asked["kind"] == "mulligan" and 1 not in e.table.ahead.prepared


@pytest.mark.parametrize("clock", [{}, {"kind": "limit", "limit_s": 60}], ids=["no clock", "clock"])
def test_others_are_told_the_same_whatever_was_prepared_or_was_not(
    tmp_path: Path, clock: dict[str, Any]
) -> None:
    """Bob prepares, changes his mind, or answers when he is asked, as late as the server would."""

    def play(folder: Path, prepared: list[list[str]]) -> list[list[str]]:
        with evening(folder, Pace(0, PASSING, 0, (0, 0), 0, FakeTime()), clock=clock) as e:
            for keys in prepared:
                e.prepares(*keys)
            e.ann.choose("keep")
            e.rest(PASSING)
            if not prepared:
                e.bob.choose("keep")
            e.rest()
            picks = first_picks(e.ahead["question"])
            if prepared:
                e.prepares(*picks)
            e.ann.choose()
            e.rest(PASSING)
            if not prepared:
                e.bob.choose(*picks)
            e.rest()
            return e.received()

    by_hand = play(tmp_path / "by-hand", [])
    assert play(tmp_path / "prepared", [["keep"]]) == by_hand
    assert play(tmp_path / "changed", [["mulligan"], ["keep"]]) == by_hand


@pytest.mark.parametrize("key", ["keep", "mulligan"])
def test_it_comes_after_the_same_pause_whatever_it_says(tmp_path: Path, key: str) -> None:
    with evening(tmp_path, Pace(0, PASSING, 0, (0, 0), 0, FakeTime())) as e:
        e.prepares(key)
        e.ann.choose("keep")
        e.rest(PASSING - 0.01)
        assert e.asked is None and e.ahead["keys"] == [key]
        assert e.table.course is not None and e.table.course.match.waiting == (1,)
        e.rest(0.01)
        assert e.table.course.match.waiting == (0,)


def test_against_bots_alone_nothing_is_prepared(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        with ann.at(ann.open("second/joust", {"kind": "me"}, {"kind": "bot", "bot": "random"})) as chair:
            assert chair.decision and chair.told["ahead"] is None
