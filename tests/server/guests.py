"""Guests of a test's server: browsers without a screen, that keep what they are told by applying every patch."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.server.patched import patched
from weirwood.server.app import Settings, make_app
from weirwood.server.http.socket import REFUSED
from weirwood.server.limits import Limits
from weirwood.server.table.bots_at_table import AT_ONCE, Pace
from weirwood.server.wire import messages as wire

ROOMY = Limits(
    address_share=1e6,
    messages_per_s=1e6,
    requests_per_s=1e6,
    replays_per_s=1e6,
    seats_per_s=1e6,
    stops_per_s=1e6,
    chats_per_s=1e6,
    openings_per_s=1e6,
    saves_per_s=1e6,
    studies_per_s=1e6,
    refusal_s=0,
    guests_per_s=1e6,
    tables_per_address=10**6,
)
"""A test is quicker than people are."""


@contextmanager
def server(
    folder: Path,
    limits: Limits | None = None,
    now: Callable[[], float] = time.monotonic,
    pace: Pace = AT_ONCE,
) -> Iterator[TestClient]:
    """A server whose bots do not wait unless that is wanted; leaving it is a shutdown."""
    settings = Settings(folder, limits=limits or ROOMY, pace=pace, now=now)
    with TestClient(make_app(settings)) as client:
        yield client


@contextmanager
def dealt(seed: int) -> Iterator[None]:
    """All games that begin meanwhile are dealt by this seed, whatever the tables drew."""
    with patch("weirwood.server.table.fairness.Chance.engine_seed", lambda chance: seed):
        yield


@contextmanager
def arranged(seed: int) -> Iterator[None]:
    """As ``dealt``, with the same commitment for every table; and options that choose chance are open to all."""
    with (
        dealt(seed),
        patch("weirwood.server.hall.hall.draw", lambda: (seed, bytes(32))),
        patch("weirwood.server.table.chance.chosen", lambda setup, options: []),
    ):
        yield


class Guest:
    """Someone with a cookie of their own."""

    def __init__(self, client: TestClient, name: str | None = None, address: str = "testclient") -> None:
        self.http = TestClient(client.app, client=(address, 50000))
        self.http.portal = client.portal
        self.get("/api/me")
        if name is not None:
            self.post("/api/me", name=name)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, game: str, *seats: dict[str, Any], **wish: Any) -> str:
        """A new table; its id."""
        return str(self.post("/api/tables", game=game, seats=list(seats), **wish)["table"])

    @contextmanager
    def at(self, table: str, key: str | None = None) -> Iterator[Chair]:
        """A connection to a table."""
        query = "" if key is None else f"?key={key}"
        with self.http.websocket_connect(f"/ws/{table}{query}") as socket:
            yield Chair(socket)


def refused_socket(guest: Guest, path: str, **headers: str) -> str:
    """That a socket is refused in words and closed; the code."""
    with guest.http.websocket_connect(path, headers=headers) as socket:
        fault = json.loads(socket.receive_text())["error"]
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == REFUSED
    return str(fault["code"])


class Refused(Exception):
    """A request that was refused."""

    def __init__(self, fault: dict[str, Any]) -> None:
        super().__init__(fault["message"])
        self.code = fault["code"]
        self.rule = fault.get("rule")


class Chair:
    """A connection to a table, and what it was told."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.told: dict[str, Any] = {}
        self.traffic: list[str] = []
        """Everything received, answers included."""
        self.chats: list[dict[str, Any]] = []
        self.notices: list[str] = []
        self._asked = 1000
        self._answers: dict[int | None, dict[str, Any]] = {}
        while not self.told:
            self.receive()

    def receive(self) -> dict[str, Any]:
        """The next message, taken in."""
        text = self.socket.receive_text()
        self.traffic.append(text)
        message: dict[str, Any] = json.loads(text)
        if "told" in message:
            self.told = message["told"]
            msgspec.convert(self.told, wire.Told, strict=True)
        elif "diff" in message:
            assert message["diff"]["n"] == self.told["n"] + 1
            self.told = patched(self.told, message["diff"]["patch"])
            self.told["n"] = message["diff"]["n"]
        elif "chat" in message:
            self.chats.append(message["chat"])
        elif "notice" in message:
            self.notices.append(message["notice"])
        elif "id" in message:
            self._answers[message["id"]] = message
        return message

    def send(self, text: str) -> dict[str, Any]:
        """A raw message; the answer to it, which has no id of ours."""
        self.socket.send_text(text)
        while True:
            message = self.receive()
            if "id" in message:
                return message

    def ask(self, op: str, **arguments: Any) -> dict[str, Any]:
        """A request; what it was answered, or Refused."""
        self._asked += 1
        self.socket.send_text(json.dumps({"id": self._asked, "op": op, **arguments}))
        while self._asked not in self._answers:
            self.receive()
        answer = self._answers[self._asked]
        if "error" in answer:
            raise Refused(answer["error"])
        return dict(answer["ok"])

    def choose(self, *keys: str) -> None:
        """Answer the decision that waits."""
        self.ask("choose", at=self.decision["at"], keys=list(keys))

    @property
    def decision(self) -> dict[str, Any]:
        """The decision that waits for this chair; it is waited for."""
        while self.told["decision"] is None:
            assert not self.is_over, "the game is over"
            self.receive()
        return dict(self.told["decision"])

    @property
    def is_over(self) -> bool:
        """Whether the game is over, as far as was told."""
        return bool(self.told["table"]["state"] == "over")

    def wait_until(self, done: Any) -> None:
        """Take in messages until something is so."""
        while not done(self.told):
            self.receive()

    def play_first(self, most: int = 10_000) -> int:
        """Answer every decision with its first options until the game is over; how many there were."""
        count = 0
        while not self.is_over and count < most:
            if self.told["decision"] is None:
                self.receive()
                continue
            self.choose(*first_answer(self.told["decision"]))
            count += 1
        return count


def first_answer(decision: dict[str, Any]) -> list[str]:
    """The first way to answer a decision: the fewest picks that the rule asks for, else the last option (passing)."""
    if decision["candidates"] is None:
        return [decision["options"][-1]["key"]]
    if decision["min"] <= 1:
        return [option["key"] for option in decision["candidates"][: decision["min"]]]
    return [option["key"] for option in decision["candidates"][: decision["min"]]]
