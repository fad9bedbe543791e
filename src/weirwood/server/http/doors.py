"""The door of the server: every HTTP request passes it, for pages and files as well as for calls."""

from __future__ import annotations

from asyncio import sleep
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from weirwood.core.errors import WeirwoodError
from weirwood.server.http.endpoints import GUEST, refused
from weirwood.server.http.hosts import Hosts, address_of
from weirwood.server.http.pages import is_for_a_reader
from weirwood.server.http.rates import Rates
from weirwood.server.http.session import Sessions

_CALLS: Final = "/api/"
_RETRY: Final = "retry-after"


class Doors:
    """Turns away requests for a foreign host, and those of a guest or an address that asks too often.

    Who asks too often is answered late, so that whoever waits for an answer before they ask again asks seldom.
    """

    def __init__(self, app: ASGIApp, late_s: float) -> None:
        self._app = app
        self._late_s = late_s

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer why not; a socket is told so by itself, in a way that browsers show."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_in_time(message: Message) -> None:
            if message["type"] == "http.response.start" and any(
                name == _RETRY.encode() for name, _ in message["headers"]
            ):
                await sleep(self._late_s)
            await send(message)

        connection = HTTPConnection(scope)
        state = connection.app.state
        rates: Rates = state.rates
        hosts: Hosts = state.hosts
        sessions: Sessions = state.sessions
        try:
            hosts.check(connection)
            known = sessions.guest(connection) if scope["path"].startswith(_CALLS) else None
            rates.take("requests", None if known is None else known.id, address_of(connection))
        except WeirwoodError as error:
            answer: Response = refused(error)
            if is_for_a_reader(connection):
                kept = {name: answer.headers[name] for name in (_RETRY,) if name in answer.headers}
                answer = PlainTextResponse(error.message, answer.status_code, kept)
            await answer(scope, receive, send_in_time)
            return
        scope[GUEST] = known
        await self._app(scope, receive, send_in_time)
