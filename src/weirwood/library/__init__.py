"""The public library: what ``import weirwood`` offers. Everything else may change between versions."""

from weirwood.bots import Bot as Bot
from weirwood.bots import Eyes as Eyes
from weirwood.core.errors import IllegalChoice as IllegalChoice
from weirwood.core.errors import WeirwoodError as WeirwoodError
from weirwood.core.match import Match as Match
from weirwood.core.outcome import Outcome as Outcome
from weirwood.core.question import Answer as Answer
from weirwood.core.question import Question as Question
from weirwood.core.record import Record as Record
from weirwood.decks import DeckList as DeckList
from weirwood.decks import ready_decks as ready_decks
from weirwood.library.boxes import Box as Box
from weirwood.library.boxes import game as game
from weirwood.library.boxes import games as games
from weirwood.library.playing import bot as bot
from weirwood.library.playing import load_record as load_record
from weirwood.library.playing import play as play
from weirwood.library.playing import replay as replay
