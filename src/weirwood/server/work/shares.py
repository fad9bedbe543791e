"""Whose turn it is: tables share the processes that think, and one that asked for much waits for the others."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field


@dataclass(eq=False)
class Turn:
    """One thought that waits: whose table it is for, and whether it may wait for all that are not like it."""

    table: str
    later: bool
    number: int
    comes: asyncio.Future[None] = field(repr=False)


class Shares:
    """Of all that wait, the thought of the table that has used the least goes first.

    A table that has not thought for a while starts level with those that do: it has saved nothing up.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Turn] = []
        self._used: dict[str, float] = {}
        """Seconds that each table has used, counted from a level that rises."""
        self._level = 0.0
        self._numbers = itertools.count()

    async def turn(self, table: str, later: bool = False) -> None:
        """Wait until one of the places is this table's; ``later`` lets everybody else go first."""
        self._used[table] = max(self._level, self._used.get(table, 0.0))
        comes: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Turn(table, later, next(self._numbers), comes))
        self._go_on()
        try:
            await comes
        except asyncio.CancelledError:
            if comes.done() and not comes.cancelled():
                self.give_back(table, 0.0)
            raise

    def give_back(self, table: str, seconds: float) -> None:
        """A place is free again; it was used for so many seconds."""
        self._used[table] = self._used.get(table, self._level) + seconds
        self.free += 1
        self._go_on()

    def _go_on(self) -> None:
        self.waiting = [turn for turn in self.waiting if not turn.comes.done()]
        while self.free and self.waiting:
            turn = min(self.waiting, key=lambda turn: (turn.later, self._used[turn.table], turn.number))
            self.waiting.remove(turn)
            self.free -= 1
            if not turn.later:
                self._level = max(self._level, self._used[turn.table])
            turn.comes.set_result(None)
        known = {turn.table for turn in self.waiting}
        for table in [name for name, used in self._used.items() if used <= self._level and name not in known]:
            del self._used[table]
