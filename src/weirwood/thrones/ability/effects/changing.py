"""Cards that change their type: an event that comes into play as an attachment."""

from __future__ import annotations

from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Context, Effect, Operand
from weirwood.thrones.engine.rules.arrival import may_attach
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AS_OTHER_SIDE, Happening
from weirwood.thrones.engine.words import ENTERED, KEYWORD_NAMES, PUT


class AttachAs(Effect):
    """Attach this card to a card as an attachment, which it is from then on."""

    def __init__(self, side: Card, to: Operand) -> None:
        self.side = side
        self.to = to

    def could(self, g: Board, c: Context) -> bool:
        """There is something it may be attached to."""
        return any(may_attach(g, self.side, c.seat, c.source, host) for host in self.to.now(g, c))

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Attach it; where it may not be attached it goes the way of its type."""
        c = frame.context
        for host in self.to.now(g, c):
            if may_attach(g, self.side, c.seat, c.source, host):
                occur(g, [Happening(ENTERED, c.source, c.seat, 0, c.source, host, PUT, flags=AS_OTHER_SIDE)])
                return
        frame.ok = False

    def text(self) -> str:
        traits = " ".join(sorted(self.side.traits))
        texts = [f"{KEYWORD_NAMES[keyword].capitalize()}." for keyword in self.side.keywords]
        texts += [ability.text() for ability in self.side.abilities]
        box = " ".join(texts).removesuffix(".")
        return f'attach {{self}} to {self.to} as a {traits} attachment with the text: "{box}"'
