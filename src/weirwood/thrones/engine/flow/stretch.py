"""A stretch: an action or a step of the round, whose happenings are answered together at its end."""

from __future__ import annotations

from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.flow.stages import DELAYED
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening


class Stretch(Occurrence):
    """The frame under an action, in an edition in which reactions wait for its end.

    ``since`` holds the stamp of the board when each happening was gathered: a card that came into play later cannot
    answer it. ``late`` says of cards in hands and piles how much had happened before they came there.
    """

    __slots__ = ("late", "since")

    def __init__(self) -> None:
        super().__init__([], DELAYED, True)
        self.since: list[int] = []
        self.late: dict[int, int] = {}

    def copy(self) -> Stretch:
        copy = Stretch()
        copy.copy_occurrence(self)
        copy.since = self.since.copy()
        copy.late = self.late.copy()
        return copy

    def gathers(self, g: Board, happenings: list[Happening]) -> bool:
        """Take in what happened. Forced abilities answer it before anybody goes on reacting."""
        self.happenings += [happening.copy() for happening in happenings]
        self.since += [g.stamp] * len(happenings)
        self.stage = DELAYED
        return True

    def arrives(self, card: int) -> None:
        if self.happenings:
            self.late[card] = len(self.happenings)

    def change_places(self, moved: dict[int, int]) -> None:
        """Let cards lie where others lay."""
        self.late = {moved.get(card, card): late for card, late in self.late.items()}

    def waits(self, g: Board) -> bool:
        return False

    def next_stage(self) -> None:
        """Go on with the next stage; whoever's turn it was to react, it still is."""
        turn = self.turn
        super().next_stage()
        self.turn = turn

    def may_answer(self, g: Board, card: int, index: int) -> bool:
        record = g.records[card]
        if record is None:
            return self.late.get(card, 0) <= index
        return record.stamp <= self.since[index]
