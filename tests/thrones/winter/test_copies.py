"""Effects that resolve once more: Injurious Poison."""

from __future__ import annotations

from tests.thrones.winter.scene import greyjoy, scene, stark

POISON = "Injurious Poison"
LOOKOUT = "Lookout"  # STR 2, military
SCOUT = "Wildling Scout"  # STR 2, military
BED = "Robert's Deathbed"  # 3 influence
MINOR = "Minor Fiefdom"  # 1 influence


def test_a_copy_of_an_event_chooses_anew_and_costs_nothing() -> None:
    s = scene(stark(BED, SCOUT, hand=["Arya's Revenge"]), greyjoy(LOOKOUT, hand=[POISON]))
    s[0].plays("Arya's Revenge")
    s[0].picks(LOOKOUT)
    s[1].plays(POISON)
    assert SCOUT in s[0].dead and s[1].dead == [LOOKOUT, POISON]


def test_a_copy_keeps_x() -> None:
    s = scene(stark(BED, SCOUT, hand=["Blood Magic"]), greyjoy(LOOKOUT, hand=[POISON]))
    s[0].plays("Blood Magic")
    s[0].names("1")
    s[0].picks(LOOKOUT)
    s[1].plays(POISON)
    s[1].picks(SCOUT)
    assert s.card(SCOUT)["strength"] == 1


def test_a_character_ability_is_copied() -> None:
    s = scene(stark("Initiate of Poisons", MINOR), greyjoy(LOOKOUT, hand=[POISON]))
    s[0].uses("Initiate of Poisons")
    s[0].picks(LOOKOUT)
    s[1].plays(POISON)
    s[1].picks("Initiate of Poisons")
    assert not s.card("Initiate of Poisons")["icons"]


def test_neither_a_location_nor_a_cancelled_event_is_copied() -> None:
    kneeling = {"card": SCOUT, "kneeling": True}
    s = scene(stark("Storm's End", kneeling, {**kneeling, "card": LOOKOUT}, MINOR), greyjoy(hand=[POISON]))
    s[0].uses("Storm's End")
    assert not s.card(SCOUT)["kneeling"] and POISON not in s[1].offered()
    foe = greyjoy(LOOKOUT, MINOR, hand=["Salt in your Eyes", POISON])
    s = scene(stark(BED, SCOUT, hand=["Arya's Revenge"]), foe)
    s[0].plays("Arya's Revenge")
    s[0].picks(LOOKOUT)
    s[1].plays("Salt in your Eyes")
    assert not s[1].dead and POISON not in s[1].offered()
