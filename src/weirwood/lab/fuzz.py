"""Random games by the thousand, with or without the laws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument
from weirwood.decks.random_deck import built_from
from weirwood.lab.laws import PLAYING, law_names
from weirwood.lab.laws.examine import Failure, examine, play
from weirwood.lab.laws.moment import known
from weirwood.lab.seating import RANDOM, decks_for, random_decks, setup_for
from weirwood.lab.usage import Usage
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
    random: bool = False
    """Whether every game has decks of its own, drawn by chance."""


@dataclass(frozen=True)
class Findings:
    """What came of it; with random decks also how many cards occurred and were used."""

    game: str
    games: int
    decisions: int
    laws: tuple[str, ...]
    failures: tuple[Failure, ...]
    cards: dict[str, Any] | None = None

    def form(self) -> dict[str, Any]:
        """As plain data, as the command prints it."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "laws": list(self.laws),
            "failures": [failure.form() for failure in self.failures],
            **({} if self.cards is None else {"cards": self.cards}),
        }


def planned(
    game_id: str,
    games: int,
    *,
    seed: int = 0,
    players: int | None = None,
    laws: bool,
    decks: str | None = None,
) -> Plan:
    """A checked plan."""
    game = find_game(game_id)
    known(game_id)
    check_games(games)
    check_seeds(seed, games)
    if decks not in (None, RANDOM):
        raise BadArgument(
            f"There are no decks {decks!r} to fuzz with. Choose {RANDOM}, or leave --decks out."
        )
    if decks:
        built_from(game_id)
    counts = tuple(game.seats) if players is None else (check_players(game, players),)
    return Plan(game_id, games, seed, counts, laws, bool(decks))


def fuzz(plan: Plan, jobs: int = 1, advance: Callable[[int], None] = lambda games: None) -> Findings:
    """Play the games of a plan; the findings are the same for any number of jobs."""
    decisions = 0
    failures: list[Failure] = []
    usage = Usage()
    pieces = ranges(plan.games, _GAMES_AT_A_TIME[plan.laws])
    for piece, (made, found, cards) in zip(
        pieces, spread(partial(_play_some, plan), pieces, jobs), strict=True
    ):
        decisions += made
        failures += found
        usage.add(cards)
        advance(len(piece))
    laws = law_names() if plan.laws else PLAYING
    used = usage.form(plan.game) if plan.random else None
    return Findings(plan.game, plan.games, decisions, laws, tuple(failures), used)


def _play_some(plan: Plan, numbers: range) -> tuple[int, list[Failure], Usage]:
    game = find_game(plan.game)
    played = examine if plan.laws else play
    decisions = 0
    failures: list[Failure] = []
    usage = Usage()
    for number in numbers:
        seed = plan.seed + number
        players = plan.players[number % len(plan.players)]
        decks = (random_decks if plan.random else decks_for)(game, players, seed)
        setup = setup_for(game, players, seed, decks)
        made, found = played(game, setup, seed, usage=usage if plan.random else None)
        decisions += made
        failures += [replace(failure, decks=tuple(deck.name for deck in decks)) for failure in found]
    return decisions, failures, usage
