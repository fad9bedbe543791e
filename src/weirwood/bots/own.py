"""Bots of one's own, named ``module:Class``.

Loading one runs its code. Only names that come from the person who runs the program may get here (a command line, a
call from Python), never a name from a record, a table or the network: those look among ``bot_names``.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from weirwood.bots.bot import Bot
from weirwood.core.errors import BadArgument


def is_own(name: str) -> bool:
    """Whether a name means a class of one's own."""
    return ":" in name


@cache
def own_class(name: str) -> type[Bot]:
    """The class that ``module:Class`` names, or BadArgument. The module may lie in the current folder."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute, None)
    except (ImportError, ValueError, TypeError) as error:
        raise BadArgument(f"The bot {name!r} cannot be loaded: {error}.") from error
    if not isinstance(found, type):
        raise BadArgument(f"The module {module!r} has no class {attribute!r}.")
    if not callable(getattr(found, "choose", None)):
        raise BadArgument(f"The class {name!r} is not a bot: it needs a method choose(eyes).")
    return cast(type[Bot], found)


def own_bot(name: str, game_id: str, seed: int) -> Bot:
    """A bot of one's own for one seat: its class is called with the id of the game and a seed."""
    made = own_class(name)
    try:
        return made(game_id, seed)  # type: ignore[call-arg]
    except TypeError as error:
        raise BadArgument(f"The bot {name!r} must take the id of a game and a seed: {error}.") from error
