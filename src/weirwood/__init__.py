"""Weirwood: the Game of Thrones card games as engine, table, bots and laboratory.

The names in ``__all__`` are the public library; docs/library.md describes them. Each is imported when it is first used,
so that ``import weirwood`` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from weirwood.library import (
        Answer,
        Bot,
        Box,
        DeckList,
        Eyes,
        IllegalChoice,
        Match,
        Outcome,
        Question,
        Record,
        WeirwoodError,
        bot,
        game,
        games,
        load_record,
        play,
        ready_decks,
        replay,
    )

__version__ = "0.2.0"

__all__ = [
    "Answer",
    "Bot",
    "Box",
    "DeckList",
    "Eyes",
    "IllegalChoice",
    "Match",
    "Outcome",
    "Question",
    "Record",
    "WeirwoodError",
    "bot",
    "game",
    "games",
    "load_record",
    "play",
    "ready_decks",
    "replay",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'weirwood' has no attribute {name!r}")
    value = getattr(import_module("weirwood.library"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
