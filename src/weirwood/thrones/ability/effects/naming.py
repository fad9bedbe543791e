"""Naming a card type, and cards of another type than the one named."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import DecisionKind
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Context, Effect, Filter, Who
from weirwood.thrones.engine.options import MODE, pack, value_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    CHARACTER,
    EVENT,
    KIND_NAMES,
    LOCATION,
    NAMED,
    TYPE_NAMES,
)

DECK_TYPES: Final = (CHARACTER, LOCATION, ATTACHMENT, EVENT)
"""The types of cards in a deck."""


class NameCardType(Effect):
    """A player names a type of cards in decks; later words speak of it."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def could(self, g: Board, c: Context) -> bool:
        return False

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        for seat in self.who.seats(g, c):
            packed = [pack(MODE, value=type) for type in DECK_TYPES]
            option = frame.ask(g, seat, DecisionKind.MODE, packed, frame.why(g, "card-type"), TYPE_NAMES)
            if option < 0:
                return
            type = value_of(option)
            c.values = [type]
            g.note(KIND_NAMES[NAMED], "", seat, source=c.source, value=TYPE_NAMES[type])

    def text(self) -> str:
        names = ", ".join(TYPE_NAMES[type] for type in DECK_TYPES[:-1])
        return f"{self.who} names a card type ({names} or {TYPE_NAMES[DECK_TYPES[-1]]})"


class OfAnotherType(Filter):
    """Cards in your deck of another type than the one named."""

    def matches(self, g: Board, c: Context, card: int) -> bool:
        """Compare types; nothing is of another type than none."""
        return bool(c.values) and g.definition(card).type != c.values[0]

    def matches_record(self, g: Board, c: Context, record: InPlay) -> bool:
        return bool(c.values) and record.card.type != c.values[0]

    def candidates(self, g: Board, c: Context) -> list[int]:
        """All in your deck, in the order of their ids."""
        return sorted([card for card in g.sides[c.seat].deck if self.matches(g, c, card)])

    def text(self, article: bool = True) -> str:
        return f"{'a ' if article else ''}card of a different type"
