"""The door of the server: every HTTP request passes it, for pages and files as well as for calls."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from weirwood.core.errors import WeirwoodError
from weirwood.server.addresses import address_of
from weirwood.server.endpoints import refused
from weirwood.server.hosts import Hosts
from weirwood.server.pages import is_for_a_reader
from weirwood.server.rates import Rates


class Doors:
    """Turns away requests for a foreign host, and those of an address that asks too often."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer why not; a socket is told so by itself, in a way that browsers show."""
        if scope["type"] == "http":
            connection = HTTPConnection(scope)
            rates: Rates = connection.app.state.rates
            hosts: Hosts = connection.app.state.hosts
            try:
                hosts.check(connection)
                rates.take("requests", None, address_of(connection))
            except WeirwoodError as error:
                answer: Response = refused(error)
                if is_for_a_reader(connection):
                    answer = PlainTextResponse(error.message, answer.status_code)
                await answer(scope, receive, send)
                return
        await self._app(scope, receive, send)
