"""How a game stands for each seat, as bots weigh it, from what all may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Final, TypeAlias, cast

from weirwood.core.state import State

Weigh: TypeAlias = Callable[[State, bool], tuple[list[int], list[float]]]
_WEIGHED: Final = {
    "intrigue": ("weirwood.intrigue", True),
    "second/joust": ("weirwood.thrones.judgement", False),
    "second/melee": ("weirwood.thrones.judgement", False),
}
"""Where each game's own judgement is, and whether the fewest points win."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One moment: the points of each seat (power, penalties), and what all that it holds is worth."""

    points: list[int]
    worth: list[float]

    def lead(self, seat: int) -> float:
        """What a seat holds more than the others do on average."""
        return self.worth[seat] - (sum(self.worth) - self.worth[seat]) / (len(self.worth) - 1)


def fewest_win(game_id: str) -> bool:
    """Whether the fewest points win."""
    return _WEIGHED[game_id][1] if game_id in _WEIGHED else False


def telling(game_id: str) -> tuple[str, ...]:
    """The kinds of events that tell best what a choice brought in a game, the best first."""
    found = _WEIGHED.get(game_id)
    return () if found is None else cast(tuple[str, ...], import_module(found[0]).TELLING)


def weigher(game_id: str) -> Callable[[State, bool], Standing] | None:
    """What weighs a state of a game; None for a game that nobody can weigh yet.

    The second argument says whether all is open, as it is when the game is over.
    """
    found = _WEIGHED.get(game_id)
    if found is None:
        return None
    weigh = cast(Weigh, import_module(found[0]).standing)
    return lambda state, is_open: Standing(*weigh(state, is_open))
