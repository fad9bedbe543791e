"""The pages of the table: one page for all its routes, the bundle it is made of, and what browsers may do with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BUNDLE: Final = Path(__file__).parents[1] / "bundle"
PAGES: Final = (
    *("/", "/table/{id}", "/replays", "/replays/{id}", "/cards", "/cards/{code}", "/rules", "/rules/{id}"),
    *("/decks", "/decks/{id}", "/shared/{key}", "/settings", "/help", "/how"),
)
_FOR_PROGRAMS: Final = ("/api/", "/static/", "/ws/")
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_RAW: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_NO_BUNDLE: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Weirwood</title>"
    "<p>This checkout holds no built pages; the interface under /api works."
)


async def page(request: Request) -> Response:
    """The page, whatever the route: it reads the rest itself."""
    index = BUNDLE / "index.html"
    if not index.is_file():
        return HTMLResponse(_NO_BUNDLE)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def is_for_a_reader(request: HTTPConnection) -> bool:
    """Whether somebody typed an address: what is missing there is told by the page, not in JSON."""
    return not request.url.path.startswith(_FOR_PROGRAMS) and "text/html" in request.headers.get("accept", "")


def page_routes() -> list[BaseRoute]:
    """All pages and the files they are made of."""
    routes: list[BaseRoute] = [Route(path, page, methods=["GET"]) for path in PAGES]
    if BUNDLE.is_dir():
        routes.append(Mount("/static", StaticFiles(directory=BUNDLE)))
    return routes


class SafeHeaders:
    """Puts the headers that keep browsers strict on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, with the headers added."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_RAW]
            await send(message)

        await self._app(scope, receive, send_safely)
