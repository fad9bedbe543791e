"""Choosing cards in a sentence of its own: perhaps as a point of reference only."""

from __future__ import annotations

from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Context, Effect, Filter, Operand, Target
from weirwood.thrones.engine.state.board import Board


class ChooseCards(Effect):
    """Cards are chosen, by you or by others: a point of reference, or what the next sentences act on."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def could(self, g: Board, c: Context) -> bool:
        """Choosing alone changes nothing; what acts on the chosen cards was asked whether it could affect them."""
        return c.ability is not None and bool(c.ability.verbs[self.target.slot])

    def resolve(self, g: Board, frame: Resolve) -> None:
        return

    def text(self) -> str:
        chooser = self.target.chooser()
        if chooser is None:
            return f"choose {self.target}"
        return f"{chooser.text()} chooses {self.target.text().replace(' you control', ' they control')}"


class EachNotChosen(Operand):
    """Each card of a kind that was not chosen before, by the place of the choice."""

    says = "each {filter:bare} not chosen"

    def __init__(self, filter: Filter, place: int = 0) -> None:
        self.filter, self.place = filter, place

    def now(self, g: Board, c: Context) -> list[int]:
        chosen = c.slots[self.place] if self.place < len(c.slots) else []
        return [card for card in self.filter.candidates(g, c) if card not in chosen]

    def spares(self) -> int:
        return self.place
