"""How much a seat wants to be asked: everywhere, where it matters, or only in its own turns."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.option import Verb
from weirwood.core.state import Game, State

EVERYTHING: Final = "everything"
MATTERS: Final = "matters"
MINE: Final = "mine"
WISHES: Final = (EVERYTHING, MATTERS, MINE)
"""What a seat may wish for, the most questions first."""


def lets_pass(game: Game, state: State, decision: Decision, wish: str) -> str | None:
    """The key by which an action window is passed for a seat with this wish; None where the seat is asked.

    Only action windows are passed: what a seat could answer, or must choose, it is asked.
    """
    if wish == EVERYTHING or decision.kind != DecisionKind.ACT:
        return None
    if game.concerns(state, decision) and (wish == MATTERS or state.status.active == decision.seat):
        return None
    return next((option.key for option in decision.options if option.verb == Verb.PASS), None)
