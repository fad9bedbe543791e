"""The card pool of an edition: every card by code, and by name."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any, Final

from weirwood.core.errors import UnknownCard, did_you_mean
from weirwood.thrones.ability.players import FACTION_WORDS
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.words import CHARACTER, DEAD, DEATHBOUND, DECK_TYPES, PLOT, ZONE_NAMES


def plain(name: str) -> str:
    """A name without accents, curly quotes, case and outer spaces, for finding it however it is spelt."""
    straight = (
        name.replace("\u2019", "'").replace("\u2018", "'").replace("\u201c", '"').replace("\u201d", '"')
    )
    letters = unicodedata.normalize("NFKD", straight)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold().strip()


DOUBLED: Final = 2  # how many copies of a plot that may be doubled, where its card does not say
_ALIKE: Final = 0.65
_LONGEST: Final = 120  # no card's name with its pack is longer


def _likeness(word: str, name: str) -> float:
    """How near a word is to a name, or to one of the words in it, from 0 to 1; all of a name counts a little more."""
    parts = max((_ratio(word, part) for part in name.split()), default=0.0)
    return max(_ratio(word, name), 0.95 * parts)


def _ratio(word: str, name: str) -> float:
    """How alike two words are, looked at closely only where they may be: 0 where they are not."""
    if 2 * min(len(word), len(name)) <= _ALIKE * (len(word) + len(name)):
        return 0.0
    matcher = SequenceMatcher(None, word, name)
    return matcher.ratio() if matcher.quick_ratio() > _ALIKE else 0.0


class Pool:
    """All cards of an edition, its packs in the order of printing; and its decks where no others are allowed."""

    __slots__ = ("by_code", "by_name", "decks", "edition", "packs", "titles")

    def __init__(self, packs: list[Pack], edition: Edition, decks: Sequence[Mapping[str, Any]] = ()) -> None:
        self.packs = packs
        self.edition = edition
        self.decks = decks
        self.by_code: dict[str, Card] = {}
        self.by_name: dict[str, list[Card]] = {}
        for pack in packs:
            for card in pack.cards.values():
                self.by_code[card.code] = card
                self.by_name.setdefault(plain(card.name), []).append(card)
        held = [card.name for card in self.by_code.values() if card.type in DECK_TYPES]
        self.titles = tuple(dict.fromkeys(held))
        people = {card.name: card.pronoun for card in self.by_code.values()}
        sides = [
            side for card in self.by_code.values() for side in (card, card.other_side) if side is not None
        ]
        every = [trait for side in sides if side.type == CHARACTER for trait in side.traits]
        traits = frozenset(every).difference(*(side.traits for side in sides if side.type != CHARACTER))
        if not any(DEATHBOUND in side.keywords for side in sides):
            traits |= {ZONE_NAMES[DEAD]}
        for card in self.by_code.values():
            card.people, card.character_traits = people, traits

    def find(self, word: str) -> Card:
        """The card of a code, a name, or ``Name (Pack)``; a name alone means the first printed card that has it."""
        found = self.by_code.get(word)
        if found is not None:
            return found
        if len(word) > _LONGEST:
            begin = word[:_LONGEST]
            raise UnknownCard(
                f"There is no card {begin!r}…. Names are shorter than that.", data={"card": begin, "near": []}
            )
        cards = self.by_name.get(plain(word)) or self._of_pack(plain(word))
        if cards:
            return cards[0]
        near = self.nearest(word)
        raise UnknownCard(
            f"There is no card {word!r}.{did_you_mean(near)}", data={"card": word, "near": near}
        )

    def called(self, card: Card) -> str:
        """A name by which this card is found again, also where several cards have it."""
        return f"{card.name} ({self.mark(card)})" if self.namesakes(card) else card.name

    def mark(self, card: Card) -> str:
        """What tells a card from others of its name: its pack, or its faction where they are of one pack."""
        together = any(other.pack == card.pack for other in self.namesakes(card))
        return FACTION_WORDS[card.faction] if together else card.pack

    def namesakes(self, card: Card) -> list[Card]:
        """The other cards with the name of a card, the first printed first."""
        return [other for other in self.by_name[plain(card.name)] if other is not card]

    def faction(self, word: object) -> Card | None:
        """The faction card of a house, if the edition has it."""
        known = isinstance(word, str) and word in self.edition.profile.deck_building.houses
        return self.by_code.get(f"faction-{word}") if known else None

    def deck_limit(self, card: Card) -> int | None:
        """How many copies of a card a deck may have: what the card says, else what the edition does."""
        building = self.edition.profile.deck_building
        if card.type == PLOT:
            return (card.deck_limit or DOUBLED) if building.doubled_plots else 1
        return card.deck_limit or building.copies

    def nearest(self, word: str) -> list[str]:
        """Up to three names that are spelt like a word, or have a word in them that is; the nearest first."""
        name = plain(word).partition(" (")[0]
        likeness = {other: _likeness(name, other) for other in self.by_name}
        near = sorted(
            (other for other in likeness if likeness[other] > _ALIKE), key=lambda other: -likeness[other]
        )
        return [self.by_name[other][0].name for other in near[:3]]

    def _of_pack(self, word: str) -> list[Card]:
        """The cards of ``name (pack)``, the pack by its name or its title; or of ``name (faction)``."""
        name, _, last = word.partition(" (")
        last = last.rstrip(")")
        packs = [pack.name for pack in self.packs if last in (plain(pack.name), plain(pack.title))]
        return [
            card
            for card in self.by_name.get(name, [])
            if card.pack in packs or last == plain(FACTION_WORDS[card.faction])
        ]
