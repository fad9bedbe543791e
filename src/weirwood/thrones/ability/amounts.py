"""Numbers: fixed ones, counts of cards, gold, plots, margins, costs and strengths."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Operand, Who
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    ON_CHALLENGE,
    ON_GOLD,
    ON_HANDS,
    ON_HISTORY,
    ON_PILES,
    ON_POWER,
    ON_TOKENS,
)


class Number(Amount):
    """A fixed number."""

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

    says = "{times} for each {filter:bare}"

    def __init__(self, filter: Filter, times: int = 1) -> None:
        self.filter, self.times = filter, times

    def value(self, g: Board, c: Context) -> int:
        return self.times * len(self.filter.candidates(g, c))


class GoldInPool(Amount):
    """The gold in a player's pool."""

    reads = ON_GOLD
    says = "1 for each gold in {who:whose} gold pool"

    def __init__(self, who: Who) -> None:
        self.who = who

    def value(self, g: Board, c: Context) -> int:
        return sum([g.sides[seat].gold for seat in self.who.seats(g, c)])

    def at_least(self, least: int) -> str:
        return f"there is {least} or more gold in {self.who:whose} gold pool"


class TotalPower(Amount):
    """All power that a player has."""

    reads = ON_POWER
    says = "{who:whose} total power"

    def __init__(self, who: Who) -> None:
        self.who = who

    def value(self, g: Board, c: Context) -> int:
        return sum([g.power(seat) for seat in self.who.seats(g, c)])


class UsedPlots(Amount):
    """The plots in a player's used pile."""

    reads = ON_PILES
    says = "1 for each plot card in {who:whose} used pile"

    def __init__(self, who: Who) -> None:
        self.who = who

    def value(self, g: Board, c: Context) -> int:
        return sum(len(g.sides[seat].used) for seat in self.who.seats(g, c))


class HandSize(Amount):
    """The cards in a player's hand."""

    reads = ON_HANDS
    says = "the number of cards in {who:whose} hand"

    def __init__(self, who: Who) -> None:
        self.who = who

    def value(self, g: Board, c: Context) -> int:
        return sum(len(g.sides[seat].hand) for seat in self.who.seats(g, c))


class MarginBy(Amount):
    """One for every so much strength by which the challenge was won."""

    reads = ON_CHALLENGE | ON_HISTORY
    says = "1 for every {by} STR by which you won the challenge"

    def __init__(self, by: int) -> None:
        self.by = by

    def value(self, g: Board, c: Context) -> int:
        return 0 if g.challenge is None else g.challenge.margin() // self.by


class PrintedCost(Amount):
    """The printed cost of a card."""

    says = "{of}'s printed cost"

    def __init__(self, of: Operand) -> None:
        self.of = of

    def value(self, g: Board, c: Context) -> int:
        return max(0, sum(g.cards[card].cost for card in self.of.now(g, c)))


class StrengthOf(Amount):
    """The strength of a card in play."""

    says = "the STR of {of}"

    def __init__(self, of: Operand) -> None:
        self.of = of

    def value(self, g: Board, c: Context) -> int:
        return sum(max(0, record.strength) for record in self.of.records(g, c))


class TokensOn(Amount):
    """The tokens of a kind on a card."""

    reads = ON_TOKENS
    says = "the number of {kind} tokens on {of}"

    def __init__(self, of: Operand, kind: str) -> None:
        self.of, self.kind = of, kind

    def value(self, g: Board, c: Context) -> int:
        return sum(record.tokens.get(self.kind, 0) for record in self.of.records(g, c))

    def at_least(self, least: int) -> str:
        return f"there are {least} or more {self.kind} tokens on {self.of}"


class ChosenX(Amount):
    """X, as it was chosen or defined."""

    says = "X"

    def value(self, g: Board, c: Context) -> int:
        return c.x


class Instead(Amount):
    """One number, or another if something holds."""

    says = "{otherwise} ({then} instead if {condition})"

    def __init__(self, condition: Condition, then: int, otherwise: int) -> None:
        self.condition, self.then, self.otherwise = condition, then, otherwise

    def value(self, g: Board, c: Context) -> int:
        return self.then if self.condition.holds(g, c) else self.otherwise


X: Final = ChosenX()
