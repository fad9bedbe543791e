"""The heuristic bot: takes the option its game's own judgement likes best, the first of equals."""

from __future__ import annotations

import zlib

from weirwood.bots.bot import Eyes
from weirwood.core.errors import BadArgument
from weirwood.intrigue import judge as judge_intrigue

_JUDGES = {"intrigue": judge_intrigue}


class HeuristicBot:
    """Quick, and the same every time: what it chooses follows from its seed and what it sees."""

    def __init__(self, game_id: str, seed: int) -> None:
        if game_id not in _JUDGES:
            raise BadArgument(f"there is no heuristic bot for {game_id}.")
        self._judge = _JUDGES[game_id]
        self._seed = seed

    def choose(self, eyes: Eyes) -> int:
        """The option judged best."""
        seen = zlib.crc32(repr(eyes.view()).encode())
        scores = self._judge(eyes.world, eyes.decision, self._seed ^ seen)
        return scores.index(max(scores))
