"""A deck as a list: its name, its faction, its agenda, and how many of each card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from weirwood.thrones.books import find_book
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import TYPE_NAMES
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.pool.deck_checks import problems
from weirwood.thrones.pool.deck_rule import Problem


@dataclass(frozen=True, slots=True)
class DeckList:
    """A list of cards for one game. A standalone deck is meant to be played as it is, and need not be legal."""

    name: str
    game: str
    faction: Card
    agenda: Card | None
    plots: Mapping[Card, int]
    cards: Mapping[Card, int]
    standalone: bool = False
    ours: bool = False
    """Whether it is our own design, wholly or in part."""

    def form(self) -> dict[str, Any]:
        """As the plain data of which games are set up: by codes, and a fixed deck by its faction."""
        if find_book(self.game).pool.decks:
            return {"faction": self.faction.faction}
        return {
            "faction": self.faction.faction,
            "agenda": None if self.agenda is None else self.agenda.code,
            "plots": {card.code: count for card, count in self.plots.items()},
            "cards": {card.code: count for card, count in self.cards.items()},
        }

    def problems(self) -> list[Problem]:
        """Everything that the rules of its edition say against it, each with its clause."""
        pool = find_book(self.game).pool
        deck = Deck(self.faction, self.agenda, spread(self.plots), spread(self.cards), bool(pool.decks))
        return problems(pool, deck)

    def sections(self) -> Iterator[tuple[str, list[tuple[Card, int]]]]:
        """Its cards by type, plots first: the type's name, and the cards with their counts, cheapest first."""
        for type in ("plot", "character", "attachment", "location", "event"):
            held = [
                (card, count)
                for card, count in (*self.plots.items(), *self.cards.items())
                if TYPE_NAMES[card.type] == type
            ]
            if held:
                yield type, sorted(held, key=lambda entry: (entry[0].cost, entry[0].name, entry[0].code))


def spread(cards: Mapping[Card, int]) -> list[Card]:
    """Every copy by itself."""
    return [card for card, count in cards.items() for _ in range(count)]
