"""Random games as digests: of what happened, and of every byte that was saved on the way.

``python -m tests.laws.transcript`` prints them; ``--write`` keeps those of what happened in ``golden.json``. A change
of that file means that games go another way, or are told in another way: read its diff twice. Long games are kept up to
some choices, at the smallest and the largest table.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from weirwood.core.catalogue import find_game, game_ids
from weirwood.core.match import Match

GOLDEN = Path(__file__).with_name("golden.json")
SEEDS = {"intrigue": (0, 1, 2, (1 << 128) - 1)}
"""Games that are kept whole, at every table; of the others some choices, at the smallest and the largest."""
FEWER_SEEDS = (0, (1 << 128) - 1)
SOME_CHOICES = 120


def tables(game_id: str) -> list[int]:
    """The seat counts that are kept."""
    seats = find_game(game_id).seats
    return list(seats) if game_id in SEEDS else sorted({seats[0], seats[-1]})


def digests(game_id: str, players: int, seed: int) -> tuple[str, str]:
    """Digests of the events, facts and outcome of a random game, and of its saves."""
    game = find_game(game_id)
    match = Match(game, game.setup(game.ready(players), {}), seed)
    chance = Random(seed)
    happened, saved = blake2b(digest_size=16), blake2b(digest_size=16)
    said = 0
    while True:
        events = [[ply, *event.facts()] for ply, event in match.log[said:]]
        said = len(match.log)
        outcome = match.state.outcome
        line = [events, match.state.facts(), None if outcome is None else outcome.form()]
        happened.update(json.dumps(line).encode())
        saved.update(match.state.dump())
        if outcome is not None or (game_id not in SEEDS and match.ply == SOME_CHOICES):
            return happened.hexdigest(), saved.hexdigest()
        decision = match.state.decisions[0]
        match.choose_index(decision.seat, int(chance.random() * len(decision.options)))


@cache
def all_digests() -> dict[str, Any]:
    """By game, seat count and seed."""
    return {
        game_id: {
            str(players): {
                str(seed): digests(game_id, players, seed) for seed in SEEDS.get(game_id, FEWER_SEEDS)
            }
            for players in tables(game_id)
        }
        for game_id in game_ids()
    }


def happenings(found: dict[str, Any]) -> dict[str, Any]:
    """Only the digests of what happened."""
    return {
        game: {
            players: {seed: digest[0] for seed, digest in seeds.items()}
            for players, seeds in by_players.items()
        }
        for game, by_players in found.items()
    }


if __name__ == "__main__":
    if "--write" in sys.argv:
        GOLDEN.write_text(json.dumps(happenings(all_digests()), indent=1) + "\n", encoding="utf-8")
    else:
        print(json.dumps(all_digests()))
