"""Neutral cards and plots of Wolves of the North."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.cards.canceling import cancelable, use_in_vain
from weirwood.core.option import Verb


def test_the_house_maester_serves_at_court() -> None:
    maester = scene(side(plays=["House Maester"])).card("House Maester")
    assert (maester["strength"], maester["icons"], maester["traits"]) == (
        2,
        ["intrigue", "power"],
        ["Maester"],
    )


# Tourney Grounds


@pytest.mark.parametrize("canceled", [False, True])
def test_the_tourney_grounds_make_one_event_cheaper(canceled: bool) -> None:
    you = side(plays=["Tourney Grounds"], hand=["Dissension", "Dissension"], gold=2)
    s = cancelable(you, "marshaling", plays=["Winterfell Steward", "Garden Caretaker"])
    if canceled:
        use_in_vain(s, "Tourney Grounds")
    else:
        s.you.uses("Tourney Grounds")
        s.foe.passes()
    assert s.card("Tourney Grounds")["kneeling"]
    s.foe.passes()
    s.you.plays("Dissension")
    assert s.you.gold == (0 if canceled else 1)
    s.you.picks("Winterfell Steward")
    s.foe.passes()
    s.foe.passes()
    assert s.you.offered() == ["pass"]


# Green Dreams


def dreamer(**rest: object) -> dict[str, object]:
    return {"card": "Osha", "attachments": ["Green Dreams"], **rest}


@pytest.mark.parametrize("under", [True, False])
def test_a_dreamer_who_kneels_looks_ahead(under: bool) -> None:
    s = cancelable(side(plays=[dreamer()], deck=["Ice", "Ghost", "Needle"][:2]))
    s.all_pass()
    s.you.challenges("military", "Osha")
    s.you.uses("Green Dreams")
    s.foe.passes()
    s.you.says(under)
    assert s.you.deck == (["Ghost", "Ice"] if under else ["Ice", "Ghost"])


def test_green_dreams_end_with_the_dreamer() -> None:
    s = scene(side(plays=[dreamer(kneeling=True)]), ask="windows")
    s.kill("Osha")
    assert s.you.discard == ["Green Dreams"]


def test_a_canceled_dream_shows_nothing() -> None:
    s = cancelable(side(plays=[dreamer()], deck=["Ice", "Ghost"]))
    s.all_pass()
    s.you.challenges("military", "Osha")
    use_in_vain(s, "Green Dreams")
    assert s.you.deck == ["Ice", "Ghost"]


# Healing Expertise


def test_a_maester_heals_whoever_is_no_army() -> None:
    you = side(
        plays=["House Maester", "Osha", "Ranging Party", "Vanguard of the North"], hand=["Healing Expertise"]
    )
    s = cancelable(you)
    s.kill("Vanguard of the North")
    assert s.you.dead == ["Vanguard of the North"]
    s.kill("Osha")
    s.you.plays("Healing Expertise")
    s.foe.passes()
    assert (s.you.dead, s.card("House Maester")["kneeling"]) == (["Vanguard of the North"], True)


def test_healing_needs_a_maester_and_somebody_who_can_be_saved() -> None:
    s = cancelable(side(plays=["Osha"], hand=["Healing Expertise"]))
    s.kill("Osha")
    assert s.you.dead == ["Osha"]
    plays = ["House Maester", "Osha", "Arya Stark", "Robb Stark", "Jon Snow"]
    fire = reveal("Wildfire Assault", you=side(plays=plays, hand=["Healing Expertise"]))
    fire.you.picks("House Maester", "Arya Stark", "Robb Stark")
    fire.foe.done()
    assert sorted(fire.you.dead) == ["Jon Snow", "Osha"]


def test_canceled_healing_kneels_the_maester_in_vain() -> None:
    s = cancelable(side(plays=["House Maester", "Osha"], hand=["Healing Expertise"]))
    s.kill("Osha")
    use_in_vain(s, "Healing Expertise")
    assert (s.you.dead, s.card("House Maester")["kneeling"]) == (["Osha"], True)


# Tithe


def test_a_neutral_character_kneels_for_two_gold() -> None:
    s = cancelable(side(plays=["House Maester", "Osha"], hand=["Tithe", "Tithe"]))
    s.you.plays("Tithe")
    s.foe.passes()
    assert (s.you.gold, s.card("House Maester")["kneeling"]) == (2, True)
    s.foe.passes()
    assert s.you.offered() == ["pass"], "Osha is not neutral"


def test_a_canceled_tithe_pays_nothing() -> None:
    s = cancelable(side(plays=["House Maester"], hand=["Tithe"]))
    use_in_vain(s, "Tithe")
    assert (s.you.gold, s.card("House Maester")["kneeling"]) == (0, True)


# Plots


def test_somebody_falls_from_favor() -> None:
    s = reveal("Fallen from Favor", you=side(plays=["Osha", "House Maester"]), foe=side(plays=["Bran Stark"]))
    assert s.you.offered(Verb.PICK) == ["Osha", "House Maester"]
    s.you.picks("Osha")
    assert s.you.discard == ["Osha"]


@pytest.mark.parametrize("mode", ["draw", "gain-gold"])
def test_the_cache_of_the_rangers_holds_cards_or_gold(mode: str) -> None:
    s = scene(side(plot="Ranger's Cache"), at="taxation", ask="windows")
    s.all_pass()
    s.you.uses("Ranger's Cache")
    s.you.names(mode)
    assert (len(s.you.hand), s.you.gold) == ((2, 0) if mode == "draw" else (0, 3))


@pytest.mark.parametrize(("mine", "theirs"), [(0, 1), (1, 1)])
def test_a_young_spearwife_is_sly_behind_the_richer(mine: int, theirs: int) -> None:
    s = scene(side(plays=["Young Spearwife"], power=mine), side(power=theirs))
    assert s.card("Young Spearwife")["keywords"] == ["stealth"] * (theirs > mine)


@pytest.mark.parametrize("theirs", ["A Song of Summer", "A Noble Cause"])
def test_the_long_winter_takes_power_from_whoever_has_no_summer(theirs: str) -> None:
    you = side(plays=[{"card": "Osha", "power": 1}], power=1)
    s = reveal("The Long Winter", theirs, you=you, foe=side(power=2), first_player=0)
    s.you.picks("Osha")
    assert (s.card("Osha")["power"], s.you.power, s.foe.power) == (
        0,
        1,
        2 if theirs == "A Song of Summer" else 1,
    )


@pytest.mark.parametrize("theirs", ["Ranger's Cache", "A Noble Cause"])
def test_a_song_of_summer_strengthens_yours_without_winter(theirs: str) -> None:
    s = scene(side(plays=["Osha"], plot="A Song of Summer"), side(plays=["Robb Stark"], plot=theirs))
    assert s.card("Osha")["strength"] == (2 if theirs == "Ranger's Cache" else 3)
    assert s.card("Robb Stark")["strength"] == 5


def test_weapons_are_left_at_the_door() -> None:
    risen = {"card": "Robb Stark", "attachments": ["Little Bird"]}
    s = scene(
        side(plays=[{"card": "Osha", "attachments": ["Green Dreams"]}], plot="Weapons at the Door"),
        side(plays=[risen, "The Roseroad"]),
        at="3.aw",
        ask="windows",
    )
    s.pass_to("4.aw")
    assert (s.you.hand, s.foe.hand) == (["Green Dreams"], ["Little Bird"])


# Mance Rayder


def mance(plot: str = "A Noble Cause", *plays: str, **rest: Any) -> Scene:
    hand = ["Young Spearwife", "Hedge Knight", "Wildling Horde"]
    you = side(plays=["Mance Rayder", *plays], hand=hand, plot=plot, **{"gold": 3, **rest})
    return scene(you, side(plot="A Noble Cause", plays=["Robb Stark"]), ask="windows")


def test_wildlings_ambush_for_mance_rayder_at_their_printed_cost() -> None:
    s = mance()
    assert s.you.offered(Verb.AMBUSH) == ["Young Spearwife"]
    s.you.ambushes("Young Spearwife")
    assert (s.you.gold, s.card("Young Spearwife")["zone"]) == (0, "play")


@pytest.mark.parametrize("winter", [False, True])
def test_in_winter_wildlings_ambush_for_less(winter: bool) -> None:
    s = mance("A Time For Wolves" if winter else "A Noble Cause", gold=2)
    assert ("Young Spearwife" in s.you.offered(Verb.AMBUSH)) == winter
    if winter:
        s.you.ambushes("Young Spearwife")
        assert s.you.gold == 0


def test_mance_rayder_gains_power_by_renown() -> None:
    s = scene(side(plays=["Mance Rayder"]))
    s.you.challenges("intrigue", "Mance Rayder")
    s.you.picks("Mance Rayder")
    assert s.card("Mance Rayder")["power"] == 1
