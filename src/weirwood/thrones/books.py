"""What each edition publishes, by its id or a game's: its cards, its deck rules, its round."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, NamedTuple, cast

from weirwood.core.catalogue import find_kit, game_ids
from weirwood.core.errors import BadArgument, WrongVersion, listed
from weirwood.core.kit import placed
from weirwood.thrones.engine.flow.chart import Chart
from weirwood.thrones.pool.pool import Pool


class Book(NamedTuple):
    """An edition as its players hold it."""

    edition: str
    name: str
    pool: Pool
    charts: dict[str, Chart]
    ready: Callable[[], list[dict[str, Any]]]
    """Small legal decks to play at once."""
    words: Mapping[str, str]
    """The clauses that words of the card language keep."""
    changes: tuple[frozenset[str], ...] = ()
    """For every version of the cards after the first: cards that together behave otherwise since then, by code."""
    of_list: str = ""
    """From which card list its cards are, in words; "" where they are its own."""
    exchanged: bool = False
    """Whether sites and programs beside ours write decks of it down, as thronesdb and in .o8d files."""

    @property
    def version(self) -> str:
        """The version of its cards, kept in records; new cards do not change it."""
        return f"{self.edition}-{len(self.changes) + 1}"

    def changed(self, version: str, codes: Collection[str]) -> list[str]:
        """The names of cards among some that behave otherwise since a version of the cards."""
        known = [f"{self.edition}-{number + 1}" for number in range(len(self.changes) + 1)]
        if version not in known:
            raise WrongVersion(f"There is no card pool {version!r} here; there is {listed(known)}.")
        since = [cards for cards in self.changes[known.index(version) :] if cards <= set(codes)]
        return [self.pool.by_code[code].name for code in sorted(frozenset().union(*since))]

    def chart(self, game: str) -> Chart:
        """The round of a game of this edition; of the first one where the edition itself is named."""
        if game in self.charts:
            return self.charts[game]
        if game == self.edition:
            return next(iter(self.charts.values()))
        raise BadArgument(f"There is no round of {game!r}; there is {listed([self.edition, *self.charts])}.")


def _books() -> dict[str, str]:
    """The place of the book of each game, and of each edition."""
    found: dict[str, str] = {}
    for game_id in game_ids():
        kit = find_kit(game_id)
        if kit.book:
            found[game_id] = found[kit.rules] = kit.book
    return found


def editions() -> tuple[str, ...]:
    """The ids of all editions that can be played."""
    return tuple(dict.fromkeys(find_book(word).edition for word in _books()))


@cache
def find_book(word: str) -> Book:
    """The book of an edition, or of a game of it: ``second`` or ``second/joust``; or of an installed card list."""
    own, _, listed_as = word.partition(":")
    if listed_as:
        return cast(Book, placed(find_kit(own).lists).find(listed_as).book)
    place = find_kit(word).book if word in game_ids() else _books().get(word)
    if not place:
        raise BadArgument(
            f"There is no edition {word!r} with decks and cards; there is {listed(editions())}."
        )
    return cast(Book, placed(place))
