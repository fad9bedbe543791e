"""Who is connected: how many sockets each guest and each address holds open, and a way to close a guest's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from weirwood.server.limits import Limits
from weirwood.server.refusals import TooMuch


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
