"""The bots by name."""

from __future__ import annotations

from weirwood.bots.bot import Bot
from weirwood.core.errors import BadArgument, listed

_NAMES = ("random", "heuristic")
BOT_NAMES = ("Ravenna", "Old Oak", "Maester", "Marigold", "Thistle", "Rook", "Sable", "Wren")
"""What bots are called at a table."""
_ABOUT = {
    "random": ("Newcomer", "Takes any legal option, all equally likely. Good for a first look."),
    "heuristic": ("Steward", "Judges every option by what it gains now. Quick, and no pushover."),
}


def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    return _NAMES


def bot_title(name: str) -> str:
    """What kind of player a bot is, in a word."""
    return _ABOUT[name][0]


def bot_about(name: str) -> str:
    """How a bot plays, in a sentence or two."""
    return _ABOUT[name][1]


def make_adviser(game_id: str, seed: int) -> Bot:
    """Who gives hints: the heuristic bot, with a longer look at what a person would wonder about."""
    from weirwood.bots.heuristic import HeuristicBot

    return HeuristicBot(game_id, seed, advising=True)


def make_bot(name: str, game_id: str, seed: int) -> Bot:
    """A bot for one seat of one game; all it does follows from the seed and what it sees."""
    if name == "random":
        from weirwood.bots.random import RandomBot

        return RandomBot(seed)
    if name == "heuristic":
        from weirwood.bots.heuristic import HeuristicBot

        return HeuristicBot(game_id, seed)
    raise BadArgument(f"there is no bot {name!r}; there is {listed(_NAMES)}.")
