"""Reading a deck in whatever form it comes, and writing it in the one asked for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from weirwood.core.errors import BadArgument, BadDeck, either
from weirwood.decks import o8d, text, thronesdb
from weirwood.decks.deck import DeckList
from weirwood.decks.draft import MOST_HINTS, Reading, understood
from weirwood.thrones.books import Book, find_book
from weirwood.thrones.engine.concepts import prepared
from weirwood.thrones.pool.deck_checks import fixed_words

FORMATS: Final = ("text", "thronesdb", "o8d")
LONGEST: Final = 1_000_000


def read_decks(words: str, game: str, standalone: bool = False) -> list[Reading]:
    """All decks in a text of any known form, each with what could not be understood in it."""
    book = find_book(game)
    pool = book.pool
    if pool.decks:
        raise BadDeck(fixed_words(pool), rule=pool.edition.clauses[prepared.FIXED_DECKS])
    if len(words) > LONGEST:
        raise BadDeck(f"This is too long for a deck: {len(words)} letters. At most {LONGEST} are allowed.")
    start = words.lstrip("\ufeff \t\r\n")[:1]
    reader = {"{": thronesdb, "[": thronesdb, "<": o8d}.get(start, text)
    if not book.exchanged and (reader is o8d or (reader is thronesdb and thronesdb.is_of_the_site(words))):
        raise BadDeck(_not_exchanged(book, "an .o8d file" if reader is o8d else "a thronesdb deck"))
    drafts = reader.drafts_from(words.lstrip("\ufeff"), game)
    if not drafts:
        raise BadDeck("The text is empty. There is no deck in it.")
    readings: list[Reading] = []
    for draft in drafts:
        told = sum(len(reading.misread) for reading in readings)
        readings.append(understood(draft, game, standalone, max(0, MOST_HINTS - told)))
    return readings


def _not_exchanged(book: Book, form: str) -> str:
    """Why a deck is neither read nor written in a form that others made for another edition."""
    house = book.pool.edition.lexicon.say("[Faction]")
    return f"A deck of the {book.name} is plain text with a {house} line; {form} cannot hold one."


def read_bytes(content: bytes, game: str, where: str) -> list[Reading]:
    """All decks in a file's content; ``where`` is what to call it."""
    try:
        words = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadDeck(f"The deck {where} is not text in UTF-8.") from error
    return read_decks(words, game)


def read_file(path: Path, game: str) -> list[Reading]:
    """All decks in a file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadArgument(f"The deck {path} cannot be read: {error.strerror}.") from error
    return read_bytes(content, game, str(path))


def written(decks: Sequence[DeckList], form: str) -> str:
    """Decks in one form; several stand in one text or list, but an .o8d file holds one."""
    if form == "text":
        return "\n===\n\n".join(text.text_of(deck) for deck in decks)
    for deck in decks if form in FORMATS else ():
        if not find_book(deck.game).exchanged:
            raise BadArgument(
                _not_exchanged(find_book(deck.game), "an .o8d file" if form == "o8d" else "thronesdb")
            )
    if form == "thronesdb":
        forms = [thronesdb.form_of(deck) for deck in decks]
        return json.dumps(forms[0] if len(forms) == 1 else forms, indent=2, ensure_ascii=False) + "\n"
    if form == "o8d":
        if len(decks) != 1:
            raise BadArgument(f"An .o8d file holds one deck, not {len(decks)}.")
        return o8d.o8d_of(decks[0])
    raise BadArgument(f"There is no format {form!r}. Choose {either(FORMATS)}.")
