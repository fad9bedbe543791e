"""What each edition publishes, by its id or a game's: its cards, its deck rules, its round."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from weirwood.core.errors import BadArgument, listed
from weirwood.thrones.engine.flow.chart import Chart
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.pool.deck_rule import Problem
from weirwood.thrones.pool.pool import Pool


class Book(NamedTuple):
    """An edition as its players hold it."""

    edition: str
    name: str
    games: tuple[str, ...]
    pool: Pool
    version: str
    """The version of its cards and rules data, kept in records."""
    problems: Callable[[Deck], list[Problem]]
    charts: dict[str, Chart]
    ready: Callable[[], list[dict[str, Any]]]
    """Small legal decks to play at once."""

    def chart(self, game: str) -> Chart:
        """The round of a game of this edition; of the first one where the edition itself is named."""
        if game in self.charts:
            return self.charts[game]
        if game == self.edition:
            return self.charts[self.games[0]]
        raise BadArgument(f"There is no round of {game!r}; there is {listed([self.edition, *self.charts])}.")


def editions() -> tuple[str, ...]:
    """The ids of all editions that can be played."""
    return ("second",)


@cache
def find_book(word: str) -> Book:
    """The book of an edition, or of a game of it: ``second`` or ``second/joust``."""
    edition = word.partition("/")[0]
    if edition == "second":
        return _second()
    raise BadArgument(f"There is no edition {word!r} with decks and cards; there is {listed(editions())}.")


def _second() -> Book:
    from weirwood.thrones.cards.second import POOL
    from weirwood.thrones.cards.second.ready import ready_decks
    from weirwood.thrones.editions.second.deck_rules import problems
    from weirwood.thrones.editions.second.edition import JOUST, MELEE

    charts = {JOUST.game: JOUST.chart, MELEE.game: MELEE.chart}
    return Book("second", "second edition", tuple(charts), POOL, "second-1", problems, charts, ready_decks)
