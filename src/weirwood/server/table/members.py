"""Who is connected to a table: what each was told last, and what is on its way to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from weirwood.server.http.session import Guest
from weirwood.server.telling.chronicle import as_sent
from weirwood.server.telling.diffs import patch

_LONGEST_QUEUE: Final = 500
"""So many messages may wait for a slow client before it is let go."""
_NOT_OF_THE_GAME: Final = ("table", "seats", "status", "proposals", "stops", "notes")
"""Parts of what is told that are made anew each time, though they seldom change."""
_encode: Final = msgspec.json.Encoder(enc_hook=as_sent).encode


class Member:
    """One connection. It only ever reads what it was given; ``seat`` is None for one who watches."""

    def __init__(self, guest: Guest, seat: int | None, may_sit: bool) -> None:
        self.guest = guest
        self.seat = seat
        self.eyes: int | None = seat
        self.may_sit = may_sit
        """Whether it came by the link, or the table is open to all."""
        self.muted: set[int | None] = set()
        self.told: dict[str, Any] | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_gone = False

    def tell(self, told: dict[str, Any]) -> None:
        """Tell how things stand: all of it the first time, then what changed, and nothing where nothing did."""
        if self.told is None:
            told["n"] = 0
            self.told = told
            self.send({"told": told})
            return
        number = self.told["n"]
        told["n"] = number
        for name in _NOT_OF_THE_GAME:
            if told[name] == self.told[name]:
                told[name] = self.told[name]
        steps = patch(self.told, told)
        if steps:
            told["n"] = number + 1
            self.send({"diff": {"n": number + 1, "patch": steps}})
        self.told = told

    def tell_answered(self) -> None:
        """Tell that the decision is answered, and nothing else."""
        if self.told is not None and self.told["decision"] is not None:
            self.told = {**self.told, "decision": None, "n": self.told["n"] + 1}
            self.send({"diff": {"n": self.told["n"], "patch": [[["decision"], None]]}})

    def send(self, message: dict[str, Any]) -> None:
        """Put a message on its way."""
        if self.is_gone:
            return
        if self.outbox.qsize() >= _LONGEST_QUEUE:
            self.let_go()
            return
        self.outbox.put_nowait(_encode(message))

    def let_go(self) -> None:
        """End the connection once what waits is sent."""
        if not self.is_gone:
            self.is_gone = True
            self.outbox.put_nowait(None)


def seated(members: Iterable[Member], seat: int) -> list[Member]:
    """The connections of a seat."""
    return [member for member in members if member.seat == seat]
