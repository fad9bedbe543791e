"""A bot that is asked in the laboratory: what it answers is made, and a bot that fails gives up its game.

A bot fails when it raises, names no option, or thinks longer than the patience there is. Time is a limit here, never a
budget: our own bots stay far below it.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

from weirwood.bots import Bot, Eyes
from weirwood.bots.search import SearchBot
from weirwood.core.decision import Decision
from weirwood.core.event import Event
from weirwood.core.state import Game, State

PATIENCE_S: Final = 120


class Forfeit(Exception):
    """A bot gave up its game by failing; ``seat`` is where it sat."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat
        self.what = what


class _Dawdled(BaseException):
    """Not an ``Exception``: a bot that catches those does not get more time by it."""


def answered(
    game: Game, state: State, decision: Decision, bot: Bot, patience: float = PATIENCE_S
) -> tuple[Event, ...]:
    """Let a bot answer, a searching one with whole sets; what happened. ``Forfeit`` if it fails."""
    seat = decision.seat
    eyes = Eyes(state, decision)
    whole: tuple[str, ...] | None = None
    index: object = None
    try:
        with _patience(patience):
            if isinstance(bot, SearchBot):
                chosen = bot.think(eyes).chosen
                index, whole = chosen.index, chosen.keys if chosen.is_whole else None
            else:
                index = bot.choose(eyes)
    except _Dawdled:
        raise Forfeit(seat, f"thought longer than {patience:g} s") from None
    except Exception as error:
        raise Forfeit(seat, f"{type(error).__name__}: {error}") from error
    if whole is not None:
        return game.choose_set(state, seat, list(whole))
    options = len(decision.options)
    if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < options:
        raise Forfeit(seat, f"answered {index!r}, where 0 to {options - 1} are options")
    return state.apply_index(seat, index)


@contextmanager
def _patience(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer; where a process cannot interrupt itself, everything has all the time."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise _Dawdled
