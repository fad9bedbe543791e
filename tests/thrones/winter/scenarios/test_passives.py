"""What holds for every passive ability and every text of a revealed plot in the Winter Edition."""

from __future__ import annotations

import pytest

from tests.thrones.winter.scenarios.boards import GAME, SISTER, Use, board, drift, drift_to, each, uses
from tests.thrones.winter.scenarios.occasions import OCCASIONS
from tests.thrones.winter.scene import Table, scene
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.words import FORCED_REACTION, WHEN_REVEALED

ELSEWHERE = {
    "F243-1": "in set-up",
    "T14-0": "beside its dragon",
    "T15-0": "beside its dragon",
    "T17-0": "beside its dragon",
    "R162-0": "as it pays",
}
"""Passive abilities that have scenes of their own, and where."""
PASSIVES = [use for use in uses(FORCED_REACTION) if str(use) not in ELSEWHERE]
_STEPS = 30


def initiated(s: Table, use: Use) -> bool:
    """Whether the effects of the card were the last to initiate."""
    told = [event.cards[0] for event in s.events if event.kind == "effects-initiate"]
    return bool(told) and s.state.cards[told[-1]].code == use.card.code


@rule("WE.actions-and-passive-abilities.5")
@each(PASSIVES)
def test_a_passive_ability_resolves_by_itself_and_is_not_canceled(use: Use) -> None:
    for occasion in OCCASIONS:
        s = occasion(use, foe=(SISTER,), bare=False, warded=False)
        for _ in range(_STEPS):
            if initiated(s, use):
                assert SISTER not in s[1].offered(Verb.USE)
                return
            if not s.state.decisions:
                break
            drift(s)
    raise AssertionError("it never resolved")


def revealed(use: Use, *foe: str) -> Table:
    """Both players reveal a plot: seat 0 that of the ability."""
    house = use.card.only_for or "stark"
    used = ["The Wraiths Appear", "Winter has Come" if use.card.code == "U215" else "Blue Eyes, Black Skin"]
    sides = [board(house=house, plots=[use.card.code], used=used), board("The Wall", *foe)]
    for form in sides:
        form["plot"] = None
    s = scene(*sides, at="1.2", game=GAME)
    s[0].reveals(use.card.name)
    s[1].reveals("Clash of Kings")
    return s


@rule("WE.plot-phase.6")
@each(uses(WHEN_REVEALED))
@pytest.mark.parametrize("canceled", [False, True])
def test_the_text_of_a_plot_takes_effect_when_it_is_revealed_and_can_be_canceled(
    use: Use, canceled: bool
) -> None:
    s = revealed(use, *([SISTER] if canceled else []))
    for _ in range(_STEPS):
        if initiated(s, use) and (not canceled or SISTER in s[1].offered(Verb.USE)):
            break
        drift(s)
    assert initiated(s, use)
    if canceled:
        s[1].uses(SISTER)
        drift_to(s, "cancelled")
