"""States that hold what is no plain data."""

from __future__ import annotations

from tests.lab.broken import Whole
from weirwood.core.event import Event
from weirwood.core.state import State


class HoldsAFunction(Whole):
    def __init__(self, true: State) -> None:
        super().__init__(true)
        self.later = lambda: 0


class HoldsAnIterator(Whole):
    def __init__(self, true: State) -> None:
        super().__init__(true)
        self.rest = iter([1, 2])


class HoldsAFunctionInRoundThree(Whole):
    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        events = super().apply(seat, key)
        if self.status.round == 3:
            self.then = print
        return events


class Shelf:
    """What states share."""

    kept: object = None


class FillsWhatIsShared(Whole):
    """All states put a function onto one shelf, once the game has begun."""

    shelf = Shelf()

    def __init__(self, true: State) -> None:
        super().__init__(true)
        self.shared = self.shelf

    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        self.shelf.kept = print
        return super().apply(seat, key)
