"""Numbers: fixed ones, counts of cards, gold, plots, margins, costs and strengths."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Operand, Who
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    CHALLENGE_NAMES,
    ON_CHALLENGE,
    ON_GOLD,
    ON_HANDS,
    ON_HISTORY,
    ON_PILES,
    ON_POWER,
    ON_TOKENS,
    ON_ZONES,
    RESERVE,
)


class Number(Amount):
    """A fixed number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, g: Board, c: Context) -> int:
        return self.number

    def is_negative(self) -> bool:
        return self.number < 0

    def is_one(self) -> bool:
        return self.number == 1

    def text(self, s: Speaker) -> str:
        return str(abs(self.number))

    def of(self, s: Speaker, noun: str, sign: str = "") -> str:
        return f"{sign}{abs(self.number)} {noun}"

    def or_lower(self, s: Speaker) -> str:
        return at_most(s, str(self.number))


def at_most(s: Speaker, number: str, less: str = "lower") -> str:
    """A number or less, in words."""
    return s.or_tight(f"{number} or {less}", f"≤{number}")


def or_more(s: Speaker, number: int) -> str:
    """A number or more, in words."""
    return s.or_short(f"{number} or more", f"{number}+")


def amount(value: int | Amount) -> Amount:
    """A number as a word."""
    return Number(value) if isinstance(value, int) else value


class PerEach(Amount):
    """A number of something for each of something else."""

    times: int = 1

    def is_one(self) -> bool:
        return self.times == 1

    @abstractmethod
    def each(self, s: Speaker) -> str:
        """What it is counted for."""

    def many(self, s: Speaker) -> str:
        """The same in the plural."""
        return self.each(s)

    def text(self, s: Speaker) -> str:
        return f"{self.times} {s.or_short('for each', 'per')} {self.each(s)}"

    def of(self, s: Speaker, noun: str, sign: str = "") -> str:
        return f"{sign}{self.times} {noun} {s.or_short('for each', 'per')} {self.each(s)}"

    def counted(self, s: Speaker) -> str:
        return f"{'' if self.times == 1 else f'{self.times} times '}the number of {self.many(s)}"

    def at_least(self, s: Speaker, least: int) -> str:
        return f"there are {or_more(s, least)} {self.many(s)}"

    def fewer_than(self, s: Speaker, than: int) -> str:
        return f"there are fewer than {than} {self.many(s)}"

    def more_than(self, s: Speaker, other: Amount) -> str:
        if not isinstance(other, PerEach):
            return super().more_than(s, other)
        mine, others = self.many(s), other.many(s)
        return s.or_tight(f"there are more {mine} than {others}", f"{mine} outnumber {others}")

    def or_lower(self, s: Speaker) -> str:
        return s.or_tight(f"equal to or lower than {self.counted(s)}", f"≤ number of {self.many(s)}")


class Count(PerEach):
    """How many cards of a kind there are, times a number."""

    def __init__(self, filter: Filter, times: int = 1) -> None:
        self.filter, self.times = filter, times

    def each(self, s: Speaker) -> str:
        return self.filter.bare(s)

    def many(self, s: Speaker) -> str:
        return self.filter.many(s)

    def value(self, g: Board, c: Context) -> int:
        return self.times * len(self.filter.candidates(g, c))

    def more_than(self, s: Speaker, other: Amount) -> str:
        if not self.filter.is_revealed():
            return super().more_than(s, other)
        words = super().more_than(s, other)
        return s.or_tight(f"{words} revealed", f"revealed {words}")


class PowerOn(PerEach):
    """The power on a card; of several the most on one."""

    reads = ON_POWER

    def __init__(self, card: Operand) -> None:
        self.card = card

    def each(self, s: Speaker) -> str:
        return f"power {self.card.text(s)} has"

    def value(self, g: Board, c: Context) -> int:
        return max([record.power for record in self.card.records(g, c)], default=0)

    def lowest(self, g: Board, c: Context) -> int:
        return min([record.power for record in self.card.records(g, c)], default=0)

    def at_least(self, s: Speaker, least: int) -> str:
        return f"{self.card.text(s)} has {s.or_short(f'{least} or more', f'{least}+')} power"

    def more_than(self, s: Speaker, other: Amount) -> str:
        if not isinstance(other, PowerOn):
            return super().more_than(s, other)
        return f"{self.card.text(s)} has more power than {other.card.text(s)}"


