"""Games whose options are not told apart alike in every world."""

from __future__ import annotations

from tests.lab.broken import Whole
from weirwood.core.decision import Decision
from weirwood.core.option import Option, Options
from weirwood.core.state import State


class _Renamed(Options):
    """The same options with other tokens."""

    def __init__(self, true: Options) -> None:
        super().__init__()
        self.true = true

    def __len__(self) -> int:
        return len(self.true)

    def at(self, index: int) -> Option:
        return self.true[index]

    def token(self, index: int) -> int:
        return self.true.token(index) + 1


class NamesOptionsAnewInWorlds(Whole):
    """A tree that grows over several worlds would take one option for another."""

    def __init__(self, true: State, renamed: bool = False) -> None:
        super().__init__(true)
        self.renamed = renamed

    def like(self, true: State) -> Whole:
        return type(self)(true, self.renamed)

    def determinize(self, seat: int, seed: int) -> State:
        return type(self)(self.true.determinize(seat, seed), renamed=True)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        if not self.renamed:
            return super().decisions
        return tuple(
            Decision(one.seat, one.kind, one.why, _Renamed(one.options)) for one in super().decisions
        )
