"""Leaving play, and what goes with a card (RR.leaves-play)."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import CANNOT_BE_SAVED, Happening
from weirwood.thrones.engine.words import (
    DISCARDED,
    KILLED,
    RETURNED,
    SACRIFICED,
    SHUFFLED_AWAY,
    TAKEN_OUT,
)

PLACES = {
    KILLED: "dead",
    DISCARDED: "discard",
    SACRIFICED: "discard",
    RETURNED: "hand",
    SHUFFLED_AWAY: "deck",
    TAKEN_OUT: "removed",
}


@rule("RR.leaves-play.1")
@pytest.mark.parametrize("kind", list(PLACES))
def test_every_way_out_of_play_is_leaving_play(kind: int) -> None:
    s = scene(
        you=side(plays=["Viserys Targaryen"]),
        foe=side(plays=[{"card": "Littlefinger", "attachments": ["Little Bird"]}]),
        ask="windows",
    )
    s.happen([Happening(kind, s.id("Viserys Targaryen"), 0)])
    s.you.uses("Viserys Targaryen")  # when he leaves play
    assert s.foe.discard == ["Little Bird"]
    assert s.card("Viserys Targaryen")["zone"] == PLACES[kind]


@rule("RR.leaves-play.2")
@pytest.mark.parametrize("kind", list(PLACES))
def test_power_on_a_card_goes_with_it(kind: int) -> None:
    robb = {"card": "Robb Stark", "power": 3, "tokens": {"poison": 1}}
    s = scene(you=side(plays=[robb, "Joffrey Baratheon"], power=2), ask="windows")
    assert s.you.power == 5
    s.happen([Happening(kind, s.id("Robb Stark"), 0)])
    assert s.you.power == 2  # before anybody reacts
    assert s.card("Robb Stark")["power"] == 0
    assert s.card("Robb Stark")["tokens"] == {}


@rule("RR.leaves-play.2")
def test_a_card_that_comes_back_has_none_of_its_tokens() -> None:
    burned = {"card": "Burned Men", "power": 2}
    s = scene(you=side(plays=[burned], gold=2), ask="windows")
    s.happen([Happening(RETURNED, s.id("Burned Men"), 0)])
    s.you.ambushes("Burned Men")
    assert s.card("Burned Men")["power"] == 0


@rule("RR.leaves-play.3")
@pytest.mark.parametrize("kind", list(PLACES))
def test_duplicates_are_discarded_when_their_card_leaves_unsaved(kind: int) -> None:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark", "Robb Stark"]}
    s = scene(you=side(plays=[robb]), ask="windows")
    leaving = s.id("Robb Stark")
    s.happen([Happening(kind, leaving, 0, flags=CANNOT_BE_SAVED)])
    zones = [card["zone"] for card in s.facts["cards"] if card["name"] == "Robb Stark"]
    assert s.facts["cards"][leaving]["zone"] == PLACES[kind]
    assert sorted(zones) == sorted(["discard", "discard", PLACES[kind]])


@rule("RR.leaves-play.4")
@pytest.mark.parametrize("kind", list(PLACES))
def test_attachments_return_to_the_hands_of_their_owners(kind: int) -> None:
    bird = {"card": "Little Bird", "controller": 1}
    s = scene(
        you=side(
            plays=[{"card": "Littlefinger", "attachments": [bird, "Noble Lineage"]}, "Joffrey Baratheon"]
        ),
        ask="windows",
    )
    s.happen([Happening(kind, s.id("Littlefinger"), 0)])
    assert "Noble Lineage" in s.you.hand
    assert s.foe.hand == ["Little Bird"]
    if kind == KILLED:
        assert s.you.offered(Verb.USE) == ["Joffrey Baratheon"]  # all that before any reaction


@rule("RR.leaves-play.5")
def test_a_delayed_effect_finds_a_card_that_left_and_came_back_no_more() -> None:
    men = {"card": "Burned Men", "kneeling": True}
    s = scene(you=side(plays=[men], hand=["Borrowed Time"], gold=2), ask="windows")
    s.you.plays("Borrowed Time")
    s.happen([Happening(RETURNED, s.id("Burned Men"), 0)])
    s.foe.passes()
    s.you.ambushes("Burned Men")
    s.pass_to("5.aw")
    assert s.you.in_play == ["Burned Men"]


@rule("RR.leaves-play.5")
def test_a_delayed_effect_finds_a_card_that_stayed() -> None:
    men = {"card": "Burned Men", "kneeling": True}
    s = scene(you=side(plays=[men], hand=["Borrowed Time"]), ask="windows")
    s.you.plays("Borrowed Time")
    s.pass_to("5.aw")
    assert s.you.in_play == []
    assert "Burned Men" in s.you.discard


@rule("RR.leaves-play.5")
def test_a_lasting_effect_ends_for_the_card_that_left_and_for_no_other() -> None:
    s = scene(
        you=side(plays=["Ranging Party", "Areo Hotah"], hand=["Dragon Sight"], gold=1),
        foe=side(plays=["Yoren"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Ranging Party", "Areo Hotah")
    s.you.plays("Dragon Sight")
    s.kill("Ranging Party")
    assert s.card("Areo Hotah")["strength"] == 4
