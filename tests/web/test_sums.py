"""What the table adds up in the browser: a challenge with its sums, a card with its arithmetic, what follows."""

from __future__ import annotations

import re
from typing import Final

from tests.web.conftest import Visiting
from tests.web.pictures import by_hint
from tests.web.sitting import Sitting
from tests.web.teller import Told, challenge, laid_out

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


_LANE: Final = """() => [...document.querySelectorAll('.lane .score .sum, .lane .sums > span')]
  .filter((one) => one.checkVisibility())
  .map((one) => [...one.querySelectorAll('span')].map((part) => part.innerText).join(', ') || one.innerText)"""


def test_what_adds_up_stands_beside_the_totals(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)

    def change(told: Told) -> None:
        challenge(told)
        parts = [
            ("Eddard Stark 5 +2 Ice", 7),
            ("Tumblestone Knight 2", 2),
            ("Arya Stark 2", 2),
            ("Grey Wind 4", 4),
        ]
        attack = [
            {"card": n, "name": text, "amount": amount, "text": text}
            for n, (text, amount) in enumerate(parts)
        ]
        told["reckoning"]["comparison"] |= {"attack": attack, "defence": []}
        told["view"]["challenge"] |= {"attacking_strength": 15, "defending_strength": 0}

    teller.tell(change)
    page = sitting.page
    page.locator(".lane .total", has_text="15").wait_for()
    for width, height in ((1440, 900), (820, 1180), (390, 844)):
        sitting.visitor.resize(width, height)
        sitting.settle()
        attack, defence = page.evaluate(_LANE)
        together = re.sub(r"\d+ more", "", attack)
        assert sum(_numbers(together)) == 15, attack
        assert "Eddard Stark 5 +2 Ice" in attack and not _numbers(defence), (width, attack)
