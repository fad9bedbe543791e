"""The cards of House Baratheon."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import killed
from tests.thrones.winter.scene import (
    attack,
    baratheon,
    confirm,
    defend,
    fight,
    lannister,
    reveal,
    scene,
    stark,
)
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
ROBERT = "Robert Baratheon"  # STR 3, renown
KEEPER = "Keeper of the New Gods"
FIEFDOM = "Minor Fiefdom"
NIGHTMARES = "Nightmares"
LOOKOUT = "Lookout"


def test_chosen_by_rhllor_stands_when_a_house_claims_power() -> None:
    armed = {"card": COURTESAN, "attachments": ["Chosen by R'hllor"]}
    s = fight(baratheon(armed), lannister(), "power", [COURTESAN])
    assert s.card(COURTESAN)["strength"] == 4 and s.card(COURTESAN)["kneeling"]
    s[0].uses("Chosen by R'hllor")
    assert not s.card(COURTESAN)["kneeling"]


def test_melisandre_claims_power_with_renown() -> None:
    s = fight(baratheon(ROBERT, "Melisandre"), lannister(), "military", [ROBERT])
    s[0].uses("Melisandre")
    assert s.card("Melisandre")["power"] == 1


def test_melisandre_claims_nothing_for_power_of_a_house() -> None:
    s = fight(baratheon(RIDER, "Melisandre"), lannister(), "military", [RIDER])
    assert "Melisandre" not in s[0].offered()


@pytest.mark.parametrize(
    ("other", "keywords"), [(ROBERT, ["renown"]), ("Huntress in the Swamp", ["stealth"]), (RIDER, [])]
)
def test_renly_is_what_others_are(other: str, keywords: list[str]) -> None:
    s = scene(baratheon("Renly Baratheon"), lannister(other))
    assert s.card("Renly Baratheon")["keywords"] == keywords


def test_two_renlys_do_not_feed_each_other() -> None:
    s = scene(baratheon("Renly Baratheon"), lannister("Renly Baratheon"))
    assert s.card("Renly Baratheon")["keywords"] == []


def test_robert_leaves_all_power_to_his_house() -> None:
    you = baratheon(ROBERT, {"card": COURTESAN, "power": 2})
    s = scene(you, lannister({"card": RIDER, "power": 1}))
    s = killed(ROBERT, baratheon(ROBERT, {"card": COURTESAN, "power": 2}, {"card": RIDER, "power": 1}))
    s[0].uses(ROBERT)
    assert s.card("House Baratheon")["power"] == 3 and s.card(COURTESAN)["power"] == 0


def test_selyse_stands_characters_for_power() -> None:
    you = baratheon("Selyse Baratheon", {"card": RIDER, "power": 4, "kneeling": True})
    s = scene(you)
    s[0].uses("Selyse Baratheon")
    confirm(s)
    assert s.card(RIDER)["power"] == 3 and not s.card(RIDER)["kneeling"]


def test_selyse_takes_power_of_her_own_side_three_times_a_round() -> None:
    kneeling = [{"card": name, "kneeling": True} for name in (RIDER, COURTESAN, KEEPER, ROBERT)]
    s = scene(
        baratheon({"card": "Selyse Baratheon", "power": 4}, *kneeling), stark({"card": LOOKOUT, "power": 1})
    )
    for name in (RIDER, COURTESAN, KEEPER):
        s[0].uses("Selyse Baratheon")
        assert LOOKOUT not in s[0].offered(Verb.PICK)
        s[0].picks(name)
        confirm(s)
        s[1].passes()
    assert "Selyse Baratheon" not in s[0].offered()


def test_ser_cortnay_grows_with_the_dead_of_his_house() -> None:
    you, foe = baratheon("Ser Cortnay Penrose", dead=[ROBERT, RIDER]), lannister(dead=["Melisandre"])
    assert scene(you, foe).card("Ser Cortnay Penrose")["strength"] == 3


def test_a_braavosi_spy_blanks_a_location() -> None:
    foe = lannister("Corrupt Treasury", "Western Fiefdoms")
    s = scene(baratheon("Braavosi Spy", "Broken Tower"), foe, at="3.aw")
    s[0].uses("Braavosi Spy")
    assert sorted(s[0].offered(Verb.PICK)) == ["Broken Tower", "Corrupt Treasury"]
    s[0].picks("Corrupt Treasury")
    assert s.card("Corrupt Treasury")["keywords"] == [] and s[1].offered(Verb.USE) == ["Western Fiefdoms"]


def test_a_converted_maester_takes_a_card_out_of_a_dead_pile() -> None:
    you = baratheon(hand=["Converted Maester"], gold=3, dead=["Broken Tower"])
    s = scene(you, lannister(dead=[RIDER, "Melisandre"]), at="3.aw")
    s[0].marshals("Converted Maester")
    s[0].uses("Converted Maester")
    assert sorted(s[0].offered(Verb.PICK)) == ["Melisandre", RIDER]
    s[0].picks("Melisandre")
    assert (s[1].dead, s[1].discard) == ([RIDER], ["Melisandre"])


def test_the_mother_of_shadows_is_out_of_reach_among_the_doomed() -> None:
    for dead, offered in (([], ["Mother of Shadows", RIDER]), (["Melisandre"], [])):
        s = scene(
            baratheon("Mother of Shadows", dead=dead), lannister(RIDER, hand=[NIGHTMARES]), first_player=1
        )
        s[1].plays(NIGHTMARES)
        assert sorted(s[1].offered(Verb.PICK)) == offered


@pytest.mark.parametrize("pays", [True, False])
def test_a_pentoshi_captain_takes_power_for_a_penalty(pays: bool) -> None:
    you = baratheon(hand=["Pentoshi Captain"], gold=4)
    s = scene(you, lannister({"card": RIDER, "power": 3}), at="3.aw")
    s[0].marshals("Pentoshi Captain")
    s[0].says(pays)
    assert s[0].gold == 1 - pays
    assert ("Pentoshi Captain" in s[0].offered()) is pays
    if pays:
        s[0].uses("Pentoshi Captain")
        confirm(s)
        assert s.card("Pentoshi Captain")["power"] == 3


def test_a_knight_commander_leads_an_army() -> None:
    found = [
        scene(baratheon("Knight Commander", other)).card("Knight Commander")["strength"]
        for other in ("Ser Axell's Elite", RIDER)
    ]
    assert found == [3, 2]


def test_storms_end_stands_two_characters() -> None:
    kneeling = [{"card": name, "kneeling": True} for name in (RIDER, COURTESAN, KEEPER)]
    s = scene(baratheon("Storm's End", FIEFDOM, *kneeling))
    s[0].uses("Storm's End")
    confirm(s)
    s[0].picks(RIDER, COURTESAN)
    assert [s.card(name)["kneeling"] for name in (RIDER, COURTESAN, KEEPER)] == [False, False, True]


def test_aegons_sept_takes_a_card_as_dear_as_the_challenge_is_large() -> None:
    discard = [KEEPER, "Melisandre", NIGHTMARES, "Crossroads", "Minor Fiefdom"]
    you = baratheon(*(RIDER, COURTESAN, LOOKOUT, "Aegon's Sept"), discard=discard)
    assert "Aegon's Sept" not in scene(you).you.offered(), "not even for a card that costs nothing"
    s = attack(you, lannister(discard=[KEEPER]), "power", RIDER, COURTESAN)
    s[0].uses("Aegon's Sept")
    assert sorted(s[0].offered(Verb.PICK)) == ["Crossroads", KEEPER, "Minor Fiefdom"]
    s[0].picks(KEEPER)
    assert s[0].hand == [KEEPER] and "Aegon's Sept" in s[0].discard


def test_obsidian_ramparts_arrange_the_deck() -> None:
    you = baratheon(ROBERT, "Obsidian Ramparts", deck=[KEEPER, COURTESAN, RIDER])
    s = fight(you, lannister(), "military", [ROBERT])
    s[0].uses("Obsidian Ramparts")
    s[0].picks(KEEPER)
    confirm(s)
    assert s[0].deck == [COURTESAN, RIDER, KEEPER]


def test_the_iron_throne_of_the_stags_discards_an_attachment() -> None:
    you = baratheon("U59", RIDER, {"card": COURTESAN, "attachments": ["Born to Kill"]})
    s = killed(RIDER, you)
    s[0].uses("The Iron Throne")
    confirm(s)
    assert s[0].discard == ["Born to Kill"]


def test_ours_is_the_fury_buries_a_character() -> None:
    s = reveal("Ours is the Fury", "Taxation", sides=[baratheon(), lannister(discard=[RIDER, NIGHTMARES])])
    confirm(s)
    assert (s[1].dead, s[1].discard) == ([RIDER], [NIGHTMARES])


def test_i_am_king_here_claims_power_for_a_victory() -> None:
    s = attack(baratheon(ROBERT, RIDER, hand=["I am King Here!"]), lannister(), "military", ROBERT, RIDER)
    s[0].plays("I am King Here!")
    confirm(s)
    assert s.card(ROBERT)["strength"] == 5
    defend(s)
    s.all_pass()
    confirm(s)
    assert s.card("House Baratheon")["power"] == 3


def test_forever_faithful_stands_a_weak_character() -> None:
    kneeling = [{"card": name, "kneeling": True} for name in (ROBERT, RIDER, "Ser Axell's Elite")]
    s = scene(baratheon(*kneeling, hand=["Forever Faithful"]))
    s[0].plays("Forever Faithful")
    assert sorted(s[0].offered(Verb.PICK)) == [RIDER, ROBERT]
    s[0].picks(RIDER)
    assert not s.card(RIDER)["kneeling"]


def test_a_retreat_to_dragonstone_clears_the_attachments() -> None:
    armed = {"card": RIDER, "attachments": ["Born to Kill"]}
    s = scene(baratheon("The Red Keep", armed, hand=["Retreat to Dragonstone"]), stark())
    s[0].plays("Retreat to Dragonstone")
    confirm(s)
    assert "Born to Kill" in s[0].discard
