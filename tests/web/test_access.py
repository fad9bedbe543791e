"""Every page, light and dark, is free of serious faults that axe can find, and keeps to itself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browser import Visitor
from tests.web.conftest import Visiting
from tests.web.positions import challenges, kind, position
from tests.web.sitting import Sitting
from tests.web.sources import WEB, node

PAGES = (
    "/",
    "/cards",
    "/cards/01144",
    "/decks",
    "/rules?clause=RR.framework.4.2a",
    "/settings",
    "/help",
    "/how?game=winter",
    "/how?game=intrigue",
    "/replays",
)


def _faults(visitor: Visitor, theme: str, within: str = "html") -> list[str]:
    """What axe calls serious or critical.

    Cards that cannot be chosen now recede on purpose. A card's name for readers is a sentence that begins with what
    is printed at its top, not all that is printed on it.
    """
    rules = {"rules": {"label-content-name-mismatch": {"enabled": False}}}
    contrast = {"runOnly": ["color-contrast"]}  # nothing else changes with the light
    found: dict[str, Any] = visitor.page.evaluate(
        "([within, options]) => axe.run("
        "{include: [[within]], exclude: [['.card.rest'], ['.st.non'], ['.ch .no']]}, options)",
        [within, {"resultTypes": ["violations"], **(rules if theme == "light" else contrast)}],
    )
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]


def _visitor(visiting: Visiting, theme: str) -> Visitor:
    node()
    visitor = visiting(color_scheme=theme, bypass_csp=True)
    source = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    visitor.context.add_init_script(source)
    return visitor


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_have_no_serious_fault(visiting: Visiting, theme: str) -> None:
    visitor = _visitor(visiting, theme)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        page = visitor.go(path)
        page.locator("h1").first.wait_for()
        visitor.settle()
        found[path] = _faults(visitor, theme)
    assert {path: faults for path, faults in found.items() if faults} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_deck_builder_has_no_serious_fault(visiting: Visiting, theme: str) -> None:
    visitor = _visitor(visiting, theme)
    page = visitor.go("/decks")
    page.get_by_role("button", name="The Winter Pack").first.click()
    page.get_by_role("button", name="Copy and change").click()
    page.get_by_text("Legal for joust").wait_for()
    page.locator(".sv.saved").wait_for()
    found = _faults(visitor, theme)
    page.get_by_role("button", name="Take out one Summons").click()
    page.locator(".nope").wait_for()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link to this deck").input_value()
    found += _faults(visitor, theme)
    other = _visitor(visiting, theme)
    other.go(link.removeprefix(other.address)).get_by_role("button", name="Copy and change").wait_for()
    found += _faults(other, theme)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Decks").click()
    page.get_by_role("button", name="More for").click()
    assert [*found, *_faults(visitor, theme)] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_has_no_serious_fault(visiting: Visiting, theme: str) -> None:
    visitor = _visitor(visiting, theme)
    sitting = Sitting(visitor)
    sitting.deal(7)
    found: dict[str, list[str]] = {}
    for _ in range(10):
        asked = sitting.asked()
        if asked.question not in found and len(found) < 6:
            found[asked.question] = _faults(visitor, theme)
        sitting.answer(asked, lambda one: one.choices[0] if one.outlined and one.choices else None)
        sitting.wait_past(asked)
    sitting.sit_down("Intrigue", players=4)
    sitting.asked()
    found["a court"] = _faults(visitor, theme)
    assert {question: faults for question, faults in found.items() if faults} == {}
    assert len(found) > 4


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_melee_replay_and_lobby_have_no_serious_fault(visiting: Visiting, theme: str) -> None:
    visitor = _visitor(visiting, theme)
    sitting = Sitting(visitor)
    found: dict[str, list[str]] = {}
    for players in (4, 8) if theme == "light" else (4,):
        sitting.take_up(position("second/melee", players, 2, challenges()))
        sitting.asked()
        sitting.settle()
        found[f"melee of {players}"] = _faults(visitor, theme)
    sitting.watch(position("second/joust", 2, 7, kind("plot", 3)), at=90)
    visitor.settle()
    found["replay"] = _faults(visitor, theme)
    page = visitor.go("/")
    page.get_by_role("button", name="A friend").click()
    page.get_by_role("button", name="Play", exact=False).last.click()
    page.get_by_label("Link to this table").wait_for()
    found["lobby"] = _faults(visitor, theme)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_opens_over_the_table_has_no_serious_fault(visiting: Visiting, theme: str) -> None:
    visitor = _visitor(visiting, theme)
    sitting = Sitting(visitor)
    sitting.take_up(position("second/joust", 2, 7, kind("act", 2)))
    sitting.asked()
    page = visitor.page
    found: dict[str, list[str]] = {}

    def look(what: str, selector: str) -> None:
        page.locator(selector).first.wait_for()
        found[what] = _faults(visitor, theme, selector)
        page.keyboard.press("Escape")

    page.keyboard.press("?")
    look("keys", "[role=dialog]")
    page.locator(".rowx.chars .card").first.hover()
    look("an enlarged card", ".peek")
    page.locator(".rowx.chars .card").first.click(button="right")
    look("the menu of a card", "[role=menu]")
    page.keyboard.press("h")
    look("a hint", ".prompt .out")
    page.locator(".handrow .card:not(.legal)").first.click(force=True)
    look("why not", ".why")
    page.get_by_role("button", name="used plot").first.click()
    look("a pile", ".drawer")
    for tab in ("Chat", "Table"):
        page.get_by_role("tab", name=tab).click()
        found[tab] = _faults(visitor, theme, ".rail")
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    sitting.asked()
    sitting.settle()
    page.get_by_role("button", name="Chronicle").click()
    look("a sheet on a phone", ".rail.open")
    found["a phone"] = _faults(visitor, theme)
    assert {what: faults for what, faults in found.items() if faults} == {}
