"""The random bot: any option, all equally likely."""

from __future__ import annotations

from random import Random

from weirwood.bots.bot import Eyes


class RandomBot:
    """Chooses uniformly among the options, from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, eyes: Eyes) -> int:
        """Any option."""
        return int(self._random.random() * len(eyes.decision.options))
