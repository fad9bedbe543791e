"""Conditions of time: which phase it is, when a card entered play, which challenge it is."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.thrones.ability.triggers import PHASE_NAMES
from weirwood.thrones.engine.node import honoured
from weirwood.thrones.engine.nodes import Condition, Context, Operand
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.engine.words import (
    BY_AMBUSH,
    MARSHALED,
    ON_CHALLENGE,
    ON_HISTORY,
    ON_NEW_PHASE,
    ON_PHASE,
    PUT,
)


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
