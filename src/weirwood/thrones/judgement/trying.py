"""Trying an option: in a copy of a world, played on by habit until the matter is settled."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import DecisionKind
from weirwood.thrones.engine.flow.actions import ActionWindow
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.judgement.habits import habit
from weirwood.thrones.state import ThronesState

_LONGEST: Final = 200  # the most questions that are answered by habit
_CHALLENGE: Final = DecisionKind.CHALLENGE
_PLOT: Final = DecisionKind.PLOT


def tried(world: ThronesState, seat: int, index: int) -> ThronesState:
    """The world after an option and what follows from it: at the end of the challenge, if there is one."""
    there = world.clone()
    depth = len(world.stack)
    acting = isinstance(world.stack[-1], ActionWindow)
    fighting = world.challenge is not None
    there.take(seat, index)
    for _ in range(_LONGEST):
        if there.outcome is not None or is_settled(there, fighting, acting, depth):
            break
        decision = there.decisions[0]
        there.take(decision.seat, habit(there, decision))
    return there


def is_settled(g: Board, fighting: bool, acting: bool, depth: int) -> bool:
    """Whether a question is one that belongs to another matter."""
    if fighting:
        return g.challenge is None and _is_turning_point(g)
    if acting and len(g.stack) <= depth:
        return True
    return _is_turning_point(g)


def _is_turning_point(g: Board) -> bool:
    kind = g.decisions[0].kind
    return kind is _CHALLENGE or kind is _PLOT or isinstance(g.stack[-1], ActionWindow)


def played_out(world: ThronesState, seat: int, index: int) -> ThronesState:
    """The world after a challenge was initiated and resolved."""
    there = world.clone()
    there.take(seat, index)
    return settled(there)


def settled(there: ThronesState) -> ThronesState:
    """A world in which a challenge is being initiated or resolved, played on by habit until that is over."""
    for _ in range(_LONGEST):
        if there.outcome is not None:
            break
        decision = there.decisions[0]
        if there.challenge is None and decision.why.what not in ("attackers", "stealth"):
            if _is_turning_point(there):
                break
        there.take(decision.seat, habit(there, decision))
    return there
