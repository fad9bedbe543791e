"""A bot that is asked in the laboratory: what it answers is made, and a bot that fails gives up its game.

A bot fails when it raises, thinks longer than there is patience, or names no option, or no set that the game accepts.
"""

from __future__ import annotations

from weirwood.bots import Bot, Eyes
from weirwood.bots.patience import PATIENCE_S, Dawdled, patience
from weirwood.bots.search import SearchBot
from weirwood.core.decision import Decision
from weirwood.core.errors import IllegalChoice, listed
from weirwood.core.event import Event
from weirwood.core.state import Game, State


class Forfeit(Exception):
    """A bot gave up its game by failing; ``seat`` is where it sat."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat
        self.what = what


def answered(
    game: Game, state: State, decision: Decision, bot: Bot, seconds: float = PATIENCE_S
) -> tuple[Event, ...]:
    """Let a bot answer, a searching one with whole sets; what happened. ``Forfeit`` if it fails."""
    seat = decision.seat
    eyes = Eyes(state, decision)
    whole: tuple[str, ...] | None = None
    index: object = None
    try:
        with patience(seconds):
            if isinstance(bot, SearchBot):
                chosen = bot.think(eyes).chosen
                index, whole = chosen.index, chosen.keys if chosen.is_whole else None
            else:
                index = bot.choose(eyes)
    except Dawdled:
        raise Forfeit(seat, f"thought longer than {seconds:g} s") from None
    except Exception as error:
        raise Forfeit(seat, f"{type(error).__name__}: {error}") from error
    if whole is not None:
        try:
            return game.choose_set(state, seat, list(whole))
        except IllegalChoice as error:
            raise Forfeit(seat, f"chose {listed(whole)}: {error.message}") from error
    options = len(decision.options)
    if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < options:
        raise Forfeit(seat, f"answered {index!r}, where 0 to {options - 1} are options")
    return state.apply_index(seat, index)
