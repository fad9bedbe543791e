"""Conditions of time: when a card entered play, which challenge it is."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.node import honoured
from weirwood.thrones.engine.nodes import Condition, Context, Operand
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    BY_AMBUSH,
    MARSHALED,
    ON_CHALLENGE,
    ON_HISTORY,
    ON_NEW_PHASE,
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


_AMBUSHED: Final = "was ambushed in"
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
