"""Melee for three to eight in the browser: every seat is seen or one tap away, and one's own decision can be made."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.conftest import Visiting
from tests.web.positions import challenges, position
from tests.web.sitting import Sitting

SIZES: Final = ((1440, 900), (1920, 1080), (1024, 768), (720, 450), (360, 640))
"""Desktop, large desktop, tablet, a desktop at 200 %, and a phone."""
_SEEN: Final = """(seat) => {
  const panel = document.querySelector(`.others [data-plate="${seat}"]`);
  if (!panel) return 'no panel';
  if (innerWidth <= 640) {
    const tab = document.querySelectorAll('.mini .m')[seat].getBoundingClientRect();
    if (tab.left < 0 || tab.right > innerWidth || tab.top < 0) return 'its tab is not in sight';
    document.querySelectorAll('.mini .m')[seat].click();
  } else panel.scrollIntoView({inline: 'nearest', block: 'nearest'});
  const box = panel.getBoundingClientRect();
  const middle = box.x + box.width / 2;
  if (middle < 0 || middle > innerWidth || box.right > innerWidth + 1 || box.left < -1) return 'its panel is cut off';
  const outside = [...panel.querySelectorAll('.piles .chip')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.width && (one.right > box.right + 1 || one.bottom > box.bottom + 1));
  if (innerWidth > 640 && outside.length) return 'its piles are cut off';
  const name = panel.querySelector('.whose b');
  return name.scrollWidth > name.clientWidth + 1 ? 'its name is cut off' : '';
}"""
_PAGE: Final = """() => {
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  return {
    wide: document.documentElement.scrollWidth - innerWidth,
    below: Math.max(0, prompt.bottom - innerHeight - 1),
    above: Math.max(0, -prompt.top),
    seats: document.querySelectorAll('.others .opp').length,
  };
}"""


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_every_seat_is_seen_and_the_decision_can_be_made(visiting: Visiting, players: int) -> None:
    sitting = Sitting(visiting())
    page = sitting.page
    sitting.take_up(position("second/melee", players, 2, challenges()))
    asked = sitting.asked()
    sitting.settle()
    assert asked.about == "challenge"
    found: dict[str, object] = {}
    for width, height in SIZES:
        sitting.visitor.resize(width, height)
        told = page.evaluate(_PAGE)
        if told != {"wide": 0, "below": 0, "above": 0, "seats": players - 1}:
            found[f"{width}: the page"] = told
        for seat in range(1, players):
            fault = page.evaluate(_SEEN, seat)
            if fault:
                found[f"{width}: seat {seat}"] = fault
    assert found == {}
    last = asked.choices[-1]  # on the phone, against whoever sits farthest away
    page.locator(f'[data-choice="{last}"]').scroll_into_view_if_needed()
    sitting.choose(last)
    then = sitting.wait_past(asked)
    assert then.state == "asked" and then.at != asked.at
