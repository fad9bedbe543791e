"""The pictures of the documentation, taken in a browser: ``python -m tests.web.pictures`` writes docs/images.

Each screen is taken on a desktop by day and after dark, and on a phone. ``--png FOLDER`` writes them in full size
elsewhere, to be looked at; words name the screens wanted.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.web.browser import Visitor, running_browser, running_server
from tests.web.positions import challenges, defends, kind, late, over, position
from tests.web.sitting import Sitting
from tests.web.sources import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

IMAGES: Final = ROOT / "docs" / "images"
DESKTOP: Final = {"width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": False}
PHONE: Final = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
SHOTS: Final[tuple[tuple[str, str, dict[str, Any], float], ...]] = (
    ("", "light", DESKTOP, 1),
    ("-dark", "dark", DESKTOP, 0.75),
    ("-phone", "light", PHONE, 0.5),
    ("-phone-dark", "dark", PHONE, 0.5),
)
JOUST: Final = 9
MELEE: Final = 2
WINTER: Final = 2
"""Games worth a picture."""


def by_hint(sitting: Sitting, stop: str, most: int = 400) -> None:
    """Play as the bot suggests until something is on the page while a question waits."""
    page = sitting.page
    for _ in range(most):
        asked = sitting.asked()
        if page.locator(stop).count():
            return
        assert asked.state != "over", f"{stop} was never seen"
        page.keyboard.press("h")
        advice = page.locator(".prompt .advice")
        advice.wait_for()
        pick = page.get_by_role("button", name="Choose it")  # passing needs no pick
        if pick.count():
            pick.click()
            advice.wait_for(state="detached")  # by then the button knows what is picked
        go = page.locator(".prompt .btn.go:not(:disabled) kbd")
        page.keyboard.press(go.inner_text() if go.count() else "0")
        sitting.wait_past(asked)
    raise AssertionError(f"{stop} was never seen in {most} questions")


class Camera:
    """Takes a screen in every light and size."""

    def __init__(self, browser: Browser, address: str, folder: Path, full: bool, wanted: list[str]) -> None:
        self._browser = browser
        self._address = address
        self._folder = folder
        self._full = full
        self._wanted = wanted

    def wants(self, *names: str) -> bool:
        """Whether one of these screens is wanted."""
        return not self._wanted or any(name in self._wanted for name in names)

    def sitting(self) -> Sitting:
        """Someone new in front of the camera."""
        return Sitting(Visitor(self._browser, self._address))

    def take(self, sitting: Sitting, name: str) -> None:
        """One screen, in all its shots; documentation keeps no phone after dark."""
        if not self.wants(name):
            return
        page = sitting.page
        camera = sitting.visitor.context.new_cdp_session(page)
        for suffix, theme, metrics, scale in SHOTS:
            if suffix == "-phone-dark" and not self._full:
                continue
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            camera.send("Emulation.setDeviceMetricsOverride", metrics)
            page.mouse.move(1, 1)
            page.wait_for_timeout(800)
            clip = {"x": 0, "y": 0, "width": metrics["width"], "height": metrics["height"], "scale": scale}
            form = {"format": "png"} if self._full else {"format": "webp", "quality": 72, "clip": clip}
            taken = camera.send("Page.captureScreenshot", form)
            ending = "png" if self._full else "webp"
            (self._folder / f"{name}{suffix}.{ending}").write_bytes(b64decode(taken["data"]))
        camera.send("Emulation.setDeviceMetricsOverride", DESKTOP)


def _pages(camera: Camera) -> None:
    sitting = camera.sitting()
    for name, path in (("home", "/"), ("cards", "/cards"), ("decks", "/decks")):
        sitting.visitor.go(path)
        sitting.page.wait_for_load_state("networkidle")
        camera.take(sitting, name)
    if camera.wants("builder"):
        sitting.visitor.go("/decks")
        sitting.page.get_by_role("button", name="The Winter Pack").click()
        sitting.page.get_by_role("button", name="Copy and change").click()
        sitting.page.locator(".yes").wait_for()
        camera.take(sitting, "builder")


def _joust(camera: Camera) -> None:
    for name, wanted in (
        ("joust-set-up", kind("setup")),
        ("joust-challenge", defends(5)),
        ("joust-end", over),
    ):
        if camera.wants(name):
            table = camera.sitting()
            table.take_up(position("second/joust", 2, JOUST, wanted))
            asked = table.asked()
            for choice in asked.choices[:2] if name == "joust-challenge" else ():
                table.choose(choice)
            camera.take(table, name)
    if camera.wants("replay"):
        table = camera.sitting()
        table.watch(position("second/joust", 2, JOUST, over), at=150)
        table.page.wait_for_load_state("networkidle")
        camera.take(table, "replay")


def _court(players: int) -> Callable[[Camera], None]:
    def show(camera: Camera) -> None:
        court = camera.sitting()
        court.take_up(position("intrigue", players, 3, late("place", 14 if players == 2 else 60)))
        court.asked()
        camera.take(court, f"intrigue-{players}")

    return show


def _melee(players: int) -> Callable[[Camera], None]:
    def show(camera: Camera) -> None:
        melee = camera.sitting()
        melee.take_up(position("second/melee", players, MELEE, challenges(3 if players == 4 else 2)))
        melee.asked()
        camera.take(melee, f"melee-{players}")

    return show


def _winter(players: int) -> Callable[[Camera], None]:
    def show(camera: Camera) -> None:
        table = camera.sitting()
        table.take_up(position("winter", players, WINTER, defends(3) if players == 2 else challenges(2)))
        table.asked()
        camera.take(table, f"winter-{players}")

    return show


SCREENS: Final[tuple[tuple[tuple[str, ...], Callable[[Camera], None]], ...]] = (
    (("home", "cards", "decks", "builder"), _pages),
    (("joust-set-up", "joust-challenge", "joust-end", "replay"), _joust),
    (("intrigue-2",), _court(2)),
    (("intrigue-6",), _court(6)),
    (("melee-4",), _melee(4)),
    (("melee-6",), _melee(6)),
    (("winter-2",), _winter(2)),
    (("winter-4",), _winter(4)),
    (("winter-6",), _winter(6)),
)


def main() -> None:
    """Take the pictures that are wanted."""
    words = argparse.ArgumentParser()
    words.add_argument("--png", type=Path)
    words.add_argument("screens", nargs="*")
    asked = words.parse_args()
    into: Path = asked.png or IMAGES
    into.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    with running_browser() as browser, running_server(folder) as address:
        camera = Camera(browser, address, into, asked.png is not None, asked.screens)
        for names, show in SCREENS:
            if camera.wants(*names):
                show(camera)
    shutil.rmtree(folder)
    sys.stdout.write(f"pictures are in {into}\n")


if __name__ == "__main__":
    main()
