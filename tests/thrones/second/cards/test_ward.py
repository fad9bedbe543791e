"""Ward takes control of its host."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.rules import rule


@rule("RR.ownership.1", "FAQ.1.4.2")
def test_a_ward_belongs_to_the_starks() -> None:
    s = scene(
        you=side(hand=["Ward"], gold=4),
        foe=side(plays=["Benjen Stark", "Steward at the Wall", {"card": "Yoren", "power": 1}]),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Ward")
    assert s.you.offered() == ["Steward at the Wall", "Yoren"]
    s.you.picks("Yoren")
    assert s.card("Yoren")["controller"] == 0
    assert (s.you.power, s.foe.power) == (1, 0)
    assert s.card("Yoren")["factions"] == ["thenightswatch", "stark"]
    s.discard("Ward")
    assert s.card("Yoren")["controller"] == 1
    assert s.card("Yoren")["factions"] == ["thenightswatch"]


@rule("RR.terminal.1")
def test_a_ward_is_discarded_with_its_host() -> None:
    s = scene(you=side(hand=["Ward"], gold=4), foe=side(plays=["Yoren"]), at="marshaling", ask="windows")
    s.you.marshals("Ward")
    s.kill("Yoren")
    assert (s.foe.dead, s.you.discard) == (["Yoren"], ["Ward"])


@rule("FAQ.qa.take-control")
def test_control_goes_back_to_the_next_newest_effect() -> None:
    steward = {"card": "Steward at the Wall", "controller": 0}
    s = scene(
        you=side(),
        foe=side(plays=[steward], hand=["Ward"], gold=4),
        at="marshaling",
        first_player=1,
        ask="windows",
    )
    assert s.card("Steward at the Wall")["controller"] == 0
    s.foe.marshals("Ward", on="Steward at the Wall")
    assert s.card("Steward at the Wall")["controller"] == 1
    s.discard("Ward")
    assert s.card("Steward at the Wall")["controller"] == 0


@pytest.mark.parametrize("where", ["dead", "play"])
@rule("RR.unique.3", "RR.unique.4", "FAQ.1.3.5")
def test_nobody_wards_a_title_of_his_own(where: str) -> None:
    you = side(hand=["Ward"], gold=4)
    you[where] = ["Bran Stark"]
    s = scene(you=you, foe=side(plays=["Bran Stark", "Yoren"]), at="marshaling", ask="windows")
    s.you.marshals("Ward", on="Yoren")
    assert s.card("Ward")["attached_to"] == s.id("Yoren")
    s = scene(you=you, foe=side(plays=["Bran Stark"]), at="marshaling", ask="windows")
    assert s.you.offered() == (["Ward", "pass"] if where == "play" else ["pass"])


@rule("RR.duplicates.2", "RR.facedown.2")
def test_who_wards_arya_neither_sees_nor_spends_what_she_hides() -> None:
    s = scene(
        you=side(hand=["Arya Stark"], gold=3, deck=["Ice", "Ghost"]),
        foe=side(hand=["Ward"], gold=4),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Arya Stark")
    s.you.uses("Arya Stark")
    s.foe.passes()
    s.you.passes()
    s.you.passes()
    s.foe.marshals("Ward", on="Arya Stark")
    hidden = [
        [card.get("name") for card in s.state.view(seat)["cards"] if card["zone"] == "duplicate"]
        for seat in (0, 1)
    ]
    assert hidden == [["Ice"], [None]]
    s.kill("Arya Stark")
    assert s.foe.offered() == []
    s.you.saves("Ice")
    assert s.foe.in_play == ["Arya Stark", "Ward"]
    assert s.you.discard == ["Ice"]
