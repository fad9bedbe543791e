"""The examples of challenges in the rulebook, with its numbers; other examples stand with their topics."""

from __future__ import annotations

from typing import Any

from tests.thrones.winter.scene import Table, attack, baratheon, confirm, defend, stark
from weirwood.core.option import Verb
from weirwood.rules import rule

ARYA = "Arya Stark"
EDDARD = "Eddard Stark"
ROBERT = "Robert Baratheon"
KING = "I am King Here!"


def challenge(arya: str | dict[str, Any]) -> Table:
    """Robert Baratheon attacks, Eddard Stark defends, and the event makes it 5 against 4."""
    darrell = baratheon(ROBERT, hand=[KING])
    s = attack(darrell, stark(EDDARD, arya), "military", ROBERT)
    defend(s, EDDARD)
    s[0].plays(KING)
    confirm(s)
    assert s.card(ROBERT)["strength"] == 5 and s.card(EDDARD)["strength"] == 4
    s.all_pass()
    confirm(s)
    return s


@rule("WE.example-of-a-challenge.1")
def test_the_example_of_a_challenge() -> None:
    s = challenge(ARYA)
    assert sorted(s[1].offered(Verb.PICK)) == [ARYA, EDDARD]
    s[1].picks(ARYA)
    confirm(s)
    s.pass_to("4.aw")
    assert s[1].dead == [ARYA] and s.card(ROBERT)["power"] == 1
    assert s.card("House Baratheon")["power"] == 2 and s[1].power == 0
    assert s.card(ROBERT)["strength"] == 5
    s.pass_to("5.aw")
    assert s.card(ROBERT)["strength"] == 3


@rule("WE.example-of-a-challenge.2")
def test_a_duplicate_saves_arya_stark_in_the_example() -> None:
    s = challenge({"card": ARYA, "duplicates": [ARYA]})
    s[1].picks(ARYA)
    s[1].saves(ARYA)
    confirm(s)
    assert (s[1].dead, s[1].discard) == ([], [ARYA]) and ARYA in s[1].in_play
