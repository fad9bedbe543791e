"""The bots by name."""

from __future__ import annotations

from weirwood.bots.bot import Bot
from weirwood.bots.own import is_own, own_bot, own_class
from weirwood.bots.players import HeuristicBot, RandomBot
from weirwood.core.errors import BadArgument

_NAMES = ("random", "heuristic")
BOT_NAMES = ("Ravenna", "Old Oak", "Maester", "Marigold", "Thistle", "Rook", "Sable", "Wren")
"""What bots are called at a table."""
_ABOUT = {
    "random": ("Newcomer", "Plays at random. Good for a first look."),
    "heuristic": ("Steward", "Plays sensibly, one move ahead. Quick, and no pushover."),
}


_admitted: list[str] = []
"""Bots of one's own that tables of this process may use."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots that may sit at a table, admitted ones included."""
    return (*_NAMES, *_admitted)


def admit(name: str) -> None:
    """Let tables of this process use a bot of one's own; a name that is not ``module:Class`` changes nothing."""
    if is_own(name) and name not in _admitted:
        own_class(name)
        _admitted.append(name)


def bot_title(name: str) -> str:
    """What kind of player a bot is, in a word."""
    return own_class(name).__name__ if is_own(name) else _ABOUT[name][0]


def bot_about(name: str) -> str:
    """How a bot plays, in a sentence or two."""
    if is_own(name):
        return (own_class(name).__doc__ or "").strip().partition("\n")[0]
    return _ABOUT[name][1]


def make_adviser(game_id: str, seed: int) -> Bot:
    """Who gives hints: the heuristic bot, with a longer look at what a person would wonder about."""
    return HeuristicBot(game_id, seed, advising=True)


def make_bot(name: str, game_id: str, seed: int) -> Bot:
    """A bot for one seat of one game; all it does follows from the seed and what it sees."""
    if is_own(name):
        return own_bot(name, game_id, seed)
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return HeuristicBot(game_id, seed)
    raise BadArgument(
        f"There is no bot {name!r}. Choose {' or '.join(_NAMES)}, or name a class of your own as module:Class."
    )
