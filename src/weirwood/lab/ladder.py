"""A ladder: each bot against the one named before it, in matches that are as even as can be.

The games of a bundle have one seed and the same decks in the same seats, and the two bots change places: with two
players a bundle is a pair, with more of them the climber sits in every seat once and the other bot in all others. What
one gains by luck of the deal the other gains too. Bundles go round the decks. A victory that is shared counts for each
by its share. The rate is the climber's, with Wilson's interval, and ratings are Elo, the first bot at 0. Times are the
processor's, so that other work on the machine counts little.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import log10
from pathlib import Path
from time import process_time
from typing import Any, Final

from weirwood.bots import Bot, Eyes, make_bot
from weirwood.bots.search import SearchBot
from weirwood.bots.thought import Stop, Thought
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument
from weirwood.decks.ready import are_fixed, find_deck, of_different_houses
from weirwood.lab.answering import Forfeit
from weirwood.lab.chance import derived
from weirwood.lab.seating import Brought, setup_with
from weirwood.lab.simulate import play_out, wilson
from weirwood.lab.work import check_games, check_players, check_seeds, spread

_DECKS: Final = 16
"""So many decks go round where none are named: eight pairs."""
_LEAST: Final = 0.001


@dataclass(frozen=True)
class Ladder:
    """Who climbs over whom, how many games each step takes, and the decks, which go round."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int
    seed: int = 0
    decks: tuple[Brought, ...] = ()

    @property
    def steps(self) -> list[tuple[str, str]]:
        """Each bot with the one below it."""
        return list(zip(self.bots[1:], self.bots, strict=False))

    def form(self) -> dict[str, Any]:
        """What the kept games belong to, as plain data; more games of the same ladder may follow."""
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "decks": [deck.name for deck in self.decks],
        }


@dataclass
class Played:
    """One game: who climbs over whom, its number, the climber's share of the victory, and the time it took."""

    climber: str
    below: str
    number: int
    share: float
    asked: list[int] = field(default_factory=lambda: [0, 0])
    """How many questions the climber and the other bot were asked."""
    took: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """How many seconds these took them."""
    forfeit: str = ""

    def form(self) -> dict[str, Any]:
        """As a line of the file in which games are kept."""
        return dict(self.__dict__)


def gathered(
    game_id: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    players: int | None = None,
    decks: Sequence[str] = (),
) -> Ladder:
    """A checked ladder; decks are ready ones or files, an even number of them."""
    game = find_game(game_id)
    check_games(games)
    check_seeds(seed, games)
    seats = check_players(game, game.seats[0] if players is None else players)
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise BadArgument(
            "A ladder needs two bots or more, each once, the weakest first: --bots heuristic search:16."
        )
    for name in bots:
        make_bot(name, game_id, 0)
    if games % seats:
        raise BadArgument(
            f"--games must be a multiple of {seats}, so that each bot sits in every seat equally often."
        )
    if decks:
        if len(decks) < seats:
            raise BadArgument(f"Name at least {seats} decks, or none.")
        brought = tuple(Brought.of(find_deck(name, game_id)) for name in decks)
    elif are_fixed(game_id):
        brought = ()
    else:
        brought = tuple(Brought.of(deck) for deck in of_different_houses(game_id, _DECKS))
    return Ladder(game_id, tuple(bots), games, seats, seed, brought)


def climb(
    ladder: Ladder,
    kept: Path | None = None,
    jobs: int = 1,
    advance: Callable[[int], None] = lambda games: None,
) -> list[Played]:
    """Play all games that are not kept yet, keep each as it ends, and give all of them."""
    found = _kept(ladder, kept)
    done = {(each.climber, each.below, each.number) for each in found}
    wanted = [(climber, below, number) for number in range(ladder.games) for climber, below in ladder.steps]
    missing = [each for each in wanted if each not in done]
    advance(len(wanted) - len(missing))
    for played in spread(partial(_play_one, ladder), missing, jobs):
        found.append(played)
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(played.form()) + "\n")
        advance(1)
    asked = set(wanted)
    return [each for each in found if (each.climber, each.below, each.number) in asked]


def _kept(ladder: Ladder, kept: Path | None) -> list[Played]:
    """The games that a file keeps; a file that does not exist begins with what the ladder is."""
    if kept is None:
        return []
    if not kept.exists():
        kept.write_text(json.dumps(ladder.form()) + "\n", encoding="utf-8")
        return []
    told = kept.read_text(encoding="utf-8")
    whole = told[: told.rfind("\n") + 1]  # a run that was killed may have left a part of a line
    try:
        first, *lines = [json.loads(line) for line in (whole or told).splitlines()]
        games = [Played(**line) for line in lines]
    except (ValueError, TypeError) as error:
        raise BadArgument(f"{kept} does not keep the games of a ladder: {error}.") from error
    if first != ladder.form():
        raise BadArgument(
            f"{kept} keeps games of another ladder: game, players, seed and decks must be the same."
        )
    if whole != told:
        kept.write_text(whole or f"{told}\n", encoding="utf-8")
    return games


