"""The story of a game: its race, its beginnings and its turning points, as far as a viewer may know them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Chair, Guest, first_answer, server
from weirwood.bots import make_bot
from weirwood.bots.answering import answer_of
from weirwood.bots.standing import weigher
from weirwood.core.catalogue import find_game, game_ids
from weirwood.core.match import Match

ME = {"kind": "me", "deck": "The Winter Pack"}
BOT = {"kind": "bot", "bot": "heuristic", "deck": "Lions at Court"}
SEED: dict[str, Any] = {"options": {"sandbox": True}, "seed": 7}


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with server(Path(tmp_path_factory.mktemp("server"))) as client:
        yield Guest(client, "Ann")


def played(game_id: str, players: int, plies: int, seed: int = 3) -> Match:
    game = find_game(game_id)
    seats = [{"name": f"Seat {seat}"} | form for seat, form in enumerate(game.ready(players))]
    match = Match(game, game.setup(seats, {}), seed)
    while match.state.outcome is None and match.ply < plies:
        [seat, *_] = match.waiting
        match.choose_set(
            seat, answer_of(make_bot("heuristic", game_id, match.ply), match.state.clone(), seat).keys
        )
    return match


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_is_weighed_by_what_all_may_know(game_id: str) -> None:
    """In every world that a seat cannot tell from the true one the game stands the same."""
    weigh = weigher(game_id)
    assert weigh is not None
    match = played(game_id, find_game(game_id).seats[0], 60)
    seen = set()
    for ply, state in enumerate(match.walk()):
        here = weigh(state, False)
        seen.add(tuple(here.worth))
        for seat in range(len(match.setup.seats)):
            assert weigh(state.determinize(seat, ply), False) == here
    assert len(seen) > 2


def test_walking_a_match_gives_its_states(ann: Guest) -> None:
    match = played("intrigue", 2, 20)
    states = [state.dump() for state in match.walk()]
    assert len(states) == 21 and states[-1] == match.state.dump()
    assert [state.dump() for state in match.walk(18)] == states[18:]
    assert [state.dump() for state in match.walk(20)] == states[20:]


def test_a_game_has_a_race_beginnings_and_turning_points(ann: Guest) -> None:
    table = ann.open("second/joust", ME, BOT, **SEED)
    with ann.at(table) as chair:
        chair.play_first()
        moments = chair.told["moments"]
        final = [seat["power"] for seat in chair.told["view"]["seats"]]
    story = ann.get(f"/api/tables/{table}/story?eyes=0")
    assert story["moments"] == moments == len(story["points"]) and not story["fewest"]
    assert len(story["plies"]) == moments and story["plies"][0] == 0
    assert story["points"][0] == [0, 0] and story["points"][-1] == final
    begun = [(one["round"], one["phase"]) for one in story["beginnings"]]
    assert begun[:3] == [(1, "setup"), (1, "plot"), (1, "draw")] and len(set(begun)) == len(begun)
    assert 2 <= len(story["turns"]) <= 6
    places = [turn["at"] for turn in story["turns"]]
    assert places == sorted(places) and all(0 < place < moments for place in places)
    gainer = max(range(2), key=lambda seat: sum(t["gain"] for t in story["turns"] if t["seat"] == seat))
    assert gainer == 1, "who only ever passes is the one who loses"
    assert all(turn["text"] and turn["phase"] != "setup" and turn["gain"] >= 1 for turn in story["turns"])
    watched = ann.get(f"/api/tables/{table}/story")
    assert watched["eyes"] is None and watched["points"][-1] == final


def test_a_court_shows_its_scores_when_it_is_over(ann: Guest) -> None:
    table = ann.open("intrigue", {"kind": "me"}, {"kind": "bot"}, options={}, seed=5, tutorial="first")
    with ann.at(table) as chair:
        while chair.told["status"]["round"] == 1:
            chair.choose(*first_answer(chair.decision))
        penalties = [seat["penalty"] for seat in chair.told["view"]["seats"]]
        going = ann.get(f"/api/tables/{table}/story")
        assert going["points"][-1] == penalties and going["plies"] == []
        chair.play_first()
        scores = chair.told["status"]["outcome"]["scores"]
        assert [line["round"] for line in chair.told["log"]][-1] == 2, "what ends a round belongs to it"
    story = ann.get(f"/api/tables/{table}/story?eyes=1")
    assert story["points"][-1] == scores and story["fewest"]
    assert story["beginnings"] == [{"at": 0, "round": 1, "phase": None}, *story["beginnings"][1:]]
    assert story["turns"]


def test_taking_back_shortens_the_story(ann: Guest) -> None:
    table = ann.open("intrigue", {"kind": "me"}, {"kind": "bot"}, seed=5, tutorial="first")
    with ann.at(table) as chair:
        for _ in range(3):
            chair.choose(*first_answer(chair.decision))
        long = ann.get(f"/api/tables/{table}/story?eyes=0")["moments"]
        assert chair.decision
        chair.ask("undo")
        assert ann.get(f"/api/tables/{table}/story?eyes=0")["moments"] < long
        chair.ask("concede")


def refusals(guest: Guest, table: str, key: str = "") -> list[int]:
    paths = [f"/api/tables/{table}/story?eyes={eyes}{key}" for eyes in ("0", "1", "", "7", "x")]
    return [guest.http.get(path).status_code for path in paths]


def test_a_story_is_for_who_may_see_it(ann: Guest) -> None:
    bob, eve = Guest(ann.http, "Bob"), Guest(ann.http, "Eve")
    opened = ann.post("/api/tables", game="intrigue", seats=[{"kind": "me"}, {"kind": "open"}])
    table, key = opened["table"], opened["link"].partition("key=")[2]
    assert refusals(ann, table) == [409, 403, 409, 400, 400]
    with ExitStack() as stack:
        chairs: list[Chair] = [stack.enter_context(who.at(table, key)) for who in (ann, bob)]
        chairs[1].ask("sit", seat=1)
        chairs[1].ask("ready")
        assert refusals(ann, table) == [200, 403, 200, 400, 400]
        assert refusals(bob, table) == [403, 200, 200, 400, 400]
        assert refusals(eve, table) == [403] * 5
        assert refusals(eve, table, f"&key={key}") == [403, 403, 200, 400, 400]
        chairs[0].ask("concede")
    assert refusals(eve, table, f"&key={key}") == [200, 200, 200, 400, 400]
    with eve.at(table, key) as chair:
        assert chair.told["table"]["link"] == opened["link"]
