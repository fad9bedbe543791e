"""The chronicle in the browser: one happening in one line, which unfolds to its parts."""

from __future__ import annotations

from tests.web.conftest import Visiting
from tests.web.positions import kind, position
from tests.web.sitting import Sitting


def test_a_challenge_is_one_line_and_unfolds_by_keyboard(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(position("second/joust", 2, 7, kind("pick", what="claim")))
    assert sitting.asked().about == "claim"
    line = sitting.page.locator(".chron p:has(.unfold)").last
    fold = line.locator(".unfold")
    named = set(line.locator(".nmx").all_inner_texts())
    assert fold.get_attribute("aria-expanded") == "false"
    arrow, about = fold.bounding_box(), line.locator(".about").bounding_box()
    assert arrow and about
    assert min(arrow["width"], arrow["height"]) >= 24
    assert about["x"] + about["width"] <= arrow["x"]
    assert sitting.page.locator(".chron .parts").count() == 0
    fold.focus()
    sitting.page.keyboard.press("Enter")
    parts = sitting.page.locator(".chron .parts li")
    parts.nth(1).wait_for()
    assert fold.get_attribute("aria-expanded") == "true"
    assert named and named >= set(sitting.page.locator(".chron .parts .nmx").all_inner_texts())
    fold.focus()
    sitting.page.keyboard.press("Enter")
    sitting.page.locator(".chron .parts").wait_for(state="detached")
