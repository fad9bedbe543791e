"""What holds for every response of the Winter Edition's cards, whatever it answers."""

from __future__ import annotations

from typing import Any

from tests.thrones.winter.scenarios.boards import (
    SISTER,
    Use,
    drift,
    drift_to,
    each,
    ends_with_its_phase,
    is_paid_sparingly,
    kneel_all,
    kneels,
    lasts,
    offer,
    snapshot,
    targets_in_play,
    uses,
)
from tests.thrones.winter.scenarios.occasions import found, occasion_of
from tests.thrones.winter.scene import Table
from weirwood.core.option import Verb
from weirwood.thrones.ability import KneelCost
from weirwood.thrones.ability.operands import This
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


@each([use for use in RESPONSES if use.ability.influence is not None and not use.ability.influence.chooses_x])
def test_without_influence_it_is_not_offered(use: Use) -> None:
    assert at_its_time(use, bare=True) is None


@each([use for use in RESPONSES if use.ability.influence is not None and not use.ability.influence.chooses_x])
def test_influence_is_paid_with_cards_of_which_none_could_be_left_out(use: Use) -> None:
    """Whatever is picked: the first or the last card that is offered."""
    for last in (False, True):
        s = at_its_time(use)
        assert s is not None
        option = offer(s, use)
        assert option is not None
        before = len(s.events)
        s.choose(0, option.key)
        while s.state.decisions[0].why.what in ("influence", "cost"):
            options = s.state.decisions[0].options
            s.choose(0, options[len(options) - 1 if last else 0].key)
        assert is_paid_sparingly(s, use, before)


@each([use for use in RESPONSES if kneels(use)])
def test_what_kneels_for_it_does_not_kneel_already(use: Use) -> None:
    s = at_its_time(use)
    assert s is not None
    option = offer(s, use)
    assert option is not None
    kneel_all(s, use, option)
    assert offer(s, use) is None


@each([use for use in RESPONSES if targets_in_play(use)])
def test_immune_cards_are_no_targets(use: Use) -> None:
    assert at_its_time(use, warded=True) is None


@each(RESPONSES)
def test_it_can_be_canceled_and_its_cost_stays_paid(use: Use) -> None:
    """From the moment of the cancel nothing changes but where an event goes, until the next is asked."""
    s = at_its_time(use, foe=(SISTER,))
    assert s is not None
    option = offer(s, use)
    assert option is not None
    s.choose(0, option.key)
    while SISTER not in s[1].offered(Verb.USE):
        drift(s)
    before, events = snapshot(s), len(s.events)
    s[1].uses(SISTER)
    drift_to(s, "cancelled", events)
    kinds = [event.kind for event in s.events[events:]]
    told = s.events[events + kinds.index("cancelled")]
    assert s.state.cards[told.cards[0]].code == use.card.code
    if use.ability.heading == REACTION:
        after = snapshot(s)
        own = [card for card, what in enumerate(s.state.cards) if what.code == use.card.code]
        assert all(after[what] == before[what] for what in after if what not in own)
    kneels = any(isinstance(cost, KneelCost) and isinstance(cost.what, This) for cost in use.ability.costs)
    assert not kneels or s.card(use.card.name)["kneeling"]


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
    assert s is not None
    option = offer(s, use)
    assert option is not None
    s.choose(0, option.key)
    assert ends_with_its_phase(s, 0)


def test_the_others_are_responses_too() -> None:
    assert set(ELSEWHERE) <= {str(use) for use in [*uses(REACTION), *uses(INTERRUPT)]}
