"""A table in the browser without a server: the built page, the books of this process, and what a test tells."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec

from tests.web.sources import BUNDLE
from weirwood.server.http import books
from weirwood.server.wire import http as wire

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route, WebSocketRoute

ADDRESS: Final = "http://table.test"
_KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
_STILL: Final = (
    "localStorage['weirwood.settings'] = JSON.stringify({speed: 2, motion: 'none', theme: 'system'})"
)
_PAINTED: Final = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done))))"""
_SHOWN: Final = "(n) => window.shown === n"
_COUNT: Final = """{
  const parse = JSON.parse;
  JSON.parse = (...words) => {
    const message = parse(...words);
    if (message?.told) setTimeout(() => (window.shown = message.told.n));
    return message;
  };
  const { json } = Response.prototype;
  window.waiting = 0;
  const { fetch } = window;
  window.fetch = (...words) => {
    window.waiting += 1;
    return fetch(...words);
  };
  Response.prototype.json = function () {
    return json.call(this).finally(() => setTimeout(() => (window.waiting -= 1)));
  };
}"""


class Unserved:
    """One page that shows whatever table it is told of."""

    def __init__(self, browser: Browser) -> None:
        self._context = browser.new_context(reduced_motion="reduce")
        self.page: Page = self._context.new_page()
        self.faults: list[str] = []
        self._line: WebSocketRoute | None = None
        self._n = 0
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.add_init_script(f"{_STILL}; {_COUNT}")
        self.page.route(f"{ADDRESS}/**", self._serve)
        self.page.route_web_socket("**/ws/**", self._meet)
        self.page.goto(f"{ADDRESS}/table/t")
        self.page.wait_for_function("() => document.querySelector('.wait')")

    def _meet(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda message: line.send(json.dumps({"id": json.loads(message)["id"], "ok": _OK})))

    def _serve(self, route: Route) -> None:
        asked = urlsplit(route.request.url)
        if asked.path.startswith("/static/"):
            file = BUNDLE / asked.path.removeprefix("/static/")
            route.fulfill(body=file.read_bytes(), content_type=_KINDS[file.suffix])
        elif asked.path.startswith("/api/"):
            game = parse_qs(asked.query).get("game", [""])[0]
            route.fulfill(
                body=msgspec.json.encode(_look_up(asked.path, game)), content_type="application/json"
            )
        else:
            route.fulfill(body=(BUNDLE / "index.html").read_bytes(), content_type="text/html")

    def show(self, told: dict[str, Any], width: int, height: int, theme: str) -> None:
        """A table in a window and a light, painted with all that follows."""
        if self.page.viewport_size != {"width": width, "height": height}:
            self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        if self._line is None:
            self.page.wait_for_function("() => window.shown === undefined")
        assert self._line is not None
        self._n += 1
        self._line.send(json.dumps({"told": {**told, "n": self._n}}))
        self.page.wait_for_function(_SHOWN, arg=self._n)
        self.page.wait_for_function("() => window.waiting === 0")
        self.painted()

    def painted(self) -> None:
        """Wait until the page has been painted anew."""
        self.page.evaluate(_PAINTED)

    def close(self) -> None:
        """End, with nothing gone wrong."""
        self._context.close()
        assert not self.faults, self.faults


_OK: Final[dict[str, Any]] = {"accepted": True, "refusals": [], "line": [], "more": None, "prospect": None}


def _look_up(path: str, game: str) -> object:
    if path == "/api/games":
        return wire.Games(books.game_facts())
    if path == "/api/cards":
        return wire.Cards(list(books.card_pages(game)))
    if path == "/api/rules":
        keywords = dict(books.how_to_play(game).keywords)
        return wire.Rules(list(books.clause_facts(game)), list(books.framework(game)), [], keywords)
    return wire.Me("Ann", "g")
