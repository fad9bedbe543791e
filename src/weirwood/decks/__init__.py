"""Decks: lists of cards, read and written in several forms, checked by the rules, and some that are ready."""

from weirwood.decks.deck import DeckList
from weirwood.decks.draft import Reading
from weirwood.decks.formats import FORMATS, read_decks, read_file, written
from weirwood.decks.ready import find_deck, ready_decks

__all__ = ["FORMATS", "DeckList", "Reading", "find_deck", "read_decks", "read_file", "ready_decks", "written"]
