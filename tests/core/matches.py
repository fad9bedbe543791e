"""Matches to test with: random choices of a seeded generator, made through the contract."""

from __future__ import annotations

from random import Random
from typing import Any

from weirwood.core.catalogue import find_game
from weirwood.core.match import Match

SCENE: dict[str, Any] = {
    "seats": [
        {"name": "Arya", "hand": {"Stark": 2, "Lannister": 1}, "thrones": [3]},
        {"hand": {"Baratheon": 2, "Stark": 1}, "penalty": 4},
    ],
    "court": [["Stark", "Lannister", "Stark"], ["Stark", None]],
    "active": 1,
    "round": 2,
}


def begun(players: int = 4, seed: int = 3, **options: Any) -> Match:
    game = find_game("intrigue")
    return Match(game, game.setup([{"name": f"P{seat}"} for seat in range(players)], options), seed)


def staged(seed: int = 3) -> Match:
    game = find_game("intrigue")
    return Match(game, game.stage(SCENE), seed)


def play_on(match: Match, plies: int = 1_000, seed: int = 1) -> Match:
    """Make so many random choices, or all to the end."""
    chance = Random(seed)
    for _ in range(plies):
        if match.state.outcome is not None:
            break
        decision = match.state.decisions[0]
        match.choose_index(decision.seat, int(chance.random() * len(decision.options)))
    return match
