"""Who looks on and may not be chosen, though something like it may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.thrones.winter.cards.killing import avengers, killed
from tests.thrones.winter.scene import (
    Table,
    attack,
    confirm,
    defend,
    fight,
    greyjoy,
    lannister,
    reveal,
    scene,
    side,
    stark,
)
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
LOOKOUT = "Lookout"
RUSH = "Blackwater Rush"  # two influence
FIEFDOM = "Minor Fiefdom"
BROTHER = "Veteran Builder"  # of the Night's Watch


def catelyn() -> Table:
    you = stark("Catelyn Stark", dead=["Huntress in the Swamp", "Meera Reed"])
    s = killed("Catelyn Stark", you, avengers(dead=["Jojen Reed"]))
    s[0].uses("Catelyn Stark")
    return s


def throne() -> Table:
    bearer = {"card": RIDER, "attachments": ["Born to Kill", "Fleeing the Flames"]}
    armed = {"card": "Mance Rayder", "attachments": ["King-Beyond-the-Wall"]}
    s = killed(LOOKOUT, side("baratheon", "U59", LOOKOUT, bearer, armed))
    s[0].uses("The Iron Throne")
    return s


def coast() -> Table:
    return fight(stark(RIDER, "Ravaged Coast"), lannister(RUSH, FIEFDOM), "military", [RIDER])


def fire_and_blood() -> Table:
    you = side("targaryen", RIDER, "Jhogo")
    s = reveal("Fire and Blood", "Taxation", sides=[you, stark(LOOKOUT)])
    s[0].says(True)
    return s


def old_bear() -> Table:
    kneeling = [{"card": name, "kneeling": True} for name in (BROTHER, "Mance Rayder")]
    s = scene(stark("Old Bear Mormont", *kneeling), lannister())
    s[0].uses("Old Bear Mormont")
    return s


def elder() -> Table:
    s = scene(stark("Wildling Elder", "Wildling Messenger"), lannister("Wildling Scout", RUSH))
    s[0].uses("Wildling Elder")
    return s


def rescued() -> Table:
    you = stark(LOOKOUT, RIDER, hand=["A Hostage Rescued"], dead=["Mag the Mighty"], discard=["Jhogo"])
    s = scene(you, lannister(dead=["Theon Greyjoy"], discard=[LOOKOUT]))
    for type, name in (("military", LOOKOUT), ("power", RIDER)):
        s.all_pass("4.2")
        s[0].challenges(type, name)
        s.all_pass("4.2.1")
        s[1].defends()
        s.all_pass()
        confirm(s)
    s[0].plays("A Hostage Rescued")
    return s


def kraken() -> Table:
    lords = ["Balon Greyjoy", "Gormond Goodbrother", "Theon Greyjoy"]
    you = greyjoy(*lords, RIDER, RUSH, hand=["The King Must be a Kraken"])
    s = fight(you, lannister(), "military", [*lords[:2], RIDER])
    s[0].plays("The King Must be a Kraken")
    while s[0].offered(Verb.NUMBER):
        s[0].names("2")
    return s


CHOSEN: Final = (
    ("Catelyn Stark", catelyn, ["Huntress in the Swamp", "Meera Reed", "Catelyn Stark"]),
    ("U59", throne, ["Born to Kill", "Fleeing the Flames"]),
    ("Ravaged Coast", coast, [RUSH, FIEFDOM]),
    ("Fire and Blood", fire_and_blood, [RIDER, "Jhogo"]),
    ("Old Bear Mormont", old_bear, [BROTHER, "Mance Rayder"]),
    ("Wildling Elder", elder, ["Wildling Elder", "Wildling Messenger"]),
    ("A Hostage Rescued", rescued, ["Mag the Mighty", "Jhogo"]),
    ("The King Must be a Kraken", kraken, ["Balon Greyjoy", "Gormond Goodbrother"]),
)


@pytest.mark.parametrize(("card", "start", "chosen"), CHOSEN, ids=[card for card, *_ in CHOSEN])
def test_only_these_may_be_chosen(card: str, start: Callable[[], Table], chosen: list[str]) -> None:
    s = start()
    assert sorted(s[0].offered(Verb.PICK) + s[1].offered(Verb.PICK)) == sorted(chosen), card


def foes_brother() -> Table:
    return scene(stark("The Wall", RUSH), lannister(BROTHER, RIDER), at="5.aw")


def foes_death() -> Table:
    bear = {"card": "Old Bear Mormont", "kneeling": True}
    return killed(LOOKOUT, stark(bear), avengers(LOOKOUT))


def no_wildling() -> Table:
    return killed(LOOKOUT, stark("Skirling Berserker", LOOKOUT, RIDER))


NOTHING: Final = (
    ("The Wall", foes_brother),
    ("Old Bear Mormont", foes_death),
    ("Skirling Berserker", no_wildling),
)


@pytest.mark.parametrize(("card", "start"), NOTHING, ids=[card for card, _ in NOTHING])
def test_another_who_is_there_does_not_serve(card: str, start: Callable[[], Table]) -> None:
    assert card not in start()[0].offered(Verb.USE)


def test_no_penalty_is_asked_for_who_is_no_wildling() -> None:
    for name, asked in ("Wildling Scout", True), (LOOKOUT, False):
        s = scene(stark("Mance Rayder", hand=[name], gold=9), lannister(RUSH), at="3.aw")
        s[0].marshals(name)
        assert bool(s[0].offered(Verb.YES)) == asked


def test_mance_rayder_burns_nothing_for_who_is_no_wildling() -> None:
    s = scene(stark("Mance Rayder", hand=["Jhogo"], gold=9), lannister("Tywin's Manse"), at="3.aw")
    s[0].marshals("Jhogo")
    assert s[0].gold < 9 - s.card("Jhogo")["cost"], "a penalty is paid"
    assert "Mance Rayder" not in s[0].offered(Verb.USE)


def test_night_favors_the_silent_keeps_the_piles_of_others() -> None:
    you = side("martell", "Lord Edric's Knight", hand=["Night Favors the Silent"], discard=[LOOKOUT])
    s = attack(you, stark(discard=[RIDER]), "military", "Lord Edric's Knight")
    s[0].plays("Night Favors the Silent")
    confirm(s)
    defend(s)
    s.all_pass()
    confirm(s)
    s[0].chooses_player(1)
    assert (s[0].discard, s[1].discard) == ([LOOKOUT, "Night Favors the Silent"], [])


def test_the_standard_of_the_kraken_counts_what_is_on_your_house() -> None:
    armed = {"card": RIDER, "attachments": ["Born to Kill"]}
    s = scene(greyjoy(armed, hand=["Standard of the Kraken"], gold=2), stark("Crossroads"), at="3.aw")
    s[0].marshals("Standard of the Kraken")
    s[1].passes()
    s[0].uses("Standard of the Kraken")
    confirm(s)
    s[1].says(True)
    confirm(s)
    assert "Crossroads" in s[1].in_play


def test_the_standard_of_the_kraken_counts_nothing_on_the_house_of_another() -> None:
    hand = ["Paper Money", "Standard of the Kraken"]
    s = scene(greyjoy(hand=hand, gold=2), stark("Crossroads"), at="3.aw")
    s[0].marshals("Paper Money", on="House Stark")
    s[1].passes()
    s[0].marshals("Standard of the Kraken")
    s[1].passes()
    s[0].uses("Standard of the Kraken")
    confirm(s)
    s[1].says(True)
    confirm(s)
    assert "Crossroads" in s[1].in_play
