"""Bots that do not search: at random, by the game's own judgement, and by a judgement that wavers."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final, TypeAlias, cast

from weirwood.bots.bot import Eyes, seed_of
from weirwood.core.catalogue import find_kit
from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument
from weirwood.core.kit import placed
from weirwood.core.state import State
from weirwood.core.view import View

Judge: TypeAlias = Callable[[Callable[[], View], Callable[[int], State], Decision, int], list[float]]
"""Answers a number for each option, the higher the better, from view, worlds, decision and seed."""


_CLEARLY_WORSE: Final = 0.05
"""An option that is less likely than the best by this factor is never taken."""


def _judge_of(game_id: str, advising: bool) -> Judge:
    kit = find_kit(game_id)
    place = (advising and kit.adviser) or kit.judge
    if not place:
        raise BadArgument(f"There is no heuristic bot for {game_id}.")
    return cast(Judge, placed(place))


class HeuristicBot:
    """Quick, and the same every time: what it chooses follows from its seed and what it sees."""

    def __init__(self, game_id: str, seed: int, advising: bool = False) -> None:
        self._judge = _judge_of(game_id, advising)
        self._seed = seed

    def choose(self, eyes: Eyes) -> int:
        """The option judged best."""
        scores = self._judge(eyes.view, eyes.world, eyes.decision, self._seed)
        return scores.index(max(scores))


class WaveringBot:
    """Takes an option the likelier the better it is judged; what is clearly worse it never takes."""

    def __init__(self, game_id: str, seed: int, wavering: float) -> None:
        self._judge = _judge_of(game_id, advising=False)
        self._seed = seed
        self._wavering = wavering

    def choose(self, eyes: Eyes) -> int:
        """An option that is judged nearly as good as the best, or the best."""
        scores = self._judge(eyes.view, eyes.world, eyes.decision, self._seed)
        best = max(scores)
        weights = [exp((score - best) / self._wavering) for score in scores]
        weights = [weight if weight >= _CLEARLY_WORSE else 0.0 for weight in weights]
        return Random(seed_of(self._seed, eyes)).choices(range(len(scores)), weights)[0]


class RandomBot:
    """Chooses uniformly among the options, from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, eyes: Eyes) -> int:
        """Any option."""
        return int(self._random.random() * len(eyes.decision.options))
