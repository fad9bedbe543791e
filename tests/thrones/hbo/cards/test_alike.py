"""What many cards of the two-player game have: income, keywords, hosts, a strength that depends on others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.hbo.scene import scene, side
from weirwood.core.option import Verb

BOTH = [(0, "Stark"), (1, "Lannister")]


def alone(seat: int, *plays: Any, at: str = "4.aw", **rest: Any) -> Any:
    """A scene in which one seat has something and the other nothing."""
    sides = [
        side(other, plays if other == seat else (), **(rest if other == seat else {})) for other in (0, 1)
    ]
    return scene(sides[0], sides[1], at=at, first_player=seat)


@pytest.mark.parametrize(
    ("name", "income"),
    [
        ("Tywin Lannister", 1),
        ("Lannisport Goldsmith", 1),
        ("Lannister Encampment", 1),
        ("Crossroads Inn", 1),
        ("Casterly Rock", 2),
    ],
)
def test_an_income_bonus_is_collected(name: str, income: int) -> None:
    assert alone(1, name).facts["seats"][1]["income"] == 4 + income


@pytest.mark.parametrize(("seat", "house"), BOTH)
def test_littlefinger_brings_income_to_either_house(seat: int, house: str) -> None:
    s = alone(seat, f"Littlefinger ({house})")
    assert s.card("Littlefinger")["controller"] == seat and s.facts["seats"][seat]["income"] == 5


@pytest.mark.parametrize(
    ("name", "keyword"),
    [
        ("Tywin Lannister", "renown"),
        ("Ser Jaime Lannister", "renown"),
        ("Queen's Handmaiden", "stealth"),
    ],
)
def test_a_character_has_its_keyword(name: str, keyword: str) -> None:
    assert alone(1, name).card(name)["keywords"] == [keyword]


@pytest.mark.parametrize(("seat", "house"), BOTH)
def test_varys_has_stealth_and_discards_an_ally(seat: int, house: str) -> None:
    s = alone(seat, hand=[f"Varys ({house})"], gold=2, at="3.aw")
    assert s.card("Varys")["keywords"] == ["stealth"]
    (s.you, s.foe)[seat].marshals("Varys")
    assert (s.you, s.foe)[seat].discard == ["Varys"]


@pytest.mark.parametrize(
    ("name", "strength", "icons"),
    [
        ("Winterfell Guardsman", 2, ["military"]),
        ("Rider of the Riverlands", 2, ["military", "power"]),
    ],
)
def test_a_character_without_text_has_its_numbers(name: str, strength: int, icons: list[str]) -> None:
    card = alone(0, name).card(name)
    assert (card["strength"], card["icons"]) == (strength, icons)


@pytest.mark.parametrize(
    ("seat", "attachment", "gold", "wrong", "right"),
    [
        (0, "Direwolf", 1, "Bronn", "Winterfell Guardsman"),
        (0, "Needle", 1, "Bronn", "Winterfell Guardsman"),
        (0, "Ice", 3, "Arya Stark", "Greatjon Umber"),
        (1, "Gilded Armour", 1, "Bronn", "The Hound"),
        (1, "Purse of Gold", 1, "Bronn", "The Hound"),
    ],
)
def test_an_attachment_takes_only_some_hosts(
    seat: int, attachment: str, gold: int, wrong: str, right: str
) -> None:
    for host, lies in ((wrong, []), (right, [attachment])):
        s = alone(seat, host, hand=[attachment], gold=gold, at="3.aw")
        assert (s.you, s.foe)[seat].offered(Verb.MARSHAL) == lies


@pytest.mark.parametrize(("seat", "house"), BOTH)
def test_the_hand_of_the_king_is_a_lord_with_a_power_icon_who_wins_dominance(seat: int, house: str) -> None:
    hand = f"Hand of the King ({house})"
    lord, other = (("Greatjon Umber", "Arya Stark"), ("Ser Kevan Lannister", "The Hound"))[seat]
    s = alone(seat, other, hand=[hand], gold=2, at="3.aw")
    assert (s.you, s.foe)[seat].offered(Verb.MARSHAL) == []
    s = alone(seat, {"card": lord, "attachments": [hand]}, at="5.2")
    assert "power" in s.card(lord)["icons"]
    (s.you, s.foe)[seat].uses("Hand of the King")
    assert s.card(lord)["power"] == 1 and (s.you, s.foe)[seat].power == 2


@pytest.mark.parametrize(("seat", "house"), BOTH)
def test_the_iron_throne_counts_for_dominance(seat: int, house: str) -> None:
    sides = [side(other, ["Bronn"] if other != seat else [f"The Iron Throne ({house})"]) for other in (0, 1)]
    s = scene(sides[0], sides[1], at="5.2", first_player=seat)
    assert s.card("The Iron Throne")["controller"] == seat and (s.you, s.foe)[seat].power == 1
