"""The games that can be played, by id; each is imported when first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final, cast

from weirwood.core.errors import NoGame, either
from weirwood.core.state import Game

_WHERE: Final = {
    "intrigue": "weirwood.intrigue:GAME",
    "second/joust": "weirwood.thrones.games.second:JOUST",
    "second/melee": "weirwood.thrones.games.second:MELEE",
}


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_WHERE)


@cache
def find_game(game_id: str) -> Game:
    """The game with this id."""
    where = _WHERE.get(game_id)
    if where is None:
        raise NoGame(f"There is no game {game_id!r}. Choose {either(game_ids())}.")
    module, name = where.split(":")
    return cast(Game, getattr(import_module(module), name))
