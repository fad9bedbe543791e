"""A guest of a server without a browser, who slows down when told to: a cookie, and tables opened over HTTP."""

from __future__ import annotations

import asyncio
import json
import time
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

from weirwood.core.errors import WeirwoodError

_PATIENCE_S: Final = 90.0
_TOO_MUCH: Final = 429
_SLOWER_S: Final = 0.2


class ServerRefused(WeirwoodError):
    """The server under load answered with an error."""

    status = 0


class Guest:
    """Someone with a cookie of their own, at a server on this machine."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.cookie = ""

    async def arrive(self, name: str) -> None:
        """Get a cookie and a name."""
        await self.ask("GET", "/api/me")
        await self.ask("POST", "/api/me", {"name": name})

    async def open_table(self, game: str, seats: list[dict[str, Any]], **wish: Any) -> tuple[str, str]:
        """A new table: its id, and the word of its link."""
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        return made["table"], made["link"].rpartition("key=")[2]

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """One request; its answer, or ServerRefused. What is too much now is asked again a little later."""
        ends = time.monotonic() + _PATIENCE_S
        while True:
            try:
                return await asyncio.to_thread(self.ask_once, method, path, body)
            except ServerRefused as error:
                if error.status != _TOO_MUCH or time.monotonic() > ends:
                    raise
            await asyncio.sleep(_SLOWER_S)

    def ask_once(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """One request, whatever comes of it: its answer, or ServerRefused."""
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        connection = HTTPConnection(
            "127.0.0.1", self.port, timeout=_PATIENCE_S, source_address=(self.address, 0)
        )
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read().decode()
            cookie = answer.getheader("Set-Cookie")
        except (OSError, HTTPException) as error:
            raise ServerRefused(f"{method} {path} got no answer: {error}.") from error
        finally:
            connection.close()
        if cookie:
            self.cookie = cookie.partition(";")[0]
        if answer.status >= 400:
            refusal = ServerRefused(f"{method} {path} was refused: {text[:200]}")
            refusal.status = answer.status
            raise refusal
        return json.loads(text)
