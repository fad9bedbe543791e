"""Options: found by index and by key, and equal by what they hold."""

from __future__ import annotations

import pytest

from tests.core.matches import begun
from weirwood.core.decision import Reason
from weirwood.core.option import Option, Verb


def test_options_are_read_in_order_by_index_and_by_key() -> None:
    options = begun().state.decisions[0].options
    in_order = list(options)
    assert len(in_order) == len(options) > 2
    for index, option in enumerate(in_order):
        assert options[index] == options.at(index) == option
        assert options.index_of(option.key) == index
    for key in ("", "x", in_order[0].key + " "):
        assert options.index_of(key) == -1


def test_there_is_no_option_out_of_range() -> None:
    options = begun().state.decisions[0].options
    for index in (-1, len(options)):
        with pytest.raises(IndexError):
            options[index]


def test_options_of_a_decision_stay_when_the_game_goes_on() -> None:
    match = begun()
    options = match.state.decisions[0].options
    keys = [option.key for option in options]
    match.choose_index(match.waiting[0], 0)
    assert [option.key for option in options] == keys


def test_options_and_reasons_are_equal_by_what_they_hold() -> None:
    assert Option("a", Verb.PICK, card=1) == Option("a", Verb.PICK, card=1)
    assert hash(Option("a", Verb.PICK)) == hash(Option("a", Verb.PICK, card=1))
    assert Option("a", Verb.PICK, card=1) != Option("a", Verb.PICK, card=2)
    assert Option("a", Verb.PICK) != Option("a", Verb.PLACE)
    assert Reason("turn", "WI.turn-order.2") == Reason("turn", "WI.turn-order.2")
    assert Reason("turn") != Reason("turn", what="place")
    assert hash(Reason("turn")) == hash(Reason("turn"))
