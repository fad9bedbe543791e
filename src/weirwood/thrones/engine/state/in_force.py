"""Effects in force: lasting effects, delayed effects, and reductions of what cards cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.nodes import Context, Filter, Modifier
from weirwood.thrones.engine.words import PHASE

if TYPE_CHECKING:
    from weirwood.thrones.engine.state.board import Board


class Lasting:
    """A lasting effect: a modifier with its cards and number fixed, until a period ends.

    One that is ``open`` changes whatever its modifier speaks of at any time, in place of certain cards.
    """

    __slots__ = ("cards", "context", "modifier", "n", "open", "period", "place")

    def __init__(
        self,
        modifier: Modifier,
        context: Context,
        cards: tuple[int, ...],
        n: int,
        period: int,
        place: int,
        open: bool = False,
    ) -> None:
        self.modifier = modifier
        self.context = context
        self.cards = cards
        self.n = n
        self.period = period
        self.place = place
        self.open = open

    def now(self, g: Board) -> list[int]:
        """The cards that it changes."""
        subjects = self.modifier.subjects()
        if not self.open or subjects is None:
            return list(self.cards)
        source = self.context.source
        return [card for card in subjects.now(g, self.context) if not g.is_immune(card, source)]


class Delayed:
    """A delayed effect: a program of an ability that waits for a moment."""

    __slots__ = ("ability", "context", "kind", "number", "program")

    def __init__(self, kind: int, ability: Ability, program: int, context: Context, number: int) -> None:
        self.kind = kind
        self.ability = ability
        self.program = program
        self.context = context
        self.number = number


class Reduction:
    """The next (or each) card of a kind costs less."""

    __slots__ = ("amount", "context", "filter", "once", "period", "place", "play")

    def __init__(
        self,
        filter: Filter,
        context: Context,
        amount: int,
        period: int = PHASE,
        once: bool = True,
        place: int = 0,
    ) -> None:
        self.filter = filter
        self.context = context
        self.amount = amount
        self.period = period
        self.once = once
        self.place = place
        self.play: int = 3
