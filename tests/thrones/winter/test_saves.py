"""Saves keep what was last known of cards."""

from __future__ import annotations

from tests.thrones.winter.cards.killing import avengers, kill
from tests.thrones.winter.scene import confirm, greyjoy, scene
from weirwood.core.option import Verb

LEGION = "Marine Legion"
TOMMEN = "Tommen Baratheon"


def test_a_save_keeps_that_a_location_was_a_character_when_it_left() -> None:
    """Marine Legion, a character for the phase, dies, and Tommen Baratheon may answer."""
    s = scene(greyjoy(LEGION, "Blackwater Rush"), avengers(TOMMEN, "Minor Fiefdom", "Blackwater Rush"))
    s[0].uses(LEGION)
    confirm(s)
    kill(s, LEGION)
    assert s[1].offered(Verb.USE) == [TOMMEN]
    loaded = s.game.load(s.state.dump())
    keys = [[option.key for option in state.decisions[0].options] for state in (s.state, loaded)]
    assert keys[0] == keys[1]
    s[1].uses(TOMMEN)
    s[1].picks("Minor Fiefdom")
    assert s.card(TOMMEN)["power"] == 1