class IconsOf(PerEach):
    """The challenge icons that a card has."""

    def __init__(self, card: Operand) -> None:
        self.card = card

    def each(self, s: Speaker) -> str:
        return f"challenge icon {self.card.text(s)} has"

    def value(self, g: Board, c: Context) -> int:
        records = self.card.records(g, c)
        return sum([record.has_icon(icon) for record in records for icon in range(len(CHALLENGE_NAMES))])


class GoldInPool(PerEach):
    """The gold in a player's pool."""

    reads = ON_GOLD

    def __init__(self, who: Who) -> None:
        self.who = who

    def each(self, s: Speaker) -> str:
        return f"gold in {self.who.whose(s)} {s.or_short('gold pool', 'pool')}"

    def value(self, g: Board, c: Context) -> int:
        return sum([g.sides[seat].gold for seat in self.who.seats(g, c)])

    def at_least(self, s: Speaker, least: int) -> str:
        pool = s.or_short("gold pool", "pool")
        return f"{self.who.has(s)} {or_more(s, least)} gold in {self.who.own(s)} {pool}"

    def fewer_than(self, s: Speaker, than: int) -> str:
        return f"there is less than {than} {self.each(s)}"


class TotalPower(Amount):
    """All power that a player has."""

    reads = ON_POWER
    says = "{who:whose} total power"

    def __init__(self, who: Who) -> None:
        self.who = who

    def value(self, g: Board, c: Context) -> int:
        return sum([g.power(seat) for seat in self.who.seats(g, c)])


class ReserveOf(Amount):
    """A player's reserve value."""

    reads = ON_ZONES
    says = "{who:whose} reserve value"
    short = "{who:whose} reserve"

    def __init__(self, who: Who) -> None:
        self.who = who

    def value(self, g: Board, c: Context) -> int:
        return sum([g.plot_value(seat, RESERVE) for seat in self.who.seats(g, c)])


class UsedPlots(PerEach):
    """The plots in a player's used pile, perhaps those with a trait."""

    reads = ON_PILES

    def __init__(self, who: Who, trait: str = "") -> None:
        self.who, self.trait = who, trait

    def each(self, s: Speaker) -> str:
        return f"{self._kind()}{s.or_short('plot card', 'plot')} in {self.who.whose(s)} used pile"

    def many(self, s: Speaker) -> str:
        return f"{self._kind()}{s.or_short('plot cards', 'plots')} in {self.who.whose(s)} used pile"

    def _kind(self) -> str:
        return f"{self.trait} " if self.trait else ""

    def value(self, g: Board, c: Context) -> int:
        used = [plot for seat in self.who.seats(g, c) for plot in g.sides[seat].used]
        return sum(not self.trait or self.trait in g.cards[plot].traits for plot in used)


class HandSize(Amount):
    """The cards in a player's hand."""

    reads = ON_HANDS
    says = "the number of cards in {who:whose} hand"

    def __init__(self, who: Who) -> None:
        self.who = who

    def value(self, g: Board, c: Context) -> int:
        return sum(len(g.sides[seat].hand) for seat in self.who.seats(g, c))

    def at_least(self, s: Speaker, least: int) -> str:
        return f"{self.who.has(s)} {or_more(s, least)} cards in hand"

    def more_than(self, s: Speaker, other: Amount) -> str:
        if isinstance(other, HandSize):
            has = s.or_tight(
                f"{self.who.has(s)} more cards in hand", self.who.does(s, "hold") + " more cards"
            )
            return f"{has} than {other.who.text(s)}"
        return super().more_than(s, other)


