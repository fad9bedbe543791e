"""The deck builder: by mouse, by keys and with a finger; what is built is saved, exported, played and found again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from tests.web.browser import Host, Visitor
from tests.web.conftest import Visiting
from tests.web.sitting import Sitting

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page


def _row(page: Page, name: str) -> Locator:
    return page.locator(".rw", has=page.get_by_text(name, exact=True))


def _new(page: Page, house: str) -> None:
    page.get_by_role("button", name="New deck").click()
    page.locator(".hchip", has_text=house).click()
    page.locator(".rw").first.wait_for()


def test_a_deck_is_built_saved_exported_played_and_found_after_a_restart(
    browser: Browser, tmp_path: Path
) -> None:
    """By mouse; it starts a server of its own twice, for nothing else can be restarted."""
    with Host(tmp_path) as host:
        sitting = Sitting(Visitor(browser, host.address))
        page = sitting.visitor.go("/decks")
        page.get_by_role("button", name=re.compile("^The Winter Pack")).click()
        page.get_by_role("button", name="Copy and change").click()
        page.get_by_text("Legal for joust").wait_for()
        _row(page, "Winterfell Steward").get_by_role("button", name="One fewer").click()
        page.get_by_role("button", name="Mend 1 problem").wait_for()
        _row(page, "Hodor").get_by_role("button", name="One more").click()
        page.get_by_text("Legal for joust").wait_for()
        page.get_by_role("button", name="Rename").click()
        page.get_by_label("Name of the deck").fill("<i>Hodor</i>")
        page.keyboard.press("Enter")
        page.locator(".sv.saved").wait_for()
        page.get_by_role("button", name="Export").click()
        with page.expect_download() as loaded:
            page.get_by_role("button", name="Plain text").click()
        text = Path(loaded.value.path()).read_text()
        assert text.startswith("<i>Hodor</i>\n") and "1x Hodor" in text
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Versions").click()
        page.get_by_text("Version 1").wait_for()
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Play this deck").click()
        page.get_by_role("button", name="Play Enter").click()
        assert sitting.asked().about == "mulligan"
        assert not sitting.visitor.faults
        host.kill()
        host.start()
        page = sitting.visitor.go("/decks")
        sitting.visitor.faults.clear()  # a server that is killed leaves something half sent, and a line that breaks
        page.locator(".dk", has_text="<i>Hodor</i>").get_by_role("link", name="Edit").click()
        page.locator(".dl li", has_text="Hodor").wait_for()
        sitting.visitor.close()


def test_a_deck_is_built_by_keys(visiting: Visiting) -> None:
    page = visiting().go("/decks")
    _new(page, "Stark")
    page.keyboard.press("/")
    page.keyboard.type("direwolf pup")
    page.wait_for_function("() => document.querySelectorAll('.rw').length === 1")
    page.keyboard.press("ArrowDown")
    for key in ("Enter", "+", "+", "+", "-"):
        page.keyboard.press(key)
    page.locator(".dl .q", has_text=re.compile("^2$")).wait_for()
    page.locator(".sv.saved").wait_for()
    assert page.evaluate("document.activeElement.dataset.row")
    page.reload()
    page.locator(".dl li", has_text="Direwolf Pup").wait_for()
    assert page.locator(".nope li").count() >= 2
    assert page.locator(".nope a").first.get_attribute("href")


def test_a_deck_is_built_with_a_finger_and_shared(visiting: Visiting) -> None:
    phone = visiting(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.go("/decks")
    _new(page, "Greyjoy")
    page.get_by_role("button", name="Filters").tap()
    page.get_by_role("button", name="military").tap()
    page.get_by_role("button", name=re.compile("^Show ")).tap()
    page.get_by_role("button", name=re.compile("^One more")).first.tap()
    parts = page.get_by_role("navigation", name="Parts of the builder")
    parts.get_by_role("button", name="Deck").tap()
    assert page.locator(".dl .q", has_text=re.compile("^1$")).count() == 1
    parts.get_by_role("button", name="Numbers").tap()
    page.locator(".nope li").first.wait_for()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.locator(".sv.saved").wait_for()
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Share").tap()
    page.get_by_role("button", name="Make a link").tap()
    link = page.get_by_label("Link to this deck").input_value()
    other = visiting().go(link.removeprefix(phone.address))
    other.get_by_role("button", name="Copy and change").click()
    other.locator(".dl .q", has_text=re.compile("^1$")).wait_for()
    other.get_by_role("link", name="Decks").click()
    other.get_by_role("link", name="Look").wait_for()


def test_a_deck_is_tried_against_the_field_and_stopped(visiting: Visiting) -> None:
    page = visiting().go("/decks")
    page.get_by_role("button", name=re.compile("^The Winter Pack")).click()
    page.get_by_role("button", name="Copy and change").click()
    page.get_by_role("button", name="Try against the field").click()
    page.get_by_role("progressbar", name="Games played").wait_for()
    page.get_by_role("button", name="Stop").click()
    page.locator(".fld .sum", has_text="Stopped").wait_for()
    assert page.locator(".fld li").count() == 5


def test_a_deck_is_copied_renamed_deleted_and_brought_back(visiting: Visiting) -> None:
    page = visiting().go("/decks")
    _new(page, "Tyrell")
    page.get_by_role("link", name="Decks").click()
    row = page.locator(".dk")
    row.get_by_role("button", name="More for").click()
    row.get_by_role("button", name="Copy").click()
    page.wait_for_function("() => document.querySelectorAll('.dk').length === 2")
    row.first.get_by_role("button", name="More for").click()
    row.first.get_by_role("button", name="Rename").click()
    page.keyboard.type("Roses")
    page.keyboard.press("Enter")
    roses = page.locator(".dk", has_text="Roses")
    roses.wait_for()
    roses.get_by_role("button", name="More for").click()
    roses.get_by_role("button", name="Delete").click()
    page.get_by_text("Roses is deleted.").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.dk').length === 1")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => document.querySelectorAll('.dk').length === 2")


def test_names_in_a_deck_are_told_whole(visiting: Visiting) -> None:
    page = visiting().go("/decks")
    page.get_by_role("button", name=re.compile("^The Winter Pack")).click()
    page.get_by_role("button", name="Copy and change").click()
    page.locator(".sv.saved").wait_for()
    names = page.locator(".dl .nm1")
    assert names.count() > 20
    assert not names.evaluate_all(
        "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    )
