"""The heuristic bot: takes the option its game's own judgement likes best, the first of equals."""

from __future__ import annotations

from weirwood.bots.bot import Eyes
from weirwood.core.errors import BadArgument
from weirwood.intrigue.judgement import judge as judge_intrigue

_JUDGES = {"intrigue": judge_intrigue}


class HeuristicBot:
    """Looks one placement, one card or one challenge ahead; quick, and the same every time."""

    def __init__(self, game_id: str) -> None:
        if game_id not in _JUDGES:
            raise BadArgument(f"there is no heuristic bot for {game_id}.")
        self._judge = _JUDGES[game_id]

    def choose(self, eyes: Eyes) -> int:
        """The option judged best."""
        scores = self._judge(eyes.view(), eyes.decision)
        return scores.index(max(scores))
