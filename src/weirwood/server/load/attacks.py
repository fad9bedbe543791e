"""Attacks on a server on this machine, each by one hostile guest or a few from one address, bounded in count and time.

Each runs in a process of its own (``python -m weirwood.server.load.attacks``), so that its work is not taken for that
of the players it disturbs, and prints what came of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from weirwood import __version__
from weirwood.core.catalogue import find_game
from weirwood.core.record import RECORD_FORMAT
from weirwood.server.limits import Limits
from weirwood.server.load.guest import Guest, ServerRefused

ADDRESS: Final = "127.66.0.1"
"""Where attackers come from; every address that begins with 127 is this machine."""
HALF_OPEN: Final = 400
SOCKETS: Final = 600
UPLOADERS: Final = 6
FORKS: Final = 2000
_AT_ONCE: Final = 20
_AGAIN_S: Final = 10.0
"""How long an attacker waits before it tries again."""
_A_SECOND: Final = 150
"""How many connections an attacker opens a second."""
_READY: Final = {"kind": "me"}, {"kind": "bot", "bot": "random"}
_GAME: Final = "second/joust"
_BESIDE: Final = 12
"""More cards than those in play: factions, plots and what a game has in common."""


class Attack:
    """An attack on a port for a number of seconds; it counts what came of each try."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.seconds = seconds
        self.ends = 0.0
        self.came: Counter[str] = Counter()

    def begin(self) -> None:
        """Let the time run from now on."""
        self.ends = time.monotonic() + self.seconds

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.ends

    async def many(self, count: int, act: Callable[[], Awaitable[None]]) -> None:
        """Do something ``count`` times at once, each again and again while there is time."""
        self.begin()

        async def again(place: int) -> None:
            await asyncio.sleep(place / _A_SECOND)
            while self.goes_on:
                await act()
                await asyncio.sleep(_AGAIN_S)

        tasks = [asyncio.create_task(again(place)) for place in range(count)]
        await asyncio.sleep(max(0.0, self.ends - time.monotonic()))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def ask(self, guest: Guest, path: str, body: dict[str, Any]) -> None:
        """One request of a guest who does not slow down."""
        try:
            guest.ask_once("POST", path, body)
            self.came["done"] += 1
        except ServerRefused as error:
            self.came[f"refused with {error.status}" if error.status else "not answered"] += 1


async def half_open(attack: Attack) -> None:
    """Send half of a header, then nothing."""

    async def one() -> None:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", attack.port, local_addr=(ADDRESS, 0))
        except OSError:
            attack.came["not let in"] += 1
            return
        try:
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-")
            await writer.drain()
            answer = await reader.read()
            attack.came["turned away" if answer else "cut off"] += 1
        except asyncio.CancelledError:
            attack.came["held at the end"] += 1
            raise
        except OSError:
            attack.came["cut off"] += 1
        finally:
            writer.transport.abort()

    await attack.many(HALF_OPEN, one)


async def sockets(attack: Attack) -> None:
    """Open sockets of one guest to one table, and keep them."""
    guest = await _arrived(attack.port)
    table, key = await guest.open_table(_GAME, list(_READY))

    async def one() -> None:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(
                f"ws://127.0.0.1:{attack.port}/ws/{table}?key={key}",
                additional_headers={"Cookie": guest.cookie},
                compression=None,
                ping_interval=None,
                local_addr=(ADDRESS, 0),
            ) as socket:
                first = str(await socket.recv())
                if '"error"' in first:
                    attack.came["refused"] += 1
                    return
                try:
                    async for _ in socket:
                        pass
                except asyncio.CancelledError:
                    attack.came["held at the end"] += 1
                    raise
                attack.came["closed"] += 1
                return
        attack.came["not let in"] += 1

    await attack.many(SOCKETS, one)


async def uploads(attack: Attack) -> None:
    """Bring the largest records that are allowed; every other one is as much smaller as to be read in time."""
    limits = Limits()
    records = [heaviest_record(limits.cards, limits.edits), heaviest_record(limits.cards, limits.edits // 8)]
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(UPLOADERS) as threads:

        async def bring(guest: Guest) -> None:
            turn = 0
            while attack.goes_on:
                record = records[turn % len(records)]
                await loop.run_in_executor(threads, attack.ask, guest, "/api/records", record)
                turn += 1

        guests = [await _arrived(attack.port) for _ in range(UPLOADERS)]
        attack.begin()
        await asyncio.gather(*(bring(guest) for guest in guests))


async def forks(attack: Attack) -> None:
    """Ask for a number of forks of one game, several at a time."""
    guest = await _arrived(attack.port)
    table, _ = await guest.open_table(_GAME, list(_READY))
    attack.begin()
    loop = asyncio.get_running_loop()
    left = iter(range(FORKS))
    path, body = f"/api/tables/{table}/fork", {"at": 0, "seat": 0}
    with ThreadPoolExecutor(_AT_ONCE) as threads:

        async def ask() -> None:
            for _ in left:
                if not attack.goes_on:
                    return
                await loop.run_in_executor(threads, attack.ask, guest, path, body)

        await asyncio.gather(*(ask() for _ in range(_AT_ONCE)))


def heaviest_record(cards: int, edits: int) -> dict[str, Any]:
    """A record of a scene with that number of cards and edits; each edit computes everything anew."""
    from weirwood.thrones.books import find_book
    from weirwood.thrones.engine.words import CHARACTER

    pool = find_book(_GAME).pool
    common = [
        card.code
        for card in sorted(pool.by_code.values(), key=lambda card: card.code)
        if card.type == CHARACTER and not card.unique
    ]
    half = (cards - _BESIDE) // 2
    play = [common[place % len(common)] for place in range(half)]
    seats = [{"name": f"Seat {seat}", "play": play, "plot": "A Noble Cause"} for seat in range(2)]
    return {
        "format": RECORD_FORMAT,
        "game": _GAME,
        "engine": __version__,
        "pool": find_game(_GAME).pool,
        "setup": {"scene": {"seats": seats, "at": "marshaling", "options": {}}},
        "seed": 1,
        "options": {},
        "edits": [[place, "set", {"seat": 0, "gold": place % 7}] for place in range(1, edits + 1)],
        "choices": [],
    }


async def _arrived(port: int) -> Guest:
    guest = Guest(port, ADDRESS)
    await guest.arrive("Ramsay")
    return guest


ATTACKS: Final[dict[str, Callable[[Attack], Coroutine[Any, Any, None]]]] = {
    "half-open": half_open,
    "sockets": sockets,
    "uploads": uploads,
    "forks": forks,
}


def main(kind: str, port: int, seconds: float) -> None:
    """Attack, and print what came of it."""
    if hasattr(os, "nice"):
        os.nice(5)  # attackers do not work on the machine of their server; here they take what others leave
    attack = Attack(port, seconds)
    asyncio.run(ATTACKS[kind](attack))
    print(json.dumps(dict(sorted(attack.came.items()))))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
