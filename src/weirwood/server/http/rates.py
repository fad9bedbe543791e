"""Rates: how often each guest and each address may do something, over all their requests and sockets."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, Literal

from weirwood.server.limits import Limits
from weirwood.server.refusals import TooMuch

Kind = Literal[
    "requests",
    "messages",
    "handshakes",
    "chats",
    "stops",
    "replays",
    "saves",
    "studies",
    "seats",
    "openings",
    "guests",
]
_CALLED: Final[dict[Kind, str]] = {
    "requests": "requests",
    "messages": "messages",
    "handshakes": "new connections",
    "chats": "chat messages",
    "stops": "changes of stops",
    "replays": "looks back",
    "saves": "changes of decks",
    "studies": "decks to judge",
    "seats": "changes of seat",
    "openings": "new tables",
    "guests": "new guests from your address",
}
_MANY: Final = 10_000


class Bucket:
    """A bucket of tokens that fills by itself: whatever is done takes one."""

    __slots__ = ("_at", "_full", "_left", "_now", "_per_s")

    def __init__(self, per_s: float, full: float, now: Callable[[], float]) -> None:
        self._per_s = per_s
        self._full = full
        self._left = full
        self._now = now
        self._at = now()

    def take(self) -> bool:
        """Take a token; False where none is left."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait_s(self) -> float:
        """How long it takes until there is a token."""
        self._fill()
        return max(0.0, 1 - self._left) / self._per_s

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken for long."""
        self._fill()
        return self._left >= self._full

    def _fill(self) -> None:
        now = self._now()
        self._left = min(self._full, self._left + (now - self._at) * self._per_s)
        self._at = now


class Buckets:
    """A bucket for each of many: for each guest, or for each address."""

    def __init__(self, per_s: float, full: float, now: Callable[[], float]) -> None:
        self._per_s = per_s
        self._full = full
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._tidy_at = _MANY

    def take(self, name: str) -> float:
        """Take a token from one's bucket: 0, or in how many seconds there will be one."""
        bucket = self._buckets.get(name)
        if bucket is None:
            self._tidy()
            bucket = self._buckets[name] = Bucket(self._per_s, self._full, self._now)
        return 0.0 if bucket.take() else bucket.wait_s

    def _tidy(self) -> None:
        """Forget full buckets, which are like new ones; seldom, however many there are."""
        if len(self._buckets) >= self._tidy_at:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
            self._tidy_at = max(_MANY, 2 * len(self._buckets))


class Rates:
    """All rates of a server."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self._guests: dict[Kind, Buckets] = {}
        self._addresses: dict[Kind, Buckets] = {}
        for kind in _CALLED:
            per_s: float = getattr(limits, f"{kind}_per_s")
            full: float = getattr(limits, f"{kind}_at_once")
            share = 1.0 if kind == "guests" else limits.address_share
            self._guests[kind] = Buckets(per_s, full, now)
            self._addresses[kind] = Buckets(per_s * share, max(1.0, full * share), now)

    def take(self, kind: Kind, guest: str | None, address: str | None) -> None:
        """Count one for a guest and one for an address, or raise TooMuch; a refused guest costs others nothing."""
        wait = 0.0 if guest is None else self._guests[kind].take(guest)
        if not wait and address is not None:
            wait = self._addresses[kind].take(address)
        if wait:
            seconds = math.ceil(wait)
            when = "in a second" if seconds == 1 else f"in {seconds} seconds"
            text = f"There are too many {_CALLED[kind]}; please try again {when}."
            raise TooMuch(text, data={"retry_after": seconds})
