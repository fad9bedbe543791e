"""What a game gives to whoever searches it, found by its kit."""

from __future__ import annotations

from random import Random
from typing import Protocol, cast

from weirwood.core.catalogue import find_kit
from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument
from weirwood.core.kit import placed
from weirwood.core.state import State


class Mind(Protocol):
    """How a game is thought about. Worlds are a bot's own: what is hidden in them was drawn by chance."""

    def effort(self) -> int:
        """How many simulations are as little work as one of a challenge game."""

    def is_open(self, decision: Decision) -> bool:
        """Whether a question is worth a search."""

    def is_tree(self, here: State) -> bool:
        """Whether a tree pays in which every seat seeks its own gain."""

    def solved(self, here: State, decision: Decision) -> int:
        """The index of an option that nothing can better, by what its seat knows; -1 where that cannot be told."""

    def leanings(self, here: State, decision: Decision) -> list[float]:
        """The judgement in one world: the chance of winning that each option seems to promise."""

    def sets(self, here: State, decision: Decision) -> list[tuple[list[str], float]]:
        """Whole sets to be tried as one move, by keys, with what each seems to promise; none where picks are tried."""

    def draw_secrets(self, world: State, seat: int, dice: Random) -> None:
        """Let the others that are asked at the same time choose, each as it leans."""

    def play_on(self, world: State, until: int, dice: Random, is_quick: bool = False) -> None:
        """Play a world on, in place, until the round with this number is over; by quick rules alone, if asked."""

    def chance(self, world: State, seat: int) -> float:
        """How likely a seat is to win, from 0 to 1, as a world stands."""

    def worth(self, world: State, seat: int) -> float:
        """What a simulation counts for that led here: the chance of winning, or something near it that wavers less."""

    def tally(self, world: State, seat: int) -> list[float]:
        """What a person would count where a simulation led; ``apart`` says in words how two of these differ."""

    def apart(self, here: State, seat: int, gaps: list[float], you: bool) -> str:
        """What speaks most against something worse, by the gaps from a better tally to its own.

        For instance ``0.8 less power for you``; empty where gaps are small, or speak for what is worse. The seat is
        called *you*, or by name.
        """


def find_mind(game_id: str) -> Mind:
    """The mind of a game, or BadArgument."""
    place = find_kit(game_id).mind
    if not place:
        raise BadArgument(f"There is no searching bot for {game_id}.")
    return cast(Mind, placed(place))
