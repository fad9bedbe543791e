"""Finding cards: by name and text, by what is printed, by the words of their abilities."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import combinations
from typing import Final, NamedTuple

from weirwood.core.errors import BadArgument, UnknownCard, did_you_mean, either
from weirwood.decks.draft import Entry, loose, names_of
from weirwood.thrones.ability.players import FACTION_WORDS
from weirwood.thrones.books import editions, find_book
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.lexicon import Lexicon
from weirwood.thrones.engine.words import CHALLENGE_NAMES, EVENT, KEYWORD_NAMES, PLOT, TITLE, TYPE_NAMES
from weirwood.thrones.pool.deck_rule import Problem
from weirwood.thrones.pool.printed import card_text, keywords
from weirwood.thrones.pool.trees import word_names

_NAMED_AT_ONCE: Final = 12
_MOST_WORDS: Final = 10
"""The most words that are tried as the names of several cards."""


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
    pool = find_book(edition).pool
    cards = [card for card in pool.by_code.values() if card.type < TITLE]
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
        and all(_has(card, word, pool.edition.lexicon) for word in wanted.words)
    ]


def _has(card: Card, word: str, lexicon: Lexicon) -> bool:
    """Whether a word begins one of the card's name, faction, type and traits, or of its text.

    A type or a faction is meant as such: nearly every text has one of those words in it.
    """
    wanted = _worded(word)
    wanted = _ALSO_CALLED.get(wanted.strip(), wanted)
    faction = FACTION_WORDS[card.faction]
    printed = _worded(f"{card.name} {TYPE_NAMES[card.type]} {faction}")
    if wanted.strip() not in _FACTS:
        printed += _worded(f"{' '.join(card.traits)} {' '.join(keywords(card))} {card_text(card, lexicon)}")
    return wanted.rstrip() in printed or loose(word) in loose(card.name)


def _worded(text: str) -> str:
    """The words of a text in small letters, each after a blank."""
    return "".join(f" {loose(word)}" for word in text.split() if loose(word))


_ALSO_CALLED: Final = {
    short: f" {name}"
    for short, name in (
        ("cat", "catelyn"),
        ("dany", "daenerys"),
        ("hound", "sandor"),
        ("imp", "tyrion"),
        ("kingslayer", "jaime"),
        ("khaleesi", "daenerys"),
        ("ned", "eddard"),
        ("petyr", "littlefinger"),
        ("sam", "samwell"),
    )
}
"""What players call a character, and the name on the card."""
_FACTS: Final = frozenset(_worded(word).strip() for word in (*TYPE_NAMES[:TITLE], *FACTION_WORDS.values()))


def near_names(words: Sequence[str], edition: str) -> list[str]:
    """The names of cards that are spelt like some words, the nearest first."""
    return find_book(edition).pool.nearest(" ".join(words)) if words else []


def named_cards(words: Sequence[str], edition: str) -> list[Card]:
    """The cards that words name: one card, or as few as possible, each named by words that stand together."""
    for cuts in range(len(words) if len(words) <= _MOST_WORDS else 1):
        for places in combinations(range(1, len(words)), cuts):
            parts = [
                " ".join(words[start:end])
                for start, end in zip((0, *places), (*places, len(words)), strict=True)
            ]
            found = [_found(part, edition) for part in parts]
            cards = [card for card in found if isinstance(card, Card)]
            if len(cards) == len(found):
                return cards
    several = [_found(word, edition) for word in words]
    if near_names(words, edition) or not any(isinstance(card, Card) for card in several):
        several = [_found(" ".join(words), edition)]
    problem = next(problem for problem in several if isinstance(problem, Problem))
    raise UnknownCard(f"{problem.text}{_elsewhere(words, edition)}")


def _elsewhere(words: Sequence[str], edition: str) -> str:
    """How to ask for a card of another edition, where one has this name."""
    others = [
        other
        for other in editions()
        if other != find_book(edition).edition and isinstance(_found(" ".join(words), other), Card)
    ]
    return f" With --edition {either(others)} there is one." if others else ""


def _found(word: str, edition: str) -> Card | Problem:
    name, bracket, pack = word.partition(" (")
    entry = Entry(name, 1, pack.rstrip(")")) if bracket else Entry(word)
    names = names_of(edition)
    return names.factions.get(loose(word)) or names.find(entry)


def _known(word: str | None, known: Iterable[str], what: str) -> Iterable[str]:
    return known if word is None else (_one(word, known, what),)


def _one(word: str, known: Iterable[str], what: str) -> str:
    """A word as it is spelt, or a refusal with the nearest ones."""
    spelt = {loose(name): name for name in known}
    if loose(word) in spelt:
        return spelt[loose(word)]
    near = [spelt[name] for name in get_close_matches(loose(word), list(spelt))]
    names = sorted(spelt.values())
    hint = f"Choose {either(names)}."
    if len(names) > _NAMED_AT_ONCE:
        hint = f"Choose one of {len(names)} others, for example {either(names[:_NAMED_AT_ONCE])}."
    raise BadArgument(f"There is no {what} {word!r}.{did_you_mean(near, hint)}")


def _factions(word: str | None, edition: str) -> Iterable[str]:
    factions = {name: card.faction for name, card in names_of(edition).factions.items()} | {
        "neutral": "neutral"
    }
    if word is None:
        return set(factions.values())
    if loose(word) not in factions:
        called = find_book(edition).pool.edition.lexicon.say("[faction]")
        known = either(dict.fromkeys(factions.values()))
        raise BadArgument(f"There is no {called} {word!r}. Choose {known}.")
    return (factions[loose(word)],)


def _span(word: str | None) -> range | None:
    """``3``, ``2-4``, ``5-`` or ``-2`` as the numbers meant."""
    if word is None:
        return None
    found = re.fullmatch(r"(\d*)(-?)(\d*)", word.strip())
    if found is None or not (found[1] or found[3]):
        raise BadArgument(f"A cost is a number or a range such as 2-4 or 5-, not {word!r}.")
    first = int(found[1] or 0)
    last = int(found[3]) if found[3] else (99 if found[2] else first)
    return range(first, last + 1)
