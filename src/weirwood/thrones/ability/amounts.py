"""Numbers: fixed ones, counts of cards, gold, plots, margins, costs and strengths."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.players import possessive
from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Node, Operand, Who
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import ON_CHALLENGE, ON_GOLD, ON_HANDS, ON_HISTORY, ON_PILES, ON_TOKENS


class Number(Amount):
    """A fixed number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, g: Board, c: Context) -> int:
        return self.number

    def text(self) -> str:
        return str(self.number)


def amount(value: int | Amount) -> Amount:
    """A number as a word."""
    return Number(value) if isinstance(value, int) else value


class Count(Amount):
    """How many cards of a kind there are, times a number."""

    __slots__ = ("filter", "times")

    def __init__(self, filter: Filter, times: int = 1) -> None:
        self.filter = filter
        self.times = times

    def parts(self) -> list[Node]:
        return [self.filter]

    def deps(self) -> int:
        return self.filter.deps()

    def value(self, g: Board, c: Context) -> int:
        return self.times * len(self.filter.candidates(g, c))

    def text(self) -> str:
        return f"{self.times} for each {self.filter.text(article=False)}"


class GoldInPool(Amount):
    """The gold in a player's pool."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def deps(self) -> int:
        return ON_GOLD

    def value(self, g: Board, c: Context) -> int:
        return sum([g.sides[seat].gold for seat in self.who.seats(g, c)])

    def text(self) -> str:
        return f"1 for each gold in {possessive(self.who)} gold pool"


class UsedPlots(Amount):
    """The plots in a player's used pile."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def deps(self) -> int:
        return ON_PILES

    def value(self, g: Board, c: Context) -> int:
        return sum(len(g.sides[seat].used) for seat in self.who.seats(g, c))

    def text(self) -> str:
        return f"1 for each plot card in {possessive(self.who)} used pile"


class HandSize(Amount):
    """The cards in a player's hand."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def deps(self) -> int:
        return self.who.deps() | ON_HANDS

    def value(self, g: Board, c: Context) -> int:
        return sum(len(g.sides[seat].hand) for seat in self.who.seats(g, c))

    def text(self) -> str:
        return f"the number of cards in {possessive(self.who)} hand"


class MarginBy(Amount):
    """One for every so much strength by which the challenge was won."""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def deps(self) -> int:
        return ON_CHALLENGE | ON_HISTORY

    def value(self, g: Board, c: Context) -> int:
        return 0 if g.challenge is None else g.challenge.margin() // self.by

    def text(self) -> str:
        return f"1 for every {self.by} STR by which you won the challenge"


class PrintedCost(Amount):
    """The printed cost of a card."""

    __slots__ = ("of",)

    def __init__(self, of: Operand) -> None:
        self.of = of

    def value(self, g: Board, c: Context) -> int:
        return max(0, sum(g.cards[card].cost for card in self.of.now(g, c)))

    def text(self) -> str:
        return f"{self.of.text()}'s printed cost"


class StrengthOf(Amount):
    """The strength of a card in play."""

    __slots__ = ("of",)

    def __init__(self, of: Operand) -> None:
        self.of = of

    def deps(self) -> int:
        return self.of.deps()

    def value(self, g: Board, c: Context) -> int:
        total = 0
        for card in self.of.now(g, c):
            record = g.records[card]
            if record is not None:
                total += max(0, record.strength)
        return total

    def text(self) -> str:
        return f"the STR of {self.of.text()}"


class TokensOn(Amount):
    """The tokens of a kind on a card."""

    __slots__ = ("kind", "of")

    def __init__(self, of: Operand, kind: str) -> None:
        self.of = of
        self.kind = kind

    def deps(self) -> int:
        return ON_TOKENS

    def value(self, g: Board, c: Context) -> int:
        total = 0
        for card in self.of.now(g, c):
            record = g.records[card]
            if record is not None:
                total += record.tokens.get(self.kind, 0)
        return total

    def text(self) -> str:
        return f"the number of {self.kind} tokens on {self.of.text()}"

    def at_least(self, least: int) -> str:
        return f"there are {least} or more {self.kind} tokens on {self.of.text()}"


class ChosenX(Amount):
    """X, as it was chosen or defined."""

    __slots__ = ()

    def value(self, g: Board, c: Context) -> int:
        return c.x

    def text(self) -> str:
        return "X"


class Instead(Amount):
    """One number, or another if something holds."""

    __slots__ = ("condition", "otherwise", "then")

    def __init__(self, condition: Condition, then: int, otherwise: int) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def parts(self) -> list[Node]:
        return [self.condition]

    def deps(self) -> int:
        return self.condition.deps()

    def value(self, g: Board, c: Context) -> int:
        return self.then if self.condition.holds(g, c) else self.otherwise

    def text(self) -> str:
        return f"{self.otherwise} ({self.then} instead if {self.condition.text()})"


X: Final = ChosenX()
