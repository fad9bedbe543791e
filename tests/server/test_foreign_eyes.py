"""Attacks on a hand that is not one's own: every door by which a person at the table, or a spectator, could see it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.company import ABSENCE, BOT, ME, Company, code_of, kinds
from tests.server.guests import Guest, first_answer, server

# What is free when alone: nobody else has a seat, present or not.


@pytest.fixture
def left_alone(people: Company) -> Company:
    """Ann sits there with a bot that keeps the seat of Bob, who is absent."""
    people.bob_leaves()
    people.clock.now += ABSENCE
    people.one.ask("propose", what="bot", seat=1)
    while people.one.told["decision"] is None:
        people.one.receive()
    people.one.choose(*first_answer(people.one.decision))
    return people


def test_undo_is_not_free_while_somebody_is_absent(left_alone: Company) -> None:
    left_alone.one.ask("look")
    assert left_alone.one.told["undo"] != "free"
    assert left_alone.one.ask("undo") == {"done": False}
    [proposal] = left_alone.one.told["proposals"]
    assert proposal["needed"] == [1]
    left_alone.bob_returns()
    left_alone.two.ask("answer", proposal=proposal["id"], yes=False)


def test_no_fork_hint_or_speed_while_somebody_is_absent(left_alone: Company) -> None:
    for seat in (0, 1):
        left_alone.fork(left_alone.ann, 403, seat=seat)
        left_alone.fork(left_alone.bob, 403, seat=seat)
        left_alone.fork(left_alone.eve, 403, seat=seat)
    assert code_of(left_alone.one, "hint") == "not-now"
    assert code_of(left_alone.one, "speed", bots=2) == "not-now"
    assert kinds(left_alone.one) == ["absent"]


@pytest.mark.parametrize("what", ["show-hands", "pause"])
def test_what_all_must_agree_to_waits_for_somebody_who_is_absent(left_alone: Company, what: str) -> None:
    assert left_alone.one.ask("propose", what=what) == {"done": False}
    watching = left_alone.watching()
    assert not watching.told["table"].get("open_hands")
    assert code_of(watching, "look", eyes=1) == "forbidden"
    left_alone.bob_returns()
    [proposal] = left_alone.two.told["proposals"]
    assert (proposal["what"], proposal["needed"]) == (what, [1])


def test_a_paused_game_goes_on_though_somebody_is_absent(people: Company) -> None:
    people.one.ask("propose", what="pause")
    people.two.ask("look")
    people.two.ask("answer", proposal=people.two.told["proposals"][0]["id"], yes=True)
    people.bob_leaves()
    assert people.one.ask("propose", what="resume") == {"done": False}
    people.clock.now += ABSENCE
    people.one.ask("propose", what="bot", seat=1)
    assert people.one.ask("propose", what="resume") == {"done": True}
    assert people.one.told["table"]["state"] == "running"


def test_a_rematch_waits_for_somebody_who_is_absent(left_alone: Company) -> None:
    left_alone.one.ask("concede")
    assert left_alone.one.ask("propose", what="rematch") == {"done": False}
    assert left_alone.one.told["table"].get("rematch") is None


# Hints between people.


def test_there_are_no_hints_between_people(people: Company) -> None:
    assert code_of(people.one, "hint") == code_of(people.two, "hint") == "not-now"


def test_a_hint_is_told_in_the_chronicle_once(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, eve = Guest(client, "Ann"), Guest(client, "Eve")
        opened = ann.post("/api/tables", game="intrigue", seats=[ME, BOT])
        with ann.at(opened["table"]) as chair, eve.at(*opened["link"][7:].split("?key=")) as watching:
            assert chair.decision
            chair.ask("hint")
            chair.ask("hint")
            assert kinds(chair) == kinds(watching) == ["hint"]


# Forks, and forks of forks: they have the seed.


def test_a_game_between_people_is_played_on_only_when_it_is_over(people: Company) -> None:
    for guest in (people.ann, people.bob, people.eve):
        for seat in (0, 1):
            people.fork(guest, 403, seat=seat)
    assert people.ann.get(f"/api/tables/{people.table}/record", 409)
    assert kinds(people.one) == []
    people.two.ask("concede")
    people.fork(people.ann, 200, seat=1)
    assert kinds(people.one) == ["fork"]


@contextmanager
def forked(folder: Path) -> Iterator[tuple[Guest, str, str]]:
    """A game of Ann's against a bot that goes on, a fork of it, and a fork of that fork, both conceded."""
    with server(folder) as client:
        ann = Guest(client, "Ann")
        table = ann.open("intrigue", ME, BOT, BOT)
        first = ann.post(f"/api/tables/{table}/fork", at=0, seat=0)["table"]
        second = ann.post(f"/api/tables/{first}/fork", at=0, seat=0)["table"]
        for fork in (first, second):
            with ann.at(fork) as chair:
                chair.play_first()
        yield ann, table, second


def test_a_fork_of_a_fork_shows_no_foreign_hand_while_the_first_game_goes_on(tmp_path: Path) -> None:
    with forked(tmp_path) as (ann, table, fork):
        with ann.at(fork) as chair:
            assert chair.is_over
            assert code_of(chair, "replay", at=0, eyes=1) == "forbidden"
            assert code_of(chair, "show_seed") == "not-now"
            link = chair.told["table"]["link"]
            key = link.partition("key=")[2]
            eve = Guest(ann.http, "Eve")
            with eve.at(fork, key) as watching:
                assert code_of(watching, "look", eyes=1) == "forbidden"
                assert code_of(watching, "replay", at=0, eyes=1) == "forbidden"
        assert ann.get(f"/api/tables/{fork}/story?eyes=1", 403)
        assert ann.get(f"/api/tables/{fork}/story?eyes=0")["plies"] == []
        assert ann.get(f"/api/tables/{fork}/record", 409)
        assert ann.post(f"/api/tables/{fork}/fork", 403, at=0, seat=1)
        with ann.at(table) as chair:
            chair.play_first()
        assert ann.get(f"/api/tables/{fork}/story?eyes=1")["plies"]
        with ann.at(fork) as chair:
            assert chair.ask("replay", at=0, eyes=1)["told"]["eyes"] == 1


