"""Players that are programs: the bot contract, and the bots by name."""

from weirwood.bots.advising import HINT
from weirwood.bots.bot import Bot, Eyes
from weirwood.bots.catalogue import (
    BOT_NAMES,
    admit,
    bot_about,
    bot_names,
    bot_title,
    is_search,
    is_slow,
    level_names,
    make_adviser,
    make_bot,
    make_thinker,
)
from weirwood.bots.thought import Stopped, Thinker, Thought, Weighed

__all__ = [
    "BOT_NAMES",
    "HINT",
    "Bot",
    "Eyes",
    "Stopped",
    "Thinker",
    "Thought",
    "Weighed",
    "admit",
    "bot_about",
    "bot_names",
    "bot_title",
    "is_search",
    "is_slow",
    "level_names",
    "make_adviser",
    "make_bot",
    "make_thinker",
]
