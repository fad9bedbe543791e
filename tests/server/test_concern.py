"""Which questions concern a seat that passes until something does: its own turn, attacks on it, what it could use."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.scene import Side, scene
from tests.thrones.table import melee, rich
from weirwood.core.match import Match
from weirwood.server.table.stops import CONCERN, Stopping, answer_for

FEALTY = {"agenda": "Fealty", "faction": "stark"}
"""An agenda whose action only reduces a price, and is legal in every window of every phase."""
SEAL = {"card": "Eddard Stark", "attachments": ["Seal of the Hand"], "kneeling": True}
"""Something to use in every window."""


def concerned(side: Side) -> bool:
    """Whether the question concerns the seat; a seat that passes until then is asked there, and nowhere else."""
    game, state = side.scene.game, side.scene.state
    found = game.concerns(state, side.decision)
    match = Match(game, state.setup, 0)
    match.state = state
    answer = answer_for(match, side.decision, Stopping(until=CONCERN, since=len(match.log)))
    assert answer == (None if found else ["pass"])
    return found


@pytest.mark.parametrize("at", ["plot", "draw", "dominance", "standing", "taxation"])
def test_a_reducer_alone_does_not_concern_and_anything_else_does(at: str) -> None:
    s = scene(rich(**FEALTY), at=at, ask="windows")
    assert s.you.offered() == ["Fealty", "pass"] and not concerned(s.you)
    s = scene(rich(plays=[SEAL]), at=at, ask="windows")
    assert s.you.offered() == ["Seal of the Hand", "pass"] and concerned(s.you)


def marshaling(mine: dict[str, Any], active: int) -> list[Side]:
    """A joust and a melee in the marshaling of a seat, where seat 0 is asked first."""
    options: dict[str, Any] = {"at": "marshaling", "active": active, "first_player": 0, "ask": "windows"}
    return [scene(mine, **options).you, melee(mine, rich(), rich(), **options)[0]]


def test_ones_own_marshaling_concerns_also_where_only_a_reducer_can_be_used() -> None:
    for you in marshaling(rich(gold=6, hand=["Wildling Horde"]), active=0):
        assert you.offered() == ["Wildling Horde", "pass"] and concerned(you)
    for you in marshaling(rich(**FEALTY, gold=0, hand=["Winterfell Steward"]), active=0):
        assert you.offered() == ["Fealty", "pass"] and concerned(you)
    for you in marshaling(rich(), active=0):
        assert you.offered() == ["pass"] and not concerned(you)


def test_the_marshaling_of_another_does_not_concern() -> None:
    for you in marshaling(rich(**FEALTY, gold=6, hand=["Wildling Horde"]), active=1):
        assert you.offered() == ["Fealty", "pass"] and not concerned(you)


def test_an_attack_concerns_only_the_one_who_is_attacked() -> None:
    s = melee(rich(plays=["Wildling Horde"]), rich(**FEALTY), rich(**FEALTY), ask="windows")
    s[0].challenges("military", "Wildling Horde", against=1)
    s[0].passes()
    assert s[1].offered() == ["Fealty", "pass"] and concerned(s[1])
    s[1].passes()
    assert s[2].offered() == ["Fealty", "pass"] and not concerned(s[2])


def test_ones_own_challenges_concern() -> None:
    s = scene(rich(plays=["Wildling Horde"]), at="4.2", ask="windows")
    assert concerned(s.you)
