"""Under a finger every target is at least 44 px wide and high, measured with its gap."""

from __future__ import annotations

from typing import Any, Final

from tests.web.conftest import Visiting
from tests.web.positions import challenges, kind, position
from tests.web.sitting import Asked, Sitting

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
_SMALL: Final = """(within) => {
  const [LEAST, KINDS] = [44, 'button, a[href], input, select, summary'];
  const target = (x, y) => document.elementFromPoint(x, y)?.closest(KINDS);
  const small = [];
  for (const one of document.querySelector(within).querySelectorAll(KINDS)) {
    const { x, y, width, height, right, bottom } = one.getBoundingClientRect();
    const [cx, cy] = [x + width / 2, y + height / 2];
    const edges = [[x + 2, cy], [right - 2, cy], [cx, y + 2], [cx, bottom - 2]];
    const words = one.closest('.chron p');  // links in running text are as large as the text
    if (!width || one.disabled || words || edges.some(([ex, ey]) => target(ex, ey) !== one)) continue;
    const reach = (dx, dy) => {
      let own = 0;
      for (let n = 1; n <= LEAST; n++) {
        const [px, py] = [cx + dx * n, cy + dy * n];
        if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return [own, LEAST];
        const hit = target(px, py);
        if (hit === one) own = n;
        else if (hit) return [own, n - 1 - own];
      }
      return [own, LEAST - own];
    };
    for (const [word, a, b] of [['wide', reach(-1, 0), reach(1, 0)], ['high', reach(0, -1), reach(0, 1)]]) {
      const [own, gap] = [a[0] + b[0] + 1, Math.min(a[1], b[1])];
      const rounded = 1;
      const name = one.ariaLabel || one.innerText;
      if (own + gap + rounded < LEAST) small.push(`${own}+${gap} ${word}: ${one.className} ${name}`);
    }
  }
  return small;
}"""

_THIN: Final = """() => {
  const target = (x, y) => document.elementFromPoint(x, y)?.closest('button, a[href]');
  const small = [];
  let seen = 0;
  for (const one of document.querySelectorAll('button:is(.chip, .att, .locchip, .seat .plot, .rowx.locs .card)')) {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const [cx, cy] = [x + width / 2, y + height / 2];
    const reach = (dx, dy) => {
      let own = 0;
      while (own < 60 && target(cx + dx * (own + 1), cy + dy * (own + 1)) === one) own += 1;
      return own;
    };
    if (!width || target(cx, cy) !== one) continue;
    seen += 1;
    const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
    const rounded = 1;
    if (Math.min(wide, high) + rounded < 44) small.push(`${wide}x${high} ${one.className} ${one.ariaLabel}`);
  }
  return [small, seen];
}"""


def _act(asked: Asked) -> str | None:
    wanted = asked.about in ("setup", "marshal", "defenders", "attackers")
    return next((one for one in asked.choices if one.startswith("c")), None) if wanted else None


def _small(sitting: Sitting, within: str = "body") -> list[str]:
    sitting.settle()
    found: list[str] = sitting.page.evaluate(_SMALL, within)
    return found


def test_targets_of_a_joust_and_its_sheets(visiting: Visiting) -> None:
    sitting = Sitting(visiting(**PHONE))
    sitting.deal(7)
    small: dict[str, list[str]] = {}
    for _ in range(14):
        asked = sitting.asked()
        small[asked.question] = _small(sitting)
        sitting.answer(asked, _act)
        sitting.wait_past(asked)
    page = sitting.page
    page.get_by_role("button", name="Chronicle").tap()
    page.locator(".rail.open").wait_for()
    for tab in ("Chronicle", "Chat", "Table"):
        page.get_by_role("tab", name=tab).tap()
        small[tab] = _small(sitting, ".rail")
    assert len(small) > 8
    assert {where: found for where, found in small.items() if found} == {}


def test_targets_of_melee_and_intrigue(visiting: Visiting) -> None:
    sitting = Sitting(visiting(**PHONE))
    decks = ("The Winter Pack", "Lions at Court", "The Iron Tide", "The Long Watch")
    sitting.deal(2, *decks, game="second/melee")
    small: dict[str, list[str]] = {}
    for _ in range(16):
        asked = sitting.asked()
        small[asked.question] = _small(sitting)
        sitting.answer(asked, _act)
        sitting.wait_past(asked)
    sitting.sit_down("Intrigue")
    for _ in range(3):
        asked = sitting.asked()
        small[f"{asked.at} {asked.question}"] = _small(sitting)
        sitting.answer(asked, lambda one: one.choices[0])
        sitting.wait_past(asked)
    assert len(small) > 8
    assert {where: found for where, found in small.items() if found} == {}


def test_thin_lines_of_a_side_are_large_enough_by_themselves(visiting: Visiting) -> None:
    """Chips, locations, attachments and the plot in one line: their margin belongs to them, and to no neighbour."""
    sitting = Sitting(visiting(**{**PHONE, "viewport": {"width": 360, "height": 740}}))
    for record in (
        position("second/joust", 2, 9, kind("act", 3)),
        position("second/melee", 4, 2, challenges(2)),
    ):
        sitting.take_up(record)
        sitting.asked()
        sitting.settle()
        small, seen = sitting.page.evaluate(_THIN)
        assert seen > 8
        assert small == []


def test_hand_and_prompt_are_in_reach_together(visiting: Visiting) -> None:
    """What is asked about the hand is answered without looking for either."""
    sitting = Sitting(visiting(**{**PHONE, "viewport": {"width": 360, "height": 740}}))
    page = sitting.page
    for record in (
        position("second/joust", 2, 9, kind("setup")),
        position("second/melee", 4, 2, kind("setup")),
        position("second/melee", 8, 2, kind("setup")),
    ):
        sitting.take_up(record)
        sitting.asked()
        sitting.settle()
        hand, prompt = page.locator(".handrow").bounding_box(), page.locator(".prompt").bounding_box()
        assert hand and prompt
        assert 0 <= hand["y"] < hand["y"] + hand["height"] <= prompt["y"] + 1
        assert prompt["y"] + prompt["height"] <= 741
        page.locator(".handrow [data-choice]").first.tap()
        page.locator(".handrow .selected").wait_for()
        # Nothing of the table stays behind them for good.
        page.evaluate("document.querySelector('.tabletop').scrollTo(0, 1e6)")
        mine, hand = page.locator(".seat.me .plate").bounding_box(), page.locator(".handrow").bounding_box()
        assert mine and hand and mine["y"] + mine["height"] <= hand["y"]
