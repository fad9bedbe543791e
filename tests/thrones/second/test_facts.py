"""The printed facts of the cards, compared with the reference data where that lies beside the checkout."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import FACTION, PLOT, TITLE
from weirwood.thrones.pool.printed import printed_facts

REFERENCE = Path(__file__).parents[4] / "shared" / "data" / "second" / "cards.json"
WRITTEN = {card.code: card for card in POOL.by_code.values() if card.type != FACTION}
ALIKE = ("type", "faction", "unique", "loyal", "cost", "strength", "gold", "initiative", "claim", "reserve")


def _ours(card: Card) -> dict[str, Any]:
    """The facts of a card in the form of the reference."""
    printed = printed_facts(card)
    return {name: printed.get(name) for name in ALIKE} | {
        "pack": card.pack,
        "name": card.name,
        "icons": printed.get("icons", []),
        "traits": printed["traits"],
        "keywords": sorted(keyword.lower() for keyword in printed["keywords"]),
        "bonus": printed.get("bonus", {}),
        "for_joust": card.type != TITLE,
        "copies": card.deck_limit or (2 if card.type == PLOT else 3),
        "only_some_hosts": card.attach is not None,
    }


def _theirs(entry: dict[str, Any]) -> dict[str, Any]:
    """The same of a card of the reference, which numbers a keyword in brackets."""
    words = [word.lower().replace("(", " ").replace(")", "") for word in entry["keywords"]]
    return {name: entry[name] for name in (*ALIKE, "pack", "name", "icons", "bonus")} | {
        "traits": sorted(entry["traits"]),
        "keywords": sorted(words),
        "for_joust": entry["joust"],
        "copies": entry["deck_limit"],
        "only_some_hosts": entry["attach_only"] is not None,
    }


@pytest.mark.skipif(not REFERENCE.exists(), reason="the reference data does not lie beside this checkout")
def test_every_fact_is_that_of_the_reference() -> None:
    entries = {entry["code"]: _theirs(entry) for entry in json.loads(REFERENCE.read_text())}
    assert WRITTEN.keys() == entries.keys()
    for code, card in WRITTEN.items():
        assert _ours(card) == entries[code], code


def test_all_cards_of_the_worlds_are_there() -> None:
    assert Counter(card.type == TITLE for card in WRITTEN.values()) == {False: 437, True: 6}
