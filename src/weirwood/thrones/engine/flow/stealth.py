"""Stealth: each attacker that has it may bypass a character, who cannot defend then."""

from __future__ import annotations

from weirwood.core.decision import Reason
from weirwood.thrones.engine.concepts import asked
from weirwood.thrones.engine.flow.frames import Frame
from weirwood.thrones.engine.marks import CANNOT_BE_BYPASSED
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHARACTER, STEALTH


def may_bypass(g: Board, opponent: int) -> list[int]:
    """The characters of a player that stealth may bypass, in the order of their ids."""
    found = []
    for card in sorted(g.sides[opponent].play):
        record = g.record(card)
        if record.card.type != CHARACTER or record.has(STEALTH) or record.barred & CANNOT_BE_BYPASSED:
            continue
        found.append(card)
    return found


def pick_bypassed(
    g: Board, frame: Frame, seat: int, attackers: list[int], opponent: int
) -> list[tuple[int, int]] | None:
    """Each stealthy attacker with whom it bypasses, or None while a question waits."""
    bypassed: list[tuple[int, int]] = []
    for attacker in attackers:
        if not g.record(attacker).has(STEALTH):
            continue
        why = Reason(g.step, g.clause(asked.STEALTH_TARGET), "stealth", card=attacker)
        picked = frame.pick(g, seat, may_bypass(g, opponent), 0, 1, why)
        if picked is None:
            return None
        for target in picked:
            bypassed.append((attacker, target))
    return bypassed
