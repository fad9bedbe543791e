"""Bots against bots, many games.

Game ``i`` has seed ``seed + i``. Bot ``b`` of ``n`` sits in seat ``(b + that seed) mod n``, so over any ``n`` games in
a row every bot sits in every seat once. Decks that were named for the bots go with them to every seat. Otherwise the
bots exchange ready decks: each deck stays in its seat, so over any ``n`` games in a row every bot plays every deck
once, and equal bots win equally often. A bot wins a game when it is its only winner; a victory that several
share, and a game that nobody wins, is a draw for those who share it. Rates are wins by games that ended.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from weirwood.bots import Bot, Eyes, make_bot
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument
from weirwood.core.outcome import Outcome
from weirwood.core.seat import Setup
from weirwood.core.state import Game, State
from weirwood.lab.chance import derived
from weirwood.lab.checks import check_games, check_players, check_seeds
from weirwood.lab.intervals import wilson
from weirwood.lab.laws.known import known
from weirwood.lab.seating import Brought, brought_to, setup_with
from weirwood.lab.work import ranges, spread

_GAMES_AT_A_TIME: Final = 20


@dataclass(frozen=True)
class Company:
    """Who plays what, how often, from which seed, and the decks: one for each bot, or for each seat if exchanged."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    decks: tuple[Brought, ...] = ()
    exchanged: bool = False


@dataclass
class Tally:
    """What came of some games, by bot in the order they were named."""

    company: Company
    wins: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    ended: int = 0
    rounds: int = 0
    decisions: int = 0
    crashes: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * len(self.company.bots)
        self.draws = self.draws or [0] * len(self.company.bots)

    def add(self, other: Tally) -> None:
        """Count the games of another tally too."""
        self.wins = [one + two for one, two in zip(self.wins, other.wins, strict=True)]
        self.draws = [one + two for one, two in zip(self.draws, other.draws, strict=True)]
        self.ended += other.ended
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.crashes += other.crashes

    def count(self, outcome: Outcome, seat_of: Sequence[int]) -> None:
        """Count how a game ended for every bot."""
        self.ended += 1
        for bot, seat in enumerate(seat_of):
            if outcome.winners == (seat,):
                self.wins[bot] += 1
            elif seat in outcome.winners or not outcome.winners:
                self.draws[bot] += 1

    def form(self) -> dict[str, Any]:
        """As plain data, as the command prints it."""
        return {
            "game": self.company.game,
            "games": self.company.games,
            "decks": [deck.name for deck in self.company.decks] or None,
            "decks_exchanged": self.company.exchanged,
            "seats": [self._bot_form(bot) for bot in range(len(self.company.bots))],
            "rounds_mean": self.rounds / self.ended if self.ended else None,
            "decisions_mean": self.decisions / self.ended if self.ended else None,
            "crashes": len(self.crashes),
            "crashed": self.crashes,
        }

    def _bot_form(self, bot: int) -> dict[str, Any]:
        low, high = wilson(self.wins[bot], self.ended)
        own = self.company.decks and not self.company.exchanged
        return {
            "bot": self.company.bots[bot],
            "deck": self.company.decks[bot].name if own else None,
            "wins": self.wins[bot],
            "draws": self.draws[bot],
            "rate": self.wins[bot] / self.ended if self.ended else 0.0,
            "low": low,
            "high": high,
        }


def gathered(
    game_id: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    players: int | None = None,
    decks: Sequence[str] = (),
) -> Company:
    """A checked company; with a number of players the last bot named takes the seats that are left.

    Decks are named one for each bot, a ready one or a file; otherwise the bots exchange ready ones.
    """
    game = find_game(game_id)
    check_games(games)
    check_seeds(seed, games)
    if not bots:
        raise BadArgument("Name a bot for each seat, for example --bots heuristic random.")
    for name in bots:
        make_bot(name, game_id, 0)
    seats = check_players(game, len(bots) if players is None else players)
    if seats < len(bots):
        raise BadArgument(
            f"There are {len(bots)} bots for {seats} players. Name one for each player at most."
        )
    brought = brought_to(game, seats, decks)
    return Company(game_id, (*bots, *[bots[-1]] * (seats - len(bots))), games, seed, brought, not decks)


def simulate(company: Company, jobs: int = 1, advance: Callable[[int], None] = lambda games: None) -> Tally:
    """Play all games; the numbers are the same for any number of jobs."""
    total = Tally(company)
    pieces = ranges(company.games, _GAMES_AT_A_TIME)
    for piece, some in zip(pieces, spread(partial(play_some, company), pieces, jobs), strict=True):
        total.add(some)
        advance(len(piece))
    return total


def play_some(company: Company, numbers: range) -> Tally:
    """Play the games with these numbers."""
    game = find_game(company.game)
    tally = Tally(company)
    for number in numbers:
        seed = company.seed + number
        try:
            _play_one(game, seed, tally)
        except Exception as error:
            tally.crashes.append({"seed": seed, "what": f"{type(error).__name__}: {error}"})
    return tally


def _play_one(game: Game, seed: int, tally: Tally) -> None:
    names = tally.company.bots
    seat_of = [(bot + seed) % len(names) for bot in range(len(names))]
    players: dict[int, Bot] = {
        seat: make_bot(names[bot], game.id, derived(seed, "bot", bot)) for bot, seat in enumerate(seat_of)
    }
    decks = tally.company.decks
    if not tally.company.exchanged:
        decks = tuple(decks[seat_of.index(seat)] for seat in range(len(decks)))
    setup = setup_with(game, len(names), decks, {})
    state, decisions = play_out(game, setup, seed, [players[seat] for seat in range(len(names))])
    assert state.outcome is not None
    tally.count(state.outcome, seat_of)
    tally.rounds += state.status.round
    tally.decisions += decisions


def play_out(game: Game, setup: Setup, seed: int, players: Sequence[Bot]) -> tuple[State, int]:
    """A game led to its end by a bot for each seat, and how many choices that took."""
    state = game.start(setup, seed)
    decisions = 0
    while state.decisions:
        decision = state.decisions[0]
        state.apply_index(decision.seat, players[decision.seat].choose(Eyes(state, decision)))
        decisions += 1
        if decisions > known(game.id).longest:
            raise AssertionError(f"the game is not over after {decisions} choices")
    return state, decisions
