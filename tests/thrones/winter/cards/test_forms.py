"""Cards that become something else, come back with others, or are chained."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.winter.cards.killing import avengers, kill, killed
from tests.thrones.winter.scene import (
    attack,
    baratheon,
    confirm,
    greyjoy,
    host,
    lannister,
    scene,
    side,
    stark,
)
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
LOOKOUT = "Lookout"
RUSH = "Blackwater Rush"  # two influence
FIEFDOM = "Minor Fiefdom"
PALANQUIN = "Doran's Palanquin"  # four influence


def targaryen(*plays: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    """A seat of House Targaryen."""
    return side("targaryen", *plays, **rest)


@pytest.mark.parametrize("name", ["Drogon", "Rhaegal", "Viserion"])
def test_a_dragon_alights_on_a_character_and_comes_home(name: str) -> None:
    s = scene(targaryen({"card": name, "power": 2}, FIEFDOM, RUSH), stark(LOOKOUT, "Eddard Stark"))
    s[0].uses(name, 0)
    while s.asks(0, "influence"):
        s.choose(0, s[0].decision.options[0].key)
    s[0].picks("Eddard Stark")
    eddard = s.card("Eddard Stark")
    assert host(s, name) == "Eddard Stark" and s.card(name)["power"] == 0
    assert max(0, eddard["strength"]) == {"Drogon": 0, "Rhaegal": 4, "Viserion": 7}[name]
    assert ("stealth" in eddard["keywords"]) is (name == "Viserion")
    s.kill("Eddard Stark")
    assert ("Eddard Stark" in s[1].in_play) is (name == "Rhaegal")


@pytest.mark.parametrize("name", ["Drogon", "Rhaegal", "Viserion"])
def test_a_dragon_returns_from_play_in_either_form(name: str) -> None:
    s = scene(targaryen(name, FIEFDOM), stark(LOOKOUT), at="5.aw")
    s[0].uses(name)
    confirm(s)
    assert s[0].hand == [name]
    s = scene(targaryen(name, FIEFDOM, FIEFDOM), stark(LOOKOUT))
    s[0].uses(name, 0)
    s[0].picks(FIEFDOM)
    confirm(s)
    s[1].passes()
    s[0].uses(name)
    confirm(s)
    assert s[0].hand == [name]


@pytest.mark.parametrize(
    ("hatchling", "dragon"),
    [("Black Hatchling", "Drogon"), ("Green Hatchling", "Rhaegal"), ("White Hatchling", "Viserion")],
)
def test_a_hatchling_becomes_its_dragon(hatchling: str, dragon: str) -> None:
    for plays, hand in ((hatchling, dragon), (dragon, hatchling)):
        s = scene(targaryen(plays, hand=[hand], gold=5), at="3.aw")
        s[0].marshals(hand)
        confirm(s)
        assert s[0].in_play == [dragon] and len(s.card(dragon)["duplicates"]) == 1


@pytest.mark.parametrize("hatchling", ["Black Hatchling", "Green Hatchling", "White Hatchling"])
def test_a_hatchling_stays_itself_beside_another_dragon(hatchling: str) -> None:
    dragon = "Rhaegal" if hatchling != "Green Hatchling" else "Drogon"
    s = scene(targaryen(dragon, hand=[hatchling], gold=5), at="3.aw")
    s[0].marshals(hatchling)
    assert sorted(s[0].in_play) == sorted([dragon, hatchling])


def test_ships_fight_along_the_saltspear() -> None:
    s = scene(greyjoy("Banner Ship", "Reserve Fleet", "Kingsroad Inn", RUSH, hand=["Along the Saltspear"]))
    s[0].plays("Along the Saltspear")
    s[0].names("2")
    confirm(s)
    ship = s.card("Banner Ship")
    assert (ship["type"], ship["strength"], ship["keywords"]) == ("character", 2, ["stealth"])
    s.all_pass("4.2")
    s[0].challenges("military", "Banner Ship")
    assert s.card("Banner Ship")["kneeling"]


def test_a_marine_legion_fights_and_goes_to_the_discard_pile() -> None:
    s = scene(greyjoy("Marine Legion", RUSH))
    s[0].uses("Marine Legion")
    confirm(s)
    assert (s.card("Marine Legion")["type"], s.card("Marine Legion")["strength"]) == ("character", 3)
    s.kill("Marine Legion")
    assert (s[0].discard, s[0].dead) == (["Marine Legion"], [])


def test_a_marine_legion_was_killed_though_it_is_discarded() -> None:
    s = scene(greyjoy("Marine Legion", RUSH), avengers())
    s[0].uses("Marine Legion")
    confirm(s)
    kill(s, "Marine Legion")
    assert s[0].discard == ["Marine Legion"] and "killed" in [event.kind for event in s.events]


def test_a_plea_brings_back_all_but_the_doomed() -> None:
    you = baratheon(PALANQUIN, hand=["Plea to R'hllor"], dead=[RIDER, "Melisandre"])
    s = scene(you, stark(dead=[LOOKOUT]), at="5.aw")
    s[0].plays("Plea to R'hllor")
    confirm(s)
    assert RIDER in s[0].in_play and s[1].in_play == [LOOKOUT] and "Melisandre" in s[0].dead


def test_traitors_are_sought_for_influence() -> None:
    s = scene(
        stark(RUSH, hand=["Seek out the Traitors"]), lannister(LOOKOUT, "Expendable Ally", RIDER), at="5.aw"
    )
    s[0].plays("Seek out the Traitors")
    s[0].names("2")
    confirm(s)
    assert sorted(s[1].discard) == ["Expendable Ally", LOOKOUT]


def test_the_old_bears_crow_flies_and_comes_back() -> None:
    s = scene(stark({"card": LOOKOUT, "attachments": ["Old Bear's Crow"]}, RIDER))
    assert s.card(LOOKOUT)["keywords"] == ["renown"]
    s[0].uses("Old Bear's Crow")
    confirm(s)
    assert s.card(RIDER)["keywords"] == ["renown"]
    s = scene(stark(LOOKOUT, RUSH, discard=["Old Bear's Crow"]), lannister(COURTESAN), at="5.aw")
    s[0].uses("Old Bear's Crow")
    confirm(s)
    assert host(s, "Old Bear's Crow") == LOOKOUT


def test_the_shores_are_terrorized() -> None:
    you = greyjoy(RIDER, COURTESAN, FIEFDOM, hand=["Terrorize the Shores"], discard=["Born to Kill"])
    s = killed(RIDER, you)
    s[0].plays("Terrorize the Shores")
    confirm(s)
    assert RIDER in s[0].in_play and s.card(RIDER)["strength"] == 2


def test_the_shores_are_not_terrorized_for_nothing_nor_for_others() -> None:
    """It costs influence and saves House Greyjoy alone."""
    for name, card in ((RIDER, {"card": FIEFDOM, "kneeling": True}), ("Wildling Scout", FIEFDOM)):
        s = killed(name, greyjoy(name, card, hand=["Terrorize the Shores"], discard=["Born to Kill"]))
        assert name in s[0].dead


def test_who_is_banished_is_blank_and_pays_to_fight() -> None:
    you = stark({"card": "Eddard Stark", "attachments": ["Banished"]})
    s = scene(you, lannister())
    assert s.card("Eddard Stark")["keywords"] == []
    s.all_pass("4.2")
    assert not [option for option in s[0].decision.options if option.verb == Verb.CHALLENGE]


def test_chains_are_laid_again() -> None:
    s = scene(stark(RUSH, discard=["In Chains"]), lannister(LOOKOUT), at="5.aw")
    s[0].uses("In Chains")
    confirm(s)
    assert host(s, "In Chains") == LOOKOUT
    s = attack(stark(RIDER), lannister({"card": LOOKOUT, "attachments": ["In Chains"]}), "military", RIDER)
    s.all_pass("4.2.1")
    assert s[1].offered(Verb.PICK) == []


def test_a_marine_legion_never_comes_home() -> None:
    legion = {"card": "Marine Legion", "kneeling": True}
    s = scene(stark("Wildling Elder"), greyjoy(legion))
    s[0].uses("Wildling Elder")
    confirm(s)
    assert (s[1].discard, s[1].hand) == (["Marine Legion"], [])
