"""Every game has a kit, and what a kit names is there."""

from __future__ import annotations

from dataclasses import fields

import pytest

from weirwood.core.catalogue import find_game, find_kit, game_ids
from weirwood.core.errors import NoGame
from weirwood.core.kit import Kit, placed


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_kit_names_is_there(game_id: str) -> None:
    kit = find_kit(game_id)
    values = [getattr(kit, field.name) for field in fields(Kit)]
    found = [placed(value) for value in values if isinstance(value, str) and ":" in value]
    assert found[0] is find_game(game_id) and len(found) > 5


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoGame) as refused:
        find_kit("chess")
    assert all(game_id in str(refused.value) for game_id in game_ids())


def test_two_players_may_have_another_board_than_more() -> None:
    assert [find_kit("winter").board_of(players) for players in (2, 3, 6)] == ["joust", "melee", "melee"]
    assert {find_kit("intrigue").board_of(players) for players in range(2, 7)} == {"intrigue"}
