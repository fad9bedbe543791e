"""The law over deck rules: a parameter changes what an agenda says and which decks it lets pass, or neither."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

import pytest

from tests.thrones.words.board import CAST
from weirwood.thrones.ability import PLOT, Pack
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.node import fields
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.pool.deck_checks import problems
from weirwood.thrones.pool.deck_rule import CannotInclude, DeckRule, Kind, MayInclude, MustInclude

KINDS: Final = (Kind("lannister"), Kind("stark", loyal=False), Kind(trait="Knight"), Kind())
VALUES: Final[dict[type[DeckRule], dict[str, tuple[Any, ...]]]] = {
    MayInclude: {"kind": KINDS},
    MustInclude: {"least": (3, 1, 4), "kind": KINDS},
    CannotInclude: {"kind": (Kind("neutral"), *KINDS), "more_than": (0, 1, 2), "plots": (False, True)},
}
"""The values of each parameter of each deck rule."""
KIND_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "faction": ("", "stark", "lannister"),
    "loyal": (None, True, False),
    "trait": ("", "Knight", "Lady"),
}
"""The values of what a kind of card is told by."""


def wrong_with_decks(rule: DeckRule) -> list[list[tuple[str, tuple[str, ...]]]]:
    """All that is wrong with decks whose agenda has a rule, but for the sentences; each has one card more."""
    agenda = Pack("second", "Word").agenda("word Rule", rules=(rule,))
    faction = POOL.faction("martell")
    assert faction is not None
    plots: list[Card] = []
    others: list[Card] = []
    wrong = []
    for card in CAST.cards.values():
        (plots if card.type == PLOT else others).append(card)
        found = problems(POOL, Deck(faction, agenda, plots, others))
        wrong.append([(problem.rule, problem.cards) for problem in found])
    return wrong


def agree(one: DeckRule, other: DeckRule) -> bool:
    """Whether two rules differ both in words and for a deck, or in neither."""
    spoken = one.text(Speaker()) != other.text(Speaker())
    return spoken == (wrong_with_decks(one) != wrong_with_decks(other))


@pytest.mark.parametrize("kind", DeckRule.__subclasses__(), ids=lambda kind: kind.__name__)
def test_a_parameter_changes_what_an_agenda_says_and_allows(kind: Any) -> None:
    assert set(VALUES[kind]) == set(fields(kind))
    usual = {name: values[0] for name, values in VALUES[kind].items()}
    for name, values in VALUES[kind].items():
        for value, other in combinations(values, 2):
            assert agree(kind(**{**usual, name: value}), kind(**{**usual, name: other})), (name, value, other)


def test_what_a_kind_is_told_by_changes_what_an_agenda_says_and_allows() -> None:
    assert set(KIND_VALUES) == set(fields(Kind))
    for name, values in KIND_VALUES.items():
        for value, other in combinations(values, 2):
            one, another = (CannotInclude(Kind(**{name: given})) for given in (value, other))
            assert agree(one, another), (name, value, other)


def test_a_loyal_card_is_not_let_into_another_deck() -> None:
    with pytest.raises(ValueError):
        MayInclude(Kind("stark", loyal=True))
