"""Two people at a table and one who watches, for attacks on what a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.guests import Chair, Guest, Refused, dealt, server

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
ABSENCE = 120


class Clock:
    """A clock that stands still until it is moved."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Company:
    """Ann and Bob at a table, each with a chair; Eve watches by the link, and may be a second browser of Ann's."""

    def __init__(self, client: TestClient, clock: Clock) -> None:
        self.client, self.clock = client, clock
        self.ann, self.bob, self.eve = (Guest(client, name) for name in ("Ann", "Bob", "Eve"))
        opened = self.ann.post("/api/tables", game="intrigue", seats=[ME, OPEN], options={})
        self.table = str(opened["table"])
        self.key = opened["link"].partition("key=")[2]
        self._stack = ExitStack()
        self._bobs = ExitStack()
        self.one = self._stack.enter_context(self.ann.at(self.table))
        self.two = self._bobs.enter_context(self.bob.at(self.table, self.key))
        self.two.ask("sit", seat=1)
        self.two.ask("ready")
        self.one.ask("look")

    def bob_leaves(self) -> None:
        """Bob's connection ends, and Ann has been told of it."""
        self._bobs.close()
        self.one.wait_until(lambda told: not told["seats"][1].get("connected"))

    def bob_returns(self) -> None:
        self._bobs = ExitStack()
        self.two = self._bobs.enter_context(self.bob.at(self.table))

    def watching(self) -> Chair:
        return self._stack.enter_context(self.eve.at(self.table, self.key))

    def fork(self, guest: Guest, status: int, **body: Any) -> Any:
        return guest.post(f"/api/tables/{self.table}/fork?key={self.key}", status, at=0, **body)

    def close(self) -> None:
        self._bobs.close()
        self._stack.close()


@contextmanager
def company(folder: Path) -> Iterator[Company]:
    clock = Clock()
    with server(folder, now=clock) as client, dealt(7):
        made = Company(client, clock)
        yield made
        made.close()


def code_of(chair: Chair, op: str, **arguments: Any) -> str:
    with pytest.raises(Refused) as refused:
        chair.ask(op, **arguments)
    return str(refused.value.code)


def kinds(chair: Chair) -> list[str]:
    """What the chronicle tells beside the game."""
    chair.ask("look")
    return [note["kind"] for note in chair.told["notes"]]
