"""The same for the abilities of the Winter Edition's cards that need a stage of their own."""

from __future__ import annotations

from tests.thrones.winter.scenarios import test_actions, test_responses
from tests.thrones.winter.scenarios.boards import (
    SISTER,
    Use,
    drift,
    each,
    ends_with_its_phase,
    influences,
    kneels,
    lasts,
    offer,
    targets_in_play,
)
from tests.thrones.winter.scenarios.offered import (
    begin,
    cancel,
    is_offered_to_the_kneeling,
    is_paid_sparingly,
)
from tests.thrones.winter.scenarios.stages import STAGED, STAGES, set_on_stage


def test_these_are_the_abilities_that_the_others_leave_out() -> None:
    assert set(STAGES) == set(test_actions.ELSEWHERE) | set(test_responses.ELSEWHERE)


@each(STAGED)
def test_an_ability_is_offered_on_its_stage(use: Use) -> None:
    assert offer(set_on_stage(use), use) is not None


@each(STAGED)
def test_it_can_be_canceled_and_its_cost_stays_paid(use: Use) -> None:
    cancel(set_on_stage(use, SISTER), use)


@each([use for use in STAGED if kneels(use)])
def test_what_kneels_for_it_does_not_kneel_already(use: Use) -> None:
    assert not is_offered_to_the_kneeling(set_on_stage(use), use)


@each([use for use in STAGED if targets_in_play(use)])
def test_immune_cards_are_no_targets(use: Use) -> None:
    assert offer(set_on_stage(use, warded=True), use) is None


@each([use for use in STAGED if influences(use)])
def test_influence_is_paid_with_cards_of_which_none_could_be_left_out(use: Use) -> None:
    for last in (False, True):
        assert is_paid_sparingly(set_on_stage(use), use, last)


ONE_OF_SEVERAL = "P10-0"
"""What lasts is one of four effects of which the first is taken here; a scene of the card takes that."""


@each([use for use in STAGED if lasts(use) and str(use) != ONE_OF_SEVERAL])
def test_what_it_does_for_a_while_ends(use: Use) -> None:
    s = set_on_stage(use)
    begin(s, use)
    assert ends_with_its_phase(s, 0)


@each([use for use in STAGED if use.ability.phases])
def test_it_is_used_in_its_phase_alone(use: Use) -> None:
    s = set_on_stage(use)
    phase = s.state.phase
    assert phase in use.ability.phases
    while s.state.phase in (phase, ""):
        drift(s)
    while s.state.phase != phase:
        assert offer(s, use) is None
        drift(s)
        if s.state.outcome is not None or s.state.round > 1:
            break
