"""The pictures of the documentation, taken in a browser: ``python -m tests.web.pictures`` writes docs/images."""

from __future__ import annotations

import shutil
import sys
import tempfile
from base64 import b64decode
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.web.browser import Visitor, running_browser, running_server
from tests.web.sitting import Sitting
from tests.web.sources import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

IMAGES = ROOT / "docs" / "images"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
}


def _take(sitting: Sitting, name: str) -> None:
    sitting.page.mouse.move(1, 1)
    sitting.page.wait_for_timeout(800)
    camera = sitting.visitor.context.new_cdp_session(sitting.page)
    taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
    (IMAGES / f"{name}.webp").write_bytes(b64decode(taken["data"]))


def by_hint(sitting: Sitting, stop: str, most: int = 400) -> None:
    """Play as the bot suggests until something is on the page."""
    page = sitting.page
    for _ in range(most):
        asked = sitting.asked()
        if page.locator(stop).count() or asked.state == "over":
            return
        page.keyboard.press("h")
        page.get_by_role("button", name="Pick it").click()
        page.keyboard.press("Space" if page.locator(".prompt .btn.go:not(:disabled)").count() else "0")
        sitting.wait_past(asked)


def _pictures(browser: Browser, address: str) -> None:
    def at(theme: str, **more: Any) -> Sitting:
        return Sitting(Visitor(browser, address, color_scheme=theme, **more))

    home = at("light")
    home.visitor.go("/")
    home.page.locator(".hs").first.wait_for()
    _take(home, "home")
    for path in ("cards", "decks"):
        home.visitor.go(f"/{path}")
        _take(home, path)
    table = at("dark")
    table.deal(7)
    by_hint(table, "text=Set up")
    _take(table, "joust-set-up")
    by_hint(table, ".lane:not(.calm) ~ .rowx .legal")
    _take(table, "joust-challenge")
    by_hint(table, ".prompt.over")
    _take(table, "joust-end")
    table.page.get_by_role("link", name="Replay").click()
    table.page.get_by_label("Moment", exact=True).fill("90")
    _take(table, "replay")
    for players, theme in ((2, "light"), (6, "dark")):
        court = at(theme)
        court.sit_down("Intrigue", players=players)
        for _ in range(5):
            asked = court.asked()
            court.answer(asked, lambda one: one.choices[0])
            court.wait_past(asked)
        _take(court, f"intrigue-{players}")
    houses = (
        "The Winter Pack",
        "Lions at Court",
        "The Iron Tide",
        "The Long Watch",
        "The Dragon's Brood",
        "The Flowering Reach",
    )
    for players, theme in ((4, "light"), (6, "dark")):
        melee = at(theme)
        melee.deal(2, *houses[:players], game="second/melee")
        by_hint(melee, "text=Round 2")
        by_hint(melee, ".ch .legal")
        _take(melee, f"melee-{players}")
    phone = at("dark", **PHONE)
    phone.deal(7)
    by_hint(phone, ".lane:not(.calm) ~ .rowx .legal")
    _take(phone, "phone")


def main() -> None:
    """Take all pictures."""
    folder = Path(tempfile.mkdtemp())
    with running_browser() as browser, running_server(folder) as address:
        _pictures(browser, address)
    shutil.rmtree(folder)
    sys.stdout.write(f"pictures are in {IMAGES}\n")


if __name__ == "__main__":
    main()
