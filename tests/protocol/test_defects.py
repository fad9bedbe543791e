"""A defect of ours is answered, noted, and changes no game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.client import Client
from weirwood.core.errors import BadArgument
from weirwood.protocol.arguments import ANY, Arguments
from weirwood.protocol.open_games import OpenGames
from weirwood.protocol.ops import OPS, Op


def half_way(games: OpenGames, given: Arguments) -> dict[str, Any]:
    match = games.copy(given["game"])
    games.add(match)
    match.choose_index(match.waiting[0], 0)
    games.replace(given["game"], match)
    raise ZeroDivisionError("a defect")


def unspeakable(games: OpenGames, given: Arguments) -> dict[str, Any]:
    match = games.copy(given["game"])
    match.choose_index(match.waiting[0], 0)
    games.replace(given["game"], match)
    return {"answer": object()}


def bottomless(games: OpenGames, given: Arguments) -> dict[str, Any]:
    games.remove(given["game"])
    return bottomless(games, given)


def refused_in_odd_words(games: OpenGames, given: Arguments) -> dict[str, Any]:
    games.remove(given["game"])
    raise BadArgument("no", data=object())


@pytest.mark.parametrize("defect", [half_way, unspeakable, bottomless, refused_in_odd_words])
def test_a_defect_leaves_every_game_as_it_was(defect: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client()
    game = client.new()
    before = client.everything(game)
    monkeypatch.setitem(OPS, "status", Op(defect, {"game": ANY}))
    error = client.error("status", game=game)
    assert error["code"] == "internal"
    assert "Traceback" in client.notes.getvalue()
    monkeypatch.undo()
    assert client.everything(game) == before
    assert client.new() == "g2"
