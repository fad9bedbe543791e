"""Who speaks to whom: seats by name, one of them perhaps as *you*, verbs that go with them, and cards."""

from __future__ import annotations

from typing import Final

from weirwood.core.sentence import CardRef, Words, fill
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import FACTION
from weirwood.thrones.viewing.views import Handles

_OF_YOU: Final = {"is": "are", "has": "have", "does": "do"}
_NUMBERS: Final = ("no", "one", "two", "three")


class Voice:
    """Speaks to one seat, or to somebody who watches (None); a seat is called *you*, or by name like all others."""

    def __init__(self, g: Board, viewer: int | None, you: bool = True) -> None:
        self._g = g
        self.lexicon = g.deal.edition.lexicon
        self.names = Handles(g, viewer)
        self.you = viewer if you else None

    def name(self, seat: int) -> str:
        """Who sits there."""
        return "you" if seat == self.you else self._g.deal.setup.seats[seat].name

    def whose(self, seat: int) -> str:
        """What belongs to somebody, before it."""
        return "your" if seat == self.you else f"{self.name(seat)}'s"

    def does(self, seat: int, verb: str) -> str:
        """Somebody and what they do; the verb as it is said of others: ``wins``, ``has``."""
        if seat == self.you:
            verb = _OF_YOU.get(verb, verb.removesuffix("s"))
        return f"{self.name(seat)} {verb}"

    def card(self, card: int) -> Words:
        """A card as it is now."""
        return card_word(self._g.definition(card), self.names.card(card))

    def reads(self, text: str, card: Words) -> Words:
        """What an ability says, where its own card has its name."""
        return fill(self.lexicon.say(text), self=card)


def card_word(card: Card, handle: int) -> Words:
    """The name of a card in a sentence. There is nothing to look up about a faction card: it is a plain word."""
    return card.name if card.type == FACTION else CardRef(handle, card.code, card.name)


def seat_name(g: Board, seat: int) -> str:
    """A seat by name."""
    return g.deal.setup.seats[seat].name


def capital(words: str) -> str:
    """As a sentence begins."""
    return f"{words[:1].upper()}{words[1:]}"


def many(count: int, word: str) -> str:
    """``one card``, ``two cards``."""
    return f"{number(count)} {word}{'' if count == 1 else 's'}"


def number(count: int) -> str:
    """A small number as a word."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def signed(amount: int) -> str:
    """A number that is added: with its sign."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"
