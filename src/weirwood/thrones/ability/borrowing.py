"""Marshaling cards that are not in hand."""

from __future__ import annotations

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.player_modifiers import OnPlayer
from weirwood.thrones.engine.nodes import Context
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.side import Side


class MayMarshal(OnPlayer):
    """You may marshal cards of a kind from where they are, as if they were in your hand."""

    _deps = 0  # they are judged when they are about to be marshaled

    def __init__(self, what: Cards) -> None:
        super().__init__()
        self.what = what

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.lent.append((self.what, c))

    def is_long(self) -> bool:
        return True

    def text(self, s: Speaker) -> str:
        hand = s.or_tight(" as if they were in your hand", "")
        return f"you may [marshal] {self.what.many(s)} from {self.what.whence(s)}{hand}"
