"""Quiet and brisk worlds: what is written of them, and what they still ask."""

from __future__ import annotations

from random import Random

import pytest

from weirwood.core.catalogue import find_game
from weirwood.core.decision import DecisionKind
from weirwood.core.errors import IllegalChoice
from weirwood.thrones.state import ThronesState

GAMES = ("second/joust", "second/melee", "hbo", "winter")


def played(game_id: str, seed: int, hurries: bool) -> tuple[list[tuple[str, bool]], ThronesState]:
    """A random game, as the questions of its action windows: the phase, and whether the active player was asked."""
    game = find_game(game_id)
    state = game.start(game.setup(game.ready(game.seats[0]), {}), seed)
    assert isinstance(state, ThronesState)
    if hurries:
        state.hurry()
    chance = Random(seed)
    windows = []
    while state.decisions:
        decision = state.decisions[0]
        if decision.kind == DecisionKind.ACT:
            windows.append((state.phase, state.active == decision.seat))
        state.take(decision.seat, chance.randrange(len(decision.options)))
    return windows, state


@pytest.mark.parametrize("game_id", GAMES)
def test_a_brisk_game_asks_its_marshaling_player_and_passes_all_other_windows(game_id: str) -> None:
    told, _ = played(game_id, 1, hurries=False)
    brisk, _ = played(game_id, 1, hurries=True)
    assert ("challenges", True) in told
    assert set(brisk) == {("marshaling", True)}


def test_nothing_is_written_of_a_quiet_game() -> None:
    game = find_game("second/joust")
    opening = game.begin(game.setup(game.ready(2), {}), 2)[1]
    _, state = played("second/joust", 2, hurries=False)
    assert state.outcome is not None
    assert tuple(state.log) == opening


def test_clones_hurry_too_and_loaded_games_do_not() -> None:
    game = find_game("second/joust")
    state = game.start(game.setup(game.ready(2), {}), 0)
    assert isinstance(state, ThronesState)
    state.hurry()
    loaded = game.load(state.dump())
    assert isinstance(loaded, ThronesState)
    assert state.clone().brisk
    assert state.determinize(0, 1).brisk
    assert not loaded.brisk


def test_a_quiet_choice_that_is_not_offered_is_refused() -> None:
    game = find_game("second/joust")
    state = game.start(game.setup(game.ready(2), {}), 0)
    before = state.dump()
    with pytest.raises(IllegalChoice):
        state.take(state.decisions[0].seat, 99)
    assert state.dump() == before
