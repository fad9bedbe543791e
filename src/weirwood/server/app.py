"""The server as an application: its routes, and what it opens and closes with."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from weirwood.core.errors import WeirwoodError
from weirwood.server.hall.hall import Hall
from weirwood.server.hall.prepared import Prepared
from weirwood.server.http.calls import ENDPOINTS
from weirwood.server.http.connections import Visitors
from weirwood.server.http.doors import Doors
from weirwood.server.http.endpoints import openapi, refused, routes
from weirwood.server.http.hosts import Forwarded, Hosts
from weirwood.server.http.pages import SafeHeaders, is_for_a_reader, page, page_routes
from weirwood.server.http.rates import Rates
from weirwood.server.http.session import Sessions
from weirwood.server.http.socket import table_socket
from weirwood.server.limits import Limits
from weirwood.server.logs import log
from weirwood.server.readiness import Checkup
from weirwood.server.refusals import NotFound
from weirwood.server.storage.store import Store
from weirwood.server.table.bots_at_table import Pace

_SECRET: Final = "cookie-secret"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is set up. ``hosts`` are names by which browsers may call it beside its own; only ``proxies`` are
    believed when they say for whom they ask."""

    folder: Path
    database: str | None = None
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    hosts: frozenset[str] = frozenset()
    proxies: tuple[str, ...] = ()
    now: Callable[[], float] = time.monotonic
    """The clock by which absences are measured."""
    prepared: Prepared | None = None
    trials: bool = False
    """Whether guests may have bots play their decks."""


def make_app(settings: Settings, opened: Store | None = None) -> Starlette:
    """The application; its store is opened when it starts, unless it is given, and closed when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = opened or await Store.open(settings.database, settings.folder)
        try:
            secret = await store.setting(_SECRET, secrets.token_bytes(32))
            hall = Hall(store, settings.limits, settings.pace, settings.now)
            hall.trials.is_allowed = settings.trials
            app.state.hall = hall
            app.state.checkup = Checkup(hall)
            app.state.prepared = settings.prepared
            app.state.sessions = Sessions(secret, await store.signed_out())
            app.state.rates = Rates(settings.limits)
            app.state.visitors = Visitors(settings.limits)
            app.state.hosts = Hosts(settings.hosts)
            tidying = asyncio.create_task(hall.tidy(), name="tidy")
            log("started", database=store.url.render_as_string(hide_password=True))
            try:
                yield
            finally:
                tidying.cancel()
                with suppress(asyncio.CancelledError):
                    await tidying
                await hall.close()
        finally:
            await store.close()
            log("ended")

    document = openapi(ENDPOINTS)

    async def described(request: Request) -> JSONResponse:
        return JSONResponse(document)

    return Starlette(
        routes=[
            *routes(ENDPOINTS),
            Route("/openapi.json", described, methods=["GET"]),
            WebSocketRoute("/ws/{table}", table_socket),
            *page_routes(),
        ],
        middleware=[
            Middleware(Forwarded, trusted_hosts=list(settings.proxies)),
            Middleware(SafeHeaders),
            Middleware(Doors, late_s=settings.limits.refusal_s),
        ],
        exception_handlers={HTTPException: _not_here},
        lifespan=lifespan,
    )


async def _not_here(request: Request, error: Exception) -> Response:
    """What no route serves."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 404 and is_for_a_reader(request):
        found = await page(request)
        found.status_code = status
        return found
    reason: WeirwoodError = NotFound(f"there is nothing at {request.url.path[:100]}.")
    if status == 405:
        reason = NotFound(f"{request.method[:20]} is not possible here.")
    response = refused(reason)
    response.status_code = status
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response
