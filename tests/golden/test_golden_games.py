"""The same seed is the same game: against digests that are kept, and in processes with other hash seeds.

The digests are the same in the plain and the compiled build, since both run this test.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.golden.cases import CASES, Case
from tests.golden.layers import LAYERS, digests, kept
from weirwood.core.catalogue import game_ids
from weirwood.thrones.engine.concepts.refused import NOT_OFFERED
from weirwood.thrones.refusing.reasons import PLAIN

ROOT = Path(__file__).parents[2]
SOME = ("intrigue-4-all-1", "second/joust-2-choices-3", "second/melee-3-choices-0")
"""Games that are played again in other processes."""


@pytest.fixture(autouse=True)
def nobody_reaches_the_catch_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """In golden games every refusal says which case it is: the catch-all has no words here."""
    monkeypatch.delitem(PLAIN, NOT_OFFERED)


@cache
def golden(layer: str) -> dict[str, str]:
    return kept(layer)


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_games_are_those_that_were_once_played(case: Case) -> None:
    """``tests/golden/__main__.py`` says how to see what changed, and how to keep what is meant to change."""
    found = digests(case)
    assert [layer for layer in LAYERS if found[layer] != golden(layer)[case.name]] == []


def test_games_are_the_same_in_every_process() -> None:
    here = {name: digests(CASES[name]) for name in SOME}
    for hash_seed in ("0", "4711"):
        there = subprocess.run(
            [sys.executable, "-m", "tests.golden", *SOME],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            check=True,
        )
        assert json.loads(there.stdout) == here


def test_other_seeds_are_other_games() -> None:
    for layer in ("keys", "choices", "facts", "events", "views", "saves"):
        found = list(golden(layer).values())
        assert len(set(found)) == len(found)


def test_every_game_is_kept() -> None:
    """A new game has golden games before anything is built on it."""
    assert {case.game for case in CASES.values()} == set(game_ids())
