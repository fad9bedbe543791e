"""The operations that open and close games."""

from __future__ import annotations

from typing import Any

from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.core.match import replay as played_again
from weirwood.core.record import record_from
from weirwood.protocol import saves
from weirwood.protocol.arguments import Arguments
from weirwood.protocol.forms import status_form
from weirwood.protocol.open_games import OpenGames


def new(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """A new game."""
    game = find_game(given["game"])
    setup = game.setup(given["seats"], given.get("options", {}))
    return _opened(games, Match(game, setup, given["seed"]))


def scene(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """A game placed in the middle; without a seed it is that of seed 0."""
    game = find_game(given.pop("game"))
    seed = given.pop("seed", 0)
    return _opened(games, Match(game, game.stage(given), seed))


def _opened(games: OpenGames, match: Match) -> dict[str, Any]:
    return {"game": games.add(match), "status": status_form(match)}


def clone(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """An independent equal, history included."""
    return {"game": games.add(games.copy(given["game"]))}


def load(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """A saved game, history included."""
    return {"game": games.add(saves.loaded(given["data"]))}


def replay(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """A recorded game played again, whole or up to a ply."""
    record = record_from(given["record"])
    return {"game": games.add(played_again(record, given.get("until")))}


def close(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """A game no longer needed."""
    games.remove(given["game"])
    return {}
