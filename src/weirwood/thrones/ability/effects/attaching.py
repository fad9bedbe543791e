"""Moving attachments that are in play."""

from __future__ import annotations

from weirwood.thrones.ability.effects.on_cards import OnCards
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Context, Filter, Operand
from weirwood.thrones.engine.rules.arrival import may_attach
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import ATTACHING


class MoveAttachment(OnCards):
    """Move an attachment to another card of a kind; without one it may bear it cannot be moved."""

    kind = ATTACHING
    verb = "move"
    befalls = "is moved"

    def __init__(self, what: Operand, to: Filter) -> None:
        super().__init__(what)
        self.to = to

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return bool(self._hosts(g, c, card))

    def _hosts(self, g: Board, c: Context, card: int) -> list[int]:
        record = g.records[card]
        if record is None:
            return []
        return [
            host
            for host in self.to.candidates(g, c)
            if host != record.host and may_attach(g, record.card, record.controller, card, host)
        ]

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Ask for the new host of each attachment; then they move together."""
        cards = self.what.take(g, frame)
        if cards is None:
            return
        c = frame.context
        moved: list[Happening] = []
        for card in cards:
            why = frame.why(g, "host", card=card)
            picked = frame.pick(g, c.seat, self._hosts(g, c, card), 1, 1, why)
            if picked is None:
                return
            for host in picked:
                moved.append(Happening(ATTACHING, card, g.controller(card), source=c.source, other=host))
        if len(moved) < max(len(cards), 1):
            frame.whole = False
        if moved:
            occur(g, moved)

    def text(self) -> str:
        return self.to_place(f"to another {self.to:bare}")
