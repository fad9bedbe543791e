"""Decks: lists of cards, read and written in several forms, checked by the rules, and some that are ready."""

from weirwood.decks.deck import DeckList
from weirwood.decks.draft import Reading
from weirwood.decks.formats import FORMATS, read_bytes, read_decks, read_file, written
from weirwood.decks.ready import find_deck, ready_decks
from weirwood.thrones.tournaments.tourney import Tourney, find_tourney

__all__ = [
    "FORMATS",
    "DeckList",
    "Reading",
    "Tourney",
    "find_deck",
    "find_tourney",
    "read_bytes",
    "read_decks",
    "read_file",
    "ready_decks",
    "written",
]
