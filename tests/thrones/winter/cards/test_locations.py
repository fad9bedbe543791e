"""Neutral locations."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import REVENGE
from tests.thrones.winter.scene import attack, confirm, defend, fight, lannister, scene, stark
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
KEEPER = "Keeper of the New Gods"
LOOKOUT = "Lookout"
RUSH = "Blackwater Rush"  # two influence
FIEFDOM = "Minor Fiefdom"
NIGHTMARES = "Nightmares"


def test_harrenhal_kills_in_dominance() -> None:
    s = scene(stark("Harrenhal", "The Red Keep"), lannister(RIDER), at="5.aw")
    s[0].uses("Harrenhal")
    confirm(s)
    assert s[1].dead == [RIDER] and s.card("Harrenhal")["kneeling"]


def test_the_wall_trades_a_brother() -> None:
    s = scene(stark("The Wall", RUSH, "Veteran Builder"), lannister(RIDER, KEEPER), at="5.aw")
    s[0].uses("The Wall")
    confirm(s)
    s[0].picks(RIDER)
    assert s[1].discard == [RIDER] and s[0].discard == ["Veteran Builder"]


def test_the_bloody_trident_costs_the_loser_power() -> None:
    s = fight(stark(RIDER, "Bloody Trident"), lannister(power=5), "military", [RIDER])
    assert s[1].power == 3
    s = fight(stark(LOOKOUT, "Bloody Trident"), lannister(RIDER, power=5), "military", [LOOKOUT], [RIDER])
    assert s[1].power == 5


def test_the_ravaged_coast_kneels_a_location_of_the_loser() -> None:
    s = fight(stark(RIDER, "Ravaged Coast"), lannister(RUSH, FIEFDOM), "military", [RIDER])
    s[1].picks(RUSH)
    assert s.card(RUSH)["kneeling"] and not s.card(FIEFDOM)["kneeling"]


def test_kings_landing_strengthens_a_house() -> None:
    s = scene(stark("King's Landing", FIEFDOM, LOOKOUT, RIDER), lannister(KEEPER))
    s[0].uses("King's Landing")
    confirm(s)
    s[0].names("Stark")
    assert [s.card(name)["strength"] for name in (LOOKOUT, RIDER, KEEPER)] == [3, 1, 3]


def test_roberts_deathbed_is_used_once() -> None:
    s = scene(stark("Robert's Deathbed", hand=[REVENGE]), lannister(RIDER))
    s[0].plays(REVENGE)
    confirm(s)
    assert s[0].discard == ["Robert's Deathbed"] and s[1].dead == [RIDER]


def test_roberts_deathbed_stays_when_something_else_kneels_it() -> None:
    s = fight(stark(RIDER, "Ravaged Coast"), lannister("Robert's Deathbed"), "military", [RIDER])
    confirm(s)
    assert s.card("Robert's Deathbed")["kneeling"] and s[1].discard == []


@pytest.mark.parametrize(
    ("name", "card"), [("The New Gift", "Northman's Grit"), ("The Old Gift", "Kingsroad Inn")]
)
def test_a_gift_lets_influence_pay(name: str, card: str) -> None:
    s = scene(
        stark(name, LOOKOUT, FIEFDOM, hand=[card, "Winterfell Barracks", "Deadly Seduction"], gold=0),
        at="3.aw",
    )
    assert s[0].offered(Verb.MARSHAL) == []
    s[0].uses(name)
    s[1].passes()
    assert card in s[0].offered(Verb.MARSHAL)


def test_the_broken_ground_kills_the_weak() -> None:
    s = attack(stark(RIDER, "The Broken Ground"), lannister(LOOKOUT), "military", RIDER)
    defend(s, LOOKOUT)
    s[0].uses("The Broken Ground")
    confirm(s)
    assert s[0].dead == [RIDER]


def test_no_event_or_character_reaches_the_red_keep() -> None:
    s = scene(stark("The Red Keep", "Crossroads", RIDER, hand=[NIGHTMARES]))
    s[0].plays(NIGHTMARES)
    assert sorted(s[0].offered(Verb.PICK)) == ["Crossroads", RIDER]
