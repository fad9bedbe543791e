"""A plot draft in the browser, by clicks: the round, the plots offered, what is kept; then seven of thirteen."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visiting
from tests.web.sitting import SIZES, Sitting


@pytest.mark.parametrize("size", SIZES)
def test_a_draft_by_clicks(visiting: Visiting, size: str) -> None:
    sitting = Sitting(visiting(**SIZES[size]))
    sitting.deal(11, "Stark", "Lannister", game="hbo/draft")
    page = sitting.page
    offered, go = page.locator(".offered .plot"), page.locator(".prompt .btn.go")
    sitting.asked()
    assert page.locator(".seat.me").is_visible() == (
        size == "desktop"
    )  # a phone has no room for an empty seat
    for pick in range(6):
        asked = sitting.asked()
        assert asked.question == ("Keep one, pass two.", "Keep one of the two passed to you.")[pick % 2]
        assert offered.count() == 3 - pick % 2 and page.locator(".keptplot:not(.ghost)").count() == pick
        assert page.locator(".draftrounds li.now").inner_text() == f"Round {pick // 2 + 1} of 3"
        assert asked.go == ""
        offered.nth(0).click()
        offered.nth(1).click()
        name = offered.nth(1).locator(".head b").inner_text()
        page.get_by_role("button", name=f"Keep {name}").click()
        sitting.wait_past(asked)
        kept = (
            page.locator(".keptplot b").all_inner_texts() or page.locator(".pool .head b").all_inner_texts()
        )
        assert name in kept
    asked = sitting.asked()
    pool = page.locator(".pool .plot")
    assert asked.question == "Choose 7 of your 13 plots." and pool.count() == 13
    for place in (0, 1, 2, 3, 8, 9):
        pool.nth(place).click()
    page.get_by_role("button", name="Choose 1 more").wait_for()
    pool.nth(9).click()
    page.get_by_role("button", name="Choose 2 more").wait_for()
    for place in (11, 12):
        pool.nth(place).click()
    page.get_by_role("button", name="Take these 7").wait_for()
    go.click()
    sitting.wait_past(asked)
    assert sitting.asked().question == "Keep this hand?" and page.locator(".draft").count() == 0
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide
