"""Bots that no table should have to wait for."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

from weirwood.bots import Eyes


class Bot:
    def __init__(self, game: str, seed: int) -> None: ...

    def choose(self, eyes: Eyes) -> int:
        raise NotImplementedError


class Fails(Bot):
    """Raises."""


class Dawdles(Bot):
    """Never answers."""

    def choose(self, eyes: Eyes) -> int:
        while True:
            pass


class Sleeps(Bot):
    """Never answers, and uses no processor."""

    def choose(self, eyes: Eyes) -> int:
        return int(Event().wait())


class Babbles(Bot):
    """Names an option that is not there."""

    def choose(self, eyes: Eyes) -> int:
        return -1


class Mumbles(Bot):
    """Answers something that is not a number."""

    def choose(self, eyes: Eyes) -> int:
        return "the first"  # type: ignore[return-value]


class Quits(Bot):
    """Takes its process with it."""

    def choose(self, eyes: Eyes) -> int:
        raise SystemExit


class Last(Bot):
    """Chooses the last option."""

    def choose(self, eyes: Eyes) -> int:
        return len(eyes.decision.options) - 1


class Searches(Bot):
    """Thinks until it is told to stop."""

    def think(self, eyes: Eyes, stop: Callable[[], bool] = lambda: False) -> Any:
        while not stop():
            pass
        return None
