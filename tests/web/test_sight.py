"""What eyes and fingers need: contrast in both lights, no meaning by colour alone, targets a thumb can hit."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.web.conftest import Visiting
from tests.web.positions import challenges, kind, position
from tests.web.sitting import Sitting

_CONTRAST: Final = """(pairs) => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const probe = document.body.appendChild(document.createElement('i'));
  const rgb = (token) => {
    probe.style.color = `var(--${token})`;
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (token) => {
    const [r, g, b] = rgb(token).map((n) => n / 255).map((n) => n <= .04045 ? n / 12.92 : ((n + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const told = pairs.map(([one, other, least]) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return [one, other, least, (high + .05) / (low + .05)];
  });
  probe.remove();
  return told;
}"""
_GROUNDS: Final = ("table", "panel", "raised")
_HOUSES: Final = (
    "stark",
    "lannister",
    "baratheon",
    "greyjoy",
    "martell",
    "watch",
    "targaryen",
    "tyrell",
    "neutral",
)
_WORDS: Final = ("ink", "ink-2", "ink-3", "act", "good", "bad")
_PAIRS: Final = [
    *[[word, ground, 4.5] for word in _WORDS for ground in _GROUNDS],
    *[[f"{house}-i", f"{house}-c", 4.5] for house in _HOUSES],
    *[[word, f"{house}-t", 4.5] for word in ("ink", "ink-2") for house in _HOUSES],
    ["act-ink", "act", 4.5],
    ["gold-ink", "gold", 4.5],
    ["power-ink", "power", 4.5],
    *[
        [mark, ground, 3]
        for mark in ("act", "military", "intrigue", "power-ch", "leaf")
        for ground in _GROUNDS
    ],
]
_TARGETS: Final = """(least) => {
  const kinds = 'button, a[href], input, select, textarea, [role=tab]';
  const seen = [...document.querySelectorAll(kinds)].filter((one) =>
    one.checkVisibility({visibilityProperty: true}) && !one.closest('.vh, .chron, .skip, p, li, dl, .fine, label, h2'));
  const of = (x, y) => document.elementFromPoint(x, y)?.closest(kinds) ?? null;
  const reach = (one, x, y, dx, dy) => {
    for (let n = 1; n <= least / 2; n += 1) {
      const [px, py] = [x + dx * n, y + dy * n];
      if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return least / 2;
      const hit = of(px, py);
      if (hit !== null && hit !== one) {
        let gap = 0;
        while (gap < n && of(px - dx * (gap + 1), py - dy * (gap + 1)) === null) gap += 1;
        return n - 1 - gap / 2;
      }
    }
    return least / 2;
  };
  const found = [];
  for (const one of seen) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (of(x, y) !== one || one.matches('.chip, .att, .locchip, .seat .plot')) continue;
    const wide = reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0) + 1;
    const high = reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1) + 1;
    const name = `${one.className || one.tagName} ${one.ariaLabel || one.innerText}`;
    if (Math.min(wide, high) < least) found.push(`${name} ${wide}x${high}`);
  }
  return [found, seen.length];
}"""
_SIGNS: Final = """() => {
  const found = [];
  const drawn = (one) => one && getComputedStyle(one).display !== 'none' && one.getBoundingClientRect().width > 4;
  for (const one of document.querySelectorAll('.card.legal, .card.selected, .plot.legal, .plot.selected'))
    if (!drawn(one.querySelector('.act-tab > *')) && !one.querySelector('.act-tab').innerText) found.push('no badge');
  for (const one of document.querySelectorAll('.card:not(.back, .large) .code'))
    if (!one.textContent.trim()) found.push('no letter');
  for (const one of document.querySelectorAll('.card .ic, .ch svg')) {
    const mark = document.querySelector(one.querySelector('use').getAttribute('href'));
    if (!mark.querySelector('text, path')) found.push('an icon without a sign');
  }
  for (const one of document.querySelectorAll('.is-atk, .is-def'))
    if (!drawn(one.parentElement.querySelector('.role'))) found.push('no role');
  for (const one of document.querySelectorAll('.str.up, .str.down'))
    if (!/[▲▼]/.test(getComputedStyle(one, '::before').content)) found.push('a change without an arrow');
  return found;
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_and_marks_stand_out(visiting: Visiting, theme: str) -> None:
    page = visiting(color_scheme=theme).go("/help")
    told: list[list[Any]] = page.evaluate(_CONTRAST, _PAIRS)
    assert len(told) == len(_PAIRS)
    assert [one for one in told if one[3] < one[2]] == []


def test_targets_are_large_enough_for_a_thumb(visiting: Visiting) -> None:
    """44 pixels with their gap; thin lines of a side are measured by themselves, see test_touch."""
    sitting = Sitting(visiting(viewport={"width": 390, "height": 844}, has_touch=True))
    page = sitting.page
    found: list[str] = []

    def look(what: str) -> None:
        faults, seen = page.evaluate(_TARGETS, 44)
        assert seen > 2
        found.extend(f"{what}: {fault}" for fault in faults)

    for path in ("/", "/cards", "/decks", "/settings", "/help", "/replays"):
        sitting.visitor.go(path)
        sitting.settle()
        look(path)
    for what, record in (
        ("joust", position("second/joust", 2, 7, kind("act", 2))),
        ("plots", position("second/joust", 2, 7, kind("plot", 2))),
        ("melee", position("second/melee", 8, 2, challenges())),
        ("intrigue", position("intrigue", 6, 3, kind("place", 2))),
    ):
        sitting.take_up(record)
        sitting.asked()
        sitting.settle()
        look(what)
    assert not found, "\n".join(found)


def test_nothing_is_told_by_colour_alone(visiting: Visiting) -> None:
    sitting = Sitting(visiting(forced_colors="active"))
    page = sitting.page
    sitting.take_up(position("second/joust", 2, 7, kind("pick", 2, what="attackers")))
    asked = sitting.asked()
    sitting.choose(asked.choices[0])
    assert page.locator(".card.legal, .card.selected").count() > 1
    assert page.evaluate(_SIGNS) == []
    outline = "(one) => getComputedStyle(one).outlineStyle"
    assert page.locator(".card.selected").first.evaluate(outline) == "double"
    sitting.take_up(position("second/melee", 4, 2, challenges()))
    sitting.asked()
    assert page.evaluate(_SIGNS) == []
    assert page.locator(".ch .legal").first.evaluate(outline) == "solid"
    assert page.locator(".ch .no").first.evaluate("(one) => getComputedStyle(one, '::after').content") == '""'
