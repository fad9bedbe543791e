"""Limits: how much, how large and how fast. One place for every number; an operator may set them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """What one server allows."""

    tables: int = 2000
    tables_per_guest: int = 50
    members_per_table: int = 60
    message_bytes: int = 64 * 1024
    form_bytes: int = 512 * 1024
    """So long may a request be, a deck of 40 000 letters included."""
    body_bytes: int = 8 * 1024 * 1024
    """So long may a record be that somebody brings."""
    messages_per_s: float = 20.0
    messages_at_once: int = 60
    refused_at_most: int = 100
    """So many messages beyond the rate, and the connection ends."""
    requests_per_s: float = 30.0
    requests_at_once: int = 120
    idle_s: float = 15 * 60
    """After so many seconds a table that nobody uses goes to sleep."""
    idle_over_s: float = 60.0
    """The same where its game is over."""


class Bucket:
    """A bucket of tokens that fills by itself: every message takes one."""

    __slots__ = ("_at", "_full", "_left", "_now", "_per_s")

    def __init__(self, per_s: float, full: int, now: Callable[[], float] = time.monotonic) -> None:
        self._per_s = per_s
        self._full = full
        self._left = float(full)
        self._now = now
        self._at = now()

    def take(self) -> bool:
        """Take a token; False where none is left."""
        now = self._now()
        self._left = min(self._full, self._left + (now - self._at) * self._per_s)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken for long."""
        return self._left + (self._now() - self._at) * self._per_s >= self._full


class Buckets:
    """A bucket for each of many, for instance for each address."""

    _MOST = 10_000

    def __init__(self, per_s: float, full: int) -> None:
        self._per_s = per_s
        self._full = full
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Take a token from one's bucket."""
        if len(self._buckets) >= self._MOST:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full}
        return self._buckets.setdefault(name, Bucket(self._per_s, self._full)).take()
