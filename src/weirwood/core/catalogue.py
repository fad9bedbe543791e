"""The games that can be played, by id, each with its kit; both are imported when first asked for."""

from __future__ import annotations

from contextlib import suppress
from functools import cache, lru_cache
from typing import Final, cast

from weirwood.core.errors import NoGame, WeirwoodError, either
from weirwood.core.kit import Kit, placed
from weirwood.core.state import Game

KITS: Final = {
    "intrigue": "weirwood.intrigue.kit:KIT",
    "second/joust": "weirwood.thrones.editions.second.kits:JOUST",
    "second/melee": "weirwood.thrones.editions.second.kits:MELEE",
    "hbo": "weirwood.thrones.editions.hbo.kit:KIT",
    "hbo/draft": "weirwood.thrones.editions.hbo.kit:DRAFT",
    "winter": "weirwood.thrones.editions.winter.kit:KIT",
}
"""The place of each game's kit."""


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(KITS)


@lru_cache(maxsize=64)
def find_kit(game_id: str) -> Kit:
    """The kit of the game with this id; a game that is played with a card list has the same kit."""
    own, colon, _ = game_id.partition(":")
    kit = cast(Kit, placed(KITS[own])) if own in KITS else None
    if kit is None or (colon and not kit.lists):
        raise NoGame(f"There is no game {game_id[:60]!r}. Choose {either(game_ids())}.")
    return kit


def find_game(game_id: str) -> Game:
    """The game with this id: one of the catalogue, or ``game:list``, which is played with a list that is installed."""
    if game_id in KITS:
        return _found(game_id)
    return cast(Game, placed(find_kit(game_id).lists).find(game_id.partition(":")[2]).game)


@cache
def _found(game_id: str) -> Game:
    return cast(Game, placed(find_kit(game_id).game))


def offered_games() -> list[Game]:
    """All games, and those with the card lists that are installed and can be read."""
    found = [find_game(game_id) for game_id in game_ids()]
    for game_id in game_ids():
        lists = find_kit(game_id).lists
        for name in placed(lists).names() if lists else ():
            with suppress(WeirwoodError):
                found.append(find_game(f"{game_id}:{name}"))
    return found