class _Timed:
    """A bot whose questions are counted and timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.asked = 0
        self.took = 0.0

    def choose(self, eyes: Eyes) -> int:
        """What the bot chooses."""
        began = process_time()
        chosen = self.bot.choose(eyes)
        self.took += process_time() - began
        self.asked += 1
        return chosen


class _TimedSearcher(SearchBot):
    """The same for one that searches."""

    def __init__(self, bot: SearchBot) -> None:
        self.bot = bot
        self.asked = 0
        self.took = 0.0

    def think(self, eyes: Eyes, stop: Stop | None = None) -> Thought:
        """What the bot thinks."""
        began = process_time()
        thought = self.bot.think(eyes, stop)
        self.took += process_time() - began
        self.asked += 1
        return thought


def _play_one(ladder: Ladder, which: tuple[str, str, int]) -> Played:
    climber, below, number = which
    game = find_game(ladder.game)
    bundle, place = divmod(number, ladder.players)
    seed = ladder.seed + bundle
    seats = range(ladder.players)
    players = [
        _timed(make_bot(climber if seat == place else below, ladder.game, derived(seed, "bot", seat)))
        for seat in seats
    ]
    count = len(ladder.decks)
    decks = [ladder.decks[(bundle * ladder.players + seat) % count] for seat in seats] if count else []
    played = Played(climber, below, number, 0.0)
    try:
        state, _ = play_out(game, setup_with(game, ladder.players, decks, {}), seed, players)
        assert state.outcome is not None
        winners = state.outcome.winners
        played.share = 1 / len(winners) if place in winners else (0.0 if winners else 1 / ladder.players)
    except Forfeit as given_up:
        played.share = 0.0 if given_up.seat == place else 1 / (ladder.players - 1)
        played.forfeit = f"{which[0] if given_up.seat == place else which[1]}: {given_up.what}"
    for seat, player in enumerate(players):
        played.asked[seat != place] += player.asked
        played.took[seat != place] += player.took
    played.took = [round(seconds, 4) for seconds in played.took]
    return played


def _timed(bot: Bot) -> _Timed | _TimedSearcher:
    return _TimedSearcher(bot) if isinstance(bot, SearchBot) else _Timed(bot)


def rungs(ladder: Ladder, games: Sequence[Played]) -> list[dict[str, Any]]:
    """What came of a ladder, bot by bot, as plain data: rate against the one below, Elo, and time a question."""
    found: list[dict[str, Any]] = []
    rating = 0.0
    for at, name in enumerate(ladder.bots):
        own = [each for each in games if name in (each.climber, each.below)]
        asked = sum(each.asked[each.below == name] for each in own)
        took = sum(each.took[each.below == name] for each in own)
        rung: dict[str, Any] = {
            "bot": name,
            "below": None,
            "games": 0,
            "ms": 1000 * took / asked if asked else None,
            "forfeits": [each.forfeit for each in own if each.forfeit.startswith(f"{name}: ")],
        }
        if at:
            below = ladder.bots[at - 1]
            shares = [each.share for each in games if (each.climber, each.below) == (name, below)]
            rung |= {"below": below, "games": len(shares), "won": sum(shares)} | _step(ladder, shares, rating)
            rating = rung["elo"]
        else:
            rung["elo"] = 0.0
        found.append(rung)
    return found


def _step(ladder: Ladder, shares: list[float], rating: float) -> dict[str, float]:
    won = sum(shares)
    low, high = wilson_of(won, len(shares))
    rate = won / len(shares) if shares else 1 / ladder.players
    return {
        "rate": rate,
        "low": low,
        "high": high,
        "elo": rating + elo(rate, ladder.players),
        "elo_low": rating + elo(low, ladder.players),
        "elo_high": rating + elo(high, ladder.players),
    }


def wilson_of(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval where victories may be shared: between those of the whole numbers beside."""
    low, high = wilson(int(won), games)
    if won == int(won):
        return low, high
    above = wilson(int(won) + 1, games)
    part = won - int(won)
    return low + part * (above[0] - low), high + part * (above[1] - high)


def elo(rate: float, players: int) -> float:
    """By how much a bot is rated above the others; a fair share of the games is one divided by the players."""
    rate = min(1 - _LEAST, max(_LEAST, rate))
    return 400 * log10(rate * (players - 1) / (1 - rate))
