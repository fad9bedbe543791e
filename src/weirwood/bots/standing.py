"""How a game stands for each seat, as bots weigh it, from what all may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, cast

from weirwood.core.catalogue import find_kit
from weirwood.core.kit import placed
from weirwood.core.state import State

Weigh: TypeAlias = Callable[[State, bool], tuple[list[int], list[float]]]


@dataclass(frozen=True, slots=True)
class Standing:
    """One moment: the points of each seat (power, penalties), and what all that it holds is worth."""

    points: list[int]
    worth: list[float]

    def lead(self, seat: int) -> float:
        """What a seat holds more than the others do on average."""
        return self.worth[seat] - (sum(self.worth) - self.worth[seat]) / (len(self.worth) - 1)


def weigher(game_id: str) -> Callable[[State, bool], Standing] | None:
    """What weighs a state of a game, with all open or not; None for a game that nobody can weigh yet."""
    place = find_kit(game_id).standing
    if not place:
        return None
    weigh = cast(Weigh, placed(place))
    return lambda state, is_open: Standing(*weigh(state, is_open))
