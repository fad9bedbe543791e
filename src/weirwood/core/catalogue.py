"""The games that can be played, by id, each with its kit; both are imported when first asked for."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from weirwood.core.errors import NoGame, either
from weirwood.core.kit import Kit, placed
from weirwood.core.state import Game

KITS: Final = {
    "intrigue": "weirwood.intrigue.kit:KIT",
    "second/joust": "weirwood.thrones.editions.second.kits:JOUST",
    "second/melee": "weirwood.thrones.editions.second.kits:MELEE",
    "hbo": "weirwood.thrones.editions.hbo.kit:KIT",
}
"""The place of each game's kit."""


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(KITS)


@cache
def find_kit(game_id: str) -> Kit:
    """The kit of the game with this id."""
    if game_id not in KITS:
        raise NoGame(f"There is no game {game_id!r}. Choose {either(game_ids())}.")
    return cast(Kit, placed(KITS[game_id]))


@cache
def find_game(game_id: str) -> Game:
    """The game with this id."""
    return cast(Game, placed(find_kit(game_id).game))
