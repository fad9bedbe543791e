"""What a *why not* is about: a seat's intent with a card, and what may be said of the card to that seat."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    DEAD,
    DISCARD,
    DUPLICATE,
    FORCED_INTERRUPT,
    HAND,
    NO_CARD,
    PLOTS,
    USED,
)
from weirwood.thrones.pool.printed import ability_text
from weirwood.thrones.viewing.views import may_see, shown_cards

_PILES: Final = {
    HAND: "in hand",
    DISCARD: "in the discard pile",
    DEAD: "in the dead pile",
    PLOTS: "in the plot deck",
    USED: "among the used plots",
    DUPLICATE: "a duplicate",
}


class About:
    """What is asked about: a seat's intent with a card, and the card that is to blame, if one is."""

    __slots__ = ("blamed", "card", "g", "seat", "verb")

    def __init__(self, g: Board, seat: int, card: int, verb: str, blamed: int = NO_CARD) -> None:
        self.blamed = blamed
        self.g = g
        self.seat = seat
        self.card = card
        self.verb = verb

    def name(self) -> str:
        """The card, where the seat may know it."""
        return self.g.definition(self.card).name if self.is_known() else "this card"

    def is_known(self) -> bool:
        """Whether the seat sees which card it is."""
        if self.card == NO_CARD:
            return False
        return may_see(self.g, self.card, self.seat) or self.card in shown_cards(self.g, self.seat)

    def where(self) -> str:
        """Where the card is, if it is out of play."""
        return _PILES.get(self.g.zone[self.card], "out of play")

    def says(self) -> str:
        """What the abilities of the card say that its player may use."""
        if not self.is_known():
            return ""
        card = self.g.definition(self.card)
        found = [ability for ability in card.abilities if ability.heading < FORCED_INTERRUPT]
        return f" It says: {' '.join(ability_text(card, ability) for ability in found)}"


def asked(g: Board, seat: int) -> Decision | None:
    """The question a seat is asked."""
    return next((decision for decision in g.decisions if decision.seat == seat), None)
