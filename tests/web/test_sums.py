"""What the table adds up in the browser: a challenge with its sums, a card with its arithmetic, what follows."""

from __future__ import annotations

import re
from typing import Final

from tests.web.conftest import Visiting
from tests.web.pictures import by_hint
from tests.web.sitting import Sitting

_TOTALS: Final = """() => [...document.querySelectorAll('.lane .total')]
  .map((total) => [total.getAttribute('aria-label'), total.innerText])"""
"""What is said and what is shown, at the same moment: the lane may change between two looks."""

_STRONGER: Final = ".rowx .card:has(.str.up)"
_EXPLAINED: Final = """(handle) => [document.querySelector('.peek .notes:not(.means) p').innerText,
  document.querySelector(`.rowx [data-card="${handle}"] .str`).innerText]"""


def _numbers(text: str) -> list[int]:
    return [int(number.replace("−", "-")) for number in re.findall(r"[−-]?\d+", text)]


def test_the_lane_says_who_counts_what_and_a_card_why_it_is_stronger(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    page = sitting.page
    by_hint(sitting, ".lane:not(.calm, [data-foreseen])")  # one that stands, whatever is picked next
    totals = page.evaluate(_TOTALS)
    assert len(totals) == 2
    for label, shown in totals:
        said, *parts = _numbers(label)
        assert said == int(shown) == sum(parts)
    page.locator(".lane .total").first.click()
    assert _numbers(page.locator(".why").inner_text())[0] == int(totals[0][1])
    page.keyboard.press("Escape")
    assert page.locator(".stakes").inner_text().strip()
    by_hint(sitting, _STRONGER)
    handle = page.locator(_STRONGER).first.get_attribute("data-card")
    card = page.locator(f'.rowx [data-card="{handle}"]')
    card.hover()
    page.locator(".peek .notes:not(.means)").wait_for()
    note, shown = page.evaluate(_EXPLAINED, handle)
    strength, printed, *changes = _numbers(note)
    assert strength == int(shown) == printed + sum(changes)


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
