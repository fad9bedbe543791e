"""Simulation: who sits where, how results are counted, and the same numbers for any number of jobs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from weirwood.bots import Bot, Eyes, Thought, Weighed
from weirwood.bots.search import SearchBot
from weirwood.bots.thought import Stop
from weirwood.cli.app import app
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument, BadDeck, NoGame
from weirwood.core.outcome import Ending, Outcome
from weirwood.core.seat import Setup
from weirwood.core.state import Game, State, Status
from weirwood.decks import find_deck, written
from weirwood.lab import simulate as lab
from weirwood.lab.answering import Forfeit, answered
from weirwood.lab.simulate import Company, Tally, gathered, simulate
from weirwood.lab.work import ranges


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *words])


def outcome(*winners: int) -> Outcome:
    return Outcome(winners, Ending.SCORE, "WI.end-of-game.3", (1, 1, 1))


class LastOption:
    def choose(self, eyes: Eyes) -> int:
        return len(eyes.decision.options) - 1


class OutOfRange:
    def choose(self, eyes: Eyes) -> int:
        return len(eyes.decision.options)


def test_numbers_are_the_same_for_any_number_of_jobs() -> None:
    company = gathered("intrigue", ["random", "random", "random"], 90, seed=4)
    alone = simulate(company, jobs=1)
    assert alone.form() == simulate(company, jobs=2).form()
    assert sum(alone.wins) + max(alone.draws) >= 85


def test_every_bot_sits_in_every_seat_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: Counter[tuple[int, int]] = Counter()

    def count(self: Tally, ended: Outcome, seat_of: list[int]) -> None:
        sat.update(enumerate(seat_of))

    monkeypatch.setattr(Tally, "count", count)
    simulate(gathered("intrigue", ["random"] * 4, 8, seed=3))
    assert sat == {(bot, seat): 2 for bot in range(4) for seat in range(4)}


def test_a_bot_of_another_kind_plays_in_its_own_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(name: str, game: str, seed: int) -> LastOption:
        made.append(name)
        return LastOption()

    monkeypatch.setattr(lab, "make_bot", make)
    tally = simulate(Company("intrigue", ("one", "two"), 3))
    assert made == ["one", "two", "two", "one", "one", "two"]
    assert tally.played == [3, 3]


def test_a_lone_victory_is_a_win_and_a_shared_one_a_draw() -> None:
    tally = Tally(Company("intrigue", ("a", "b", "c"), 4))
    tally.count(outcome(2), [2, 0, 1])
    tally.count(outcome(0, 1), [2, 0, 1])
    tally.count(outcome(), [2, 0, 1])
    assert tally.wins == [0, 1, 0]
    assert tally.draws == [2, 1, 2]


class Raising:
    def choose(self, eyes: Eyes) -> int:
        raise ValueError("no idea")


class Dawdling:
    """Thinks without end, and pays no heed to errors."""

    def choose(self, eyes: Eyes) -> int:
        while True:
            with suppress(Exception):
                len(eyes.decision.options)


@pytest.mark.parametrize("failing", [OutOfRange, Raising])
def test_a_bot_that_fails_loses_its_game_and_the_run_goes_on(
    monkeypatch: pytest.MonkeyPatch, failing: type[Bot]
) -> None:
    made: dict[str, type[Bot]] = {"random": failing, "heuristic": LastOption}
    monkeypatch.setattr(lab, "make_bot", lambda name, game, seed: made[name]())
    result = run(
        "intrigue", "--bots", "random", "heuristic", "--games", "3", "--seed", "9", "--jobs", "1", "--json"
    )
    assert result.exit_code == 0
    form = json.loads(result.stdout)
    assert form["crashes"] == 0
    assert [lost["seed"] for lost in form["forfeited"]] == [9, 10, 11]
    assert [seat["wins"] for seat in form["seats"]] == [0, 3]


def test_a_bot_that_dawdles_gives_up_its_game() -> None:
    game = find_game("intrigue")
    state = game.start(game.setup([{}, {}], {}), 1)
    with pytest.raises(Forfeit) as given_up:
        answered(game, state, state.decisions[0], Dawdling(), 0.01)
    assert given_up.value.seat == state.decisions[0].seat


class Refused(SearchBot):
    """Names a set that nobody offered."""

    def __init__(self) -> None:
        pass

    def think(self, eyes: Eyes, stop: Stop | None = None) -> Thought:
        return Thought((Weighed(0, ("nothing",), 0.5, 8, is_whole=True),))


def test_a_set_that_the_game_refuses_gives_up_the_game() -> None:
    game = find_game("hbo")
    state = game.start(game.setup(game.ready(2), {}), 1)
    while state.decisions[0].picked is None:
        state.apply_index(state.decisions[0].seat, 0)
    before = state.dump()
    with pytest.raises(Forfeit) as given_up:
        answered(game, state, state.decisions[0], Refused())
    assert given_up.value.seat == state.decisions[0].seat and state.dump() == before


def test_json_is_one_object_with_the_documented_fields() -> None:
    result = run("intrigue", "--bots", "random", "random", "--games", "20", "--jobs", "1", "--json")
    assert result.exit_code == 0
    form = json.loads(result.stdout)
    assert form["game"] == "intrigue"
    assert form["games"] == 20
    assert form["crashes"] == 0
    assert form["rounds_mean"] == 2
    assert form["decisions_mean"] > 10
    for seat in form["seats"]:
        assert seat["bot"] == "random"
        assert seat["deck"] is None
        assert seat["rate"] == seat["wins"] / 20
        assert 0 <= seat["low"] <= seat["rate"] <= seat["high"] <= 1
    assert sum(seat["wins"] for seat in form["seats"]) + form["seats"][0]["draws"] == 20


def test_the_last_bot_fills_the_seats_left() -> None:
    assert gathered("intrigue", ["heuristic", "random"], 1, players=4).bots == (
        "heuristic",
        "random",
        "random",
        "random",
    )


def test_what_cannot_be_simulated_is_refused() -> None:
    with pytest.raises(NoGame):
        gathered("chess", ["random", "random"], 1)
    for bots, players in (
        (["random"], None),
        (["random"] * 7, None),
        (["random"] * 3, 2),
        ([], 4),
        (["x"], 2),
    ):
        with pytest.raises(BadArgument):
            gathered("intrigue", bots, 1, players=players)


def test_bots_exchange_ready_decks_of_different_houses_and_the_form_names_them() -> None:
    for game, players in (("second/joust", 2), ("second/melee", 8)):
        company = gathered(game, ["random"], 1, players=players)
        form = Tally(company).form()
        assert form["decks"] == [deck.name for deck in company.decks]
        assert form["decks_exchanged"] and {seat["deck"] for seat in form["seats"]} == {None}
        assert len({deck.form["faction"] for deck in company.decks}) == players


def test_a_bot_keeps_its_deck_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[list[str]] = []

    def look(game: Game, setup: Setup, seed: int, players: Sequence[Bot], told: object) -> tuple[State, int]:
        sat.append([(seat.deck or {})["faction"] for seat in setup.seats])
        raise AssertionError("this is enough")

    monkeypatch.setattr(lab, "play_out", look)
    names = ["The Winter Pack", "Lions at Court", "at the wall"]
    company = gathered("second/melee", ["random"] * 3, 3, decks=names)
    simulate(company)
    stark, lannister, watch = (deck.form["faction"] for deck in company.decks)
    assert (stark, lannister, watch) == ("stark", "lannister", "thenightswatch")
    assert sat == [[stark, lannister, watch], [watch, stark, lannister], [lannister, watch, stark]]


@pytest.mark.parametrize("seed", [0, 3])
def test_without_named_decks_every_bot_plays_every_deck_equally_often(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deck that always wins gives no bot more wins than another."""

    class Ended:
        def __init__(self, winner: int) -> None:
            self.outcome = outcome(winner)
            self.status = Status(1, None, None, None, None)

    def stronger(
        game: Game, setup: Setup, seed: int, players: Sequence[Bot], told: object
    ) -> tuple[Ended, int]:
        return Ended(max(range(len(players)), key=lambda seat: str(setup.seats[seat].deck))), 1

    monkeypatch.setattr(lab, "play_out", stronger)
    assert simulate(gathered("second/joust", ["random"] * 2, 10, seed=seed)).wins == [5, 5]
    assert simulate(gathered("second/melee", ["random"] * 3, 9, seed=seed)).wins == [3, 3, 3]
    kept = gathered(
        "second/joust", ["random"] * 2, 10, seed=seed, decks=["The Winter Pack", "Lions at Court"]
    )
    assert 0 in simulate(kept).wins


