"""The keywords of the Winter Edition; those of set-up and marshalling stand there."""

from __future__ import annotations

import pytest

from tests.thrones.winter.scene import attack, baratheon, confirm, defend, fight, greyjoy, lannister, stark
from weirwood.core.option import Verb
from weirwood.rules import rule

ARYA = "Arya Stark"  # STR 2, power, stealth and deadly
EDDARD = "Eddard Stark"  # STR 4, military and power, deadly and renown
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power
ELITE = "Greatjon's Elite"  # STR 4, military and power, deadly
MELISANDRE = "Melisandre"  # STR 3, intrigue and power, deadly
SCOUT = "Wildling Scout"  # STR 2, military
EMISSARY = "Wildling Emissary"  # STR 2, power
HUNTRESS = "Huntress in the Swamp"  # STR 1, military, stealth


@rule("WE.deadly.1")
@pytest.mark.parametrize(
    ("attackers", "defenders", "killed"),
    [([ELITE, ARYA], [MELISANDRE, EMISSARY], 1), ([ARYA], [MELISANDRE], 0), ([ELITE], [], 0)],
)
def test_more_deadly_attackers_kill_a_defender_of_the_defenders_choice(
    attackers: list[str], defenders: list[str], killed: int
) -> None:
    foe = baratheon(MELISANDRE, EMISSARY, COURTESAN)
    s = attack(stark(ELITE, ARYA), foe, "power", *attackers)
    if s.asks(0, "stealth"):
        s[0].done()
    defend(s, *defenders)
    s.all_pass()
    confirm(s)
    assert s.asks(1, "deadly") == bool(killed)
    if killed:
        assert sorted(s[1].offered(Verb.PICK)) == [MELISANDRE, EMISSARY]
        s[1].picks(EMISSARY)
    assert s[1].dead == [EMISSARY] * killed


@rule("WE.deadly.1")
def test_deadly_kills_though_the_attacker_loses() -> None:
    s = attack(stark(ARYA), baratheon(EMISSARY, COURTESAN), "power", ARYA)
    if s.asks(0, "stealth"):
        s[0].done()
    defend(s, EMISSARY, COURTESAN)
    s.all_pass()
    assert s.asks(1, "deadly")
    s[1].picks(COURTESAN)
    assert s[1].dead == [COURTESAN] and [e.seats[0] for e in s.events if e.kind == "challenge-decided"] == [1]


@rule("WE.deadly.1", "WE.duplicates.3")
def test_a_character_can_be_saved_from_deadly() -> None:
    renly = {"card": "Renly Baratheon", "duplicates": ["Renly Baratheon"]}
    s = fight(stark(ELITE), baratheon(renly), "power", [ELITE], ["Renly Baratheon"])
    s[1].saves("Renly Baratheon")
    assert s[1].dead == [] and s[1].discard == ["Renly Baratheon"]


@rule("WE.deadly.2")
def test_deadly_defenders_kill_nobody() -> None:
    s = fight(stark(EMISSARY), baratheon(MELISANDRE), "power", [EMISSARY], [MELISANDRE])
    assert s[0].dead == [] and s[0].in_play == [EMISSARY] and s[1].dead == []


@rule("WE.renown.1", "WE.claiming-power.1")
def test_each_participant_with_renown_claims_a_power_without_being_asked() -> None:
    you = stark(EDDARD, "Lookout", plot="The Gathering Storm")
    s = fight(you, lannister(SCOUT), "military", [EDDARD, "Lookout"], [SCOUT])
    assert s.card(EDDARD)["power"] == 1 and s.card("Lookout")["power"] == 0
    assert s.card("House Stark")["power"] == 0 and s[0].power == 1


@rule("WE.renown.1", "WE.participating-characters.1")
def test_whoever_loses_or_left_the_challenge_claims_no_power_by_renown() -> None:
    s = fight(baratheon("Robert Baratheon"), stark(EDDARD), "military", ["Robert Baratheon"], [EDDARD])
    assert (s.card("Robert Baratheon")["power"], s.card(EDDARD)["power"]) == (0, 1)


@rule("WE.stealth.1")
def test_stealth_keeps_a_character_without_it_from_defending() -> None:
    foe = greyjoy(SCOUT, "Lookout", "Theon Greyjoy")
    s = attack(stark(HUNTRESS), foe, "military", HUNTRESS)
    assert s.asks(0, "stealth") and s.card(HUNTRESS)["kneeling"]
    assert sorted(s[0].offered(Verb.PICK)) == ["Lookout", SCOUT]
    s[0].picks(SCOUT)
    s.all_pass("4.2.1")
    assert sorted(s[1].offered(Verb.PICK)) == ["Lookout", "Theon Greyjoy"]
    assert s.refused(1, "defend", SCOUT) == "WE.stealth.1"


@rule("WE.stealth.1")
def test_each_attacker_with_stealth_chooses_one_character() -> None:
    s = attack(stark(HUNTRESS, "Meera Reed"), lannister(SCOUT, "Lookout"), "military", HUNTRESS, "Meera Reed")
    s[0].picks(SCOUT)
    s[0].picks("Lookout")
    s.all_pass()
    assert not s[1].offered(Verb.PICK)
