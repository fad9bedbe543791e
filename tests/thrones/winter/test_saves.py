"""Saves keep what was last known of cards."""

from __future__ import annotations

from tests.thrones.fuzzed import fuzzed
from weirwood.core.catalogue import find_game


def test_a_save_keeps_that_a_location_was_a_character_when_it_left() -> None:
    """Marine Legion, a character for the phase, dies, and Tommen Baratheon may answer."""
    state = fuzzed("winter", 6, 462, players=4)
    loaded = find_game("winter").load(state.dump())
    offered = [option.key for option in state.decisions[0].options]
    assert offered == ["use:161.0@3", "use:161.0@5", "use:174.0@0", "pass"]
    assert [option.key for option in loaded.decisions[0].options] == offered
