"""Switching: cards out of play change places."""

from __future__ import annotations

from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Context, Effect, Operand
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import PILED


class Switch(Effect):
    """Switch cards with others: each side needs one, or nothing is switched."""

    says = "switch {one} with {other}"

    def __init__(self, one: Operand, other: Operand) -> None:
        self.one = one
        self.other = other

    def could(self, g: Board, c: Context) -> bool:
        return bool(self.one.now(g, c)) and bool(self.other.now(g, c))

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Each goes where the other lay; neither goes alone."""
        one = self.one.take(g, frame)
        other = None if one is None else self.other.take(g, frame)
        if one is None or other is None:
            return
        if not one or not other:
            frame.ok = False
            return
        source = frame.context.source
        occur(
            g,
            [
                Happening(PILED, one[0], g.owner(one[0]), 1, source, how=g.zone[other[0]]),
                Happening(PILED, other[0], g.owner(other[0]), 1, source, how=g.zone[one[0]]),
            ],
        )
