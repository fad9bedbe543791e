"""One connected player: it answers a while after it is asked, and remembers what was acknowledged.

All that a player without eyes does not need of a message is left undecoded, so that many are a light load themselves.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from weirwood.server.load.guest import Guest

PAUSE_S: Final = (0.3, 0.9)
"""So long a player thinks, at least and at most."""
_LOST_S: Final = 60.0
_BETWEEN_TRIES_S: Final = (0.1, 0.5)
_MOST_PICKS: Final = 4
_encode: Final = msgspec.json.Encoder().encode


class Option(Struct):
    """Something that may be chosen."""

    key: str


class Question(Struct):
    """What is asked."""

    at: int
    min: int
    max: int | None
    options: list[Option]
    candidates: list[Option] | None


class _Table(Struct):
    state: str


class _Told(Struct):
    decision: Question | None
    table: _Table


class _Difference(Struct):
    patch: list[Raw]


class Message(Struct):
    """A message of the server."""

    id: int | None = None
    ok: dict[str, Any] | UnsetType = UNSET
    error: dict[str, Any] | UnsetType = UNSET
    told: _Told | UnsetType = UNSET
    diff: _Difference | UnsetType = UNSET


class _Step(Struct, array_like=True):
    path: list[str]
    value: Raw = Raw(b"null")


_read: Final = msgspec.json.Decoder(Message).decode
_read_step: Final = msgspec.json.Decoder(_Step).decode
_read_question: Final = msgspec.json.Decoder(Question | None).decode
_read_text: Final = msgspec.json.Decoder(str).decode
_ASKED: Final = b'[["decision"]'
_STATE: Final = b'[["table","state"]'


class Tally:
    """Counts and times of all players together."""

    def __init__(self) -> None:
        self.acknowledged_ms: list[float] = []
        """How long each choice waited for its acknowledgement, in order."""
        self.refused: Counter[str] = Counter()
        self.received_bytes = 0
        self.messages = 0
        self.games_over = 0
        self.reconnected = 0
        self.faults: list[str] = []

    def times(self) -> dict[str, Any]:
        """The acknowledgement times of all choices, in milliseconds."""
        ordered = sorted(self.acknowledged_ms)
        return {
            "choices": len(ordered),
            "p50_ms": percentile(ordered, 0.50),
            "p95_ms": percentile(ordered, 0.95),
            "p99_ms": percentile(ordered, 0.99),
            "max_ms": percentile(ordered, 1.0),
        }


def percentile(ordered: Sequence[float], part: float) -> float | None:
    """The value below which a part of the values lies; None where there are none."""
    if not ordered:
        return None
    place = min(len(ordered) - 1, max(0, round(part * len(ordered)) - 1))
    return round(ordered[place], 2)


class Lost(Exception):
    """The connection ended before a request was answered."""


class Chair:
    """A seat at a table, played at random."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        key: str,
        rng: Random,
        tally: Tally,
        pause_s: tuple[float, float] = PAUSE_S,
    ) -> None:
        self.guest = guest
        self.table = table
        self.key = key
        self.tally = tally
        self.acknowledged: list[tuple[int, list[str]]] = []
        self.is_over = False
        self._rng = rng
        self._pause_s = pause_s
        self._socket: ClientConnection | None = None
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._question: Question | None = None
        self._changed = asyncio.Event()

    async def play(self, *opening: dict[str, Any]) -> None:
        """Play until the game is over or this is cancelled, over new connections too; ``opening`` is asked for once."""
        left = list(opening)
        while not self.is_over:
            with suppress(OSError, WebSocketException, Lost):
                async with connect(
                    f"ws://127.0.0.1:{self.guest.port}/ws/{self.table}?key={self.key}",
                    additional_headers={"Cookie": self.guest.cookie},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=_LOST_S,
                    local_addr=(self.guest.address, 0),
                ) as socket:
                    self.tally.reconnected += self._socket is not None
                    self._socket = socket
                    await self._sit(socket, left)
            if not self.is_over:
                self._lose()
                await asyncio.sleep(self._rng.uniform(*_BETWEEN_TRIES_S))

    async def _sit(self, socket: ClientConnection, opening: list[dict[str, Any]]) -> None:
        hearing = asyncio.create_task(self._hear(socket))
        thinking = asyncio.create_task(self._think(opening))
        try:
            done, _ = await asyncio.wait([hearing, thinking], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (hearing, thinking):
                task.cancel()
            await asyncio.gather(hearing, thinking, return_exceptions=True)

    async def _hear(self, socket: ClientConnection) -> None:
        while True:
            raw = await socket.recv(decode=False)
            self.tally.messages += 1
            self.tally.received_bytes += len(raw)
            message = _read(raw)
            if message.id is not None:
                waiting = self._waiting.pop(message.id, None)
                if waiting is not None and not waiting.done():
                    refused = not isinstance(message.error, UnsetType)
                    waiting.set_result({"error": message.error} if refused else {"ok": message.ok})
            elif not isinstance(message.told, UnsetType):
                self._be_asked(message.told.decision)
                self._be(message.told.table.state)
            elif not isinstance(message.diff, UnsetType):
                for step in map(bytes, message.diff.patch):
                    if step.startswith(_ASKED):
                        self._be_asked(_read_question(_read_step(step).value))
                    elif step.startswith(_STATE):
                        self._be(_read_text(_read_step(step).value))
            if self.is_over:
                return

    def _be_asked(self, question: Question | None) -> None:
        self._question = question
        self._changed.set()

    def _be(self, state: str) -> None:
        self.is_over = state in ("over", "read-only")
        if state == "read-only":
            self.tally.faults.append(f"table {self.table} is read-only")

    def _lose(self) -> None:
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Lost())
                waiting.exception()
        self._waiting.clear()
        self._question = None

    async def ask(self, op: str, **arguments: Any) -> dict[str, Any]:
        """A request and its answer: ``{"ok": …}`` or ``{"error": …}``."""
        if self._socket is None:
            raise Lost
        number = next(self._numbers)
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = waiting
        await self._socket.send(_encode({"id": number, "op": op, **arguments}).decode())
        return await asyncio.wait_for(waiting, _LOST_S)

    async def _think(self, opening: list[dict[str, Any]]) -> None:
        while opening:
            answer = await self.ask(**opening[0])
            if "error" in answer:
                self.tally.refused[str(answer["error"].get("code"))] += 1
            del opening[0]
        while True:
            await self._changed.wait()
            self._changed.clear()
            question = self._question
            if question is not None:
                await asyncio.sleep(self._rng.uniform(*self._pause_s))
                if self._question is question:
                    await self._answer(question)

    async def _answer(self, question: Question) -> None:
        keys = await self._chosen(question)
        began = time.perf_counter()
        answer = await self.ask("choose", at=question.at, keys=keys)
        spent = (time.perf_counter() - began) * 1000
        if "ok" in answer:
            self.tally.acknowledged_ms.append(spent)
            self.acknowledged.append((question.at, keys))
            if self._question is question:
                self._question = None
            return
        self.tally.refused[str(answer["error"].get("code"))] += 1
        if self._question is question:
            self._changed.set()

    async def _chosen(self, question: Question) -> list[str]:
        """Keys that may be accepted: one of the options, or a set that grows while the server allows it."""
        if question.candidates is None:
            return [self._rng.choice(question.options).key]
        most = _MOST_PICKS if question.max is None else min(question.max, max(_MOST_PICKS, question.min))
        wanted = self._rng.randint(question.min, max(question.min, most))
        pool = [option.key for option in question.candidates]
        self._rng.shuffle(pool)
        keys: list[str] = []
        for key in pool:
            if len(keys) >= wanted:
                break
            answer = await self.ask("may", at=question.at, keys=[*keys, key])
            if answer.get("ok", {}).get("accepted"):
                keys.append(key)
        return keys
