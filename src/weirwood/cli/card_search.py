"""Finding cards: by name and text, by what is printed, by the words of their abilities."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple

from weirwood.core.errors import BadArgument, listed
from weirwood.decks.draft import loose, names_of
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import CHALLENGE_NAMES, EVENT, KEYWORD_NAMES, PLOT, TITLE, TYPE_NAMES
from weirwood.thrones.printed import card_text, keywords
from weirwood.thrones.trees import word_names

_NAMED_AT_ONCE = 12


class Wanted(NamedTuple):
    """What the cards must have; whatever is empty does not matter."""

    words: list[str]
    type: str | None
    faction: str | None
    traits: list[str]
    icons: list[str]
    keywords: list[str]
    cost: str | None
    language: list[str]


def found_cards(wanted: Wanted, edition: str) -> list[Card]:
    """All cards like that, by code; a word that no card could have is refused."""
    cards = [card for card in find_book(edition).pool.by_code.values() if card.type < TITLE]
    types = _known(wanted.type, TYPE_NAMES[:TITLE], "type")
    factions = _factions(wanted.faction, edition)
    traits = [
        _one(trait, {trait for card in cards for trait in card.traits}, "trait") for trait in wanted.traits
    ]
    icons = [CHALLENGE_NAMES.index(_one(icon, CHALLENGE_NAMES, "icon")) for icon in wanted.icons]
    key = [_one(word, (*KEYWORD_NAMES, "ambush", "no attachments"), "keyword") for word in wanted.keywords]
    cost = _span(wanted.cost)
    words = [
        _one(word, {name for card in cards for name in word_names(card)}, "word") for word in wanted.language
    ]
    return [
        card
        for card in sorted(cards, key=lambda card: card.code)
        if TYPE_NAMES[card.type] in types
        and card.faction in factions
        and card.traits.issuperset(traits)
        and all(card.icons[icon] for icon in icons)
        and all(any(held.startswith(word) for held in keywords(card)) for word in key)
        and (
            cost is None
            or (card.type <= EVENT and card.cost in cost)
            or (card.type == PLOT and card.gold in cost)
        )
        and (not words or word_names(card).issuperset(words))
        and _reads(card, wanted.words)
    ]


def _reads(card: Card, words: list[str]) -> bool:
    spoken = f"{card.name} {card_text(card)}".casefold()
    return all(word.casefold() in spoken or loose(word) in loose(card.name) for word in words)


def _known(word: str | None, known: Iterable[str], what: str) -> Iterable[str]:
    return known if word is None else (_one(word, known, what),)


def _one(word: str, known: Iterable[str], what: str) -> str:
    """A word as it is spelt, or a refusal with the nearest ones."""
    spelt = {loose(name): name for name in known}
    if loose(word) in spelt:
        return spelt[loose(word)]
    near = [spelt[name] for name in get_close_matches(loose(word), list(spelt))]
    names = sorted(spelt.values())
    if near:
        hint = f"near it {'is' if len(near) == 1 else 'are'} {listed(near)}"
    elif len(names) <= _NAMED_AT_ONCE:
        hint = f"there is {listed(names)}"
    else:
        hint = f"there are {len(names)} others, for instance {listed(names[:_NAMED_AT_ONCE])}"
    raise BadArgument(f"there is no {what} {word!r}; {hint}.")


def _factions(word: str | None, edition: str) -> Iterable[str]:
    factions = {name: card.faction for name, card in names_of(edition).factions.items()} | {
        "neutral": "neutral"
    }
    if word is None:
        return set(factions.values())
    if loose(word) not in factions:
        raise BadArgument(
            f"there is no faction {word!r}; there is {listed(dict.fromkeys(factions.values()))}."
        )
    return (factions[loose(word)],)


def _span(word: str | None) -> range | None:
    """``3``, ``2-4``, ``5-`` or ``-2`` as the numbers meant."""
    if word is None:
        return None
    found = re.fullmatch(r"(\d*)(-?)(\d*)", word.strip())
    if found is None or not (found[1] or found[3]):
        raise BadArgument(f"a cost is a number or a span like 2-4 or 5-, not {word!r}.")
    first = int(found[1] or 0)
    last = int(found[3]) if found[3] else (99 if found[2] else first)
    return range(first, last + 1)
