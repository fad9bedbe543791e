"""The law over words: a parameter changes what a card says and what it does, or neither.

Each word is built with the values of each of its parameters, stands on a card, and is spoken and played: the same
games with the same answers for two values. If the texts differ, something that players see or may choose differs in one
of them; if the texts are the same, nothing does.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.thrones.words.cases import build, values
from tests.thrones.words.kinds import words_under
from tests.thrones.words.trial import ability_of, differ_in_play, said
from weirwood.core.build import build as kind_of_build
from weirwood.thrones.engine.node import Node, fields
from weirwood.thrones.engine.nodes import Amount, Condition, Cost, Filter, Modifier, Trigger, Who

pytestmark = pytest.mark.skipif(
    kind_of_build() == "compiled", reason="compiled classes do not carry the types of their parameters"
)

COVERED: Final = (Amount, Condition, Filter, Who, Cost, Modifier, Trigger)
"""The families whose words are on trial; operands and effects are still to come."""
STILL_TO_DO: Final = frozenset(
    {
        "Among",
        "AnotherLimitedCard",
        "AttackingRival",
        "CannotInitiate",
        "ClaimAgainstYou",
        "CostsCannotBeReduced",
        "EffectsWouldInitiate",
        "EnteredThisPhase",
        "ExtraChallenge",
        "ExtraChallengeElsewhere",
        "FirstCostsLess",
        "GainIcon",
        "GoldIsX",
        "Immune",
        "Marked",
        "NoIncomeBonus",
        "OfCard",
        "OfPlayer",
        "Rivals",
        "StrengthRaised",
        "Supports",
    }
)
"""Words of these families whose cases need a board of their own that nobody has laid yet."""
EXCEPTIONS: Final[dict[tuple[type[Node], str], str]] = {}
"""Parameters that change one side only, and why."""

KINDS: Final = [kind for kind in words_under(*COVERED) if fields(kind) and kind.__name__ not in STILL_TO_DO]


def given(name: str, value: Any) -> dict[str, Any]:
    """The parameters of a case: the value alone, or with others that it needs beside it."""
    return value if isinstance(value, dict) else {name: value}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_parameter_changes_what_a_card_says_and_does(kind: type[Node]) -> None:
    for name in fields(kind):
        if (kind, name) in EXCEPTIONS:
            continue
        first, *others = values(kind, name)
        assert others, f"{kind.__name__}.{name} has no second value"
        one = ability_of(build(kind, given(name, first)))
        for value in others:
            other = ability_of(build(kind, given(name, value)))
            spoken = said(one) != said(other)
            plays = differ_in_play(one, other)
            assert plays == spoken, (name, said(one), said(other))


def test_there_are_few_exceptions() -> None:
    assert len(EXCEPTIONS) <= 10
    for kind, name in EXCEPTIONS:
        assert name in fields(kind)
    assert {kind.__name__ for kind in words_under(*COVERED)} >= STILL_TO_DO
