"""Words as data: every tree of every card is the same after it was written and read, and nothing else is read."""

from __future__ import annotations

from inspect import Parameter, signature
from typing import Any, Final

import pytest

from weirwood.core.errors import BadArgument
from weirwood.thrones.ability import ACTION, Cards
from weirwood.thrones.books import editions, find_book
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.node import Node, fields
from weirwood.thrones.lists.cards import CardReader, ability_form
from weirwood.thrones.lists.declared import declared, words
from weirwood.thrones.lists.trees import DEEPEST, MOST_WORDS, Reader, Vocabulary, written
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.pool.speaking import ability_words
from weirwood.thrones.pool.trees import words_of

PARTS: Final = ("trigger", "condition", "restriction", "x", "costs", "effects", "modifiers")
NUMBERS: Final = frozenset(
    (
        *(
            "number",
            "times",
            "by",
            "then",
            "otherwise",
            "cost_at_least",
            "or_play",
            "less",
            "minimum",
            "than",
            "least",
            "count",
            "top",
            "most",
        ),
        *("sign", "to", "place", "strength_budget", "higher_by", "total", "strength", "copies"),
    )
)
"""Parameters that are numbers and nothing else."""


def vocabulary(pool: Pool) -> Vocabulary:
    edition = pool.edition
    keywords = edition.profile.values.keywords
    houses = tuple(edition.profile.deck_building.houses)
    return Vocabulary(houses, tuple(edition.phases), keywords, edition.token_words, frozenset())


def titles(pool: Pool) -> frozenset[str]:
    """The titles of a pool, and one that a card names though no card of its edition has it."""
    return frozenset([*(card.name for card in pool.by_code.values()), "Varys"])


def reader(pool: Pool) -> Reader:
    return Reader(vocabulary(pool), titles(pool))


def trees(ability: Ability) -> tuple[Any, ...]:
    """The words of an ability, and what else it has."""
    facts = (
        "anyone",
        "can_be_canceled",
        "heading",
        "phases",
        "zone",
        "limit",
        "limit_period",
        "limit_is_max",
    )
    return tuple(getattr(ability, part) for part in (*PARTS, *facts))


def same(one: Any, other: Any) -> bool:
    """Whether two trees are the same, word by word."""
    if isinstance(one, tuple):
        return isinstance(other, tuple) and len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, Node):
        alike = [same(getattr(one, name), getattr(other, name, None)) for name in fields(type(one))]
        return type(one) is type(other) and all(alike)
    return bool(one == other)


def can_be_said(card: Card) -> bool:
    """Whether a list could have a card: it has one side, and only words of the language."""
    return card.other_side is None and all(type(word).__name__ in words() for word in words_of(card))


@pytest.mark.parametrize("edition", editions())
def test_every_ability_is_the_same_after_it_was_written_and_read(edition: str) -> None:
    pool = find_book(edition).pool
    count = 0
    for card in pool.by_code.values():
        if card.attach is not None:
            assert same(card.attach, reader(pool).word(written(card.attach), ("Filter",), card.name)), (
                card.name
            )
        for ability in card.abilities:
            if can_be_said(card) and not ability.spoken:
                read = CardReader(vocabulary(pool), lambda one: one, titles(pool), "").ability(
                    ability_form(ability), "event" if ability.heading == ACTION else "plot", card.name
                )
                assert same(trees(ability), trees(read)), card.name
                assert [*map(len, ability.programs)] == [*map(len, read.programs)], card.name
                assert len(ability.targets) == len(read.targets), card.name
                read.head = ability.head
                assert ability_words(card, ability) == ability_words(card, read), card.name
                count += 1
    assert count > 80


def test_every_number_has_names_or_is_known_to_have_none() -> None:
    """If this fails: a new number has names, which ``declared`` must know, or it is a number, and stands above."""
    bare = {one.name for word in words() for one in declared(word) if "int" in one.types and not one.names}
    assert bare <= NUMBERS
    assert [one.names[:2] for one in declared("Cards") if one.name == "types"] == [("character", "location")]
    assert [one.names[:2] for one in declared("OnChallenge") if one.name == "types"] == [
        ("military", "intrigue")
    ]


