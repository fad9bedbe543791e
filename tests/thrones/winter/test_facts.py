"""The printed facts of the cards, compared with the reference data where that lies beside the checkout."""

import json
from pathlib import Path
from typing import Any

import pytest

from weirwood.rules import rule
from weirwood.thrones.ability.marked import Immune
from weirwood.thrones.ability.operands import THIS
from weirwood.thrones.cards.winter import POOL
from weirwood.thrones.cards.winter.pack import PROMOTIONAL
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import (
    CHALLENGE_NAMES,
    CHARACTER,
    DEAD,
    DISCARD,
    EVENT,
    FACTION,
    KEYWORD_NAMES,
    PLOT,
    TYPE_NAMES,
)
from weirwood.thrones.pool.printed import keywords

REFERENCE = Path(__file__).parents[4] / "shared" / "data" / "winter" / "cards.json"
WRITTEN = [card for card in POOL.by_code.values() if card.type != FACTION]


def _ours(card: Card) -> dict[str, Any]:
    """The facts of a card in the form of the reference."""
    in_deck = card.type < PLOT
    numbers = (card.gold, card.initiative, card.claim) if card.type == PLOT else (*card.bonus[:2], 0)
    names = ("income", "initiative", "claim")
    facts: dict[str, Any] = {
        "name": card.name,
        "type": TYPE_NAMES[card.type].capitalize(),
        "house": card.faction.capitalize(),
        "unique": card.unique,
        "cost": card.cost if in_deck and card.type != EVENT else None,
        "strength": card.strength if card.type == CHARACTER else None,
        "icons": dict(zip(CHALLENGE_NAMES, map(bool, card.icons), strict=True))
        if card.type == CHARACTER
        else None,
        "traits": set(card.traits),
        "keywords": {word.lower() for word in keywords(card)} - {"doomed"},
        "influence": card.influence or None,
        "doomed": bool(card.doomed),
        "perpetual": card.perpetual,
        "deathbound": "deathbound" in keywords(card),
        "limited": "limited" in keywords(card),
        "house_only": card.only_for.capitalize() or None,
    }
    return facts | {name: value or None for name, value in zip(names, numbers, strict=True)}


def _immunity(card: Card) -> set[tuple[str, str]]:
    """The types to whose effects a card is always immune, and whose."""
    always = [ability for ability in card.abilities if ability.condition is None]
    found = [
        word
        for ability in always
        for word in ability.modifiers
        if isinstance(word, Immune) and word.what is THIS
    ]
    return {
        (TYPE_NAMES[type], "opponents" if word.opponents else "any") for word in found for type in word.types
    }


def _theirs(entry: dict[str, Any]) -> dict[str, Any]:
    """The same of a card of the reference; immunity is an ability with us."""
    said = {word.lower() for word in entry["keywords"]} - {"immunity"}
    numbers = {name: entry[name] or None for name in ("income", "initiative", "claim")}
    return {**entry, **numbers, "traits": set(entry["traits"]), "keywords": said}


@pytest.mark.skipif(not REFERENCE.exists(), reason="the reference data does not lie beside this checkout")
def test_every_fact_is_that_of_the_reference() -> None:
    entries = {
        entry["id"].partition("-")[2]: _theirs(entry) for entry in json.loads(REFERENCE.read_text())["cards"]
    }
    assert {card.code for card in WRITTEN} == set(entries)
    for card in WRITTEN:
        ours = _ours(card)
        assert ours == {name: entries[card.code][name] for name in ours}, card.code
        told = {(entry["from"], entry["whose"]) for entry in entries[card.code]["immune_to"]}
        assert _immunity(card) == told, card.code


@rule("WE.card-anatomy.1", "WE.the-cards.1")
def test_all_cards_of_the_set_the_starters_and_the_gifts_are_there() -> None:
    assert len(WRITTEN) == 314
    assert len(PROMOTIONAL.cards) == 13
    counts = {type: sum(card.type == type for card in WRITTEN) for type in range(FACTION)}
    assert list(counts.values()) == [124, 62, 31, 57, 36, 4]


@rule("WE.card-anatomy.4")
def test_a_raven_marks_doomed_cards_of_every_type_but_plots() -> None:
    doomed = [card for card in WRITTEN if card.doomed]
    assert len(doomed) == 49 and all(card.type <= EVENT for card in doomed)


@rule("WE.keywords.1")
def test_the_keywords_are_those_of_the_book() -> None:
    found = {KEYWORD_NAMES[keyword] for card in WRITTEN for keyword in card.keywords}
    known = set(POOL.edition.profile.values.keywords)
    assert found | {"immunity", "no-attachments"} == known


@rule("WE.the-cards.7")
def test_events_are_neutral() -> None:
    assert {card.faction for card in WRITTEN if card.type == EVENT} == {"neutral"}


@rule("WE.card-symbols.1")
def test_perpetual_cards_come_back_by_their_abilities() -> None:
    perpetual = {card.name for card in WRITTEN if card.perpetual}
    back = {card.name for card in WRITTEN if (card.elsewhere >> DEAD | card.elsewhere >> DISCARD) & 1}
    answering = {card.name for card in WRITTEN if any(ability.trigger for ability in card.abilities)}
    assert len(perpetual) == 16 and perpetual <= back
    assert not back - perpetual - answering, "only what answers its own death has no mark"
