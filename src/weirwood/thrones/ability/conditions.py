"""Conditions: who is first player, which cards there are, what happens in challenges and in the round."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.operands import Again, Host
from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Operand
from weirwood.thrones.engine.speaker import NAMED_CARD, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    ON_DUPLICATES,
    ON_FIRST_PLAYER,
    ON_KNEELING,
    ON_TOKENS,
    ON_ZONES,
)


class IsFirstPlayer(Condition):
    """You are the first player, or are not."""

    reads = ON_FIRST_PLAYER

    def __init__(self, never: bool = False) -> None:
        self.never = never

    def holds(self, g: Board, c: Context) -> bool:
        return (g.first == c.seat) != self.never

    def text(self, s: Speaker) -> str:
        return f"you are {'not ' if self.never else ''}{s.or_short('the first player', 'first player')}"

    def when(self, s: Speaker, word: str) -> str:
        tight = f"if {'not ' if self.never else ''}first player"
        return s.or_tight(super().when(s, word), tight)


class ThereIs(Condition):
    """There is a card of a kind, or there is none."""

    def __init__(self, filter: Filter, never: bool = False) -> None:
        self.filter, self.never = filter, never

    def holds(self, g: Board, c: Context) -> bool:
        return self.filter.exists(g, c) != self.never

    def text(self, s: Speaker) -> str:
        return self.filter.there_is_no(s) if self.never else self.filter.there_is(s)

    def when(self, s: Speaker, word: str) -> str:
        words = self.filter.with_it(s, "without" if self.never else "with") or super().when(s, word)
        if s.short and (self.filter.called() or self.filter.is_extreme()):
            s.said.append(NAMED_CARD)
        return words


class Is(Condition):
    """A card is of a kind."""

    def __init__(self, what: Operand, filter: Filter) -> None:
        self.what, self.filter = what, filter

    def holds(self, g: Board, c: Context) -> bool:
        cards = self.what.now(g, c)
        return bool(cards) and all(self.filter.matches(g, c, card) for card in cards)

    def text(self, s: Speaker) -> str:
        words = f"{self.what.text(s)} {self.filter.told(s)}"
        if name := self.filter.called():
            s.is_called(self.what.key(), name)
        return words

    def when(self, s: Speaker, word: str) -> str:
        kind = self.filter.under_control
        if s.short > 1 and isinstance(self.what, Again):
            return f"if {kind(s)}"
        if s.short > 2 and isinstance(self.what, Host):
            words = f"if on {kind(s)}"
            if name := self.filter.called():
                s.is_called(self.what.key(), name)
            return words
        return super().when(s, s.or_tight(word, "if"))


class AtLeast(Condition):
    """A number is at least another."""

    def __init__(self, number: Amount, least: int) -> None:
        self.number, self.least = number, least

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) >= self.least

    def text(self, s: Speaker) -> str:
        return self.number.at_least(s, self.least)


class FewerThan(Condition):
    """A number is lower than another."""

    def __init__(self, number: Amount, than: int) -> None:
        self.number, self.than = number, than

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) < self.than

    def text(self, s: Speaker) -> str:
        return self.number.fewer_than(s, self.than)


class MoreThan(Condition):
    """A number is higher than another."""

    def __init__(self, number: Amount, other: Amount) -> None:
        self.number, self.other = number, other

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) > self.other.lowest(g, c)

    def text(self, s: Speaker) -> str:
        return self.number.more_than(s, self.other)

    def joins(self, s: Speaker) -> str:
        return self.number.with_more(s, self.other)


class HasDuplicate(Condition):
    """A card has a duplicate."""

    reads = ON_DUPLICATES
    says = "{what} has a duplicate"

    def when(self, s: Speaker, word: str) -> str:
        tight = s.short > 1 and not self.what.is_kind()
        return "with a duplicate" if tight else super().when(s, word)

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        records = self.what.records(g, c)
        return bool(records) and all(record.duplicates for record in records)


class HasAttachment(Condition):
    """A card has an attachment, perhaps of a kind."""

    reads = ON_ZONES

    def __init__(self, what: Operand, filter: Filter | None = None) -> None:
        self.what, self.filter = what, filter

    def holds(self, g: Board, c: Context) -> bool:
        records = self.what.records(g, c)
        return bool(records) and all(self._has(g, c, record.attachments) for record in records)

    def _has(self, g: Board, c: Context, cards: list[int]) -> bool:
        return any(self.filter is None or self.filter.matches(g, c, card) for card in cards)

    def text(self, s: Speaker) -> str:
        return f"{self.what.text(s)} has {'an attachment' if self.filter is None else self.filter.text(s)}"


class HasToken(Condition):
    """A card has a token of a kind."""

    reads = ON_TOKENS

    def __init__(self, what: Operand, kind: str) -> None:
        self.what, self.kind = what, kind

    def holds(self, g: Board, c: Context) -> bool:
        records = self.what.records(g, c)
        return bool(records) and all(record.tokens.get(self.kind, 0) for record in records)

    def goes_without_saying(self, s: Speaker) -> bool:
        return s.short > 3

    def text(self, s: Speaker) -> str:
        words = f"{self.what.text(s)} still has the {self.kind} token"
        s.name(f"{self.kind} token", "token")
        return words


class StillInPlay(Condition):
    """A card is still in play, in the same stay."""

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        """Cards that left have been dropped from delayed effects."""
        cards = self.what.now(g, c)
        return bool(cards) and all(g.in_play(card) for card in cards)

    def goes_without_saying(self, s: Speaker) -> bool:
        return s.short > 0

    def text(self, s: Speaker) -> str:
        """A card it is by all means, whatever else it has become since."""
        return f"{self.what.as_card(s)} is still in play"


class Standing(Condition):
    """A card stands."""

    reads = ON_KNEELING
    says = "{what} is standing"
    short = "{what} stands"

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        records = self.what.records(g, c)
        return bool(records) and not any(record.kneeling for record in records)


class Both(Condition):
    """Two things hold."""

    says = "{first} and {second}"

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first, self.second = first, second

    def holds(self, g: Board, c: Context) -> bool:
        return self.first.holds(g, c) and self.second.holds(g, c)

    def text(self, s: Speaker) -> str:
        return self.first.along(s, self.second) or super().text(s)


FIRST_PLAYER: Final = IsFirstPlayer()
NOT_FIRST_PLAYER: Final = IsFirstPlayer(never=True)
