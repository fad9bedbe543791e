"""Questions to one seat after the other that do not depend on each other: what a seat will be asked is known before."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.thrones.engine.flow.advance import answer
from weirwood.thrones.engine.flow.sets import choose_set
from weirwood.thrones.engine.options import KEEP, PASS, PackedOptions, pack
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.viewing.worlds import determinize

_IN_TURN: Final = (DecisionKind.MULLIGAN, DecisionKind.SETUP)
_ANSWERED: Final = (DecisionKind.MULLIGAN, DecisionKind.TRIGGER)
_RESERVE: Final = "reserve"
_MOST_ANSWERS: Final = 40
"""More questions than this do not lie between: two for each seat, and what discarding may bring about."""


def foreseen(state: Board, seat: int) -> Board | None:
    """A world like the true one to a seat, in which those before it have answered and it is asked; else None.

    The others keep their hands, place nothing and discard what comes first: none of that changes what the seat is
    asked. Since the world is drawn from what the seat may know, nothing in it tells more.
    """
    if any(decision.seat == seat for decision in state.decisions) or not _asks_in_turn(state):
        return None
    world = determinize(state, seat, 0)
    for _ in range(_MOST_ANSWERS):
        if not world.decisions:
            return None
        mine = next((decision for decision in world.decisions if decision.seat == seat), None)
        if mine is not None:
            return world if _is_in_turn(mine) else None
        if not _answer(world, world.decisions[0]):
            return None
    return None


def _asks_in_turn(state: Board) -> bool:
    return any(_is_in_turn(decision) for decision in state.decisions)


def _is_in_turn(decision: Decision) -> bool:
    return decision.kind in _IN_TURN or decision.why.what == _RESERVE


def _answer(world: Board, decision: Decision) -> bool:
    """Answer for another seat; False where what comes next depends on the answer."""
    if decision.candidates is not None and _is_in_turn(decision):
        made = [option.key for option in decision.picked or ()]
        more = [option.key for option in decision.candidates if option.key not in made]
        choose_set(world, decision.seat, [*made, *more][: max(len(made), decision.minimum)])
        return True
    wanted = pack(KEEP if decision.kind == DecisionKind.MULLIGAN else PASS)
    options = decision.options
    assert isinstance(options, PackedOptions)
    if decision.kind not in _ANSWERED or wanted not in options.packed:
        return False
    answer(world, decision.seat, wanted)
    return True
