"""The heuristic bot: takes the option its game's own judgement likes best, the first of equals."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, TypeAlias, cast

from weirwood.bots.bot import Eyes
from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument
from weirwood.core.state import State
from weirwood.core.view import View

Judge: TypeAlias = Callable[[Callable[[], View], Callable[[int], State], Decision, int], list[float]]
"""Answers a number for each option, the higher the better, from view, worlds, decision and seed."""
_JUDGES: Final = {
    "intrigue": "weirwood.intrigue:judge",
    "second/joust": "weirwood.thrones.judgement:judge",
    "second/melee": "weirwood.thrones.judgement:judge",
}
_ADVISERS: Final = {
    "second/joust": "weirwood.thrones.judgement:advise",
    "second/melee": "weirwood.thrones.judgement:advise",
}
"""Where a game looks further ahead for a player who asks for a hint."""


class HeuristicBot:
    """Quick, and the same every time: what it chooses follows from its seed and what it sees."""

    def __init__(self, game_id: str, seed: int, advising: bool = False) -> None:
        where = _JUDGES.get(game_id)
        if advising:
            where = _ADVISERS.get(game_id, where)
        if where is None:
            raise BadArgument(f"There is no heuristic bot for {game_id}.")
        module, name = where.split(":")
        self._judge = cast(Judge, getattr(import_module(module), name))
        self._seed = seed

    def choose(self, eyes: Eyes) -> int:
        """The option judged best."""
        scores = self._judge(eyes.view, eyes.world, eyes.decision, self._seed)
        return scores.index(max(scores))
