"""Whether there is room for another table, opened, forked, brought or woken: for its guest, its address, and in all."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from weirwood.server.http.session import Guest
from weirwood.server.limits import Limits
from weirwood.server.refusals import TooMuch
from weirwood.server.storage.store import Store
from weirwood.server.storage.unavailable import StorageUnavailable

if TYPE_CHECKING:
    from weirwood.server.table.table import Table

_A_DAY_MS: Final = 24 * 3600 * 1000


class Room:
    """The room of a server. ``tables`` are those in memory; ``sleep`` lets one of them go."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        tables: Mapping[str, Table],
        sleep: Callable[[Table], Awaitable[None]],
    ) -> None:
        self._store = store
        self._limits = limits
        self._tables = tables
        self._sleep = sleep
        self._coming: Counter[str] = Counter()
        """How many tables are being made or woken now, by the address that asked for them."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def for_new(self, guest: Guest) -> AsyncIterator[None]:
        """Hold room for a new table of a guest until it is kept, or raise TooMuch."""
        async with self._locks.setdefault(
            guest.id, asyncio.Lock()
        ):  # two at once must not share the last place
            await self.check(guest)
            await self._make_room()
            with self._counted(guest.address):
                yield

    async def check(self, guest: Guest) -> None:
        """Raise TooMuch where a guest, or the address they come from, has as many tables as are allowed."""
        if self._number(guest.address) >= self._limits.tables_per_address:
            raise TooMuch(
                f"Your network has {self._limits.tables_per_address} tables open here, which is the most that "
                "is allowed. Please try again later."
            )
        most = self._limits.tables_per_guest
        since = time.time_ns() // 1_000_000 - _A_DAY_MS
        if await self._store.count(guest.id, since) >= most:
            raise TooMuch(
                f"You have {most} tables, which is the most that is allowed: games that go on, and records "
                "that you brought today. Please finish one of your games first."
            )

    @asynccontextmanager
    async def for_waking(self, address: str) -> AsyncIterator[None]:
        """Hold room for a table that wakes; one that nobody is at goes to sleep for it. TooMuch where all are used."""
        if self._number(address) >= self._limits.tables_per_address:
            if not await self._let_one_go(
                table for table in self._tables.values() if table.address == address
            ):
                raise TooMuch("Your network uses too many tables here. Please close some first.")
        await self._make_room()
        with self._counted(address):
            yield

    def _number(self, address: str) -> int:
        """How many tables an address has in memory, those on their way included."""
        here = (table.weight for table in self._tables.values() if table.address == address)
        return self._coming[address] + sum(here)

    @contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        self._coming[address] += 1
        try:
            yield
        finally:
            self._coming[address] -= 1
            if not self._coming[address]:
                del self._coming[address]

    async def _make_room(self) -> None:
        """Let a table go that nobody is at, where the server is full."""
        while (
            self._coming.total() + sum(table.weight for table in self._tables.values()) >= self._limits.tables
        ):
            if not await self._let_one_go(self._tables.values()):
                raise TooMuch("This server is full. Please try again later.")

    async def _let_one_go(self, among: Iterable[Table]) -> bool:
        """Put the table to sleep that was not used for longest; whether there was one that nobody is at."""
        idle = sorted((table for table in among if not table.members), key=lambda table: table.used)
        for table in idle:
            with suppress(StorageUnavailable):
                await self._sleep(table)
            if table.id not in self._tables:
                return True
        return False
