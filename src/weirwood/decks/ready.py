"""The decks that come with the project, and finding a deck by its name or in a file."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from operator import itemgetter
from pathlib import Path

from weirwood.core.catalogue import find_kit
from weirwood.core.errors import BadDeck, did_you_mean
from weirwood.decks.deck import DeckList
from weirwood.decks.draft import Reading, loose, told
from weirwood.decks.formats import read_decks, read_file
from weirwood.thrones.ability.players import FACTION_WORDS
from weirwood.thrones.books import find_book
from weirwood.thrones.pool.deck import Deck, deck_from
from weirwood.thrones.tournaments.tourney import find_tourney


@cache
def ready_decks(game: str) -> tuple[DeckList, ...]:
    """All decks that come with a game; a game without decks has none. Learning decks are standalone."""
    kit = find_kit(game)
    pool = find_book(game).pool if kit.book else None
    decks = [] if pool is None else [_own(game, deck_from(pool, dict(form))) for form in pool.decks]
    for file in kit.decks:
        words = files("weirwood.decks").joinpath("lists", file.name).read_text(encoding="utf-8")
        for reading in read_decks(words, game, file.standalone):
            if reading.misread:
                raise AssertionError(f"{reading.deck.name}: {reading.misread}")
            decks.append(replace(reading.deck, ours=file.ours))
    return tuple(decks)


def _own(game: str, deck: Deck) -> DeckList:
    """A deck of a game's own, called by the faction whose it is."""
    name = FACTION_WORDS[deck.faction.faction]
    ours = any(card.our_design for card in (*deck.plots, *deck.cards))
    return DeckList(
        name, game, deck.faction, deck.agenda, Counter(deck.plots), Counter(deck.cards), ours=ours
    )


def are_fixed(game: str) -> bool:
    """Whether a game is played with decks of its own, each of which is there once; it deals those that nobody names."""
    return bool(find_kit(game).book and find_book(game).pool.decks)


def of_different_houses(game: str, players: int) -> tuple[DeckList, ...]:
    """A legal ready deck for each player, of different houses while there are any; none in a game without decks."""
    met: Counter[str] = Counter()
    turns = []
    legal = [deck for deck in ready_decks(game) if not deck.standalone]
    for deck in legal:
        turns.append(met[deck.faction.code])
        met[deck.faction.code] += 1
    return tuple(deck for _, deck in sorted(zip(turns, legal, strict=True), key=itemgetter(0)))[:players]


def legal_decks(game: str, format: str | None = None) -> list[DeckList]:
    """The ready decks that the rules allow, and a format where there is one."""
    tourney = find_tourney(game, format)
    return [
        deck
        for deck in ready_decks(game)
        if not deck.standalone and not (tourney and Reading(deck, []).problems(tourney))
    ]


def find_deck(word: str, game: str = "second/joust") -> DeckList:
    """A ready deck by its name however spelt, or the first deck in a file."""
    decks = {loose(deck.name): deck for deck in ready_decks(game)}
    found = decks.get(loose(word))
    if found is not None:
        return found
    if not Path(word).is_file():
        near = [decks[name].name for name in get_close_matches(loose(word), list(decks))]
        hint = did_you_mean(near, "The command decks list names the ready decks.")
        raise BadDeck(f"There is no ready deck or file {word!r}.{hint}")
    reading = read_file(Path(word), game)[0]
    if reading.misread:
        raise BadDeck(
            f"The deck in {word} cannot be read. {told(reading.misread)}", reading.misread[0].rule or None
        )
    return reading.deck
