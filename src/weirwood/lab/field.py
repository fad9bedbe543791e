"""Decks against decks: a field in which every deck meets every other equally often, led by the same bot.

The games come in rounds, as a round robin is paired: the last deck keeps its place, the others go round the table. A
round is one game for every deck, so that two hundred rounds are two hundred games for each (a field of an odd number
leaves one deck out of each round, and plays more rounds). Game ``i`` has seed ``seed + i``; two decks change seats each
time they meet again. A field of two decks plays each seed twice, in both seats. A deck wins a game when it is its only
winner; a shared victory is a draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from weirwood.bots import make_bot
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument, BadDeck
from weirwood.core.event import Event
from weirwood.core.state import Game, State
from weirwood.decks import DeckList, read_file, ready_decks
from weirwood.decks.draft import told
from weirwood.decks.ready import are_fixed
from weirwood.lab.answering import Forfeit
from weirwood.lab.chance import derived
from weirwood.lab.simulate import Counts, add_up, play_out
from weirwood.lab.work import check_games, check_players, check_seeds

_PAIR: Final = 2
LONG: Final = 5
"""The round that a long game reaches."""


@dataclass(frozen=True)
class Field:
    """Which decks meet, who leads them, how many games each plays at least, from which seed."""

    game: str
    bot: str
    names: tuple[str, ...]
    forms: tuple[dict[str, Any], ...]
    games: int
    seed: int = 0


class Standing(Counts):
    """What came of some games of a field, by deck in their order."""

    def __init__(self, field: Field) -> None:
        super().__init__(len(field.names))
        self.field = field
        self.long = 0
        self.first: Counter[tuple[int, str]] = Counter()
        self.seen: Counter[tuple[int, str]] = Counter()

    def add(self, other: Counts) -> None:
        super().add(other)
        assert isinstance(other, Standing)
        self.long += other.long
        self.first += other.first
        self.seen += other.seen

    def count_plots(self, state: State, decks: Sequence[int], told: Sequence[Event]) -> None:
        """Count the plots that were revealed first, and those of a game that was long enough to see most of them."""
        cards = state.facts()["cards"]
        turned = [event for event in told if event.kind == "plot-revealed"]
        shown = [(decks[event.seats[0]], cards[card]["name"]) for event in turned for card in event.cards]
        for deck in decks:
            self.first[next(plot for plot in shown if plot[0] == deck)] += 1
        if state.status.round >= LONG:
            self.long += 1
            self.seen.update(set(shown))

    def plots(self) -> list[dict[str, Any]]:
        """How often each plot was revealed in the first round, and at all in a long game, as plain data."""
        found = sorted(self.first.keys() | self.seen.keys())
        return [
            {
                "deck": self.field.names[plot[0]],
                "plot": plot[1],
                "first": self.first[plot] / self.played[plot[0]],
                "seen": self.seen[plot] / self.long if self.long else None,
            }
            for plot in found
        ]

    def form(self) -> dict[str, Any]:
        """As plain data, as the command prints it."""
        games = sum(self.played) // _PAIR
        return {
            "game": self.field.game,
            "bot": self.field.bot,
            "games": games,
            "decks": [
                {"deck": name, "games": self.played[deck], **self.rates(deck)}
                for deck, name in enumerate(self.field.names)
            ],
            "plots": self.plots(),
            **self.means(games),
            **({} if are_fixed(self.field.game) else {"cards": self.usage.form(self.field.game)}),
        }


def gathered_field(
    game_id: str, bots: Sequence[str], games: int, *, seed: int = 0, file: Path | None = None
) -> Field:
    """A checked field: of the decks in a file, or of the ready decks that are legal."""
    game = find_game(game_id)
    check_games(games)
    check_players(game, _PAIR)
    if len(set(bots)) != 1:
        raise BadArgument("--field compares decks, so one bot plays all of them: --bots heuristic.")
    make_bot(bots[0], game_id, 0)
    decks = _decks(game_id, file)
    if len(decks) < _PAIR:
        where = f"for {game_id}" if file is None else f"in {file}"
        raise BadArgument(
            f"--field needs at least {_PAIR} decks. There {'is' if len(decks) == 1 else 'are'} {len(decks)} {where}."
        )
    check_seeds(seed, len(pairings(len(decks), games)))
    return Field(
        game_id,
        bots[0],
        tuple(deck.name for deck in decks),
        tuple(deck.form() for deck in decks),
        games,
        seed,
    )


def _decks(game_id: str, file: Path | None) -> list[DeckList]:
    if file is None:
        return [deck for deck in ready_decks(game_id) if not deck.standalone]
    readings = read_file(file, game_id)
    for reading in readings:
        found = reading.problems()
        if found:
            raise BadDeck(f"{reading.deck.name} cannot be played. {told(found)}", found[0].rule or None)
    return [reading.deck for reading in readings]


def pairings(decks: int, games: int) -> list[tuple[int, int]]:
    """Who meets whom, the deck of seat 0 first, until every deck has played so many games."""
    places = decks + decks % 2
    circle = places - 1
    rounds = games if places == decks else -(-games * circle // (circle - 1))
    pairs: list[tuple[int, int]] = []
    for number in range(rounds):
        for step in range(places // 2):
            one = (number + step) % circle
            two = (number - step) % circle if step else circle
            if max(one, two) < decks:
                swapped = (number // circle + one + two) % 2
                pairs.append((two, one) if swapped else (one, two))
    return pairs


def play_field(field: Field, jobs: int = 1, advance: Callable[[int], None] = lambda games: None) -> Standing:
    """Play all games of a field; the numbers are the same for any number of jobs."""
    total = Standing(field)
    add_up(total, partial(_play_some, field), len(pairings(len(field.names), field.games)), jobs, advance)
    return total


def _play_some(field: Field, numbers: range) -> Standing:
    game = find_game(field.game)
    standing = Standing(field)
    pairs = pairings(len(field.names), field.games)
    for number in numbers:
        seed = field.seed + (number // 2 if len(field.names) == _PAIR else number)
        try:
            _play_one(game, seed, pairs[number], standing)
        except Exception as error:
            names = [field.names[deck] for deck in pairs[number]]
            standing.crashes.append(
                {"seed": seed, "decks": names, "what": f"{type(error).__name__}: {error}"}
            )
    return standing


def _play_one(game: Game, seed: int, decks: tuple[int, int], standing: Standing) -> None:
    field = standing.field
    setup = game.setup([{"deck": field.forms[deck]} for deck in decks], {})
    players = [make_bot(field.bot, game.id, derived(seed, "bot", seat)) for seat in range(_PAIR)]
    events: list[Event] = []
    try:
        state, decisions = play_out(game, setup, seed, players, events)
    except Forfeit as given_up:
        standing.forfeit(seed, given_up, decks)
        return
    standing.count_game(state, decisions, decks)
    standing.count_plots(state, decks, events)
    standing.usage.count(game, setup, state, events)
