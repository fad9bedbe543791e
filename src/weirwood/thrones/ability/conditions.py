"""Conditions: who is first player, which cards there are, what happens in the challenge."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Node, Operand
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    ON_DUPLICATES,
    ON_FIRST_PLAYER,
    ON_TOKENS,
)


class IsFirstPlayer(Condition):
    """You are the first player."""

    __slots__ = ()

    def deps(self) -> int:
        return ON_FIRST_PLAYER

    def holds(self, g: Board, c: Context) -> bool:
        return g.first == c.seat

    def text(self) -> str:
        return "you are the first player"


class Not(Condition):
    """Something does not hold."""

    __slots__ = ("condition", "words")

    def __init__(self, condition: Condition, words: str) -> None:
        self.condition = condition
        self.words = words

    def parts(self) -> list[Node]:
        return [self.condition]

    def deps(self) -> int:
        return self.condition.deps()

    def holds(self, g: Board, c: Context) -> bool:
        return not self.condition.holds(g, c)

    def text(self) -> str:
        return self.words


class ThereIs(Condition):
    """There is a card of a kind."""

    __slots__ = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def parts(self) -> list[Node]:
        return [self.filter]

    def deps(self) -> int:
        return self.filter.deps()

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

    __slots__ = ("filter", "what")

    def __init__(self, what: Operand, filter: Filter) -> None:
        self.what = what
        self.filter = filter

    def parts(self) -> list[Node]:
        return [self.what, self.filter]

    def deps(self) -> int:
        return self.what.deps() | self.filter.deps()

    def holds(self, g: Board, c: Context) -> bool:
        cards = self.what.now(g, c)
        return bool(cards) and all(self.filter.matches(g, c, card) for card in cards)

    def text(self) -> str:
        kind = self.filter.text()
        if kind.endswith(" you control"):
            kind = f"{kind.removesuffix(' you control')} under your control"
        return f"{self.what.text()} is {kind}"


class AtLeast(Condition):
    """A number is at least another."""

    __slots__ = ("least", "number")

    def __init__(self, number: Amount, least: int) -> None:
        self.number = number
        self.least = least

    def parts(self) -> list[Node]:
        return [self.number]

    def deps(self) -> int:
        return self.number.deps()

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) >= self.least

    def text(self) -> str:
        return self.number.at_least(self.least)


class MoreThan(Condition):
    """A number is higher than another."""

    __slots__ = ("number", "other")

    def __init__(self, number: Amount, other: Amount) -> None:
        self.number = number
        self.other = other

    def deps(self) -> int:
        return self.number.deps() | self.other.deps()

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) > self.other.value(g, c)

    def text(self) -> str:
        return f"{self.number.text()} is higher than {self.other.text()}"


def _article(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


class HasDuplicate(Condition):
    """A card has a duplicate."""

    __slots__ = ("what",)

    def __init__(self, what: Operand) -> None:
        self.what = what

    def deps(self) -> int:
        return ON_DUPLICATES

    def holds(self, g: Board, c: Context) -> bool:
        for card in self.what.now(g, c):
            record = g.records[card]
            if record is not None and record.duplicates:
                return True
        return False

    def text(self) -> str:
        return f"{self.what.text()} has a duplicate"


class HasToken(Condition):
    """A card has a token of a kind."""

    __slots__ = ("kind", "what")

    def __init__(self, what: Operand, kind: str) -> None:
        self.what = what
        self.kind = kind

    def deps(self) -> int:
        return self.what.deps() | ON_TOKENS

    def holds(self, g: Board, c: Context) -> bool:
        for card in self.what.now(g, c):
            record = g.records[card]
            if record is not None and record.tokens.get(self.kind, 0):
                return True
        return False

    def text(self) -> str:
        return f"{self.what.text()} still has the {self.kind} token"


class StillInPlay(Condition):
    """A card is still in play, in the same stay."""

    __slots__ = ("what",)

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        """Cards that left have been dropped from delayed effects."""
        cards = self.what.now(g, c)
        return bool(cards) and all(g.in_play(card) for card in cards)

    def text(self) -> str:
        return f"{self.what.text()} is still in play"


class Standing(Condition):
    """A card stands."""

    __slots__ = ("what",)

    def __init__(self, what: Operand) -> None:
        self.what = what

    def deps(self) -> int:
        return 8

    def holds(self, g: Board, c: Context) -> bool:
        return all(not g.record(card).kneeling for card in self.what.now(g, c) if g.records[card] is not None)

    def text(self) -> str:
        return f"{self.what.text()} is standing"


class Both(Condition):
    """Two things hold."""

    __slots__ = ("first", "second")

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def deps(self) -> int:
        return self.first.deps() | self.second.deps()

    def holds(self, g: Board, c: Context) -> bool:
        return self.first.holds(g, c) and self.second.holds(g, c)

    def text(self) -> str:
        return f"{self.first.text()} and {self.second.text()}"


FIRST_PLAYER: Final = IsFirstPlayer()
NOT_FIRST_PLAYER: Final = Not(FIRST_PLAYER, "you are not the first player")
