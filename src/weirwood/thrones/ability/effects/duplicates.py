"""Making duplicates of cards that are none by title."""

from __future__ import annotations

from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Context, Effect, Operand
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import FACE_DOWN, Happening
from weirwood.thrones.engine.words import DUPLICATED


class PlaceAsDuplicate(Effect):
    """Place cards facedown on a card as its duplicates, whatever they are."""

    says = "place {what} facedown on {on} as a duplicate"

    def __init__(self, what: Operand, on: Operand) -> None:
        self.what = what
        self.on = on

    def could(self, g: Board, c: Context) -> bool:
        """There is something to place, and something to place it on."""
        return bool(self.what.now(g, c)) and bool(self._hosts(g, c))

    def _hosts(self, g: Board, c: Context) -> list[int]:
        """Who places a duplicate owns and controls the card it goes on."""
        return [
            card
            for card in self.on.now(g, c)
            if g.in_play(card) and g.owner(card) == c.seat and g.controller(card) == c.seat
        ]

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        placed = [
            Happening(DUPLICATED, card, c.seat, source=c.source, other=host, flags=FACE_DOWN)
            for host in self._hosts(g, c)
            for card in self.what.now(g, c)
        ]
        if placed:
            occur(g, placed)
        else:
            frame.ok = False
