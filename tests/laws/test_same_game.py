"""The same seed is the same game: against digests kept in a file, and in processes with other hash seeds.

The digests are the same in the plain and the compiled build, since both run this test.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.transcript import GOLDEN, all_digests, happenings
from weirwood.core.catalogue import game_ids

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game_id", game_ids())
def test_games_are_those_that_were_once_played(game_id: str) -> None:
    """Where a change is meant to change games, ``python -m tests.laws.transcript --write`` keeps the new ones."""
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert happenings(all_digests())[game_id] == golden[game_id]


def test_games_and_saves_are_the_same_in_every_process() -> None:
    here = json.loads(json.dumps(all_digests()))
    for hash_seed in ("0", "4711"):
        there = subprocess.run(
            [sys.executable, "-m", "tests.laws.transcript"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            check=True,
        )
        assert json.loads(there.stdout) == here


def test_other_seeds_are_other_games() -> None:
    found = happenings(all_digests())
    all_of_them = [
        digest for by_game in found.values() for seeds in by_game.values() for digest in seeds.values()
    ]
    assert len(set(all_of_them)) == len(all_of_them)
