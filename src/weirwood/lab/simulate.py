"""Bots against bots, many games.

Game ``i`` has seed ``seed + i``. Bot ``b`` of ``n`` sits in seat ``(b + that seed) mod n``, so over any ``n`` games in
a row every bot sits in every seat once. Decks that were named for the bots go with them to every seat. Otherwise the
bots exchange ready decks: each deck stays in its seat, so over any ``n`` games in a row every bot plays every deck
once, and equal bots win equally often. A bot wins a game when it is its only winner; a victory that several
share, and a game that nobody wins, is a draw for those who share it. Rates are wins by games that ended. A bot that
fails loses its game, and the report says why. Random decks
are exchanged too: the ``n`` games in which the bots go round the seats have the same decks, and the next ones others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any, Final

from weirwood.bots import Bot, make_bot
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument
from weirwood.core.event import Event
from weirwood.core.outcome import Outcome
from weirwood.core.seat import Setup
from weirwood.core.state import Game, State
from weirwood.decks.random_deck import built_from
from weirwood.lab.answering import Forfeit, answered
from weirwood.lab.chance import derived
from weirwood.lab.laws.moment import known
from weirwood.lab.seating import RANDOM, Brought, brought_to, random_decks, setup_with
from weirwood.lab.usage import Usage
from weirwood.lab.work import check_games, check_players, check_seeds, ranges, spread

_GAMES_AT_A_TIME: Final = 20
_Z: Final = 1.959963984540054
"""Ninety-five of a hundred such intervals hold the true rate."""


@dataclass(frozen=True)
class Company:
    """Who plays what, how often, from which seed, and the decks: one for each bot, or for each seat if exchanged.

    Random decks are drawn as the games are played.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    decks: tuple[Brought, ...] = ()
    exchanged: bool = False
    random: bool = False


class Counts:
    """How games ended, by bot or by deck, and what they took."""

    def __init__(self, entries: int) -> None:
        self.played = [0] * entries
        self.wins = [0] * entries
        self.draws = [0] * entries
        self.rounds = 0
        self.decisions = 0
        self.crashes: list[dict[str, Any]] = []
        self.forfeits: list[dict[str, Any]] = []
        self.usage = Usage()

    def add(self, other: Counts) -> None:
        """Count the games of another part too."""
        for entry in range(len(self.played)):
            self.played[entry] += other.played[entry]
            self.wins[entry] += other.wins[entry]
            self.draws[entry] += other.draws[entry]
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.crashes += other.crashes
        self.forfeits += other.forfeits
        self.usage.add(other.usage)

    def count(self, outcome: Outcome, entries: Sequence[int]) -> None:
        """Count how a game ended for the bot or deck of each seat."""
        for seat, entry in enumerate(entries):
            self.played[entry] += 1
            if outcome.winners == (seat,):
                self.wins[entry] += 1
            elif seat in outcome.winners or not outcome.winners:
                self.draws[entry] += 1

    def forfeit(self, seed: int, given_up: Forfeit, entries: Sequence[int]) -> None:
        """Count a game that a bot lost by failing: it is won by the other one, or shared by the others."""
        for seat, entry in enumerate(entries):
            self.played[entry] += 1
            if seat != given_up.seat:
                (self.wins if len(entries) == 2 else self.draws)[entry] += 1
        self.forfeits.append({"seed": seed, "seat": given_up.seat, "what": given_up.what})

    def count_game(self, state: State, decisions: int, entries: Sequence[int]) -> None:
        """Count a whole game: how it ended, and what it took."""
        assert state.outcome is not None
        self.count(state.outcome, entries)
        self.rounds += state.status.round
        self.decisions += decisions

    def means(self, games: int) -> dict[str, Any]:
        """What games took on average, and which crashed, as plain data."""
        return {
            "rounds_mean": self.rounds / games if games else None,
            "decisions_mean": self.decisions / games if games else None,
            "crashes": len(self.crashes),
            "crashed": self.crashes,
            "forfeited": self.forfeits,
        }

    def rates(self, entry: int) -> dict[str, Any]:
        """How often one bot or deck won, as plain data."""
        wins, games = self.wins[entry], self.played[entry]
        low, high = wilson(wins, games)
        rate = wins / games if games else 0.0
        return {"wins": wins, "draws": self.draws[entry], "rate": rate, "low": low, "high": high}


