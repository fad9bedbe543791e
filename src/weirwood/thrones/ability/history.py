"""Conditions on what came before: how and when a card came into play."""

from __future__ import annotations

from weirwood.thrones.engine.nodes import Condition, Context, Operand
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import BY_AMBUSH, CHALLENGE_NAMES, ON_CHALLENGE, ON_HISTORY, ON_NEW_PHASE


class EnteredThisPhase(Condition):
    """A card came into play this phase, perhaps in a certain way."""

    reads = ON_NEW_PHASE

    def __init__(self, what: Operand, how: int = -1) -> None:
        self.what = what
        self.how = how

    def holds(self, g: Board, c: Context) -> bool:
        for card in self.what.now(g, c):
            record = g.records[card]
            if record is None or record.entered_phase != g.phase_number:
                return False
            if self.how >= 0 and record.entered != self.how:
                return False
        return True

    def text(self) -> str:
        using = " using ambush" if self.how == BY_AMBUSH else ""
        return f"{self.what} entered play{using} this phase"


class NotYetInitiated(Condition):
    """You have not initiated a challenge of a type this round."""

    reads = ON_CHALLENGE | ON_HISTORY

    def __init__(self, type: int) -> None:
        self.type = type

    def holds(self, g: Board, c: Context) -> bool:
        challenges = g.past if g.challenge is None else [*g.past, g.challenge]
        for challenge in challenges:
            if challenge.type == self.type and challenge.attacker == c.seat:
                return False
        return True

    def text(self) -> str:
        name = CHALLENGE_NAMES[self.type]
        return f"you have not initiated {'an' if name[0] == 'i' else 'a'} {name} challenge this round"
