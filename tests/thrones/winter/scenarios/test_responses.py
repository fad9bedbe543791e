"""What holds for every response of the Winter Edition's cards, whatever it answers."""

from __future__ import annotations

from typing import Any

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
    uses,
)
from tests.thrones.winter.scenarios.occasions import found, occasion_of
from tests.thrones.winter.scenarios.offered import (
    begin,
    cancel,
    is_offered_to_the_kneeling,
    is_paid_sparingly,
)
from tests.thrones.winter.scene import Table
from weirwood.thrones.engine.words import INTERRUPT, REACTION

ELSEWHERE = {
    "R135-0": "after a save",
    "R81-0": "after a save",
    "G46-0": "after a save",
    "G41-0": "saves a location",
    "R138-1": "after a Wildling with a penalty",
    "R140-0": "after a Wildling with a penalty",
    "R139-0": "as a defender without an icon",
    "C183-1": "from the discard pile, after a plot",
    "U110-0": "after a challenge that was lost with power about",
    "U100-0": "with an attachment of its House in the discard pile",
    "G45-0": "after a challenge that the opponent lost by much",
    "G18-0": "as it is put into play",
    "P10-1": "among three players",
    "P1-0": "after its own death",
    "P11-1": "after the death of one of its own",
}
"""Responses that have scenes of their own, and what those need."""
RESPONSES = [use for use in [*uses(REACTION), *uses(INTERRUPT)] if str(use) not in ELSEWHERE]


def at_its_time(use: Use, **rest: Any) -> Table | None:
    """The moment at which seat 0 may use the response; None where it may not."""
    occasion = occasion_of(use.card.code, use.ability.index)
    assert occasion is not None
    return found(use, occasion, **rest)


@each(RESPONSES)
def test_a_response_is_offered_on_its_occasion(use: Use) -> None:
    assert at_its_time(use) is not None


@each([use for use in RESPONSES if influences(use)])
def test_without_influence_it_is_not_offered(use: Use) -> None:
    assert at_its_time(use, bare=True) is None


@each([use for use in RESPONSES if influences(use)])
def test_influence_is_paid_with_cards_of_which_none_could_be_left_out(use: Use) -> None:
    for last in (False, True):
        assert is_paid_sparingly(at_its_time(use), use, last)


@each([use for use in RESPONSES if kneels(use)])
def test_what_kneels_for_it_does_not_kneel_already(use: Use) -> None:
    assert not is_offered_to_the_kneeling(at_its_time(use), use)


@each([use for use in RESPONSES if targets_in_play(use)])
def test_immune_cards_are_no_targets(use: Use) -> None:
    assert at_its_time(use, warded=True) is None


@each(RESPONSES)
def test_it_can_be_canceled_and_its_cost_stays_paid(use: Use) -> None:
    cancel(at_its_time(use, foe=(SISTER,)), use)


@each([use for use in RESPONSES if use.ability.limit and not use.ability.limit_is_max])
def test_it_is_used_no_more_often_than_its_limit_says(use: Use) -> None:
    s = at_its_time(use)
    assert s is not None
    times = 0
    while (option := offer(s, use)) is not None and times <= use.ability.limit:
        s.choose(0, option.key)
        times += 1
        while s.state.decisions[0].kind.value not in ("act", "respond") and offer(s, use) is None:
            drift(s)
    assert times <= use.ability.limit


@each([use for use in RESPONSES if lasts(use)])
def test_what_it_does_for_a_while_ends(use: Use) -> None:
    s = at_its_time(use)
    begin(s, use)
    assert s is not None and ends_with_its_phase(s, 0)


def test_the_others_are_responses_too() -> None:
    assert set(ELSEWHERE) <= {str(use) for use in [*uses(REACTION), *uses(INTERRUPT)]}
