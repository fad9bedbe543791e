"""Time at a table: how it passes, absences, and clocks (none, a bank with a delay for each seat, one limit for all)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from weirwood.core.errors import BadArgument
from weirwood.server.wire.messages import ClockRule

_LONGEST_S: Final = 24 * 3600
AFTER_S = 120.0
"""The default: a seat is absent when it has had no connection for two minutes."""


def checked_clock(rule: ClockRule | None) -> ClockRule:
    """A clock that can be played with, or BadArgument."""
    found = rule or ClockRule()
    wanted = {"bank": found.bank_s, "limit": found.limit_s}.get(found.kind, 1)
    if not 1 <= wanted <= _LONGEST_S or not 0 <= found.delay_s <= 600:
        raise BadArgument(
            "A clock needs 1 second to 24 hours in its bank or limit, and at most 10 minutes delay."
        )
    return found


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Time:
    """The time that tables go by: clocks, pauses and limits all read it, so that a test can let it pass itself."""

    def now(self) -> float:
        """The time in seconds; only differences mean anything."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait for some time."""
        await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Wait for an event, at most for some time."""
        with suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), seconds)


class Clocks:
    """The time each seat has used. A seat's clock runs while it is asked, from the end of its delay on."""

    def __init__(self, rule: ClockRule, seats: int, now: Callable[[], float] = time.monotonic) -> None:
        self.rule = rule
        self.used_ms = [0] * seats
        self._now = now
        self._since: dict[int, float] = {}

    @property
    def is_none(self) -> bool:
        """Whether time does not matter."""
        return self.rule.kind == "none"

    def run_for(self, seats: set[int]) -> None:
        """Let the clocks of these seats run, and stop all others; what they have used is counted."""
        now = self._now()
        for seat in [seat for seat in self._since if seat not in seats]:
            self.used_ms[seat] += self._running_ms(seat, now)
            del self._since[seat]
        for seat in seats:
            self._since.setdefault(seat, now)

    def stop(self, seat: int) -> int:
        """Stop the clock of a seat that answers; the milliseconds of this answer."""
        if seat not in self._since:
            return 0
        spent = self._running_ms(seat, self._now())
        self.used_ms[seat] += spent
        del self._since[seat]
        return spent

    def _running_ms(self, seat: int, now: float) -> int:
        spent = (now - self._since[seat]) * 1000
        if self.rule.kind == "bank":
            spent -= self.rule.delay_s * 1000
        return max(0, round(spent))

    def left_ms(self, seat: int) -> int | None:
        """What a seat has left; None where there is no clock. A limit is shared by all seats."""
        if self.is_none:
            return None
        now = self._now()
        running = {each: self._running_ms(each, now) for each in self._since}
        if self.rule.kind == "bank":
            return max(0, self.rule.bank_s * 1000 - self.used_ms[seat] - running.get(seat, 0))
        longest = max(running.values(), default=0)
        return max(0, self.rule.limit_s * 1000 - sum(self.used_ms) - longest)

    def runs(self, seat: int) -> bool:
        """Whether a seat's clock runs."""
        return seat in self._since

    def next_flag(self) -> float | None:
        """In how many seconds the first clock that runs is out of time; None where none will be."""
        if self.is_none or not self._since:
            return None
        waits = []
        for seat in self._since:
            left = self.left_ms(seat)
            assert left is not None
            delay = 0.0
            if self.rule.kind == "bank":
                delay = max(0.0, self.rule.delay_s - (self._now() - self._since[seat]))
            waits.append(left / 1000 + delay)
        return min(waits)

    def fallen(self) -> int | None:
        """A seat that is out of time, or None."""
        if self.is_none:
            return None
        return next((seat for seat in sorted(self._since) if self.left_ms(seat) == 0), None)


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
