"""A browser at the table: Debian's Chromium, driven by Playwright, against a real server in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from weirwood.server.load.served import free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, Request

HOW: Final = "browser tests need Chromium: apt-get install chromium"
PATIENCE: Final = 90_000
"""So many milliseconds a slow machine may take for anything that is waited for."""
_FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb")


def missing(why: str) -> None:
    """Skip, or fail where nothing may be missing."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Chromium, headless."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("browser tests need the package playwright")
    path = os.environ.get("WEIRWOOD_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        missing(HOW)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*_FLAGS])
        yield browser
        browser.close()


class Host:
    """A server in a process of its own, on a port that stays its own; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self._port), "--data", str(self._folder)]
        words += ["--limit", "guests_at_once=100000", "--limit", "address_share=100000"]  # all tests share it
        words += ["--limit", "tables_per_address=2000", "--trials"]
        words += ["--limit", "hint_simulations=4"]  # tests play on by hints
        words += ["--limit", "absence_s=0.001"]  # who leaves is absent at once
        log = self._folder / "server.log"
        with log.open("ab") as kept:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.web.known_chance", *words], stdout=kept, stderr=kept
            )
        _wait_for(self.address, self._process, log)

    def kill(self) -> None:
        """End it without a word of warning."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE / 1000)

    def __enter__(self) -> Host:
        self.start()
        return self

    def __exit__(self, *fault: object) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE / 1000)


@contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """A server on a free port; its address."""
    with Host(folder) as host:
        yield host.address


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    patient_until = time.monotonic() + PATIENCE / 1000
    while process.poll() is None and time.monotonic() < patient_until:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=10):
                return
        except OSError:
            time.sleep(0.05)
    pytest.fail(f"the server did not start: {log.read_text()[-800:]}")


_FETCHED: Final = """{
  window.fetched = window.asking = 0;
  const { fetch } = window;
  window.fetch = (...words) => {
    window.asking += 1;
    return fetch(...words).catch((fault) => { window.asking -= 1; throw fault; });
  };
  const { json } = Response.prototype;
  Response.prototype.json = function () {
    return json.call(this).finally(() => setTimeout(() => { window.fetched += 1; window.asking -= 1; }));
  };
}"""
"""How many answers came, and how many are not there yet; what follows from one is asked for before it counts."""
_IDLE: Final = "() => window.fetched && !window.asking"
_PAINTED: Final = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done))))"""


class Visitor:
    """Someone with a browser: a page, and a list of all that went wrong on it."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        self.address = address
        self.faults: list[str] = []
        self.context = browser.new_context(**{"viewport": {"width": 1440, "height": 900}, **context})
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        if "WEIRWOOD_SLOW" in os.environ:
            processor = self.context.new_cdp_session(self.page)
            processor.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("request", self._asked)
        quick = '{"speed": 2, "motion": "none"}'
        self.page.add_init_script(f"localStorage['weirwood.settings'] ??= '{quick}'; {_FETCHED}")

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"asked elsewhere: {request.url}")

    def go(self, path: str) -> Page:
        """Open a page of the server."""
        self.page.goto(self.address + path)
        return self.page

    def resize(self, width: int, height: int) -> None:
        """Make the window larger or smaller, and wait until all fits."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(
            "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
        )
        self.painted()

    def settle(self) -> None:
        """Wait until every answer the page asked for is there, and the page has been painted with them."""
        self.page.wait_for_function(_IDLE)
        self.painted()

    def painted(self) -> None:
        """Wait until the page has been painted anew, with all that follows from the sizes of its parts."""
        self.page.evaluate(_PAINTED)

    def close(self) -> None:
        """Go, with nothing gone wrong."""
        self.context.close()
        assert not self.faults, self.faults
