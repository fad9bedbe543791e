"""Derived values as they would be if some cards changed nothing."""

from __future__ import annotations

from weirwood.thrones.engine.nodes import Context, Modifier
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.derived import Watch, recompute


class _Without(Watch):
    """Lets no modifier of some cards change anything, and notes whose modifiers there are."""

    __slots__ = ("left_out", "sources")

    def __init__(self, left_out: list[int] | None) -> None:
        self.left_out = left_out
        self.sources: list[int] = []

    def let(
        self, g: Board, modifier: Modifier, context: Context, cards: list[int], n: int, period: int
    ) -> None:
        """Let it be, or leave it out; None leaves out all."""
        if context.source not in self.sources:
            self.sources.append(context.source)
        if self.left_out is not None and context.source not in self.left_out:
            modifier.apply(g, context, cards, n)


def leave_out(g: Board, cards: list[int] | None) -> list[int]:
    """Compute the values of a copy without the modifiers of some cards, or of all; answers whose there are."""
    watch = _Without(cards)
    recompute(g, watch)
    return watch.sources
