"""Who has nothing to pick is asked all the same where an ability lets several pick: not to be asked would show that."""

from __future__ import annotations

from collections import Counter

from tests.thrones.fuzzed import fuzzed
from weirwood.core.catalogue import find_game
from weirwood.lab.laws.choosing import real_choices
from weirwood.lab.laws.moment import Moment


def test_neither_player_at_bitterbridge_shows_that_there_is_nobody_in_hand() -> None:
    """Both are asked one after the other, with *done* alone to answer."""
    for ply, seat in ((79, 0), (80, 1)):
        state = fuzzed("second/joust", 20020, ply, random=True)
        [decision] = state.decisions
        assert decision.why.ability is not None
        assert state.cards[decision.why.ability[0]].name == "Bitterbridge Encampment"  # type: ignore[attr-defined]
        assert (decision.seat, [option.key for option in decision.options]) == (seat, ["done"])
        moment = Moment(find_game("second/joust"), state, 20020, ply, (seat, 0), state.dump(), Counter())
        assert real_choices(moment) is None