class MarginBy(PerEach):
    """One for every so much strength by which the challenge was won."""

    reads = ON_CHALLENGE | ON_HISTORY

    def __init__(self, by: int) -> None:
        if by < 1:
            raise ValueError("strength is counted by 1 or more")
        self.by = by

    def value(self, g: Board, c: Context) -> int:
        return 0 if g.challenge is None else g.challenge.margin() // self.by

    def each(self, s: Speaker) -> str:
        return f"{self.by} [STR] {s.or_short('by which you won the challenge', 'you won by')}"

    def of(self, s: Speaker, noun: str, sign: str = "") -> str:
        return f"{sign}1 {noun} {s.or_short('for every', 'per')} {self.each(s)}"


class PrintedCost(Amount):
    """The printed cost of a card."""

    says = "{card:whose} printed cost"

    def __init__(self, card: Operand) -> None:
        self.card = card

    def value(self, g: Board, c: Context) -> int:
        return max(0, sum(g.cards[card].cost for card in self.card.now(g, c)))


class PrintedStrength(Amount):
    """The printed strength of a card."""

    says = "{card:whose} printed [STR]"

    def __init__(self, card: Operand) -> None:
        self.card = card

    def value(self, g: Board, c: Context) -> int:
        return sum(g.cards[card].strength for card in self.card.now(g, c))


class StrengthOf(Amount):
    """The strength of a card in play."""

    says = "{card:whose} [STR]"

    def __init__(self, card: Operand) -> None:
        self.card = card

    def value(self, g: Board, c: Context) -> int:
        return sum(max(0, record.strength) for record in self.card.records(g, c))

    def than(self, s: Speaker, compared: str, noun: str) -> str:
        return f"{compared} {noun} than {self.card.owned(s)}"


class TokensOn(PerEach):
    """The tokens of a kind on a card."""

    reads = ON_TOKENS

    def __init__(self, card: Operand, kind: str) -> None:
        self.card, self.kind = card, kind

    def value(self, g: Board, c: Context) -> int:
        return sum(record.tokens.get(self.kind, 0) for record in self.card.records(g, c))

    def each(self, s: Speaker) -> str:
        return f"{self.kind}{'' if self.kind == 'gold' else ' token'} on {self.card.whom(s)}"

    def many(self, s: Speaker) -> str:
        return f"{self.kind}{'' if self.kind == 'gold' else ' tokens'} on {self.card.whom(s)}"

    def at_least(self, s: Speaker, least: int) -> str:
        if s.short:
            return f"{self.card.text(s)} has {least}+ {self.kind}{s.or_tight(' tokens', '')}"
        return f"there are {least} or more {self.kind} tokens on {self.card.whom(s)}"


class ChosenX(Amount):
    """X, as it was chosen or defined."""

    says = "X"

    def value(self, g: Board, c: Context) -> int:
        return c.x

    def of(self, s: Speaker, noun: str, sign: str = "") -> str:
        return f"{sign}X {noun}"

    def or_lower(self, s: Speaker) -> str:
        return at_most(s, "X")


class AllOfIt(Amount):
    """All that there is; whoever takes it counts it."""

    says = "all"

    def value(self, g: Board, c: Context) -> int:
        return 0

    def of(self, s: Speaker, noun: str, sign: str = "") -> str:
        return f"all {noun}"


class Instead(Amount):
    """One number, or another if something holds."""

    def __init__(self, condition: Condition, then: int, otherwise: int) -> None:
        self.condition, self.then, self.otherwise = condition, then, otherwise

    def value(self, g: Board, c: Context) -> int:
        return self.then if self.condition.holds(g, c) else self.otherwise

    def is_one(self) -> bool:
        return self.otherwise == 1

    def text(self, s: Speaker) -> str:
        return f"{self.otherwise}{self._bracket(s, f'{self.then} instead')}"

    def of(self, s: Speaker, noun: str, sign: str = "") -> str:
        then = f"{sign}{self.then}{s.or_short(' instead', '')}"
        return f"{sign}{self.otherwise} {noun}{self._bracket(s, then)}"

    def or_lower(self, s: Speaker) -> str:
        return f"{at_most(s, str(self.otherwise))}{self._bracket(s, at_most(s, str(self.then)))}"

    def _bracket(self, s: Speaker, other: str) -> str:
        return "" if s.bare else f" ({other} {self.condition.when(s, 'if')})"


X: Final = ChosenX()
ALL: Final = AllOfIt()
