"""Decks against decks: everybody meets everybody, in both seats, and the same numbers for any number of jobs."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from weirwood.cli.app import app
from weirwood.core.errors import BadArgument, BadDeck
from weirwood.core.outcome import Ending, Outcome
from weirwood.core.state import Game
from weirwood.decks import ready_decks, written
from weirwood.lab import field as lab
from weirwood.lab import simulate
from weirwood.lab.field import Field, Standing, gathered_field, pairings, play_field

JOUST = "second/joust"
OWN = [deck for deck in ready_decks(JOUST) if not deck.standalone]
BOTS = ["random", "random"]


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["simulate", JOUST, "--bots", "random", "--jobs", "1", *words])


@pytest.fixture
def three_decks(tmp_path: Path) -> Path:
    path = tmp_path / "three.txt"
    path.write_text(written(OWN[:3], "text"), encoding="utf-8")
    return path


def test_every_deck_of_an_even_field_plays_exactly_so_many_games() -> None:
    pairs = pairings(16, 200)
    assert set(Counter(deck for pair in pairs for deck in pair).values()) == {200}


@pytest.mark.parametrize("decks", [2, 3, 4, 7, 16])
def test_all_meet_all_others_equally_often_and_sit_in_both_seats(decks: int) -> None:
    pairs = pairings(decks, 40)
    met = Counter(tuple(sorted(pair)) for pair in pairs)
    assert set(met) == set(combinations(range(decks), 2))
    assert max(met.values()) - min(met.values()) <= 1
    seats = Counter(pairs)
    assert all(abs(seats[one, two] - seats[two, one]) <= 1 for one, two in met)
    first = Counter(pair[0] for pair in pairs)
    played = Counter(deck for pair in pairs for deck in pair)
    assert all(abs(2 * first[deck] - played[deck]) <= decks for deck in range(decks))
    assert min(played.values()) >= 40


def test_a_game_counts_for_both_of_its_decks() -> None:
    standing = Standing(Field(JOUST, "random", ("a", "b", "c"), ({}, {}, {}), 2))
    standing.count(Outcome((0,), Ending.POWER, "RR.winning-game.1", (15, 1)), (2, 0))
    standing.count(Outcome((0, 1), Ending.POWER, "RR.winning-game.1", (15, 15)), (2, 1))
    assert (standing.played, standing.wins, standing.draws) == ([1, 1, 2], [0, 0, 1], [0, 1, 1])


def test_numbers_are_the_same_for_any_number_of_jobs(
    three_decks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "_GAMES_AT_A_TIME", 2)
    field = gathered_field(JOUST, BOTS, 2, file=three_decks)
    form = play_field(field, 1).form()
    assert form == play_field(field, 2).form()
    assert (form["games"], form["crashes"], len(form["decks"])) == (3, 0, 3)
    assert sum(deck["wins"] for deck in form["decks"]) <= 3


def test_the_field_is_that_of_the_legal_ready_decks_unless_a_file_is_named(three_decks: Path) -> None:
    assert gathered_field(JOUST, BOTS, 1).names == tuple(deck.name for deck in OWN)
    assert gathered_field(JOUST, BOTS, 1, file=three_decks).names == tuple(deck.name for deck in OWN[:3])


def test_json_is_one_object_with_the_documented_fields(three_decks: Path) -> None:
    result = run("--field", "--decks", str(three_decks), "--games", "2", "--json")
    assert result.exit_code == 0
    form = json.loads(result.stdout)
    assert (form["game"], form["bot"], form["games"], form["crashes"]) == (JOUST, "random", 3, 0)
    for deck in form["decks"]:
        assert deck["games"] == 2
        assert deck["rate"] == deck["wins"] / deck["games"]
        assert 0 <= deck["low"] <= deck["rate"] <= deck["high"] <= 1


def test_the_table_names_every_deck(three_decks: Path) -> None:
    result = run("--field", "--decks", str(three_decks), "--games", "2")
    assert all(deck.name in result.stdout for deck in OWN[:3])


def test_two_decks_play_each_seed_in_both_seats_and_their_plots_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seeds: list[int] = []

    def watched(game: Game, seed: int, decks: tuple[int, int], standing: Standing) -> None:
        seeds.append(seed)
        play_one(game, seed, decks, standing)

    play_one = lab._play_one
    monkeypatch.setattr(lab, "_play_one", watched)
    form = play_field(gathered_field("hbo", BOTS, 4, seed=7)).form()
    assert seeds == [7, 7, 8, 8]
    for deck in form["decks"]:
        shares = [plot["first"] for plot in form["plots"] if plot["deck"] == deck["deck"]]
        assert sum(shares) == pytest.approx(1)
    assert {plot["deck"] for plot in form["plots"]} == {"Stark", "Lannister"}
    table = CliRunner().invoke(
        app, ["simulate", "hbo", "--bots", "random", "--jobs", "1", "--games", "2", "--field", "--plots"]
    )
    assert "Stark: " in table.stdout and table.exit_code == 0


def test_a_crash_names_its_seed_and_its_decks(three_decks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise ValueError("broken")

    monkeypatch.setattr(lab, "play_out", fail)
    result = run("--field", "--decks", str(three_decks), "--games", "2", "--seed", "9", "--json")
    assert result.exit_code == 1
    form = json.loads(result.stdout)
    assert [crash["seed"] for crash in form["crashed"]] == [9, 10, 11]
    assert all(len(crash["decks"]) == 2 for crash in form["crashed"])


def test_what_makes_no_field_is_refused(tmp_path: Path) -> None:
    for game, bots in ((JOUST, ["random", "heuristic"]), (JOUST, []), ("intrigue", BOTS)):
        with pytest.raises(BadArgument):
            gathered_field(game, bots, 1)
    for games, seed in ((0, 0), (1, -1)):
        with pytest.raises(BadArgument):
            gathered_field(JOUST, BOTS, games, seed=seed)
    one = tmp_path / "one.txt"
    one.write_text(written(OWN[:1], "text"), encoding="utf-8")
    with pytest.raises(BadArgument):
        gathered_field(JOUST, BOTS, 1, file=one)
    one.write_text("A deck\nStark\n1x Ice\n", encoding="utf-8")
    with pytest.raises(BadDeck, match="A deck"):
        gathered_field(JOUST, BOTS, 1, file=one)
