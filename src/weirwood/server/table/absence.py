"""Absence: how long a seat has had no connection, and when that is long enough for a bot to sit in."""

from __future__ import annotations

import time
from collections.abc import Callable

AFTER_S = 120.0
"""The default: a seat is absent when it has had no connection for two minutes."""


class Absence:
    """When each seat lost its last connection. A seat that never had one counts from when the table woke."""

    def __init__(self, after_s: float = AFTER_S, now: Callable[[], float] = time.monotonic) -> None:
        self.after_s = after_s
        self._now = now
        self._woke = now()
        self._left: dict[int, float] = {}

    def left(self, seat: int) -> None:
        """The last connection of a seat is gone."""
        self._left[seat] = self._now()

    def is_long(self, seat: int) -> bool:
        """Whether a seat that has no connection has been without one for long enough."""
        return self._now() - self._left.get(seat, self._woke) >= self.after_s