def test_a_spectator_loses_foreign_eyes_when_a_finished_game_goes_on(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, eve = Guest(client, "Ann"), Guest(client, "Eve")
        opened = ann.post("/api/tables", game="intrigue", seats=[ME, BOT])
        table, key = opened["table"], opened["link"].partition("key=")[2]
        with ann.at(table) as chair, eve.at(table, key) as watching:
            chair.play_first()
            watching.wait_until(lambda told: told["table"]["state"] == "over")
            watching.ask("look", eyes=1)
            assert watching.told["eyes"] == 1
            chair.ask("undo")
            watching.wait_until(lambda told: told["table"]["state"] == "running")
            assert watching.told["eyes"] is None
            assert isinstance(watching.told["view"]["seats"][1]["hand"], int)


# Eyes in the running game itself.


def test_nobody_looks_with_foreign_eyes_into_a_running_game(people: Company) -> None:
    watching = people.watching()
    for chair in (people.one, watching):
        assert code_of(chair, "replay", at=0, eyes=1) == "forbidden"
    assert code_of(watching, "look", eyes=0) == code_of(watching, "look", eyes=1) == "forbidden"
    assert code_of(people.one, "look", eyes=1) == "not-now"
    for guest in (people.ann, people.eve):
        guest.get(f"/api/tables/{people.table}/story?eyes=1&key={people.key}", 403)
    people.eve.get(f"/api/tables/{people.table}/record?key={people.key}", 409)


def test_open_hands_are_told_in_the_chronicle(people: Company) -> None:
    people.one.ask("propose", what="show-hands")
    people.two.ask("look")
    people.two.ask("answer", proposal=people.two.told["proposals"][0]["id"], yes=True)
    assert kinds(people.one) == ["hands"]


# Further people.


def test_nobody_takes_a_bots_seat_in_a_game_that_was_hinted_forked_or_shown(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, eve = Guest(client, "Ann"), Guest(client, "Eve")
        opened = ann.post("/api/tables", game="intrigue", seats=[ME, BOT], private=False)
        table = opened["table"]
        with ann.at(table) as chair, eve.at(table) as watching:
            assert chair.decision
            chair.ask("hint")
            chair.ask("propose", what="show-hands")
            fork = ann.post(f"/api/tables/{table}/fork", at=0, seat=0)
            assert kinds(watching) == ["hint", "hands", "fork"]
            assert code_of(watching, "sit", seat=1) == "not-now"
            assert code_of(watching, "come_back") == "not-seated"
            assert code_of(watching, "propose", what="bot", seat=0) == "not-seated"
        with eve.at(fork["table"], fork["link"].partition("key=")[2]) as watching:
            assert code_of(watching, "sit", seat=1) == "not-now"
            assert code_of(watching, "come_back") == "not-seated"


def test_a_seat_taken_back_from_a_bot_sees_what_that_seat_may_see(left_alone: Company) -> None:
    left_alone.bob_returns()
    assert left_alone.two.told["eyes"] == 1
    view = left_alone.two.told["view"]
    assert isinstance(view["seats"][1]["hand"], dict) and isinstance(view["seats"][0]["hand"], int)
    assert code_of(left_alone.two, "replay", at=0, eyes=0) == "forbidden"


def test_a_rematch_carries_nothing_over(people: Company) -> None:
    people.one.ask("propose", what="show-hands")
    people.two.ask("look")
    people.two.ask("answer", proposal=people.two.told["proposals"][0]["id"], yes=True)
    people.two.ask("concede")
    people.one.ask("propose", what="rematch")
    people.two.ask("look")
    people.two.ask("answer", proposal=people.two.told["proposals"][0]["id"], yes=True)
    again = people.two.told["table"]["rematch"]
    with people.ann.at(again) as chair:
        assert chair.told["table"]["state"] == "running"
        assert not chair.told["table"].get("open_hands") and chair.told["notes"] == []
        assert chair.told["table"]["commitment"] not in ("", people.one.told["table"]["commitment"])
        assert chair.told["table"].get("parent") is None
    people.fork(people.eve, 200, seat=1)
    people.ann.post(f"/api/tables/{again}/fork", 403, at=0, seat=0)


def test_an_uploaded_game_has_no_seat_for_anybody(people: Company) -> None:
    people.two.ask("concede")
    record = people.ann.get(f"/api/tables/{people.table}/record")
    brought = people.ann.post("/api/records", **record)
    key = brought["link"].partition("key=")[2]
    with people.ann.at(brought["table"]) as mine, people.eve.at(brought["table"], key) as watching:
        for chair in (mine, watching):
            assert chair.told["me"] is None
            assert code_of(chair, "sit", seat=1) == "not-now"
            for op in ("come_back", "undo", "hint"):
                assert code_of(chair, op) == "not-seated"
            for what in ("rematch", "bot", "show-hands"):
                assert code_of(chair, "propose", what=what, seat=1) == "not-seated"
