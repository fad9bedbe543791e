"""Who takes part in a challenge, and who controls a card."""

from __future__ import annotations

from weirwood.thrones.ability.effects.on_cards import OnCards
from weirwood.thrones.engine.marks import PARTICIPATES
from weirwood.thrones.engine.nodes import Context, Operand
from weirwood.thrones.engine.rules.arrival import refused_by_control
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import (
    ATTACKER,
    CHALLENGE_JOINED,
    CHALLENGE_LEFT,
    CONTROL_TAKEN,
)


class RemoveFromChallenge(OnCards):
    """Remove characters from the challenge."""

    kind = CHALLENGE_LEFT
    verb = "remove"
    befalls = "leaves the challenge"
    command = "Remove {name}"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those that participate, unless they would do so all the same."""
        if g.challenge is None or g.role(card) == 0:
            return False
        return not g.record(card).lifted & PARTICIPATES

    def text(self) -> str:
        return self.to_place("from the challenge")


class JoinChallenge(OnCards):
    """Characters participate in the challenge from now on."""

    kind = CHALLENGE_JOINED
    verb = "have"
    befalls = "joins the challenge"
    command = "Choose {name}"

    def __init__(self, what: Operand, role: int) -> None:
        super().__init__(what)
        self.role = role

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return g.challenge is not None and g.records[card] is not None and g.role(card) == 0

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(CHALLENGE_JOINED, card, g.controller(card), source=c.source, how=self.role)

    def text(self) -> str:
        role = "an attacker" if self.role == ATTACKER else "a defender"
        return f"from now on it participates as {role}"


class TakeControl(OnCards):
    """Take control of cards, without end."""

    kind = CONTROL_TAKEN
    verb = "take control of"
    befalls = "comes under your control"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those another controls, unless you may not control them."""
        record = g.records[card]
        if record is None or record.controller == c.seat:
            return False
        return not refused_by_control(g, c.seat, card)

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(CONTROL_TAKEN, card, c.seat, source=c.source)
