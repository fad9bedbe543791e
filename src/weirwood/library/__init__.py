"""The public library: what ``import weirwood`` offers. Everything else may change between versions."""

from weirwood.bots import Bot, Eyes
from weirwood.core.errors import IllegalChoice, WeirwoodError
from weirwood.core.match import Match
from weirwood.core.outcome import Outcome
from weirwood.core.question import Answer, Question
from weirwood.core.record import Record
from weirwood.decks import DeckList, ready_decks
from weirwood.library.boxes import Box, game, games
from weirwood.library.playing import bot, play
from weirwood.library.records import load_record, replay

__all__ = [
    "Answer",
    "Bot",
    "Box",
    "DeckList",
    "Eyes",
    "IllegalChoice",
    "Match",
    "Outcome",
    "Question",
    "Record",
    "WeirwoodError",
    "bot",
    "game",
    "games",
    "load_record",
    "play",
    "ready_decks",
    "replay",
]
