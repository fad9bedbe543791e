"""Players that are programs: the bot contract, and the bots by name."""

from weirwood.bots.bot import Bot, Eyes
from weirwood.bots.catalogue import BOT_NAMES, admit, bot_about, bot_names, bot_title, make_adviser, make_bot

__all__ = [
    "BOT_NAMES",
    "Bot",
    "Eyes",
    "admit",
    "bot_about",
    "bot_names",
    "bot_title",
    "make_adviser",
    "make_bot",
]
