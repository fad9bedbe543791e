"""Scenes of Stannis Baratheon and of his house's characters that are not unique, in the Core Set."""

from typing import Any

from tests.thrones.scene import scene, side
from weirwood.rules import rule

# Stannis Baratheon


def _knelt(*names: str) -> list[dict[str, Any]]:
    return [{"card": name, "kneeling": True} for name in names]


@rule("RR.framework.6.2")
def test_stannis_lets_each_player_stand_two_characters() -> None:
    you = side(plays=_knelt("Stannis Baratheon", "Bastard in Hiding", "Maester Cressen", "The Roseroad"))
    foe = side(plays=_knelt("Littlefinger", "Rattleshirt's Raiders"))
    s = scene(you=you, foe=foe, at="6.2", ask="windows")
    s.you.picks("Stannis Baratheon", "Maester Cressen")
    assert s.card("Bastard in Hiding")["kneeling"]
    for name in (
        "Stannis Baratheon",
        "Maester Cressen",
        "The Roseroad",
        "Littlefinger",
        "Rattleshirt's Raiders",
    ):
        assert not s.card(name)["kneeling"], name


@rule("RR.cannot.1")
def test_stannis_stops_abilities_that_would_stand_a_third_character() -> None:
    foe = side(
        plays=[
            {"card": "Littlefinger", "kneeling": True, "attachments": ["Seal of the Hand"]},
            *_knelt("Rattleshirt's Raiders", "Bastard in Hiding"),
        ]
    )
    s = scene(you=side(plays=["Stannis Baratheon"]), foe=foe, at="6.2", ask="windows")
    s.foe.picks("Rattleshirt's Raiders")  # the bastard is all that is left for the second
    assert s.card("Littlefinger")["kneeling"] and not s.card("Bastard in Hiding")["kneeling"]
    s.you.passes()
    assert s.foe.offered() == ["pass"]
    s.pass_to("7.aw")
    s.you.passes()
    s.foe.uses("Seal of the Hand")
    assert not s.card("Littlefinger")["kneeling"]


# Bastard in Hiding, Fiery Followers, King's Hunting Party


@rule("RR.character.1")
def test_a_bastard_in_hiding_is_marshaled_and_fights() -> None:
    s = scene(you=side(hand=["Bastard in Hiding"], gold=2), foe=side(plays=["Littlefinger"]), at="marshaling")
    s.you.marshals("Bastard in Hiding")
    assert s.you.gold == 0
    s.pass_to("4.2")
    assert s.you.offered() == ["military", "power", "pass"]
    s.you.challenges("power", "Bastard in Hiding")
    assert s.facts["challenge"]["attacking_strength"] == 2


@rule("RR.framework.5.1")
def test_fiery_followers_stand_for_dominance() -> None:
    s = scene(you=side(plays=_knelt("Fiery Followers")), foe=side(plays=["Shireen Baratheon"]), at="5.1")
    s.you.uses("Fiery Followers")
    assert not s.card("Fiery Followers")["kneeling"]
    assert s.you.power == 1


@rule("RR.self-referential.1")
def test_each_of_the_fiery_followers_stands_itself() -> None:
    s = scene(you=side(plays=_knelt("Fiery Followers", "Fiery Followers")), at="5.1", ask="windows")
    s.you.uses("Fiery Followers")
    assert [card["kneeling"] for card in s.facts["cards"] if card["name"] == "Fiery Followers"] == [
        False,
        True,
    ]
    assert s.you.offered() == ["Fiery Followers", "pass"]


def test_standing_followers_have_nothing_to_stand() -> None:
    s = scene(you=side(plays=["Fiery Followers"]), at="5.1", ask="windows")
    assert s.you.offered() == ["pass"] and s.you.power == 1


def test_the_hunting_party_hunts_only_an_opponents_king() -> None:
    s = scene(you=side(plays=["King's Hunting Party", "Robert Baratheon"]))
    assert s.card("King's Hunting Party")["icons"] == ["military"]
    s = scene(you=side(plays=["King's Hunting Party"]), foe=side(plays=["Robert Baratheon"]))
    assert s.card("King's Hunting Party")["icons"] == ["military", "intrigue"]
    s.kill("Robert Baratheon")
    assert s.card("King's Hunting Party")["icons"] == ["military"]


@rule("RR.no-attachments.1")
def test_the_hunting_party_bears_no_attachments() -> None:
    you = side(plays=["King's Hunting Party"], hand=["Little Bird"], gold=1)
    s = scene(you=you, at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


# Dragonstone Faithful, Vanguard Lancer


@rule("RR.initiating.s2")
def test_the_faithful_make_the_next_character_cheaper() -> None:
    you = side(plays=["Dragonstone Faithful"], hand=["Bastard in Hiding", "Shireen Baratheon"], gold=3)
    s = scene(you=you, at="marshaling")
    s.you.uses("Dragonstone Faithful")
    assert s.card("Dragonstone Faithful")["kneeling"]
    s.you.marshals("Bastard in Hiding")
    assert s.you.gold == 2
    s.you.marshals("Shireen Baratheon")
    assert s.you.gold == 0


def test_the_faithful_help_no_location_and_no_other_house() -> None:
    you = side(
        plays=["Dragonstone Faithful"], hand=["Chamber of the Painted Table", "Rattleshirt's Raiders"], gold=6
    )
    s = scene(you=you, at="marshaling")
    s.you.uses("Dragonstone Faithful")
    s.you.marshals("Chamber of the Painted Table")
    s.you.marshals("Rattleshirt's Raiders")
    assert s.you.gold == 0


def test_kneeling_faithful_are_not_offered() -> None:
    s = scene(you=side(plays=_knelt("Dragonstone Faithful")), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.enters-play.1", "RR.marshal.2")
def test_a_lancer_takes_power_from_a_card_that_has_some() -> None:
    you = side(plays=[{"card": "Maester Cressen", "power": 1}], hand=["Vanguard Lancer"], gold=2)
    foe = side(plays=[{"card": "Littlefinger", "power": 2}, "Rattleshirt's Raiders"], power=3)
    s = scene(you=you, foe=foe, at="marshaling")
    s.you.marshals("Vanguard Lancer")
    s.you.uses("Vanguard Lancer")
    assert s.you.offered() == ["House Stark", "Littlefinger"]
    s.you.picks("Littlefinger")
    assert s.card("Littlefinger")["power"] == 1 and s.foe.power == 4


def test_a_lancer_may_take_power_from_the_faction_card() -> None:
    you = side(hand=["Vanguard Lancer"], gold=2)
    s = scene(you=you, foe=side(power=3), at="marshaling")
    s.you.marshals("Vanguard Lancer")
    s.you.uses("Vanguard Lancer")
    assert s.foe.power == 2


def test_a_lancer_is_not_offered_where_no_opponent_has_power() -> None:
    s = scene(you=side(hand=["Vanguard Lancer"], gold=2, power=2), at="marshaling", ask="windows")
    s.you.marshals("Vanguard Lancer")
    assert s.you.offered() == [] and s.foe.offered() == ["pass"]
