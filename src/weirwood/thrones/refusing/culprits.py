"""Who is to blame: the card without which something would not be refused like this.

The refusal is asked for again on copies in which some modifiers change nothing, so that no modifier need remember
whom it hinders, and play never pays for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.leaving_out import leave_out
from weirwood.thrones.engine.words import NO_CARD

Refusing: TypeAlias = Callable[[Board], list[str]]  # the concepts by which something is refused in a position


def culprit(g: Board, concept: str, refusing: Refusing) -> int:
    """The card whose modifiers refuse something by a concept, or NO_CARD where the rules alone do."""
    if concept in _refusals(g, None, refusing):
        return NO_CARD
    sources = leave_out(g.clone(), [])
    for source in sources:
        if concept not in _refusals(g, [source], refusing):
            return source
    for source in sources:  # where several would each do it alone
        if concept in _refusals(g, [other for other in sources if other != source], refusing):
            return source
    return NO_CARD


def _refusals(g: Board, left_out: list[int] | None, refusing: Refusing) -> list[str]:
    copy = g.clone()
    leave_out(copy, left_out)
    return refusing(copy)
