"""Which games are kept: what each begins from, and how its players choose."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from weirwood.core.catalogue import find_game
from weirwood.core.match import Match

DECKS: Final = {"winter": "winter_decks.json"}
"""The files of decks as they were, where they are not ``decks.json``: a ready deck may change, these never do."""
ASKING: Final = ("choices", "all")
JOUSTS: Final = 60
MELEES: Final = 2
COURTS: Final = 2
DUELS: Final = 4
WARS: Final = 2
"""How many games there are: of joust and of each game for two in all, of the others with each number of players."""
EVERY: Final = 10
"""Joust and intrigue are looked at closely before every tenth choice, melee more rarely."""


@cache
def decks(game: str) -> list[dict[str, Any]]:
    """All decks of a game that are kept."""
    file = Path(__file__).with_name(DECKS.get(game, "decks.json"))
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found


@dataclass(frozen=True)
class Case:
    """One game; ``seed`` is that of the game and of its players, ``every`` how often all is looked at."""

    game: str
    players: int
    ask: str
    seed: int
    every: int = EVERY

    @property
    def name(self) -> str:
        """How it is named in the files and by the tests."""
        return f"{self.game}-{self.players}-{self.ask}-{self.seed}"

    @property
    def is_eager(self) -> bool:
        """Whether the players rather do something than pass, so that the game comes far."""
        return self.seed % 3 == 1

    def begin(self) -> Match:
        """The game at its first decision."""
        game = find_game(self.game)
        options: dict[str, Any] = {"ask": self.ask}
        seats = game.ready(self.players)
        if any(seats):
            options["check_decks"] = False
            kept = decks(self.game)
            seats = [
                {"deck": kept[(self.seed * (2 * seat + 1) + 5 * seat) % len(kept)]}
                for seat in range(self.players)
            ]
        return Match(game, game.setup(seats, options), self.seed)


def _cases() -> list[Case]:
    made = [Case("second/joust", 2, ask, seed) for seed, ask in product(range(JOUSTS), ASKING)]
    for players, seed, ask in product(range(3, 9), range(MELEES), ASKING):
        made.append(Case("second/melee", players, ask, seed, every=20 * players))
    for players, seed, ask in product(range(2, 7), range(COURTS), ASKING):
        made.append(Case("intrigue", players, ask, seed))
    for game in ("hbo", "hbo/draft"):
        made += [Case(game, 2, ask, seed) for seed, ask in product(range(DUELS), ASKING)]
    for players, seed, ask in product(range(2, 5), range(WARS), ASKING):
        made.append(Case("winter", players, ask, seed, every=10 * players))
    return made


CASES: Final = {case.name: case for case in _cases()}
