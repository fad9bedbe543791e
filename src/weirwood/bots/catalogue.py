"""The bots by name."""

from __future__ import annotations

from weirwood.bots.bot import Bot
from weirwood.core.errors import BadArgument, listed

_NAMES = ("random", "heuristic")


def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    return _NAMES


def make_bot(name: str, game_id: str, seed: int) -> Bot:
    """A bot for one seat of one game; all it does follows from the seed and what it sees."""
    if name == "random":
        from weirwood.bots.random import RandomBot

        return RandomBot(seed)
    if name == "heuristic":
        from weirwood.bots.heuristic import HeuristicBot

        return HeuristicBot(game_id, seed)
    raise BadArgument(f"there is no bot {name!r}; there is {listed(_NAMES)}.")
