"""What somebody wrote down as a deck, and what it means: names are found however they are spelt."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from weirwood.core.errors import did_you_mean, either, listed
from weirwood.decks.deck import DeckList
from weirwood.thrones.books import Book, find_book
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.concepts.prepared import ONE_FACTION
from weirwood.thrones.engine.words import AGENDA, FACTION, PLOT
from weirwood.thrones.pool.deck_rule import Problem
from weirwood.thrones.tournaments.legality import legality_of
from weirwood.thrones.tournaments.tourney import Entered, Tourney

MOST_COPIES: Final = 100
MOST_HINTS: Final = 100
"""For so many cards that do not exist the nearest names are looked for, which takes a while."""
MOST_TOLD: Final = 3
"""So many problems are told where there is no room for a list of them."""
_LONGEST_WORD: Final = 80
_LONGEST_NAME: Final = 200


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
    """A draft understood as far as it goes, everything in it that was not, and its cards of products that are not."""

    deck: DeckList
    misread: list[Problem]
    unwritten: Sequence[Entered] = ()

    def problems(self, tourney: Tourney | None = None) -> list[Problem]:
        """Everything wrong with it: what was not understood, what the rules say, and what a tournament says."""
        found = [*self.misread, *self.deck.problems()]
        return found if tourney is None else [*found, *tourney.problems(self.entered())]

    def entered(self) -> Iterator[Entered]:
        """All of its cards as a tournament sees them, be they written or not."""
        deck = self.deck
        beside = (deck.faction,) if deck.agenda is None else (deck.faction, deck.agenda)
        for card in (*beside, *deck.plots, *deck.cards):
            yield Entered.of(card)
        yield from self.unwritten


def loose(words: str) -> str:
    """Letters and digits alone, without case and accents."""
    letters = unicodedata.normalize("NFKD", words).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


def told(problems: Sequence[Problem]) -> str:
    """The first few of many problems in a row, and how many more there are."""
    words = " ".join(problem.text for problem in problems[:MOST_TOLD])
    more = len(problems) - MOST_TOLD
    return (
        words if more <= 0 else f"{words} There {'is 1 more' if more == 1 else f'are {more} more'} like that."
    )


class Names:
    """The cards, factions and packs of a book, by name however it is spelt."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.cards: dict[str, list[Card]] = {}
        self.factions: dict[str, Card] = {}
        self.packs: dict[str, str] = {}
        for card in book.pool.by_code.values():
            if card is book.pool.faction(card.faction):
                name = loose(card.name)
                for key in (name, name.removeprefix("house"), name.removeprefix("the"), card.faction):
                    self.factions[key] = card
            elif card.type != FACTION:
                self.cards.setdefault(loose(card.name), []).append(card)
        self.titles = {product.pack: product.title for product in legality_of(book.edition).product}
        self.titles.update((pack.name, pack.title) for pack in book.pool.packs)
        for name, title in self.titles.items():
            self.packs[loose(name)] = self.packs[loose(title)] = name

    def find(self, entry: Entry) -> Card | Problem:
        """The card an entry means, or what is wrong with it."""
        meant = self.meant(entry)
        return self.not_written(meant) if isinstance(meant, Entered) else meant

    def meant(self, entry: Entry, hint: bool = True) -> Card | Entered | Problem:
        """The card an entry means, one of a product that is not written, or what is wrong with it."""
        pool = self.book.pool
        written = pool.by_code.get(entry.word.strip())
        if written is not None:
            return written
        found = self.cards.get(loose(entry.word), [])
        if entry.pack:
            pack = self.packs.get(loose(entry.pack))
            house = self.factions.get(loose(entry.pack))
            if pack is None and house is not None:
                found = [card for card in found if card.faction == house.faction]
            elif pack is None:
                known = listed(self.titles)
                return Problem("", f"There is no pack {short(entry.pack)}. The packs are {known}.")
            elif all(pack != other.name for other in pool.packs):
                return Entered(entry.word, "", pack)
            else:
                found = [card for card in found if card.pack == pack]
        if found:
            return found[0]  # the first printed, where a name alone is that of several
        return self._unknown(entry, hint)

    def not_written(self, card: Entered) -> Problem:
        """What is wrong with a card of a product that is not written yet: it is never played blank."""
        words = f"{card.name} ({self.titles[card.pack]}) is not implemented yet and cannot be played."
        return Problem("", words)

    def _unknown(self, entry: Entry, hint: bool) -> Problem:
        pool, word = self.book.pool, entry.word
        elsewhere = [f"{card.name} ({pool.mark(card)})" for card in self.cards.get(loose(word), [])]
        if entry.pack and elsewhere:
            pack = self.packs.get(loose(entry.pack), entry.pack)
            words = f"There is no card {short(word)} in {pack}.{did_you_mean(elsewhere)}"
            return Problem("", words, (), f"{word} ({entry.pack})", tuple(elsewhere))
        near = pool.nearest(word) if hint else []
        return Problem("", f"There is no card {short(word)}.{did_you_mean(near)}", (), word, tuple(near))


