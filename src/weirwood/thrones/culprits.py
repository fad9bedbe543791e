"""Who is to blame: the card without which a clause would not refuse something.

The refusal is asked for again on copies in which some modifiers change nothing, so that no modifier need remember
whom it hinders, and play never pays for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.derived import Watch, recompute
from weirwood.thrones.engine.nodes import Context, Modifier
from weirwood.thrones.engine.words import NO_CARD
from weirwood.thrones.state import ThronesState

Refusing: TypeAlias = Callable[[Board], list[str]]
"""The clauses that refuse something in a position."""


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


def culprit(g: ThronesState, rule: str, refusing: Refusing) -> int:
    """The card whose modifiers make a clause refuse something, or NO_CARD where the rules alone do."""
    sources = _sources(g)
    if rule in _refusals(g, None, refusing):
        return NO_CARD
    for source in sources:
        if rule not in _refusals(g, [source], refusing):
            return source
    for source in sources:  # where several would each do it alone
        if rule in _refusals(g, [other for other in sources if other != source], refusing):
            return source
    return NO_CARD


def _sources(g: ThronesState) -> list[int]:
    watch = _Without([])
    recompute(g.clone(), watch)
    return watch.sources


def _refusals(g: ThronesState, left_out: list[int] | None, refusing: Refusing) -> list[str]:
    copy = g.clone()
    recompute(copy, _Without(left_out))
    return refusing(copy)
