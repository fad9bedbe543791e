"""Benchmarks: what is measured, on which builds, and in which form. How fast it is is no test."""

from __future__ import annotations

import json
import sys

import pytest
from typer.testing import CliRunner

import weirwood
from weirwood.cli.app import app
from weirwood.core.build import build
from weirwood.core.catalogue import find_game, game_ids
from weirwood.core.errors import BadArgument
from weirwood.lab import bench as lab

FIELDS = [
    "name",
    "build",
    "players",
    "games_per_s",
    "decisions_per_s",
    "decisions_per_game",
    "clone_us",
    "view_us",
    "playouts_per_s",
    "judged_per_s",
    "quick_per_s",
    "start_s",
    "state_bytes",
    "rss_mib",
]
FIGURES = dict.fromkeys(FIELDS[3:], 2.0)


@pytest.fixture(autouse=True)
def in_a_checkout(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The compiled build is tested where it is installed, beside no checkout: show it this one."""
    root = request.config.rootpath
    monkeypatch.setattr(weirwood, "__file__", str(root / "src" / "weirwood" / "__init__.py"))
    monkeypatch.delenv(lab.COMPILED_PYTHON, raising=False)


def test_every_game_is_measured() -> None:
    assert [name for name, _ in lab.tables()] == list(game_ids())


def test_with_random_decks_only_games_that_build_them_are_measured() -> None:
    assert lab.played(("second/joust", 2), "random")["decks"] == "random"
    assert [game for game, _ in lab.tables(decks="random")] == ["second/joust", "second/melee", "winter"]
    for only in ("intrigue", "hbo"):
        with pytest.raises(BadArgument):
            lab.tables(only, decks="random")


def test_every_number_of_players_is_measured_when_asked_for() -> None:
    assert lab.tables("intrigue", every=True) == [
        ("intrigue", players) for players in find_game("intrigue").seats
    ]
    assert lab.tables("intrigue") == [("intrigue", 4)]


def test_joust_is_measured_with_the_benchmark_decks() -> None:
    played = lab.played(("second/joust", 2))
    assert [seat["deck"]["faction"] for seat in played["seats"]] == ["stark", "lannister"]
    find_game("second/joust").setup(played["seats"], played["options"])
    assert lab.played(("intrigue", 4)) == {}


def test_an_unknown_benchmark_is_refused() -> None:
    with pytest.raises(BadArgument):
        lab.tables("chess")


def test_without_a_checkout_there_is_nothing_to_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weirwood, "__file__", "/nowhere/src/weirwood/__init__.py")
    assert CliRunner().invoke(app, ["bench"]).exit_code != 0
    with pytest.raises(BadArgument):
        lab.tables()


def test_each_build_present_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lab.pythons() == [sys.executable]
    monkeypatch.setenv(lab.COMPILED_PYTHON, "/other/python")
    assert lab.pythons() == [sys.executable, "/other/python"]
    with pytest.raises(BadArgument):
        lab.bench([("intrigue", 2)], passes=1, run_s=0.001)
    monkeypatch.setenv(lab.COMPILED_PYTHON, sys.executable)
    assert lab.pythons() == [sys.executable]


def test_the_better_of_each_figure_is_kept() -> None:
    other = {**FIGURES, "games_per_s": 3.0, "playouts_per_s": 1.0, "clone_us": 1.0, "view_us": 3.0}
    merged = lab.better(FIGURES, other)
    assert merged == {**FIGURES, "games_per_s": 3.0, "clone_us": 1.0}


def test_a_measurement_has_all_figures_and_names_its_build() -> None:
    told: list[int] = []
    form = lab.bench([("intrigue", 2)], told.append, passes=1, run_s=0.001)
    assert told == [1]
    assert form["python"]
    (result,) = form["results"]
    assert list(result) == FIELDS
    assert (result["name"], result["build"], result["players"]) == ("intrigue", build(), 2)
    assert all(result[field] > 0 for field in FIELDS[3:])


def test_the_command_prints_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"python": "3", "results": [{"name": "intrigue", "build": "plain", "players": 4, **FIGURES}]}
    monkeypatch.setattr(lab, "bench", lambda tables, advance, decks: figures)
    printed = CliRunner().invoke(app, ["bench", "--only", "intrigue", "--json"])
    assert json.loads(printed.stdout) == figures
    spoken = CliRunner().invoke(app, ["bench"])
    assert spoken.exit_code == 0
    assert "intrigue" in spoken.stdout


MOST_CALLS = 3_600
"""Calls of Python functions are the same on every machine; this leaves room for a small change."""


@pytest.mark.skipif(build() != "plain", reason="calls of compiled code cannot be counted")
def test_the_walk_from_click_to_log_line_is_counted() -> None:
    """It is counted twice, and both times the same. Nothing that a player is told needs a copy of the game."""
    costs = lab.walk()
    assert costs["clones"] == 0 and costs["calls"] < MOST_CALLS
    requests = costs["requests"]
    assert len(requests) == 3 and all(request["calls"] > 100 for request in requests)
    assert costs["calls"] == sum(request["calls"] for request in requests)
    assert costs["clones"] == sum(len(request["cloned_by"]) for request in requests)
    assert all(len(request["top"]) == 10 for request in requests)
    assert requests[-1]["log"]
    printed = CliRunner().invoke(app, ["bench", "--walk", "--json"])
    assert json.loads(printed.stdout) == costs


def test_the_walk_is_of_a_joust(monkeypatch: pytest.MonkeyPatch) -> None:
    top = [{"function": "state.clone", "calls": 7}]
    request = {"request": "choose", "calls": 4711, "clones": 1, "cloned_by": ["match.undo"], "top": top}
    costs = {"python": "3", "calls": 4711, "clones": 1, "requests": [request]}
    monkeypatch.setattr(lab, "walk", lambda: costs)
    spoken = CliRunner().invoke(app, ["bench", "--walk"]).stdout
    assert "4,711" in spoken and "state.clone" in spoken and "match.undo" in spoken
    assert CliRunner().invoke(app, ["bench", "--walk", "--only", "intrigue"]).exit_code == 2


@pytest.mark.skipif(build() != "plain", reason="calls can be counted on the plain build only")
def test_a_challenge_takes_no_clone_and_few_calls_from_click_to_log_line() -> None:
    costs = lab.walk()
    assert [request["cloned_by"] for request in costs["requests"]] == [[], [], []]
    assert costs["calls"] <= 4_000