def short(word: str) -> str:
    """What somebody wrote, in quotes, and only its beginning where it is long."""
    return repr(word if len(word) <= _LONGEST_WORD else f"{word[:_LONGEST_WORD]}…")


@cache
def names_of(game: str) -> Names:
    """The names of a game's book, gathered once."""
    return Names(find_book(game))


def understood(draft: Draft, game: str, standalone: bool = False, hints: int = MOST_HINTS) -> Reading:
    """What a draft means, with so many hints where it means nothing."""
    names = names_of(game)
    piles = _Piles(names, names.factions.get(loose(draft.faction)), hints)
    for entry in draft.entries:
        piles.take(entry)
    faction = piles.faction or _likely(names, piles.cards)
    if piles.faction is None:
        known = list(dict.fromkeys(card.name for card in names.factions.values()))
        edition = names.book.pool.edition
        word = edition.lexicon.say("[faction]")
        words = (
            f"There is no {word} {short(draft.faction)}. Choose {either(known)}."
            if draft.faction
            else f"The deck names no {word}. It is read as {faction.name}, the {word} of most of its cards."
        )
        piles.misread.insert(0, Problem(edition.clauses[ONE_FACTION], words))
    deck = DeckList(_title(draft.name), game, faction, piles.agenda, piles.plots, piles.cards, standalone)
    return Reading(deck, piles.misread, piles.unwritten)


def _title(name: str) -> str:
    """A deck's name on one line, whatever was written."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(shown.split())[:_LONGEST_NAME] or "Unnamed deck"


class _Piles:
    """The cards of a draft as they are sorted: what lies in the wrong place stays, for the rules to name."""

    def __init__(self, names: Names, faction: Card | None, hints: int) -> None:
        self.names = names
        self.faction = faction
        self.hints = hints
        self.agenda: Card | None = None
        self.plots: dict[Card, int] = {}
        self.cards: dict[Card, int] = {}
        self.misread: list[Problem] = []
        self.unwritten: list[Entered] = []

    def take(self, entry: Entry) -> None:
        """Sort one entry."""
        card = self.names.factions.get(loose(entry.word)) or self.names.meant(
            entry, len(self.misread) < self.hints
        )
        if isinstance(card, Entered):
            self.unwritten.append(card)
            card = self.names.not_written(card)
        if isinstance(card, Problem):
            words = f"{entry.where}: {card.text}" if entry.where else card.text
            self.misread.append(card._replace(text=words[:1].upper() + words[1:]))
        elif not 0 <= entry.copies <= MOST_COPIES:
            held = f"{entry.copies} copies of {card.name}"
            self._misread(
                f"{entry.where or 'The deck'} has {held}. At most {MOST_COPIES} are allowed.", card.code
            )
        elif card.type == FACTION and self.faction in (None, card):
            self.faction = card
        else:
            copies = entry.copies
            if card.type == AGENDA and self.agenda is None and copies:
                self.agenda = card
                copies -= 1
            if copies:
                pile = self.plots if card.type == PLOT else self.cards
                pile[card] = pile.get(card, 0) + copies

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