@pytest.mark.parametrize(
    ("form", "family", "said"),
    [
        ("Eval", "Effect", "Kill"),
        ("__class__", "Effect", "is not a word"),
        ("You", "Effect", "is not a word"),
        ({"word": "Kill"}, "Effect", "needs what"),
        ({"word": "Kill", "what": "This", "why": 1}, "Effect", "it has what and can_be_saved"),
        ({"word": "Kill", "what": "This", "can_be_saved": 1}, "Effect", "true or false"),
        ({"word": "Draw", "count": 10**30}, "Effect", "from -99 to 99"),
        ({"word": "Draw", "count": True}, "Effect", "a word is its name"),
        ({"word": "PayGold", "count": -1}, "Cost", "from 0 to 99"),
        (
            {"word": "Search", "filter": {"word": "Cards", "types": ["dragon"]}},
            "Effect",
            "character, location",
        ),
        ({"word": "Search", "filter": {"word": "Cards", "types": "plot"}}, "Effect", "a list"),
        ({"word": "Search", "filter": {"word": "Cards", "trait": "{self}"}}, "Effect", "a text of 1 to 60"),
        ({"word": "Search", "filter": {"word": "Cards", "name": "Nobody"}}, "Effect", "no card of the list"),
        ({"word": "Search", "filter": {"word": "Cards", "faction": "tully"}}, "Effect", "stark"),
        (
            {"word": "Search", "filter": {"word": "Cards", "zones": ["deck"], "kneeling": True}},
            "Effect",
            "out of play",
        ),
        ({"word": "OfCard", "deed": "is_bored", "what": "This"}, "Trigger", "would_be_killed"),
        (
            {"word": "GainKeyword", "what": "This", "keyword": "insight"},
            "Modifier",
            "limited, renown or stealth",
        ),
        ({"word": "OnChallenge", "won": True, "with_cards": "Participant"}, "Trigger", "give another"),
        (
            {"word": "ChooseCards", "target": {"word": "ChooseThen", "filter": "Cards"}},
            "Effect",
            "give a Choose",
        ),
        (7, "Effect", "a word is its name"),
        (None, "Effect", "a word is its name"),
    ],
)
def test_whatever_is_not_declared_is_refused(form: Any, family: str, said: str) -> None:
    with pytest.raises(BadArgument) as refused:
        reader(find_book("hbo").pool).word(form, (family,), "Hodor")
    assert refused.value.message.startswith("Hodor") and said in refused.value.message


def test_trees_are_neither_too_deep_nor_too_large() -> None:
    deep: Any = "Then"
    for _ in range(DEEPEST):
        deep = {"word": "Then", "effects": [deep]}
    wide: Any = {"word": "Draw"}
    for _ in range(3):
        wide = {"word": "Then", "effects": [wide] * 12}
    for form in (deep, wide):
        with pytest.raises(BadArgument, match=f"at most {MOST_WORDS} words, and at most {DEEPEST}"):
            reader(find_book("hbo").pool).word(form, ("Effect",), "Hodor")


def test_a_default_is_left_out() -> None:
    assert written(Cards()) == "Cards"


def test_what_is_read_from_the_source_is_what_a_class_is_built_with() -> None:
    """A compiled class does not know every default, and not what is in a tuple."""
    for word, kind in words().items():
        for one, told in zip(declared(word), signature(kind).parameters.values(), strict=True):
            several, by_name = told.kind == Parameter.VAR_POSITIONAL, told.kind == Parameter.KEYWORD_ONLY
            assert (one.name, one.several, one.by_name) == (told.name, several, by_name), word
            assert told.default in (..., one.default) or isinstance(one.default, tuple), word
