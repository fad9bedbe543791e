"""Under a finger every target is at least 44 px wide and high, measured with its gap."""

from __future__ import annotations

from typing import Any, Final

from tests.web.conftest import Visiting
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


def _act(asked: Asked) -> str | None:
    wanted = asked.question.startswith(("Set up", "Marshal", "Who defends", "Who attacks"))
    return next((one for one in asked.choices if one.startswith("c")), None) if wanted else None


def _small(sitting: Sitting, within: str = "body") -> list[str]:
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
