"""Conditions: who is first player, which cards there are, what happens in the challenge."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Operand
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    ON_DUPLICATES,
    ON_FIRST_PLAYER,
    ON_KNEELING,
    ON_TOKENS,
)


class IsFirstPlayer(Condition):
    """You are the first player."""

    reads = ON_FIRST_PLAYER
    says = "you are the first player"

    def holds(self, g: Board, c: Context) -> bool:
        return g.first == c.seat


class Not(Condition):
    """Something does not hold."""

    def __init__(self, condition: Condition, words: str) -> None:
        self.condition, self.words = condition, words

    def holds(self, g: Board, c: Context) -> bool:
        return not self.condition.holds(g, c)

    def text(self) -> str:
        return self.words


class ThereIs(Condition):
    """There is a card of a kind."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, g: Board, c: Context) -> bool:
        return self.filter.exists(g, c)

    def text(self) -> str:
        words = self.filter.text()
        for tail in (" you control", " an opponent controls", " a player controls"):
            if words.endswith(tail):
                return f"{tail.strip()} {words[: -len(tail)]}"
        return f"{words} is revealed" if words.endswith("plot card") else f"there is {words}"


class Is(Condition):
    """A card is of a kind."""

    def __init__(self, what: Operand, filter: Filter) -> None:
        self.what, self.filter = what, filter

    def holds(self, g: Board, c: Context) -> bool:
        cards = self.what.now(g, c)
        return bool(cards) and all(self.filter.matches(g, c, card) for card in cards)

    def text(self) -> str:
        kind = self.filter.text()
        if kind.endswith(" you control"):
            kind = f"{kind.removesuffix(' you control')} under your control"
        return f"{self.what} is {kind}"


class AtLeast(Condition):
    """A number is at least another."""

    def __init__(self, number: Amount, least: int) -> None:
        self.number, self.least = number, least

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) >= self.least

    def text(self) -> str:
        return self.number.at_least(self.least)


class MoreThan(Condition):
    """A number is higher than another."""

    says = "{number} is higher than {other}"

    def __init__(self, number: Amount, other: Amount) -> None:
        self.number, self.other = number, other

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) > self.other.value(g, c)


def _article(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


class HasDuplicate(Condition):
    """A card has a duplicate."""

    reads = ON_DUPLICATES
    says = "{what} has a duplicate"

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        for card in self.what.now(g, c):
            record = g.records[card]
            if record is not None and record.duplicates:
                return True
        return False


class HasToken(Condition):
    """A card has a token of a kind."""

    reads = ON_TOKENS
    says = "{what} still has the {kind} token"

    def __init__(self, what: Operand, kind: str) -> None:
        self.what, self.kind = what, kind

    def holds(self, g: Board, c: Context) -> bool:
        for card in self.what.now(g, c):
            record = g.records[card]
            if record is not None and record.tokens.get(self.kind, 0):
                return True
        return False


class StillInPlay(Condition):
    """A card is still in play, in the same stay."""

    says = "{what} is still in play"

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        """Cards that left have been dropped from delayed effects."""
        cards = self.what.now(g, c)
        return bool(cards) and all(g.in_play(card) for card in cards)


class Standing(Condition):
    """A card stands."""

    reads = ON_KNEELING

    says = "{what} is standing"

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        return all(not g.record(card).kneeling for card in self.what.now(g, c) if g.records[card] is not None)


class Both(Condition):
    """Two things hold."""

    says = "{first} and {second}"

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first, self.second = first, second

    def holds(self, g: Board, c: Context) -> bool:
        return self.first.holds(g, c) and self.second.holds(g, c)


FIRST_PLAYER: Final = IsFirstPlayer()
NOT_FIRST_PLAYER: Final = Not(FIRST_PLAYER, "you are not the first player")
