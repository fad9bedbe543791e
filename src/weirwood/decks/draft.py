"""What somebody wrote down as a deck, and what it means: names are found however they are spelt."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from weirwood.core.errors import listed
from weirwood.decks.deck import DeckList
from weirwood.thrones.books import Book, find_book
from weirwood.thrones.editions.second.deck_rules import Problem
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import AGENDA, FACTION, PLOT

MOST_COPIES: Final = 100
ONE_FACTION: Final = "RR.deckbuilding.1"


class Entry(NamedTuple):
    """So many copies of a card, as it was written: a name or a code, perhaps a pack, and where it stands."""

    word: str
    copies: int = 1
    pack: str = ""
    where: str = ""


@dataclass(slots=True)
class Draft:
    """A deck as it was written: all cards in one list, whatever their type."""

    name: str = ""
    faction: str = ""
    entries: list[Entry] = field(default_factory=list)


class Reading(NamedTuple):
    """A draft understood as far as it goes, and everything in it that was not."""

    deck: DeckList
    misread: list[Problem]

    def problems(self) -> list[Problem]:
        """Everything wrong with it: what was not understood first, then what the rules say."""
        return [*self.misread, *self.deck.problems()]


def loose(words: str) -> str:
    """Letters and digits alone, without case and accents."""
    letters = unicodedata.normalize("NFKD", words).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


class Names:
    """The cards, factions and packs of a book, by name however it is spelt."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.cards: dict[str, list[Card]] = {}
        self.factions: dict[str, Card] = {}
        self.packs: dict[str, str] = {}
        for card in book.pool.by_code.values():
            if card.type == FACTION:
                name = loose(card.name)
                for key in (name, name.removeprefix("house"), name.removeprefix("the"), card.faction):
                    self.factions[key] = card
            else:
                self.cards.setdefault(loose(card.name), []).append(card)
        for pack in book.pool.packs:
            self.packs[loose(pack.name)] = self.packs[loose(pack.title)] = pack.name

    def find(self, entry: Entry) -> Card | Problem:
        """The card an entry means, or what is wrong with it."""
        pool = self.book.pool
        written = pool.by_code.get(entry.word.strip())
        if written is not None:
            return written
        found = self.cards.get(loose(entry.word), [])
        if entry.pack:
            pack = self.packs.get(loose(entry.pack))
            if pack is None:
                known = listed(pack.name for pack in pool.packs)
                return Problem("", f"there is no pack {entry.pack!r}; packs are {known}.")
            found = [card for card in found if card.pack == pack]
        if len(found) == 1:
            return found[0]
        if found:
            versions = listed(f"{card.name} ({card.pack})" for card in found)
            return Problem("", f"there are several cards {entry.word!r}, {versions}; please name the pack.")
        return self._unwritten(entry) or self._unknown(entry)

    def _unwritten(self, entry: Entry) -> Problem | None:
        for pack in self.book.pool.packs:
            if entry.pack and self.packs.get(loose(entry.pack)) != pack.name:
                continue
            for code, name in pack.not_written.items():
                if entry.word.strip() == code or loose(entry.word) == loose(name):
                    words = f"{name} ({code}, {pack.title}) is not written yet and cannot be played."
                    return Problem("", words, (code,))
        return None

    def _unknown(self, entry: Entry) -> Problem:
        near = self.book.pool.nearest(entry.word)
        of_pack = f" in {entry.pack}" if entry.pack else ""
        hint = f"; near it {'is' if len(near) == 1 else 'are'} {listed(near)}" if near else ""
        return Problem("", f"there is no card {entry.word!r}{of_pack}{hint}.")


@cache
def names_of(game: str) -> Names:
    """The names of a game's book, gathered once."""
    return Names(find_book(game))


def understood(draft: Draft, game: str, standalone: bool = False) -> Reading:
    """What a draft means."""
    names = names_of(game)
    piles = _Piles(names, names.factions.get(loose(draft.faction)))
    for entry in draft.entries:
        piles.take(entry)
    faction = piles.faction or _likely(names, piles.cards)
    if piles.faction is None:
        known = listed(dict.fromkeys(card.name for card in names.factions.values()))
        words = (
            f"There is no faction {draft.faction!r}; there are {known}."
            if draft.faction
            else (f"The deck names no faction; it is read as {faction.name}, of whose cards it has most.")
        )
        piles.misread.insert(0, Problem(ONE_FACTION, words))
    name = draft.name or "Unnamed deck"
    deck = DeckList(name, game, faction, piles.agenda, piles.plots, piles.cards, standalone)
    return Reading(deck, piles.misread)


class _Piles:
    """The cards of a draft as they are sorted: what lies in the wrong place stays, for the rules to name."""

    def __init__(self, names: Names, faction: Card | None) -> None:
        self.names = names
        self.faction = faction
        self.agenda: Card | None = None
        self.plots: dict[Card, int] = {}
        self.cards: dict[Card, int] = {}
        self.misread: list[Problem] = []

    def take(self, entry: Entry) -> None:
        """Sort one entry."""
        card = self.names.factions.get(loose(entry.word)) or self.names.find(entry)
        if isinstance(card, Problem):
            self._misread(f"{entry.where}: {card.text}" if entry.where else card.text, *card.cards)
        elif not 0 <= entry.copies <= MOST_COPIES:
            held = f"{entry.copies} copies of {card.name}"
            self._misread(
                f"{entry.where or 'the deck'} has {held}; up to {MOST_COPIES} can be read.", card.code
            )
        elif card.type == FACTION and self.faction in (None, card):
            self.faction = card
        elif card.type == AGENDA and self.agenda is None and entry.copies:
            self.agenda = card
        elif entry.copies:
            pile = self.plots if card.type == PLOT else self.cards
            pile[card] = pile.get(card, 0) + entry.copies

    def _misread(self, words: str, *codes: str) -> None:
        self.misread.append(Problem("", words[:1].upper() + words[1:], codes))


def _likely(names: Names, cards: dict[Card, int]) -> Card:
    """The faction of most cards."""
    factions = dict.fromkeys(names.factions.values(), 0)
    for card, count in cards.items():
        faction = names.factions.get(card.faction)
        if faction is not None:
            factions[faction] += count
    return max(factions, key=lambda faction: factions[faction])
