"""Connections and sockets: how many there may be, and how long each part of a request may take to arrive.

uvicorn waits for ever for the rest of a request. Here whoever sends half of one is cut off at a deadline, and so is
whoever never reads the answer. Sockets of tables leave this class when they are upgraded; pings watch over them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from weirwood.server.http.hosts import shared_address
from weirwood.server.limits import Limits
from weirwood.server.refusals import TooMuch

_FULL: Final = b"This server has too many connections; please try again later."
_REFUSAL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
    b"retry-after: 10\r\ncontent-length: %d\r\n\r\n%s" % (len(_FULL), _FULL)
)


class Gate:
    """Counts connections. Those of a named proxy are many people's, and count only in all."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._per_address: Counter[str] = Counter()

    def enter(self, host: str, in_all: int) -> str | None:
        """Count a connection; under which address, or None where there are too many already."""
        address = "" if self._is_proxy(host) else shared_address(host)
        if in_all > self.limits.connections:
            return None
        if address and self._per_address[address] >= self.limits.connections_per_address:
            return None
        self._per_address[address] += 1
        return address

    def leave(self, address: str) -> None:
        """A connection is gone."""
        self._per_address[address] -= 1
        if not self._per_address[address]:
            del self._per_address[address]

    def _is_proxy(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


def guarded(gate: Gate) -> type[Connection]:
    """The protocol that uvicorn makes an instance of for each connection."""
    return type("GuardedConnection", (Connection,), {"gate": gate})


class Connection(H11Protocol):
    """A connection on which nobody may dawdle."""

    gate: ClassVar[Gate]

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._address: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._awaited: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request, or turn the connection away."""
        super().connection_made(transport)
        host = "" if self.client is None else self.client[0]
        self._address = self.gate.enter(host, len(self.connections))
        if self._address is None:
            transport.write(_REFUSAL)
            transport.close()
            return
        self._await("header")

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if (
            self._address is not None
        ):  # else it is a socket by now, which may be silent for as long as it likes
            self._watch()

    def _watch(self) -> None:
        state = self.conn.their_state
        if state is h11.IDLE:
            self._await("header")
        elif state is h11.SEND_BODY:
            self._await("body")
        elif state is h11.DONE:
            self._await("answer")
        else:
            self._await(None)

    def on_response_complete(self) -> None:
        """An answer is written; uvicorn itself closes a connection that is idle from then on."""
        self._await(None)
        super().on_response_complete()
        if self.transport.is_closing():
            self._await("answer")
        elif self.conn.their_state is not h11.IDLE:
            self._watch()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection; what its peer does not read is not kept for long."""
        super().timeout_keep_alive_handler()
        self._await("answer")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket of a table, which is counted elsewhere."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._leave()
        super().connection_lost(exc)

    def _await(self, part: str | None) -> None:
        """Set the deadline for what must come now; one that runs already runs on."""
        if part == self._awaited:
            return
        self._awaited = part
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if part is not None:
            seconds: float = getattr(self.gate.limits, f"{part}_s")
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _leave(self) -> None:
        self._await(None)
        address, self._address = self._address, None
        if address is not None:
            self.gate.leave(address)


class Visitors:
    """The open sockets of a server."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._per_address: Counter[str] = Counter()
        self._of_guest: dict[str, list[Callable[[], None]]] = {}
        self._count = 0

    @contextmanager
    def one(self, guest: str, address: str, close: Callable[[], None]) -> Iterator[None]:
        """Count a socket while it is open, or raise TooMuch; ``close`` lets it go."""
        own = self._of_guest.get(guest, [])
        most = self._limits.sockets_per_guest
        if len(own) >= most:
            raise TooMuch(
                f"You have too many tables open in your browser; {most} is the most. "
                "Please close one, then load this page again."
            )
        if self._per_address[address] >= most * self._limits.address_share:
            raise TooMuch(
                "Your network has too many tables open at this server. "
                "Please close one, then load this page again."
            )
        if self._count >= self._limits.sockets:
            raise TooMuch("This server is full. Please load this page again later.")
        self._of_guest.setdefault(guest, own).append(close)
        self._per_address[address] += 1
        self._count += 1
        try:
            yield
        finally:
            self._count -= 1
            self._per_address[address] -= 1
            if not self._per_address[address]:
                del self._per_address[address]
            own.remove(close)
            if not own:
                del self._of_guest[guest]

    def close(self, guest: str) -> None:
        """Let all sockets of a guest go."""
        for close in list(self._of_guest.get(guest, ())):
            close()
