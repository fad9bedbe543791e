"""Random games by the thousand, with or without the laws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from weirwood.core.catalogue import find_game
from weirwood.lab.laws import PLAYING, law_names
from weirwood.lab.laws.examine import Failure, examine, play
from weirwood.lab.laws.moment import known
from weirwood.lab.seating import decks_for, setup_for
from weirwood.lab.work import check_games, check_players, check_seeds, ranges, spread

_GAMES_AT_A_TIME: Final = {True: 8, False: 200}


@dataclass(frozen=True)
class Plan:
    """Which games are played: game ``i`` has seed ``seed + i``, and the seat counts come in turn."""

    game: str
    games: int
    seed: int
    players: tuple[int, ...]
    laws: bool


@dataclass(frozen=True)
class Findings:
    """What came of it."""

    game: str
    games: int
    decisions: int
    laws: tuple[str, ...]
    failures: tuple[Failure, ...]

    def form(self) -> dict[str, Any]:
        """As plain data, as the command prints it."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "laws": list(self.laws),
            "failures": [failure.form() for failure in self.failures],
        }


def planned(game_id: str, games: int, *, seed: int = 0, players: int | None = None, laws: bool) -> Plan:
    """A checked plan."""
    game = find_game(game_id)
    known(game_id)
    check_games(games)
    check_seeds(seed, games)
    counts = tuple(game.seats) if players is None else (check_players(game, players),)
    return Plan(game_id, games, seed, counts, laws)


def fuzz(plan: Plan, jobs: int = 1, advance: Callable[[int], None] = lambda games: None) -> Findings:
    """Play the games of a plan; the findings are the same for any number of jobs."""
    decisions = 0
    failures: list[Failure] = []
    pieces = ranges(plan.games, _GAMES_AT_A_TIME[plan.laws])
    for piece, (made, found) in zip(pieces, spread(partial(_play_some, plan), pieces, jobs), strict=True):
        decisions += made
        failures += found
        advance(len(piece))
    laws = law_names() if plan.laws else PLAYING
    return Findings(plan.game, plan.games, decisions, laws, tuple(failures))


def _play_some(plan: Plan, numbers: range) -> tuple[int, list[Failure]]:
    game = find_game(plan.game)
    played = examine if plan.laws else play
    decisions = 0
    failures: list[Failure] = []
    for number in numbers:
        seed = plan.seed + number
        players = plan.players[number % len(plan.players)]
        made, found = played(game, setup_for(game, players, seed), seed)
        decisions += made
        decks = tuple(deck.name for deck in decks_for(game, players, seed))
        failures += [replace(failure, decks=decks) for failure in found]
    return decisions, failures
