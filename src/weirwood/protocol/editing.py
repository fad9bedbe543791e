"""The sandbox edits: a game changed from outside its rules, where it allows that."""

from __future__ import annotations

from typing import Any

from weirwood.protocol.arguments import Arguments
from weirwood.protocol.forms import event_form, status_form
from weirwood.protocol.open_games import OpenGames


def put(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """A card moved."""
    return _edited(games, "put", given)


def set_value(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """Something of a card, a seat or the game set."""
    return _edited(games, "set", given)


def happen(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """Something that happens, with its windows."""
    return _edited(games, "happen", given)


def _edited(games: OpenGames, op: str, given: Arguments) -> dict[str, Any]:
    handle = given.pop("game")
    match = games.copy(handle)
    events = match.edit(op, given)
    told = [event_form(match, match.ply, event) for event in events]
    games.replace(handle, match)
    return {"events": told, "status": status_form(match)}
