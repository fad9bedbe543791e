"""Twins that chance or an interrupt parts are told different things, and that is no leak."""

from __future__ import annotations

from collections import Counter

from tests.thrones.fuzzed import fuzzed
from weirwood.core.catalogue import find_game
from weirwood.lab.laws.moment import Moment
from weirwood.lab.laws.telling import logs


def test_chance_discards_a_whole_hand_in_any_order() -> None:
    """Two choices later intrigue claim takes all three cards of a hand, in one order or another."""
    state = fuzzed("winter", 20123, 250, random=True)
    moment = Moment(find_game("winter"), state, 20123, 250, (1, 0), state.dump(), Counter())
    assert logs(moment) is None


def test_an_interrupt_to_claim_is_asked_before_claim_is_told() -> None:
    """In truth a card may interrupt the claim that is applied next; in the twin only the death that follows."""
    state = fuzzed("second/joust", 54331, 254, random=True)
    moment = Moment(find_game("second/joust"), state, 54331, 254, (0, 0), state.dump(), Counter())
    assert logs(moment) is None
