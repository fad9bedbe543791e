"""Modifiers: what changes a value, in which order, and what is left below zero."""

import itertools

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule


def _strength(s: Scene, name: str = "Eddard Stark") -> int:
    return int(s.card(name)["strength"])


def _played(s: Scene, *events: str, on: str = "Eddard Stark") -> Scene:
    """You play events on a character, one after the other; your opponent passes in between."""
    for event in events:
        s.you.plays(event)
        s.you.picks(on)
        s.foe.passes()
    return s


def _hand(*events: str) -> Scene:
    you = side(plays=["Eddard Stark", "Nobody"], hand=list(events))
    return scene(you, side(plays=["Nobody"]), ask="windows")


@rule("RR.modifiers.1")
@pytest.mark.parametrize("order", list(itertools.permutations(["Fresh Bread", "Blind Zeal", "Deep Wound"])))
def test_additions_and_subtractions_come_before_doubling_in_any_order(order: tuple[str, ...]) -> None:
    s = _played(_hand(*order), *order)
    assert _strength(s) == (5 + 2 - 4) * 2


@rule("RR.modifiers.1", "RR.modifiers.2")
@pytest.mark.parametrize("order", [("Fresh Bread", "Half Rations"), ("Half Rations", "Fresh Bread")])
def test_additions_come_before_halving_and_a_half_is_rounded_up(order: tuple[str, str]) -> None:
    s = _played(_hand(*order), *order)
    assert _strength(s) == 4


@rule("RR.modifiers.2")
@pytest.mark.parametrize("order", [("Half Rations", "Blind Zeal"), ("Blind Zeal", "Half Rations")])
def test_nothing_is_rounded_before_all_modifiers_are_counted(order: tuple[str, str]) -> None:
    s = _played(_hand(*order), *order)
    assert _strength(s) == 5


@rule("RR.modifiers.2")
def test_a_quarter_is_rounded_up_too() -> None:
    s = _played(_hand("Half Rations", "Half Rations"), "Half Rations", "Half Rations")
    assert _strength(s) == 2


def _attacked(s: Scene) -> Scene:
    """Eddard attacks, so that what lasts for the challenge may begin."""
    s.all_pass("4.2")
    s.you.challenges("power", "Eddard Stark")
    return s


@rule("RR.modifiers.3")
def test_a_set_value_overrides_what_is_added_before_and_after() -> None:
    s = _played(_hand("Fresh Bread", "Brought Low", "Fresh Bread", "Blind Zeal"), "Fresh Bread")
    _played(_attacked(s), "Brought Low")
    assert _strength(s) == 2
    _played(s, "Fresh Bread", "Blind Zeal")
    assert _strength(s) == 2
    s.pass_to("4.aw")
    assert _strength(s) == (5 + 2 + 2) * 2


@rule("RR.modifiers.4")
@pytest.mark.parametrize(("first", "then"), [("Laid Bare", "Puffed Up"), ("Puffed Up", "Laid Bare")])
def test_the_most_recent_set_value_prevails(first: str, then: str) -> None:
    s = _played(_attacked(_hand(first, then)), first, then)
    values = {"Laid Bare": 0, "Puffed Up": 4}
    assert _strength(s) == values[then]
    s.pass_to("4.aw")
    assert _strength(s) == 0


@rule("RR.modifiers.4")
@pytest.mark.parametrize("collar_first", [True, False])
def test_a_constant_ability_that_sets_a_value_is_as_recent_as_its_card(collar_first: bool) -> None:
    s = _attacked(_hand("Puffed Up", "Iron Collar"))
    if not collar_first:
        _played(s, "Puffed Up")
    s.you.ambushes("Iron Collar", on="Eddard Stark")
    s.foe.passes()
    if collar_first:
        assert _strength(s) == 1
        _played(s, "Puffed Up")
    assert _strength(s) == (4 if collar_first else 1)
    s.pass_to("4.aw")
    assert _strength(s) == 1


@rule("RR.modifiers.4")
def test_of_two_constant_abilities_the_younger_prevails_whoever_came_with_the_lower_number() -> None:
    you = side(plays=["Eddard Stark"], hand=["Iron Collar", "Iron Crown"])
    s = scene(you, side(), ask="windows")
    s.you.ambushes("Iron Crown", on="Eddard Stark")
    s.foe.passes()
    assert _strength(s) == 9
    s.you.ambushes("Iron Collar", on="Eddard Stark")
    assert _strength(s) == 1


@rule("RR.modifiers.5")
def test_what_is_missing_below_zero_absorbs_later_gains() -> None:
    s = _hand("Deep Wound", "Fresh Bread", "Fresh Bread")
    _played(s, "Deep Wound", on="Nobody")
    assert _strength(s, "Nobody") == 0
    _played(s, "Fresh Bread", on="Nobody")
    assert _strength(s, "Nobody") == 0
    _played(s, "Fresh Bread", on="Nobody")
    assert _strength(s, "Nobody") == 2


@rule("RR.modifiers.5", "RR.modifiers.6")
def test_a_negative_value_takes_nothing_from_the_side_it_fights_for() -> None:
    s = _hand("Deep Wound")
    _played(s, "Deep Wound", on="Nobody")
    s.all_pass("4.2")
    s.you.challenges("power", "Eddard Stark", "Nobody")
    assert s.facts["challenge"]["attacking_strength"] == 5


@rule("RR.modifiers.6")
def test_a_cost_below_zero_is_nothing_and_gives_no_gold() -> None:
    s = scene(
        you=side(plays=["The Kingsroad"], hand=["Winterfell Steward"], gold=1), foe=side(), at="marshaling"
    )
    s.you.uses("The Kingsroad")
    s.you.marshals("Winterfell Steward")
    assert s.you.gold == 1
    assert "Winterfell Steward" in s.you.in_play


@rule("RR.modifiers.6")
def test_icons_below_none_are_none() -> None:
    you = side(plays=["Edric Dayne", "Nymeria Sand"], hand=["Confinement"], gold=3)
    s = scene(you, side(), ask="windows")
    s.you.plays("Confinement")
    s.you.picks("Edric Dayne")
    s.foe.passes()
    assert s.card("Edric Dayne")["icons"] == []
