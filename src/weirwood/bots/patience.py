"""How long something may run before it is interrupted: a bot that thinks, a test on trial.

Of a bot time is a limit here, never a budget: our own bots stay far below it.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

PATIENCE_S: Final = 120


class Dawdled(BaseException):
    """Not an ``Exception``: a bot that catches those does not get more time by it."""


@contextmanager
def patience(seconds: float = PATIENCE_S) -> Iterator[None]:
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
    raise Dawdled
