"""Conditions: who is first player, which cards there are, which phase it is and which of the challenges."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.thrones.ability.operands import Again, Host
from weirwood.thrones.ability.triggers import PHASE_NAMES
from weirwood.thrones.engine.node import honoured
from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Operand
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.engine.words import (
    BY_AMBUSH,
    MARSHALED,
    ON_CHALLENGE,
    ON_DUPLICATES,
    ON_FIRST_PLAYER,
    ON_HISTORY,
    ON_KNEELING,
    ON_NEW_PHASE,
    ON_PHASE,
    ON_TOKENS,
    ON_ZONES,
    PUT,
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
        words = self.filter.if_there(s, self.never) or super().when(s, word)
        if not self.never or self.filter.called():
            s.hear_of(self.filter.called(), self.filter.noun())
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
        if s.short > 2 and isinstance(self.what, Host) and not self.filter.is_extreme():
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


class EnteredThisPhase(Condition):
    """A card came into play this phase, perhaps in a certain way."""

    reads = ON_NEW_PHASE

    def __init__(self, what: Operand, how: int = -1) -> None:
        self.what = what
        self.how = honoured(how, _ENTERED, "a card entered play MARSHALED, PUT or BY_AMBUSH")

    def holds(self, g: Board, c: Context) -> bool:
        cards = self.what.now(g, c)
        for card in cards:
            record = g.records[card]
            if record is None or record.entered_phase != g.phase_number:
                return False
            if self.how >= 0 and record.entered != self.how:
                return False
        return bool(cards)

    def text(self, s: Speaker) -> str:
        entered = s.or_tight(_ENTERED[self.how], _AMBUSHED if self.how == BY_AMBUSH else _ENTERED[self.how])
        return f"{self.what.text(s)} {entered} this phase"


_AMBUSHED: Final = "ambushed"
_ENTERED: Final = {
    -1: "entered play",
    MARSHALED: "was [marshaled]",
    PUT: "was put into play",
    BY_AMBUSH: "entered play using ambush",
}


class FirstChallenge(Condition):
    """It is the first challenge of a type that you initiate each round: you have initiated none yet."""

    reads = ON_CHALLENGE | ON_HISTORY

    def __init__(self, type: int) -> None:
        self.type = type

    def holds(self, g: Board, c: Context) -> bool:
        challenges = g.past if g.challenge is None else [*g.past, g.challenge]
        for challenge in challenges:
            if challenge.type == self.type and challenge.attacker == c.seat:
                return False
        return True

    def text(self, s: Speaker) -> str:
        if s.short:
            return f"your first {s.challenge(self.type)} each round"
        return f"the first {s.challenge(self.type)} challenge you initiate each round"


class NthChallenge(Condition):
    """The challenge is the first, second or third each phase that you initiate, or that is initiated against you."""

    reads = ON_CHALLENGE | ON_HISTORY | ON_NEW_PHASE

    def __init__(self, number: int, against_you: bool = False) -> None:
        self.number = honoured(number, _ORDINALS, "the first, second or third challenge is meant: 1, 2 or 3")
        self.against_you = against_you

    def holds(self, g: Board, c: Context) -> bool:
        challenge = g.challenge
        if challenge is None or not self._meant(challenge, c.seat):
            return False
        phase = g.phase_number
        before = sum([past.phase == phase and self._meant(past, c.seat) for past in g.past])
        return before + 1 == self.number

    def _meant(self, challenge: Challenge, seat: int) -> bool:
        return (challenge.against if self.against_you else challenge.attacker) == seat

    def text(self, s: Speaker) -> str:
        if s.short:
            nth = _ORDINALS[self.number]
            which = f"the {nth} challenge against you" if self.against_you else f"your {nth} challenge"
            return f"in {which} each phase"
        whose = "initiated against you" if self.against_you else "you initiate"
        return f"during the {_ORDINALS[self.number]} challenge {whose} each phase"

    def when(self, s: Speaker, word: str) -> str:
        return self.text(s)


_ORDINALS: Final = {1: "first", 2: "second", 3: "third"}


class DuringPhase(Condition):
    """It is a phase of the round, or it is not."""

    reads = ON_PHASE

    def __init__(self, phase: str, never: bool = False) -> None:
        if phase not in PHASE_NAMES:
            raise ValueError(f"the phases are {listed(PHASE_NAMES)}; there is no {phase} phase")
        self.phase, self.never = phase, never

    def holds(self, g: Board, c: Context) -> bool:
        return (g.phase == self.phase) != self.never

    def text(self, s: Speaker) -> str:
        return f"it is {'not ' if self.never else ''}the {self.phase} phase"

    def when(self, s: Speaker, word: str) -> str:
        return s.or_tight(
            super().when(s, word), f"{'outside' if self.never else 'in'} the {self.phase} phase"
        )
