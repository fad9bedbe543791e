"""Benchmarks: every build in its own process, in turn, and the best of each figure.

What is measured lives in ``bench/`` of a checkout: ``games.json`` names the games and how many play them, the first
number being the one that is quoted, and where it matters the decks, the options and how many games are played; or
decks are random, and every game has its own;
``measure.py`` measures one of them on the build it runs on, and ``walk.py`` counts what one click costs.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import weirwood
from weirwood.core.build import build
from weirwood.core.catalogue import find_kit
from weirwood.core.errors import BadArgument, either
from weirwood.decks.random_deck import built_from
from weirwood.decks.ready import are_fixed, find_deck
from weirwood.lab.seating import RANDOM

COMPILED_PYTHON: Final = "WEIRWOOD_COMPILED_PYTHON"
"""The variable that names the Python of the compiled build, where there is one."""

PASSES: Final = 3
RUN_S: Final = 0.4
_HIGHER_IS_BETTER: Final = (
    "games_per_s",
    "decisions_per_s",
    "playouts_per_s",
    "judged_per_s",
    "quick_per_s",
)
_LOWER_IS_BETTER: Final = ("clone_us", "view_us", "start_s", "state_bytes", "rss_mib")

Table = tuple[str, int]
"""A game and how many play it."""


def folder() -> Path:
    """Where the benchmarks are."""
    found = Path(weirwood.__file__).parents[2] / "bench"
    if not (found / "measure.py").is_file():
        raise BadArgument("Benchmarks need a checkout of Weirwood. Run ./weirwood bench there.")
    return found


def tables(only: str | None = None, every: bool = False, decks: str | None = None) -> list[Table]:
    """What is measured: each game as it is quoted, or with every number of players; those with random decks alone."""
    games = _games()
    if decks not in (None, RANDOM):
        raise BadArgument(f"There are no decks {decks!r} to measure. Choose {RANDOM}, or leave --decks out.")
    if decks and only in games:
        built_from(only)
    if only is not None and only not in games:
        raise BadArgument(f"There is no benchmark {only!r}. Choose {either(games)}.")
    return [
        (name, players)
        for name, game in games.items()
        if only in (None, name) and (only or not decks or _builds_decks(name))
        for players in (sorted(game["players"]) if every else game["players"][:1])
    ]


def _builds_decks(game: str) -> bool:
    return bool(find_kit(game).book) and not are_fixed(game)


def _games() -> dict[str, dict[str, Any]]:
    games: dict[str, dict[str, Any]] = json.loads((folder() / "games.json").read_text(encoding="utf-8"))
    return games


def played(table: Table, decks: str | None = None) -> dict[str, Any]:
    """What is played at a table, where it is not what the game has ready: seats, options, how many games."""
    name, players = table
    game = _games()[name]
    found: dict[str, Any] = {field: game[field] for field in ("options", "games") if field in game}
    if decks:
        found["decks"] = decks
    elif "decks" in game:
        forms = [find_deck(deck, name).form() for deck in game["decks"]]
        found["seats"] = [{"deck": forms[seat % len(forms)]} for seat in range(players)]
    return found


def pythons() -> list[str]:
    """The Python of each build there is: this one, and the compiled one where the launcher made it."""
    compiled = os.environ.get(COMPILED_PYTHON)
    return [sys.executable] if compiled in (None, "", sys.executable) else [sys.executable, str(compiled)]


def bench(
    measured: list[Table],
    advance: Callable[[int], None] = lambda processes: None,
    passes: int = PASSES,
    run_s: float = RUN_S,
    decks: str | None = None,
) -> dict[str, Any]:
    """All figures, as the command prints them; one process of each build after the other, several times over."""
    results: list[dict[str, Any]] = []
    for table in measured:
        best: dict[str, dict[str, Any]] = {}
        for _ in range(passes):
            for python in pythons():
                figures = _measure(python, table, run_s, decks)
                best[python] = better(best.get(python, figures), figures)
                advance(1)
        results += best.values()
    return {"python": platform.python_version(), "results": results}


def better(one: dict[str, Any], two: dict[str, Any]) -> dict[str, Any]:
    """The better of two measurements, figure by figure."""
    merged = dict(one)
    for figure in _HIGHER_IS_BETTER:
        merged[figure] = max(one[figure], two[figure])
    for figure in _LOWER_IS_BETTER:
        merged[figure] = min(one[figure], two[figure])
    return merged


def _measure(python: str, table: Table, run_s: float, decks: str | None) -> dict[str, Any]:
    name, players = table
    what = json.dumps(played(table, decks))
    return _printed([python, str(folder() / "measure.py"), name, str(players), str(run_s), what])


def walk() -> dict[str, Any]:
    """What one joust challenge costs, from click to log line: calls and clones of each request."""
    if build() != "plain":
        raise BadArgument("Calls can be counted on the plain build only.")
    return _printed([sys.executable, str(folder() / "walk.py")])


def _printed(command: list[str]) -> dict[str, Any]:
    """What a script prints: one JSON object."""
    try:
        # In a session of its own it does not hear Ctrl-C: we do, and end it.
        ran = subprocess.run(command, stdout=subprocess.PIPE, check=True, start_new_session=True)
    except OSError as error:
        raise BadArgument(f"{command[0]} cannot be run: {error.strerror}.") from error
    figures: dict[str, Any] = json.loads(ran.stdout)
    return figures
