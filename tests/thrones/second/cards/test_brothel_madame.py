"""Brothel Madame: who has given you gold this phase is not barred, for whatever card it was."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def types_against_you(s: Scene) -> set[Any]:
    """The challenges that the foe may initiate."""
    return {option.value for option in s.foe.decision.options if option.verb == Verb.CHALLENGE}


def at_the_brothel(*pays: bool, gold: int = 2) -> Scene:
    """The foe pays some of your Madames, or does not."""
    you = side(plays=[*["Brothel Madame"] * len(pays), "Tumblestone Knight"])
    s = scene(you, side(plays=["Balon Greyjoy"], gold=gold), at="4.1", first_player=1, ask="windows")
    s.pass_to("4.1")
    for pay in pays:
        while not s.you.offered(Verb.USE):
            s.foe.passes()
        s.you.uses("Brothel Madame")
        if gold:
            s.foe.says(pay)
    s.pass_to("4.2")
    return s


@rule("RR.lasting-effects.1")
@pytest.mark.parametrize(("pays", "types"), [(True, {"military", "power"}), (False, {"power"})])
def test_a_madame_is_paid_for_peace(pays: bool, types: set[str]) -> None:
    s = at_the_brothel(pays)
    assert (s.you.gold, s.foe.gold) == ((1, 1) if pays else (0, 2))
    assert types_against_you(s) == types


def test_who_has_no_gold_does_not_pay_a_madame() -> None:
    assert types_against_you(at_the_brothel(False, gold=0)) == {"power"}


@pytest.mark.parametrize(
    ("first", "second", "types"),
    [
        (True, False, {"military", "power"}),
        (False, True, {"military", "power"}),
        (False, False, {"power"}),
    ],
)
def test_who_paid_one_madame_is_barred_by_none(first: bool, second: bool, types: set[str]) -> None:
    s = at_the_brothel(first, second)
    assert s.you.gold == first + second
    assert types_against_you(s) == types


@pytest.mark.parametrize("gives", [True, False])
def test_gold_for_another_card_lifts_the_ban_of_a_madame(gives: bool) -> None:
    """Tywin is in your pay; you win an intrigue challenge, and the foe may give you gold for him."""
    tywin = {"card": "Tywin Lannister", "attachments": [{"card": "Paid Off", "controller": 0}]}
    you = side(plays=["Brothel Madame", "Cersei Lannister"])
    foe = side(plays=[tywin, "Balon Greyjoy"], gold=1)
    s = scene(you, foe, at="4.1", first_player=0, ask="windows")
    s.pass_to("4.1")
    while not s.you.offered(Verb.USE):
        s.you.passes()
    s.you.uses("Brothel Madame")
    s.foe.says(False)
    s.pass_to("4.2")
    s.you.challenges("intrigue", "Cersei Lannister")
    s.pass_to("4.2.1")
    s.foe.defends()
    s.all_pass()
    s.you.uses("Paid Off")
    s.foe.says(gives)
    assert s.you.gold == gives
    s.pass_to("4.2")
    s.you.passes()
    s.pass_to("4.2")
    assert ("military" in types_against_you(s)) == gives


def test_gold_that_you_take_lifts_no_ban_of_a_madame() -> None:
    you = side(plays=["Brothel Madame"], hand=["Levies at the Rock"])
    s = scene(
        you,
        side(plays=["Cersei Lannister", "Balon Greyjoy"], gold=2),
        at="4.1",
        first_player=1,
        ask="windows",
    )
    s.pass_to("4.1")
    while not s.you.offered(Verb.USE):
        s.foe.passes()
    s.you.uses("Brothel Madame")
    s.foe.says(False)
    s.pass_to("4.2")
    s.foe.challenges("intrigue", "Cersei Lannister")
    s.you.uses("Levies at the Rock")
    s.you.names("1")
    assert (s.you.gold, s.foe.gold) == (1, 1)
    s.pass_to("4.2")
    assert types_against_you(s) == {"power"}
