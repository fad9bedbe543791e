"""The time that tables go by: clocks, pauses and limits all read this, so that a test can let it pass itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final, Protocol


class Time(Protocol):
    """A clock that one can read, and wait by."""

    def now(self) -> float:
        """The time in seconds; only differences mean anything."""

    async def sleep(self, seconds: float) -> None:
        """Wait for some time."""

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Wait for an event, at most for some time."""


class RealTime:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds since some moment."""
        return monotonic()

    async def sleep(self, seconds: float) -> None:
        """Let other tasks run meanwhile."""
        await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Return when the event is set or the time is over."""
        with suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), seconds)


REAL: Final[Time] = RealTime()
