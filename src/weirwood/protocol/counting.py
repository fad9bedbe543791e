"""Counting choice sequences, the usual test that two programs know the same rules."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import BadArgument
from weirwood.core.state import State

DEEPEST: Final = 250
MOST_CHOICES: Final = 1_000_000
"""How many choices are made at most before the last of each sequence; those last ones are only counted."""


def count_sequences(state: State, depth: int) -> int:
    """The number of choice sequences of a length, shorter where the game ends; BadArgument beyond the limits."""
    if depth > DEEPEST:
        raise BadArgument(f"Depth must be at most {DEEPEST}, not {depth}.")
    return _Count().below(state, depth)


class _Count:
    def __init__(self) -> None:
        self.made = 0

    def below(self, state: State, depth: int) -> int:
        decisions = state.decisions
        if depth == 0 or not decisions:
            return 1
        if depth == 1:
            return sum(len(decision.options) for decision in decisions)
        total = 0
        for decision in decisions:
            for index in range(len(decision.options)):
                self._step()
                next_state = state.clone()
                next_state.apply_index(decision.seat, index)
                total += self.below(next_state, depth - 1)
        return total

    def _step(self) -> None:
        self.made += 1
        if self.made > MOST_CHOICES:
            raise BadArgument(
                f"There are too many sequences of that length: counting stops after {MOST_CHOICES} choices "
                "before the last ones; ask for less depth."
            )
