"""Cards that become something else in play: characters for a while, attachments, duplicates of another title."""

from __future__ import annotations

from tests.thrones.engine.editions import joust_with
from tests.thrones.engine.pack import PACK
from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import CHARACTER, ENTERED, FACTION, POWER_GAINED, PUT

GAME = joust_with("ends", cards=[PACK], power_hosts=1 << CHARACTER | 1 << FACTION)


def test_a_location_is_a_character_for_a_while() -> None:
    s = scene(side(plays=["Warship"]), ask="windows", game=GAME)
    assert s.card("Warship")["type"] == "location"
    s.you.uses("Warship")
    ship = s.card("Warship")
    assert (ship["type"], ship["strength"], ship["icons"]) == ("character", 3, ["military", "power"])
    assert ship["keywords"] == ["stealth"] and ship["printed_strength"] == 3
    s.pass_to("4.2")
    s.you.challenges("military", "Warship")
    s.pass_to("4.2")
    assert s.facts["last_challenge"]["winner"] == 0 and s.card("Warship")["kneeling"]
    s.happen([Happening(POWER_GAINED, s.id("Warship"), 0, 1)])
    assert s.you.power == 2
    s.pass_to("5.aw")
    assert (s.card("Warship")["type"], s.card("Warship")["power"]) == ("location", 0)
    assert s.card("Warship")["icons"] == [] and s.you.power == 1


def test_a_card_that_always_leaves_by_discard_is_not_placed_in_the_dead_pile() -> None:
    s = scene(side(plays=["Warship"]), ask="windows", game=GAME)
    s.you.uses("Warship")
    s.kill("Warship")
    assert (s.you.discard, s.you.dead) == (["Warship"], [])


def test_x_cards_are_chosen() -> None:
    ships = side(plays=["Warship", "The Red Keep", "The Roseroad"], hand=["Fleet"], gold=2)
    s = scene(ships, ask="windows", game=GAME)
    s.you.plays("Fleet")
    s.you.names("2")
    s.you.picks("Warship", "The Roseroad")
    types = [s.card(name)["type"] for name in ("Warship", "The Red Keep", "The Roseroad")]
    assert types == ["character", "location", "character"]


def test_a_character_in_play_becomes_an_attachment() -> None:
    dragon = {"card": "Young Dragon", "power": 2, "duplicates": ["Young Dragon"], "attachments": ["Wine"]}
    s = scene(side(plays=[dragon]), side(plays=["Giant", "Hedge Knight"]), ask="windows", game=GAME)
    assert s.you.power == 2
    s.you.uses("Young Dragon", 0)
    s.you.picks("Giant")
    assert s.card("Giant")["strength"] == 3 and s.you.power == 0
    attached = s.card("Young Dragon")
    assert (attached["type"], attached["zone"], attached["traits"]) == (
        "attachment",
        "attached",
        ["Condition"],
    )
    assert len(attached["duplicates"]) == 1 and s.you.discard == ["Wine"]
    s.foe.passes()
    assert s.you.offered(Verb.USE) == ["Young Dragon"]
    s.you.uses("Young Dragon")
    if s.you.offered(Verb.SAVE):
        s.you.passes()
    assert "Young Dragon" in s.you.hand and s.card("Giant")["strength"] == 8


def test_an_attached_character_goes_with_its_host() -> None:
    s = scene(side(plays=["Young Dragon"]), side(plays=["Giant", "Hedge Knight"]), ask="windows", game=GAME)
    s.you.uses("Young Dragon", 0)
    s.you.picks("Hedge Knight")
    s.kill("Hedge Knight")
    assert s.card("Young Dragon")["type"] == "character" and s.card("Young Dragon")["zone"] == "hand"


def test_a_card_of_another_title_becomes_a_duplicate() -> None:
    hatchling = {"card": "Hatchling", "duplicates": ["Hatchling"]}
    s = scene(side(plays=[hatchling], hand=["Young Dragon"]), ask="windows", game=GAME)
    s.happen([Happening(ENTERED, s.id("Young Dragon"), 0, how=PUT)])
    assert s.you.in_play == ["Young Dragon"]
    assert len(s.card("Young Dragon")["duplicates"]) == 2
    s.kill("Young Dragon")
    s.you.saves("Hatchling")
    assert s.you.discard == ["Hatchling"] and s.you.in_play == ["Young Dragon"]
    s = scene(side(plays=["Young Dragon"], hand=["Hatchling"], gold=1), at="marshaling", game=GAME)
    s.you.marshals("Hatchling")
    assert s.you.in_play == ["Young Dragon"] and len(s.card("Young Dragon")["duplicates"]) == 1


def test_an_attachment_is_put_on_a_card_that_is_meant() -> None:
    s = scene(side(plays=["Giant"], discard=["Chains"]), side(plays=["Steadfast"]), ask="windows", game=GAME)
    s.you.uses("Chains")
    assert s.card("Chains")["attached_to"] == s.id("Giant")
    s = scene(side(discard=["Chains"]), side(plays=["Steadfast"]), ask="windows", game=GAME)
    assert s.you.offered(Verb.USE) == []


def test_cards_are_put_into_play_under_the_control_of_their_owners() -> None:
    s = scene(
        side(hand=["Plea"], dead=["Arya Stark", "Cursed Lord"]),
        side(dead=["Cersei Lannister", "Giant"]),
        ask="windows",
        game=GAME,
    )
    s.you.plays("Plea")
    assert s.you.in_play == ["Arya Stark"] and sorted(s.foe.in_play) == ["Cersei Lannister", "Giant"]
