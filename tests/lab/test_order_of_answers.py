"""The law of simultaneous answers, on a toy that has them: no registered game does yet."""

from __future__ import annotations

import pytest

from tests.lab.secret import Eavesdropping, Hasty, Secret, moment
from weirwood.core.seat import Seat, Setup
from weirwood.lab.laws.choosing import order_of_answers

THREE = Setup([Seat("a"), Seat("b"), Seat("c")], {})


def test_answers_that_wait_for_each_other_keep_the_law() -> None:
    assert order_of_answers(moment(Secret(THREE, {}))) is None


def test_a_single_question_keeps_the_law() -> None:
    assert order_of_answers(moment(Hasty(THREE, {0: 1, 1: 2}))) is None


@pytest.mark.parametrize("kind", [Hasty, Eavesdropping])
def test_answers_that_depend_on_their_order_break_it(kind: type[Secret]) -> None:
    assert order_of_answers(moment(kind(THREE, {})))
