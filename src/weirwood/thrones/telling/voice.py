"""Who speaks to whom: seats by name, one of them perhaps as *you*, and verbs that go with them."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.telling.chronicle import seat_name

_OF_YOU: Final = {"is": "are", "has": "have", "does": "do"}
_NUMBERS: Final = ("no", "one", "two", "three")


class Voice:
    """Speaks to one seat, or to somebody who watches (None)."""

    def __init__(self, g: Board, you: int | None) -> None:
        self._g = g
        self.you = you

    def name(self, seat: int) -> str:
        """Who sits there."""
        return seat_name(self._g, seat, self.you)

    def whose(self, seat: int) -> str:
        """What belongs to somebody, before it."""
        return "your" if seat == self.you else f"{self.name(seat)}'s"

    def does(self, seat: int, verb: str) -> str:
        """Somebody and what they do; the verb as it is said of others: ``wins``, ``has``."""
        if seat == self.you:
            verb = _OF_YOU.get(verb, verb.removesuffix("s"))
        return f"{self.name(seat)} {verb}"


def capital(words: str) -> str:
    """As a sentence begins."""
    return f"{words[:1].upper()}{words[1:]}"


def many(count: int, word: str) -> str:
    """``one card``, ``two cards``."""
    number = _NUMBERS[count] if count < len(_NUMBERS) else str(count)
    return f"{number} {word}{'' if count == 1 else 's'}"


def signed(amount: int) -> str:
    """A number that is added: with its sign."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"
