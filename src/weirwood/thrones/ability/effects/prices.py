"""Reducing the cost of the next card of a kind."""

from __future__ import annotations

from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Effect, Filter
from weirwood.thrones.engine.rules.prices import MARSHALING
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_force import Reduction
from weirwood.thrones.engine.words import PERIOD_NAMES, PHASE


class ReduceNext(Effect):
    """The next card of a kind that you marshal (or play) this phase costs less."""

    def __init__(self, filter: Filter, by: int, ways: int = MARSHALING, period: int = PHASE) -> None:
        self.filter = filter
        self.by = by
        self.ways = ways
        self.period = period
        self.place = 0

    def flat(self, ability: Ability) -> list[Effect]:
        """Remember where the kind stands, so that the reduction can be saved."""
        self.place = len(ability.reducers)
        ability.reducers.append(self.filter)
        return [self]

    def resolve(self, g: Board, frame: Resolve) -> None:
        kept = frame.context.copy()
        kept.frame = -1
        reduction = Reduction(self.filter, kept, self.by, self.period, place=self.place)
        reduction.play = self.ways
        g.reductions.append(reduction)

    def text(self) -> str:
        verb = "marshal" if self.ways == MARSHALING else "marshal or play"
        card = self.filter.text(article=False)
        return f"reduce the cost of the next {card} you {verb} this {PERIOD_NAMES[self.period]} by {self.by}"
