"""The law over words: a parameter changes what a card says and what it does, or neither.

Each word is built with the values of each of its parameters, stands on a card, and is spoken and played: the same
games with the same answers for two values. If the texts differ, something that players see or may choose differs in one
of them; if the texts are the same, nothing does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.thrones.words.cases import EXCEPTIONS, build, defaults, least, values
from tests.thrones.words.kinds import words_under
from tests.thrones.words.stages import stage_of
from tests.thrones.words.trial import bearer, differ, said
from weirwood.core.build import build as kind_of_build
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.node import Node, fields
from weirwood.thrones.engine.nodes import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modifier,
    Operand,
    Trigger,
    Who,
)

pytestmark = pytest.mark.skipif(
    kind_of_build() == "compiled", reason="compiled classes do not carry the types of their parameters"
)

FAMILIES: Final = (Amount, Condition, Filter, Who, Operand, Cost, Modifier, Trigger, Effect)

KINDS: Final = [kind for kind in words_under(*FAMILIES) if fields(kind)]


def card_with(kind: type[Node], given: dict[str, Any]) -> Card:
    """A card that has a word with these values."""
    stage = stage_of(kind)
    return bearer(stage.abilities(build(kind, given)), stage.kind)


def pairs(kind: type[Node], name: str) -> Iterator[tuple[Card, Card]]:
    """Two cards for each value of a parameter but the first: one with the first value, and one with that value."""
    first, *others = values(kind, name)
    for value in others:
        given = value if isinstance(value, dict) else {name: value}
        yield card_with(kind, {**given, name: first}), card_with(kind, given)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_parameter_changes_what_a_card_says_and_does(kind: type[Node]) -> None:
    for name in fields(kind):
        beside = len(values(kind, name)) - len(defaults(kind, name))
        assert beside >= least(kind, name), f"{kind.__name__}.{name} has {beside} other values"
        for one, other in pairs(kind, name):
            spoken = said(one) != said(other)
            plays = differ(one, other, stage_of(kind))
            assert plays == spoken, (name, said(one), said(other))


def test_every_word_of_the_language_is_on_trial() -> None:
    words = {kind.__name__ for kind in words_under(Node)}
    assert words == {kind.__name__ for kind in words_under(*FAMILIES)}


def test_exceptions_are_few_and_true() -> None:
    assert len(EXCEPTIONS) <= 10 and all(EXCEPTIONS.values())
    for kind, name in EXCEPTIONS:
        assert len(values(kind, name)) - len(defaults(kind, name)) == 1
