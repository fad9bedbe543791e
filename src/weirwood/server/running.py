"""Running the server: a port, a browser, and an end within two seconds that loses nothing."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

import uvicorn
from starlette.applications import Starlette

from weirwood.core.errors import BadArgument
from weirwood.server.app import Settings, make_app
from weirwood.server.http.connections import Gate, guarded
from weirwood.server.storage.store import Store

PORT: Final = 8470
_LARGEST_PORT: Final = 65535
_PORTS_TRIED: Final = 50
_OPEN_FILES: Final = 65536
_LARGEST_FRAME: Final = 1024 * 1024
_FAREWELL_S: Final = 0.1
_LAST_CALLS_S: Final = 1
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_BETWEEN_COLLECTIONS: Final = (10_000, 1_000, 1_000)
"""How often the collector looks for cycles. Tables leave few (one that goes to sleep is freed without it), every look
stops all of them, and a look at what is old takes long."""
_SHARED: Final = (
    "Another server uses the same database. Each table goes on at only one of them; please stop one."
)
_TURN_S: Final = 0.001
"""How soon a thread gets its turn: the one that writes to the database must not wait long to say that it has."""


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket that listens on a port, or on the next that is free."""
    if not 0 <= port <= _LARGEST_PORT:
        raise BadArgument(f"A port is a number from 0 to {_LARGEST_PORT}, not {port}.")
    for offset in range(tries):
        if port + offset > _LARGEST_PORT:
            break
        found = _bound(host, port + offset)
        if found is not None:
            return found
    where = f"{host}:{port}" if tries == 1 else f"{host}, ports {port} to {port + tries - 1}"
    raise BadArgument(f"{where} cannot be listened on: it is taken, or not this machine's.")


def _bound(host: str, port: int) -> socket.socket | None:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        made = socket.socket(family, kind, protocol)
    except OSError as error:
        raise BadArgument(f"{host}:{port} is not an address to listen on: {error}.") from error
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(256)
    except OSError:
        made.close()
        return None
    return made


class _Server(uvicorn.Server):
    """Says goodbye to all tables before it ends."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, started: Callable[[str], None], note: str
    ) -> None:
        super().__init__(config)
        self._app = app
        self._when_started = started
        self._note = note

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """End by signals, and let that be the end of it: they are not raised again afterwards."""
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        hall = getattr(self._app.state, "hall", None)
        if hall is not None:
            await hall.workers.start()
        if self.started:
            self._when_started(self._note)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: what waits for the database is kept, those who are connected are told, nobody comes in."""
        for server in self.servers:
            server.close()
        hall = getattr(self._app.state, "hall", None)
        if hall is not None:
            await hall.close()
            await asyncio.sleep(_FAREWELL_S)
        await super().shutdown(sockets)


def run(settings: Settings, listening: socket.socket, started: Callable[[str], None]) -> None:
    """Serve until a signal says otherwise; ``started`` is given a sentence to be told, or an empty text."""
    sys.setswitchinterval(_TURN_S)
    gc.freeze()  # what was loaded stays: the collector need not look at it again and again
    gc.set_threshold(*_BETWEEN_COLLECTIONS)
    _hold_many_connections()
    try:
        asyncio.run(_serve(settings, listening, started))
    finally:
        gc.freeze()  # all is kept: what is left of the tables need not be looked through before the process ends


def _hold_many_connections() -> None:
    """Every connection is an open file, of which a process may have few unless it asks."""
    try:
        import resource
    except ImportError:  # not on Windows, which needs no asking
        return
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if most == resource.RLIM_INFINITY else min(_OPEN_FILES, most)
    if few != resource.RLIM_INFINITY and few < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def _serve(settings: Settings, listening: socket.socket, started: Callable[[str], None]) -> None:
    """Open the store first: what is wrong with it is told in its own words."""
    store = await Store.open(settings.database, settings.folder)
    try:
        note = _SHARED if await store.is_served_elsewhere() else ""
    except BaseException:
        await store.close()
        raise
    app = make_app(settings, store)
    config = uvicorn.Config(
        app,
        http=guarded(Gate(settings.limits, settings.proxies)),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_LAST_CALLS_S,
        timeout_keep_alive=30,
        lifespan="on",
        server_header=False,
        proxy_headers=False,  # the application believes those proxies that the operator named
    )
    await _Server(config, app, started, note).serve([listening])


def address_of(listening: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::", "127.0.0.1", "::1"):
        host = "localhost"
    return f"http://{host}:{port}/"


def open_browser(address: str) -> bool:
    """Open a browser, if there is one with a screen; whether that was tried."""
    if sys.platform.startswith("linux") and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER")
    ):
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=browser.open, args=(address,), daemon=True).start()
    return True


def listen_near(host: str, port: int) -> socket.socket:
    """A socket on a port or one of the next."""
    return listen(host, port, _PORTS_TRIED)
