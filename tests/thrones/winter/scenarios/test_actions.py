"""What holds for every action of the Winter Edition's cards, whatever it does."""

from __future__ import annotations

from typing import Any

from tests.thrones.winter.scenarios.boards import (
    PHASES,
    SISTER,
    ZONES,
    Use,
    drift,
    each,
    ends_with_its_phase,
    influences,
    kneels,
    lasting_words,
    lasts,
    offer,
    placed,
    ready,
    targets_in_play,
    uses,
)
from tests.thrones.winter.scenarios.offered import (
    begin,
    cancel,
    is_offered_to_the_kneeling,
    is_paid_sparingly,
)
from tests.thrones.winter.scene import Table
from weirwood.core.decision import DecisionKind
from weirwood.thrones.engine.words import ACTION, ATTACHMENT, EVENT

ELSEWHERE = {
    "U129-0": "on a House card",
    "G21-0": "on a House card",
    "G26-1": "leaves a board with other Houses",
    "T30-1": "leaves a board with other Houses",
    "G42-0": "after two challenges",
    "T41-0": "after two challenges",
    "P6-0": "beside Jon Snow",
    "P10-0": "among three players",
}
"""Actions that have scenes of their own, and what those need."""
ACTIONS = [use for use in uses(ACTION) if str(use) not in ELSEWHERE]


def begun(use: Use, **rest: Any) -> Table:
    """A scene in which seat 0 has just used the ability."""
    s = ready(use, **rest)
    begin(s, use)
    return s


@each(ACTIONS)
def test_an_action_is_offered_in_its_phase_alone(use: Use) -> None:
    assert offer(ready(use), use) is not None
    for phase in [phase for phase in PHASES if use.ability.phases and phase not in use.ability.phases]:
        assert offer(placed(use, PHASES[phase]), use) is None


@each([use for use in ACTIONS if influences(use)])
def test_without_influence_it_is_not_offered(use: Use) -> None:
    assert offer(ready(use, bare=True), use) is None


@each([use for use in ACTIONS if kneels(use)])
def test_what_kneels_for_it_does_not_kneel_already(use: Use) -> None:
    assert not is_offered_to_the_kneeling(ready(use), use)


@each([use for use in ACTIONS if influences(use)])
def test_influence_is_paid_with_cards_of_which_none_could_be_left_out(use: Use) -> None:
    for last in (False, True):
        assert is_paid_sparingly(ready(use), use, last)


@each([use for use in ACTIONS if targets_in_play(use)])
def test_immune_cards_are_no_targets(use: Use) -> None:
    assert offer(ready(use, warded=True), use) is None


@each([use for use in ACTIONS if use.ability.zone >= 0])
def test_it_is_used_from_its_zone_alone(use: Use) -> None:
    phase = PHASES[use.ability.phases[0] if use.ability.phases else "challenges"]
    for zone in set(ZONES) - {use.ability.zone}:
        assert offer(placed(use, phase, zone=zone), use) is None
    if use.card.type not in (EVENT, ATTACHMENT):
        assert offer(placed(use, phase, in_play=True), use) is None


@each(ACTIONS)
def test_it_can_be_canceled_and_its_cost_stays_paid(use: Use) -> None:
    cancel(ready(use, foe=(SISTER,)), use)


@each([use for use in ACTIONS if use.ability.limit])
def test_it_is_used_as_often_as_its_limit_says(use: Use) -> None:
    s = ready(use)
    times = 0
    phase = (s.state.round, s.state.phase)
    while (option := offer(s, use)) is not None:
        s.choose(0, option.key)
        times += 1
        while not (s.state.decisions[0].kind == DecisionKind.ACT and s.state.decisions[0].seat == 0):
            drift(s)
        if (s.state.round, s.state.phase) != phase:
            break
    assert times == use.ability.limit


@each([use for use in ACTIONS if lasts(use)])
def test_what_it_does_for_a_while_ends(use: Use) -> None:
    for way, _ in enumerate(lasting_words(use)):
        assert ends_with_its_phase(begun(use), way)


@each([use for use in ACTIONS if use.ability.influence is not None and use.ability.influence.chooses_x])
def test_x_is_as_much_influence_as_stands(use: Use) -> None:
    s = begun(use)
    assert s.state.decisions[0].kind == DecisionKind.NUMBER
    numbers = [int(option.value or 0) for option in s.state.decisions[0].options]
    assert numbers == list(range(numbers[0], numbers[-1] + 1)) and numbers[0] <= 1 < numbers[-1] <= 9