def test_the_work_is_done_in_many_small_steps() -> None:
    for total in (1, 30, 100, 500, 5000):
        pieces = ranges(total, 20)
        assert [number for piece in pieces for number in piece] == list(range(total))
        assert max(len(piece) for piece in pieces) <= max(1, total // 100)


def test_decks_are_named_on_the_command_line_or_lie_in_files(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text(written([find_deck("The Iron Tide")], "text"), encoding="utf-8")
    words = ("second/joust", "--bots", "random", "random", "--games", "1", "--jobs", "1")
    result = run(*words, "--decks", "The Winter Pack", str(mine), "--json")
    assert result.exit_code == 0, result.output
    form = json.loads(result.stdout)
    assert [seat["deck"] for seat in form["seats"]] == ["The Winter Pack", "The Iron Tide"]
    assert form["crashes"] == 0
    assert "The Winter Pack" in run(*words, "--decks", "The Winter Pack", "The Winter Pack").stdout


def test_decks_that_cannot_be_played_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadArgument):
        gathered("second/joust", ["random"] * 2, 1, decks=["The Winter Pack"])
    with pytest.raises(BadArgument):
        gathered("intrigue", ["random"] * 2, 1, decks=["The Winter Pack"] * 2)
    with pytest.raises(BadDeck):
        gathered("second/joust", ["random"] * 2, 1, decks=["The Winter Pack", "Nobody's"])
    small = tmp_path / "small.txt"
    small.write_text("A deck\nStark\n1x Ice\n", encoding="utf-8")
    with pytest.raises(BadDeck):
        gathered("second/joust", ["random"] * 2, 1, decks=["The Winter Pack", str(small)])
