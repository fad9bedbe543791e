"""What the house knows of a game beside its rules: who judges it, who draws it, which cards it is played with."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple


class DeckFile(NamedTuple):
    """A file of ready decks."""

    name: str
    ours: bool = True
    """Whether they are our design; otherwise they were printed by a publisher."""
    standalone: bool = False
    """Whether they are played as they are, legal or not."""


@dataclass(frozen=True, kw_only=True)
class Kit:
    """A game's kit. A place is ``module:name``, imported when it is first used; only the game itself must be there."""

    game: str
    """The place of its ``Game``."""
    rules: str = ""
    """What ``weirwood rules --game`` calls its books: the name of their index of clauses."""
    book: str = ""
    """The place of its cards and deck rules, where it is played with decks."""
    decks: tuple[DeckFile, ...] = ()
    """The files of its ready decks."""
    lists: str = ""
    """The place of its card lists, where others than its own may be installed."""
    laws: str = ""
    """The place of its ``LawFacts``."""
    judge: str = ""
    """The place of what likes each option, for the heuristic bot."""
    mind: str = ""
    """The place of the ``Mind`` that searching bots use."""
    adviser: str = ""
    """The place of a judge that looks further ahead, for hints; the same judge where there is none."""
    standing: str = ""
    """The place of what weighs a state for each seat."""
    telling: str = ""
    """The place of the kinds of events that tell best what a choice brought, the best first."""
    figures: str = ""
    """The place of what counts the events of a game for each seat."""
    fewest_win: bool = False
    """Whether the fewest points win."""
    terminal: str = ""
    """The place of its board on the screen of a terminal."""
    lines: str = ""
    """The place of its words in the terminal line by line."""
    board: str = ""
    """The name of its board in the browser."""
    board_for_two: str = ""
    """The same where two play, if it is another one."""
    first: str = ""
    """The place of its ``FirstGame``, where it has one."""
    how_to_play: str = ""
    """The place of its ``HowToPlay``."""

    def board_of(self, players: int) -> str:
        """The name of its board in the browser for a number of players."""
        return self.board_for_two or self.board if players == 2 else self.board


def placed(place: str) -> Any:
    """What lies at a place."""
    module, name = place.split(":")
    return getattr(import_module(module), name)
