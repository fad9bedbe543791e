"""The ladder: even matches, ratings, and going on where it was left."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from weirwood.bots import Eyes, make_bot
from weirwood.cli.app import app
from weirwood.core.errors import BadArgument
from weirwood.core.seat import Setup
from weirwood.core.state import Game
from weirwood.lab import ladder as lab
from weirwood.lab.answering import Forfeit
from weirwood.lab.ladder import Played, climb, elo, gathered, rungs


def test_bots_change_places_within_a_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    """One seed and the same decks in the same seats, and each bot plays both seats and both decks."""
    played: list[tuple[int, Setup, list[type]]] = []

    def look(game: Game, setup: Setup, seed: int, players: list[Any]) -> None:
        played.append((seed, setup, [type(player.bot) for player in players]))
        raise Forfeit(0, "only looked")

    monkeypatch.setattr(lab, "play_out", look)
    games = climb(gathered("second/joust", ["random", "newcomer"], 4))
    assert [game.share for game in games] == [0.0, 1.0, 0.0, 1.0]
    for (seed, setup, bots), (other_seed, other, other_bots) in (played[:2], played[2:]):
        decks = [seat.deck for seat in setup.seats]
        assert seed == other_seed and decks == [seat.deck for seat in other.seats]
        assert bots == other_bots[::-1] and bots[0] != bots[1]
    assert played[0][1].seats[0].deck != played[2][1].seats[0].deck


def test_a_ladder_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "games.jsonl"
    first = climb(gathered("intrigue", ["random", "newcomer"], 2), kept)
    more = climb(gathered("intrigue", ["random", "newcomer"], 4), kept)
    assert more[:2] == first and len(more) == 4
    *lines, last = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text("".join([*lines, last[:20]]), encoding="utf-8")  # killed in the middle of a line
    again = climb(gathered("intrigue", ["random", "newcomer"], 4), kept)
    assert [(game.number, game.share) for game in again] == [(game.number, game.share) for game in more]
    more = again
    monkeypatch.setattr(lab, "play_out", None)
    assert climb(gathered("intrigue", ["random", "newcomer"], 4), kept) == more
    with pytest.raises(BadArgument):
        climb(gathered("intrigue", ["random", "newcomer"], 2, seed=5), kept)
    kept.write_text("no ladder", encoding="utf-8")
    with pytest.raises(BadArgument):
        climb(gathered("intrigue", ["random", "newcomer"], 2), kept)


class Raises:
    def choose(self, eyes: Eyes) -> int:
        raise ValueError("no idea")


def test_a_bot_that_fails_loses_its_games_and_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ladder goes on."""
    monkeypatch.setattr(
        lab,
        "make_bot",
        lambda name, game, seed: Raises() if name == "newcomer" else make_bot(name, game, seed),
    )
    made = gathered("intrigue", ["random", "newcomer", "squire"], 2)
    first, second, third = rungs(made, climb(made))
    assert not first["forfeits"] and not third["forfeits"] and len(second["forfeits"]) == 4
    assert second["won"] == 0 and third["won"] == 2


def test_ratings_add_up_and_a_fair_share_is_no_step() -> None:
    made = gathered("intrigue", ["random", "newcomer", "heuristic"], 4)
    games = [Played("newcomer", "random", number, 1.0 if number else 0.0) for number in range(4)]
    games += [Played("heuristic", "newcomer", number, 0.5) for number in range(4)]
    first, second, third = rungs(made, games)
    assert first["elo"] == 0 and second["rate"] == 0.75 and third["rate"] == 0.5
    assert round(second["elo"]) == 191 and third["elo"] == second["elo"]
    assert third["elo_low"] < third["elo"] < third["elo_high"]
    assert abs(elo(0.25, 4)) < 1e-9 < elo(0.3, 4)


def test_the_command_tells_draws_and_refuses(tmp_path: Path) -> None:
    drawn = tmp_path / "ladder.svg"
    words = ["ladder", "intrigue", "--games", "2", "--jobs", "1", "--bots", "random", "newcomer"]
    result = CliRunner().invoke(app, [*words, "--json", "--svg", str(drawn)])
    assert result.exit_code == 0
    form = json.loads(result.stdout)
    assert [rung["bot"] for rung in form["rungs"]] == ["random", "newcomer"]
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
    assert CliRunner().invoke(app, words).stdout.count("\n") == 3
    for wrong in (["--games", "3"], ["--players", "9"], ["--decks", "The Winter Pack", "Learn Stark"]):
        assert CliRunner().invoke(app, [*words, *wrong]).exit_code != 0