class Tally(Counts):
    """What came of some games, by bot in the order they were named."""

    def __init__(self, company: Company) -> None:
        super().__init__(len(company.bots))
        self.company = company

    def form(self) -> dict[str, Any]:
        """As plain data, as the command prints it."""
        company = self.company
        own = company.decks and not company.exchanged
        return {
            "game": company.game,
            "games": company.games,
            "decks": [deck.name for deck in company.decks] or None,
            "decks_exchanged": company.exchanged,
            "seats": [
                {"bot": name, "deck": company.decks[bot].name if own else None, **self.rates(bot)}
                for bot, name in enumerate(company.bots)
            ],
            **self.means(self.played[0]),
            **({"cards": self.usage.form(company.game)} if company.random else {}),
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

    Decks are named one for each bot, a ready one or a file, or all of them are random; otherwise the bots exchange
    ready ones.
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
    company = (*bots, *[bots[-1]] * (seats - len(bots)))
    if list(decks) == [RANDOM]:
        built_from(game_id)
        return Company(game_id, company, games, seed, (), True, True)
    return Company(game_id, company, games, seed, brought_to(game, seats, decks), not decks)


def simulate(company: Company, jobs: int = 1, advance: Callable[[int], None] = lambda games: None) -> Tally:
    """Play all games; the numbers are the same for any number of jobs."""
    total = Tally(company)
    add_up(total, partial(play_some, company), company.games, jobs, advance)
    return total


def add_up(
    total: Counts, play: Callable[[range], Counts], games: int, jobs: int, advance: Callable[[int], None]
) -> None:
    """Play games in parts, and count all of them."""
    pieces = ranges(games, _GAMES_AT_A_TIME)
    for piece, some in zip(pieces, spread(play, pieces, jobs), strict=True):
        total.add(some)
        advance(len(piece))


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
    bots = [(seat - seed) % len(names) for seat in range(len(names))]
    players = [make_bot(names[bot], game.id, derived(seed, "bot", bot)) for bot in bots]
    decks = tally.company.decks
    if tally.company.random:
        decks = tuple(map(Brought.of, random_decks(game, len(names), seed // len(names))))
    if not tally.company.exchanged:
        decks = tuple(decks[bots[seat]] for seat in range(len(decks)))
    setup = setup_with(game, len(names), decks, {})
    told: list[Event] = []
    try:
        state, decisions = play_out(game, setup, seed, players, told)
    except Forfeit as given_up:
        tally.forfeit(seed, given_up, bots)
        return
    tally.count_game(state, decisions, bots)
    if tally.company.random:
        tally.usage.count(game, setup, state, told)


def play_out(
    game: Game, setup: Setup, seed: int, players: Sequence[Bot], told: list[Event] | None = None
) -> tuple[State, int]:
    """A game led to its end by a bot for each seat, and how many choices it took; ``told`` gathers what happened.

    ``Forfeit`` if a bot fails.
    """
    events: list[Event] = [] if told is None else told
    state, opening = game.begin(setup, seed)
    events += opening
    decisions = 0
    while state.decisions:
        decision = state.decisions[0]
        events += answered(game, state, decision, players[decision.seat])
        decisions += 1
        if decisions > known(game.id).longest:
            raise AssertionError(f"the game is not over after {decisions} choices")
    return state, decisions


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """Wilson's 95% interval of a rate: within 0 and 1, and sound for few trials and for rates near the ends."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    spread = _Z * _Z / trials
    centre = (rate + spread / 2) / (1 + spread)
    margin = _Z * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    low = 0.0 if successes == 0 else max(0.0, centre - margin)
    high = 1.0 if successes == trials else min(1.0, centre + margin)
    return low, high
