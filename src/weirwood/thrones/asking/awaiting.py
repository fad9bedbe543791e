"""Whom everybody else waits for and what for, in words that all may know."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import DecisionKind
from weirwood.core.errors import listed
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.telling.chronicle import seat_name

_WHAT: Final = {
    "attackers": "choose attackers",
    "defenders": "choose defenders",
    "stealth": "choose whom to bypass by stealth",
    "claim": "choose for claim",
    "apply-claim": "apply claim",
    "first-player": "choose the first player",
    "reserve": "discard down to reserve",
    "title": "choose a title",
}
_DOING: Final = {
    DecisionKind.ACT: "act or pass",
    DecisionKind.CHALLENGE: "initiate a challenge or pass",
    DecisionKind.PLOT: "choose a plot",
    DecisionKind.MULLIGAN: "keep or redraw",
    DecisionKind.SETUP: "set up",
}


def waiting(g: Board) -> str:
    """Whom one waits for; empty where nobody is asked."""
    if not g.decisions:
        return ""
    first = g.decisions[0]
    doing = _WHAT.get(first.why.what or "") or _DOING.get(first.kind, "choose")
    if first.kind == DecisionKind.ACT and g.phase == "marshaling" and g.active == first.seat:
        doing = "marshal or finish"
    return f"Waiting for {listed([seat_name(g, decision.seat) for decision in g.decisions])} to {doing}."
