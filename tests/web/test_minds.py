"""Bots that think, in the browser: levels to choose from, hints with a reason, and the review of a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.conftest import Visiting
from tests.web.positions import defends, kind, position
from tests.web.sitting import Sitting
from weirwood.bots import bot_about, bot_title, level_names

if TYPE_CHECKING:
    from playwright.sync_api import Page

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_every_level_can_be_chosen_and_plays(visiting: Visiting, screen: dict[str, Any]) -> None:
    """Each says in a sentence how it plays, and what it knows, at the table too."""
    sitting = Sitting(visiting(**screen))
    page = sitting.page
    for name in [name for name in level_names() if ":" not in name]:
        level = bot_title(name)
        sitting.sit_down("Intrigue", level, players=2)
        asked = sitting.asked()
        sitting.answer(asked, lambda asked: asked.choices[0])
        sitting.wait_past(asked)
        if screen is PHONE:
            page.get_by_role("button", name="Chronicle").click()
        page.get_by_role("tab", name="Table").click()
        page.locator(".menu .fine", has_text=f"{level}. {bot_about(name)}").wait_for()


@pytest.mark.parametrize("screen", [DESK, PHONE, LOW], ids=["desk", "phone", "low"])
def test_a_hint_tells_its_whole_reason_and_is_taken(visiting: Visiting, screen: dict[str, Any]) -> None:
    """Also where many buttons stand beside the question."""
    for game, wanted in (("hbo", kind("challenge")), ("second/joust", defends(2))):
        sitting = Sitting(visiting(**screen))
        sitting.take_up(position(game, 2, 3, wanted))
        page = sitting.page
        asked = sitting.asked()
        page.keyboard.press("h")
        told = page.locator(".advice")
        told.wait_for()
        assert told.inner_text().count("%") == 1
        hidden = told.evaluate("(told) => told.scrollHeight - told.clientHeight")
        assert hidden <= 2, "no line is cut"
    told.get_by_role("button").click()
    told.wait_for(state="detached")
    page.locator(".deeds .btn.go").click()
    sitting.wait_past(asked)


def _reviewed(page: Page) -> None:
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_role("button", name="Read this game").click()
    page.locator(".costly").first.wait_for()
    page.locator(".legend").wait_for()  # it is read to the end


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_is_reviewed_and_a_mistake_played_on_from(visiting: Visiting, screen: dict[str, Any]) -> None:
    sitting = Sitting(visiting(**screen))
    page = sitting.page
    sitting.sit_down("Intrigue", "Newcomer", players=2)
    sitting.play(lambda asked: asked.choices[-1] if asked.choices else None)
    page.get_by_role("link", name="Replay").click()
    page.locator(".scrub").wait_for()
    _reviewed(page)
    page.locator(".review .tp").first.click()
    page.locator(".review .cmp .ln").first.wait_for()
    assert page.locator(".review .cmp .ln", has_text=re.compile("played:")).count() == 1
    page.reload()  # it is kept with the game
    page.locator(".scrub").wait_for()
    page.get_by_role("button", name="Review", exact=True).click()
    page.locator(".review .tp").first.click()
    page.locator(".review .cmp").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(".prompt[data-state=asked]")
