"""What the table adds up in the browser: a challenge with its sums, a card with its arithmetic, what follows."""

from __future__ import annotations

import re

from tests.web.conftest import Visiting
from tests.web.pictures import by_hint
from tests.web.sitting import Sitting


def _numbers(text: str) -> list[int]:
    return [int(number.replace("−", "-")) for number in re.findall(r"[−-]?\d+", text)]


def test_the_lane_says_who_counts_what_and_a_card_why_it_is_stronger(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    page = sitting.page
    by_hint(sitting, ".lane:not(.calm)")
    for total in page.locator(".lane .total").all():
        said, *parts = _numbers(total.get_attribute("aria-label") or "")
        assert said == int(total.inner_text()) == sum(parts)
    page.locator(".lane .total").first.click()
    assert _numbers(page.locator(".why").inner_text())[0] == int(
        page.locator(".lane .total").first.inner_text()
    )
    page.keyboard.press("Escape")
    assert page.locator(".stakes").inner_text().strip()
    by_hint(sitting, ".rowx .card:has(.str.up)")
    card = page.locator(".rowx .card:has(.str.up)").first
    card.hover()
    page.locator(".peek .notes").wait_for()
    strength, printed, *changes = _numbers(page.locator(".peek .notes p").first.inner_text())
    assert strength == int(card.locator(".str").inner_text()) == printed + sum(changes)


def test_what_follows_changes_with_what_is_picked(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    page = sitting.page
    sitting.go_on()  # keep the hand
    page.locator(".handrow .legal").first.wait_for()
    line = page.locator(".prompt .out")
    assert _numbers(line.inner_text()) == [0, 8, 8]
    page.locator(".handrow .legal").first.click()
    page.wait_for_function("() => !document.querySelector('.prompt .out').innerText.startsWith('0')")
    spent, budget, left = _numbers(line.inner_text())
    assert spent > 0 and budget == spent + left == 8
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('.prompt .out').innerText.startsWith('0')")
