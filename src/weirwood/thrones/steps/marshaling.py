"""The marshaling phase: each player in turn is active, collects income and marshals."""

from __future__ import annotations

from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import Round, Step
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import INCOME, NOBODY


class CollectIncome(Step):
    """The active player collects income (ED.income)."""

    __slots__ = ()
    own_role = roles.INCOME

    def run(self, g: Board, frame: Round) -> str:
        g.active = next_active(g)
        g.sides[g.active].was_active = True
        occur(g, [Happening(INCOME, seat=g.active, amount=g.income(g.active))])
        return ""


def next_active(g: Board) -> int:
    """The next player in player order who has not been active in this phase, or NOBODY."""
    for seat in g.alive():
        if not g.sides[seat].was_active:
            return seat
    return NOBODY


class NextPlayer(Step):
    """Back for the next player, or on when all have been active."""

    __slots__ = ("back",)
    own_role = roles.NEXT_PLAYER

    def __init__(self, label: str, phase: str, rule: str, back: str) -> None:
        super().__init__(label, phase, rule)
        self.back = back

    def run(self, g: Board, frame: Round) -> str:
        if next_active(g) != NOBODY:
            return self.back
        g.active = NOBODY
        for side in g.sides:
            side.was_active = False
        return ""
