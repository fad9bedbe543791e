"""Weirwood: the Game of Thrones card games as engine, table, bots and laboratory."""

__version__ = "0.1.0"
