"""Games whose clones and saves are not what they were made from."""

from __future__ import annotations

from tests.lab.broken import Whole
from weirwood.core.event import Event
from weirwood.core.state import State


class SharesItself(Whole):
    def clone(self) -> State:
        return self


class ForgetsWhenCloned(Whole):
    def clone(self) -> State:
        return self.like(self.true.determinize(0, 1))


class RemembersOutsideTheSave(Whole):
    """Every fifth choice of the same state in memory takes the first option instead."""

    def __init__(self, true: State, made: int = 0) -> None:
        super().__init__(true)
        self.made = made

    def clone(self) -> State:
        return type(self)(self.true.clone(), self.made)

    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        decision = next((one for one in self.true.decisions if one.seat == seat), None)
        index = -1 if decision is None else decision.options.index_of(key)
        return super().apply(seat, key) if index < 0 else self.apply_index(seat, index)

    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        self.made += 1
        return super().apply_index(seat, index and index * int(self.made % 5 > 0))
