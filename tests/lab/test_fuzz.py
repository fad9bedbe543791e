"""Fuzzing: which games are played, the same for any number of jobs, and what is printed."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner, Result

from tests.lab import broken
from tests.lab.broken import BrokenGame
from weirwood.cli.app import app
from weirwood.core.errors import BadArgument, NoGame
from weirwood.lab import fuzz as lab
from weirwood.lab.laws import PLAYING, law_names
from weirwood.lab.laws.examine import examine
from weirwood.lab.seating import setup_for


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["fuzz", *words])


def test_findings_are_the_same_for_any_number_of_jobs() -> None:
    plan = lab.planned("intrigue", 420, seed=5, laws=False)
    alone = lab.fuzz(plan, jobs=1)
    assert alone == lab.fuzz(plan, jobs=2)
    assert alone.decisions > 420 * 20


def test_the_laws_are_looked_at_in_other_processes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece is one game here, so that two processes have something to do with two."""
    monkeypatch.setattr(lab, "_GAMES_AT_A_TIME", {True: 1})
    plan = lab.planned("intrigue", 2, seed=2, players=2, laws=True)
    findings = lab.fuzz(plan, jobs=2)
    assert findings == lab.fuzz(plan, jobs=1)
    assert findings.laws == law_names()
    assert not findings.failures


def test_every_seat_count_comes_in_turn_unless_one_is_named() -> None:
    assert lab.planned("intrigue", 10, laws=False).players == (2, 3, 4, 5, 6)
    assert lab.planned("intrigue", 10, players=3, laws=False).players == (3,)


def test_any_game_of_many_can_be_played_alone() -> None:
    together = lab.fuzz(lab.planned("intrigue", 5, seed=11, laws=False))
    alone = [
        lab.fuzz(lab.planned("intrigue", 1, seed=11 + number, players=2 + number, laws=False))
        for number in range(5)
    ]
    assert together.decisions == sum(one.decisions for one in alone)


def test_a_broken_law_is_found_alone_as_in_company() -> None:
    game = BrokenGame(broken.TellsAll)
    first = examine(game, setup_for(game, 6, 1), 1)
    assert first == examine(game, setup_for(game, 6, 1), 1)
    assert {failure.law for failure in first[1]} >= {"logs"}


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    lab.fuzz(lab.planned("intrigue", 450, laws=False), advance=told.append)
    assert sum(told) == 450 and len(told) > 1


def test_json_is_one_object_with_the_documented_fields() -> None:
    result = run("intrigue", "--games", "6", "--jobs", "1", "--json")
    assert result.exit_code == 0
    form = json.loads(result.stdout)
    assert form["game"] == "intrigue"
    assert form["games"] == 6
    assert form["decisions"] > 0
    assert form["laws"] == list(PLAYING)
    assert form["failures"] == []


def test_a_failure_is_printed_with_law_seed_ply_and_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "find_game", lambda game_id: BrokenGame(broken.BreaksInRoundTwo))
    result = run("intrigue", "--games", "2", "--players", "3", "--seed", "40", "--jobs", "1", "--json")
    assert result.exit_code == 1
    failures = json.loads(result.stdout)["failures"]
    assert [failure["seed"] for failure in failures] == [40, 41]
    assert {failure["law"] for failure in failures} == {"no-crash"}
    assert all(failure["ply"] > 0 and "ZeroDivisionError" in failure["what"] for failure in failures)
    spoken = run("intrigue", "--games", "1", "--players", "3", "--seed", "40", "--jobs", "1")
    assert spoken.exit_code == 1
    assert "--seed 40 --games 1 --players 3" in spoken.stdout


def test_what_cannot_be_fuzzed_is_refused() -> None:
    with pytest.raises(NoGame):
        lab.planned("chess", 1, laws=False)
    with pytest.raises(BadArgument):
        lab.planned("intrigue", 0, laws=False)
    with pytest.raises(BadArgument):
        lab.planned("intrigue", 1, players=7, laws=False)
    with pytest.raises(BadArgument):
        lab.planned("intrigue", 1, seed=-1, laws=False)
    with pytest.raises(BadArgument):
        lab.planned("intrigue", 2, seed=(1 << 128) - 1, laws=False)
