"""What a card says about the deck it is in, and what can be wrong with a deck."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.nodes import Node

if TYPE_CHECKING:
    from weirwood.thrones.pool.deck import Deck


class Problem(NamedTuple):
    """Something wrong with a deck: the clause, what is wrong in words, and the codes of the cards it is about."""

    rule: str
    text: str
    cards: tuple[str, ...] = ()


class DeckRule(Node):
    """What an agenda says about the deck it is in. *Deck* alone means the draw deck."""

    __slots__ = ()

    def allows(self, card: Card) -> bool:
        """Whether it lets a card of another faction into the draw deck."""
        return False

    def problem(self, deck: Deck) -> Problem | None:
        """How a deck breaks it, if it does."""
        return None

    @abstractmethod
    def text(self) -> str:
        """The sentence, without a full stop."""
