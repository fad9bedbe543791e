"""Connections: half of a request is cut off at its deadline, and there are so many connections and no more."""

from __future__ import annotations

import asyncio
import select
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal
from unittest.mock import Mock
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.server.serving import running
from weirwood.server.http.connections import Connection, Gate, guarded
from weirwood.server.limits import Limits

PATIENCE_S = 60.0
"""How long a busy machine may take before a test that waits for an end gives up."""
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
UPGRADE = (
    b"GET /ws/table HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server that has no patience."""
    limits = [word for part in ("header", "body", "answer") for word in ("--limit", f"{part}_s=0.01")]
    with running(tmp_path_factory.mktemp("data"), "serve", "--port", "0", *limits) as (_, address):
        yield urlsplit(address).port or 0


def connected(port: int) -> socket.socket:
    return socket.create_connection(("localhost", port), PATIENCE_S)


def heard(line: socket.socket) -> bytes:
    """What comes until the other side closes."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@pytest.mark.parametrize("sent", [b"", b"GET /hea", GET, GET + b"X-More: "], ids=range(4))
def test_a_header_that_does_not_end_is_cut_off(port: int, sent: bytes) -> None:
    with connected(port) as line:
        line.sendall(sent)
        assert heard(line) == b""


@pytest.mark.parametrize("sent", [POST, POST + b'{"name'], ids=range(2))
def test_a_body_that_does_not_end_is_cut_off(port: int, sent: bytes) -> None:
    with connected(port) as line:
        line.sendall(sent)
        assert heard(line) == b""


def test_a_header_that_comes_letter_by_letter_is_cut_off(port: int) -> None:
    with connected(port) as line:
        try:
            line.sendall(GET + b"X-Slow: ")
            while not select.select([line], [], [], 0.001)[0]:
                line.sendall(b"x")
        except (BrokenPipeError, ConnectionResetError):
            return
        assert heard(line) == b""


class Later:
    """A loop that only remembers what shall be done later."""

    def __init__(self) -> None:
        self.due: list[Later.Handle] = []

    class Handle:
        def __init__(self, due: list[Later.Handle], act: Callable[[], None]) -> None:
            self.act = act
            self._due = due
            due.append(self)

        def cancel(self) -> None:
            if self in self._due:
                self._due.remove(self)

    def call_later(self, seconds: float, act: Callable[[], None]) -> Handle:
        return self.Handle(self.due, act)

    def create_task(self, work: Any, **_: Any) -> Mock:
        work.close()
        return Mock()


class Line(asyncio.Transport):
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        super().__init__({"peername": ("203.0.113.1", 1), "sockname": ("127.0.0.1", 1)})
        self.written = b""
        self.aborted = self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def opened(
    gate: Gate, state: ServerState | None = None, ws: Literal["none", "websockets-sansio"] = "none"
) -> tuple[Connection, Line, Later]:
    async def app(scope: Any, receive: Any, send: Any) -> None: ...

    later = Later()
    config = uvicorn.Config(app, log_config=None, ws=ws)
    made = guarded(gate)(config=config, server_state=state or ServerState(), app_state={}, _loop=later)
    line = Line()
    made.connection_made(line)
    return made, line, later


def test_each_part_of_a_request_has_one_deadline() -> None:
    connection, _, later = opened(Gate(Limits()))
    [header] = later.due
    connection.data_received(POST[:20])
    assert later.due == [header], "what comes slowly gains no time"
    connection.data_received(POST[20:])
    [body] = later.due
    assert body is not header
    connection.data_received(b"x" * 50)
    assert later.due == [body]
    connection.data_received(b"x" * 50)
    [answer] = later.due
    assert answer not in (header, body)
    connection.connection_lost(None)
    assert later.due == []


def test_a_socket_has_no_deadline() -> None:
    """A player may think for longer than a request may take."""

    async def upgrade() -> None:
        connection, line, later = opened(Gate(Limits()), ws="websockets-sansio")
        assert len(later.due) == 1
        connection.data_received(UPGRADE)
        assert later.due == [] and not line.is_closing()

    asyncio.run(upgrade())


@pytest.mark.parametrize("proxies", [(), ("203.0.113.0/24",)])
def test_an_address_has_so_many_connections_unless_it_is_a_proxy(proxies: tuple[str, ...]) -> None:
    gate = Gate(Limits(connections_per_address=2), proxies)
    made = [opened(gate) for _ in range(3)]
    assert [line.closed for _, line, _ in made] == [False, False, not proxies]
    made[0][0].connection_lost(None)
    assert not opened(gate)[1].closed


def test_there_are_so_many_connections_in_all() -> None:
    gate, state = Gate(Limits(connections=2), ("203.0.113.1",)), ServerState()
    made = [opened(gate, state) for _ in range(3)]
    assert [line.closed for _, line, _ in made] == [False, False, True]
    assert made[2][1].written.startswith(b"HTTP/1.1 503 ") and made[2][2].due == []


def test_a_server_turns_away_more_connections_than_an_address_may_have(tmp_path: Path) -> None:
    arguments = ("serve", "--port", "0", "--limit", "connections_per_address=3", "--limit", "header_s=600")
    with running(tmp_path, *arguments) as (_, address), ExitStack() as stack:
        port = urlsplit(address).port or 0
        held = [stack.enter_context(connected(port)) for _ in range(3)]
        with connected(port) as line:
            assert heard(line).startswith(b"HTTP/1.1 503 ")
        held[0].sendall(GET + b"Connection: close\r\n\r\n")
        assert heard(held[0]).startswith(b"HTTP/1.1 200 ")
