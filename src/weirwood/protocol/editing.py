"""The sandbox edits. None of our games has any yet, so each edit says what is wrong with it."""

from __future__ import annotations

from typing import Any

from weirwood.core.errors import BadArgument, NotASandbox
from weirwood.protocol.arguments import Arguments
from weirwood.protocol.open_games import OpenGames


def edit(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """An edit of a game: refused in a game that is no sandbox, and in one that has no such edits."""
    match = games.find(given["game"])
    if match.setup.scene is None and not match.setup.options.get("sandbox", False):
        raise NotASandbox("this game is no sandbox; only a scene may be edited.")
    raise BadArgument(f"{match.game.name} has no edits; place another scene instead.")
