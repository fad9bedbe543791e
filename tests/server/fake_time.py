"""A time that passes when a test says so."""

from __future__ import annotations

import asyncio
from typing import Any

from weirwood.server.table.clocks import Time


class FakeTime(Time):
    """Nothing waits longer than until the test has let enough time pass."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._sleeping: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleeping.append((self._now + seconds, woken))
        await woken

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        waits: list[asyncio.Future[Any]] = [asyncio.ensure_future(event.wait())]
        if seconds is not None:
            waits.append(asyncio.ensure_future(self.sleep(seconds)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    def let_pass(self, seconds: float) -> None:
        """Let time pass; call it in the server's own thread."""
        self._now += seconds
        due = [woken for until, woken in self._sleeping if until <= self._now]
        self._sleeping = [(until, woken) for until, woken in self._sleeping if until > self._now]
        for woken in due:
            if not woken.done():
                woken.set_result(None)
