"""The bots: one plays at random, one takes the option its game's own judgement likes best, the first of equals."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias, cast

from weirwood.bots.bot import Eyes
from weirwood.core.catalogue import find_kit
from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument
from weirwood.core.kit import placed
from weirwood.core.state import State
from weirwood.core.view import View

Judge: TypeAlias = Callable[[Callable[[], View], Callable[[int], State], Decision, int], list[float]]
"""Answers a number for each option, the higher the better, from view, worlds, decision and seed."""


class HeuristicBot:
    """Quick, and the same every time: what it chooses follows from its seed and what it sees."""

    def __init__(self, game_id: str, seed: int, advising: bool = False) -> None:
        kit = find_kit(game_id)
        place = (advising and kit.adviser) or kit.judge
        if not place:
            raise BadArgument(f"There is no heuristic bot for {game_id}.")
        self._judge = cast(Judge, placed(place))
        self._seed = seed

    def choose(self, eyes: Eyes) -> int:
        """The option judged best."""
        scores = self._judge(eyes.view, eyes.world, eyes.decision, self._seed)
        return scores.index(max(scores))


class RandomBot:
    """Chooses uniformly among the options, from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, eyes: Eyes) -> int:
        """Any option."""
        return int(self._random.random() * len(eyes.decision.options))
