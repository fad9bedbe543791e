"""Tables full of players: pairs who sit down, play to the end, and sit down again."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final

from weirwood.server.load.chair import PAUSE_S, Chair, Tally
from weirwood.server.load.guest import Guest, ServerRefused

_TABLES_OF_A_PAIR: Final = 20
"""So many tables two guests play at the same time: a server limits how many one guest may open."""
_SEATS: Final[list[dict[str, Any]]] = [{"kind": "me"}, {"kind": "open"}]


class Company:
    """So many tables of two, all of one game."""

    def __init__(
        self,
        port: int,
        tables: int,
        game: str,
        seed: int,
        pause_s: tuple[float, float] = PAUSE_S,
        apart: bool = False,
    ) -> None:
        """``apart`` gives the players of every table an address of their own, as people at home have."""
        self.tally = Tally()
        self.chairs: list[Chair] = []
        """Every seat that was ever taken, two by two: of each table the first, then the second."""
        self._port = port
        self._tables = tables
        self._game = game
        self._rng = Random(seed)
        self._pause_s = pause_s
        self._tables_of_a_pair = 1 if apart else _TABLES_OF_A_PAIR
        self._apart = apart
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Open all tables and begin to play."""
        pairs = -(-self._tables // self._tables_of_a_pair)
        guests = [Guest(self._port, self._address(pair)) for pair in range(pairs) for _ in range(2)]
        for number, guest in enumerate(guests):
            await guest.arrive(f"Player {number}")
        for table in range(self._tables):
            pair = table // self._tables_of_a_pair
            first = await self._open(guests[2 * pair], guests[2 * pair + 1])
            self._tasks.append(asyncio.create_task(self._play_on(first)))

    def _address(self, pair: int) -> str:
        return f"127.1.{pair // 250}.{pair % 250 + 1}" if self._apart else "127.0.0.1"

    async def leave(self) -> None:
        """Everybody stands up."""
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                self.tally.faults.append(f"{type(result).__name__}: {result}")

    async def _open(self, host: Guest, friend: Guest) -> list[Chair]:
        table, key = await host.open_table(self._game, _SEATS)
        chairs = [
            Chair(guest, table, key, Random(self._rng.random()), self.tally, self._pause_s)
            for guest in (host, friend)
        ]
        self.chairs += chairs
        return chairs

    async def _play_on(self, chairs: list[Chair]) -> None:
        while True:
            host, friend = chairs
            sat: list[dict[str, Any]] = [{"op": "sit", "seat": 1}, {"op": "ready"}]
            async with asyncio.TaskGroup() as together:
                together.create_task(host.play({"op": "ready"}))
                together.create_task(friend.play(*sat))
            self.tally.games_over += 1
            while True:
                try:
                    chairs = await self._open(host.guest, friend.guest)
                    break
                except ServerRefused as error:
                    self.tally.refused[error.message[:80]] += 1
                    await asyncio.sleep(1)
