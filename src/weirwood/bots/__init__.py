"""Players that are programs: the bot contract, and the bots by name."""

from weirwood.bots.bot import Bot, Eyes
from weirwood.bots.catalogue import bot_names, make_bot

__all__ = ["Bot", "Eyes", "bot_names", "make_bot"]
