"""Plots that every House may reveal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.winter.scene import attack, confirm, defend, fight, lannister, reveal, scene, stark
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
KEEPER = "Keeper of the New Gods"
LOOKOUT = "Lookout"
KINGDOMS = ["For Love of Duty", "Called by the Gods"]
OTHERS = ["The Wraiths Appear", "Dark and Full of Terrors"]


def revealed(
    name: str, you: dict[str, Any], foe: dict[str, Any] | None = None, other: str = "Taxation"
) -> Any:
    """A scene in which a plot has just been revealed against another."""
    return reveal(name, other, sides=[you, foe or lannister()])


def test_a_beggared_realm_feeds_the_others() -> None:
    s = scene(stark(plot="A Beggared Realm"), lannister(), stark(), at="3.2")
    assert [s[seat].facts["income"] for seat in range(3)] == [6, 5, 5]
    for seat, gold in enumerate((6, 5, 5)):
        assert s[seat].gold == gold
        s.all_pass_turn()


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Benjen's Cache", "Nightmares"),
        ("Called by the Gods", LOOKOUT),
        ("Found by Providence", "Crossroads"),
    ],
)
@pytest.mark.parametrize("used", [KINGDOMS[:1], KINGDOMS])
def test_providence_helps_whoever_built_no_kingdom_yet(name: str, found: str, used: list[str]) -> None:
    used = ["Benjen's Cache" if plot == name else plot for plot in used]
    deck = ["Nightmares", LOOKOUT, "Crossroads"]
    s = revealed(name, stark(deck=deck, used=used, plots=["Clash of Kings"]))
    if len(used) < 2:
        s[0].picks(found)
        assert s[0].hand == [found]
    else:
        assert s[0].offered(Verb.PICK) == [] and s[0].hand == []


def test_a_cache_shows_nothing() -> None:
    deck = ["Nightmares", LOOKOUT]
    for name, told in (("Benjen's Cache", False), ("Called by the Gods", True)):
        s = revealed(name, stark(deck=deck, plots=["Clash of Kings"]))
        s[0].picks(LOOKOUT)
        assert any(event.kind == "shown" for event in s.events) is told


@pytest.mark.parametrize("used", [OTHERS[:1], OTHERS])
@pytest.mark.parametrize("name", ["Blue Eyes, Black Skin", "Winter has Come"])
def test_the_others_kill_once_two_have_come(name: str, used: list[str]) -> None:
    saved = {"card": RIDER, "attachments": ["Kiss of Life"]}
    s = revealed(name, stark(used=used, plots=["Clash of Kings"]), lannister(saved, COURTESAN, "Crossroads"))
    if name == "Blue Eyes, Black Skin" and len(used) == 2:
        assert s[0].offered(Verb.PICK) == [RIDER, COURTESAN]
        s[0].picks(COURTESAN)
    dead = [] if len(used) < 2 else [COURTESAN] if name != "Winter has Come" else [COURTESAN, RIDER]
    assert sorted(s[1].dead) == dead


def test_broken_defences_bring_no_power() -> None:
    s = fight(stark(RIDER, plot="Break Their Defense"), lannister(), "military", [RIDER])
    assert s.card("House Stark")["power"] == 0


def test_who_is_slower_is_caught_unprepared() -> None:
    you = stark(LOOKOUT, plot="Catch Them Unprepared")
    for plot, most in (("Taxation", 2), ("We Do Not Sow", 1)):
        s = attack(you, lannister(RIDER, "Wildling Scout", plot=plot), "military", LOOKOUT)
        s.all_pass("4.2.1")
        s.choose(1, next(option.key for option in s[1].decision.options if option.verb == Verb.PICK))
        assert 1 + len(s[1].offered(Verb.PICK)) == most


@pytest.mark.parametrize(
    ("name", "type", "fighter"),
    [
        ("Clash of Kings", "power", RIDER),
        ("Game of Thrones", "intrigue", COURTESAN),
        ("Storm of Swords", "military", LOOKOUT),
    ],
)
def test_nobody_kneels_in_challenges_of_a_type(name: str, type: str, fighter: str) -> None:
    s = attack(stark(fighter, plot=name), lannister(), type, fighter)
    assert not s.card(fighter)["kneeling"]
    s = attack(stark(fighter, plot=name), lannister("Ser Jaime Lannister"), type, "Ser Jaime Lannister", by=1)
    defend(s, fighter, by=0)
    assert not s.card(fighter)["kneeling"] and s.card("Ser Jaime Lannister")["kneeling"]
    other = "power" if name == "Game of Thrones" else "military" if name == "Clash of Kings" else None
    if other:
        s = attack(stark(fighter, plot=name), lannister(), other, fighter)
        assert s.card(fighter)["kneeling"]


def test_a_fortified_position_keeps_traits_alone() -> None:
    card = scene(stark("Eddard Stark", plot="Fortified Position")).card("Eddard Stark")
    assert card["blank"] and card["keywords"] == [] and card["traits"] == ["Lord"]


def test_a_born_foe_of_the_others_meets_no_defenders() -> None:
    for plot, offered in (("The Wraiths Appear", []), ("Taxation", [RIDER])):
        s = attack(
            stark(LOOKOUT, plot="Foe I was Born to Fight"), lannister(RIDER, plot=plot), "military", LOOKOUT
        )
        s.all_pass("4.2.1")
        assert s[1].offered(Verb.PICK) == offered


def test_love_of_duty_and_wraiths_change_strength() -> None:
    s = scene(stark(LOOKOUT, plot="For Love of Duty"), lannister(RIDER))
    assert (s.card(LOOKOUT)["strength"], s.card(RIDER)["strength"]) == (3, 1)
    s = scene(stark(LOOKOUT, plot="The Wraiths Appear"), lannister("Mag the Mighty"))
    assert (s.card(LOOKOUT)["strength"], s.card("Mag the Mighty")["strength"]) == (0, 2)


def test_nobody_is_killed_within_the_walls() -> None:
    s = scene(stark(LOOKOUT, plot="Safe Within the Walls"), lannister(RIDER))
    s.kill(LOOKOUT, RIDER)
    assert s[0].in_play == [LOOKOUT] and s[1].in_play == [RIDER]


def test_superior_numbers_are_all_there_is() -> None:
    hand = [LOOKOUT, "Crossroads", "Born to Kill", "Too Weak to Fight"]
    s = scene(stark(KEEPER, hand=hand, gold=9, plot="Superior Numbers"), lannister(), at="3.aw")
    assert s[0].offered(Verb.MARSHAL) == [LOOKOUT]
    assert s[0].offered(Verb.PLAY) == [] and s[0].offered(Verb.USE) == []


@pytest.mark.parametrize("way", [0, 1])
def test_the_unspoken_name_takes_attachments_or_locations(way: int) -> None:
    you = stark({"card": RIDER, "attachments": ["Born to Kill"]}, "Crossroads")
    foe = lannister({"card": KEEPER, "attachments": ["Raised to Lie"]}, "Kingsroad Inn")
    s = revealed("Whose Name May Not Be Spoken", you, foe)
    s.choose(0, s[0].decision.options[way].key)
    confirm(s)
    lost = (["Born to Kill"], ["Raised to Lie"]) if way == 0 else (["Crossroads"], ["Kingsroad Inn"])
    assert (s[0].discard, s[1].discard) == lost


def test_a_siege_makes_cards_dearer_for_all_as_a_penalty() -> None:
    you = stark("Mance Rayder", hand=["Wildling Scout", "Crossroads"], gold=6, plot="Wildling Siege")
    s = scene(you, lannister("Tywin's Manse"), at="3.aw")
    s[0].marshals("Wildling Scout")
    s[0].says(False)
    assert s[0].gold == 2 and "Mance Rayder" in s[0].offered()
    s = scene(stark(plot="Wildling Siege"), lannister(hand=[COURTESAN], gold=3), at="3.aw", first_player=1)
    assert s[1].offered(Verb.MARSHAL) == []


def test_filthy_accusations_kneel() -> None:
    s = revealed("Filthy Accusations", stark(LOOKOUT), lannister(RIDER))
    s[0].picks(RIDER)
    assert s.card(RIDER)["kneeling"]


def test_the_sack_of_winterfell_finds_whoever_has_most() -> None:
    for yours, knelt in (
        (["Crossroads"], False),
        (["Crossroads", "Kingsroad Inn", "Minor Fiefdom"], True),
        ([], False),
    ):
        s = revealed("The Sack of Winterfell", stark(*yours), lannister("Blackwater Rush", "Harrenhal"))
        if "Crossroads" in yours:
            assert s.card("Crossroads")["kneeling"] is knelt
        assert s.card("Harrenhal")["kneeling"] is not knelt


def test_support_is_secured() -> None:
    s = revealed("Securing Support", stark(deck=["Minor Fiefdom", "Crossroads", "Kingsroad Inn"]))
    assert s[0].offered(Verb.PICK) == ["Minor Fiefdom"]
    s[0].picks("Minor Fiefdom")
    assert "Minor Fiefdom" in s[0].in_play


def test_money_buys_loyalty() -> None:
    s = scene(stark(plot="Loyalty Money can Buy"), lannister(plot="The Gathering Storm"))
    assert [s[seat].facts["claim"] for seat in (0, 1)] == [1, 1]


def test_who_is_ready_draws_nothing() -> None:
    s = scene(stark(plot="Ready as We'll Ever Be"), lannister(), at="2.1")
    assert (len(s[0].hand), len(s[1].hand)) == (0, 2)


def test_taxation_allows_another_limited_location() -> None:
    for plot, offered in (("Taxation", ["Kingsroad Farmstead", "Sea Raiders"]), ("Storm of Swords", [])):
        hand = ["Kingsroad Farmstead", "Kingsroad Inn", "Sea Raiders"]
        s = scene(stark(hand=hand, gold=9, plot=plot), at="3.aw")
        s[0].marshals("Kingsroad Inn")
        s[1].passes()
        assert sorted(s[0].offered(Verb.MARSHAL)) == offered
