"""Boards of every game, size and fullness: nothing lies on anything else, no word is cut, who fights is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.boards import SIZES, boards, told, told_of
from tests.web.positions import Wanted, challenges, defends, kind, position
from tests.web.unserved import Unserved
from weirwood.core.match import replay
from weirwood.core.record import record_from

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_LOOK: Final = """() => {
  const faults = [];
  const name = (one) =>
    `${one.className?.baseVal ?? one.className} "${(one.ariaLabel || one.innerText || '').slice(0, 30)}"`;
  const styles = new Map();
  const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const moves = ({ overflowX, overflowY }) => [overflowX, overflowY].some((way) => ['auto', 'scroll'].includes(way));
  const table = document.querySelector('.tabletop');
  // What is in sight of a box, and whether one could scroll to the rest.
  const clipped = (one, box, inside = false) => {
    let [seen, scrolls] = [box, false];
    for (let up = inside ? one : one.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY, display } = style(up);
      if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const next = meet(seen, up.getBoundingClientRect());
      if (area(next) < area(seen) - 1) scrolls ||= moves(style(up));
      seen = next;
    }
    const next = meet(seen, screen);
    if (area(next) < area(seen) - 1) scrolls ||= moves(style(table));
    return { seen: next, scrolls, whole: area(next) >= 0.98 * area(box) };
  };
  // Where a panel of characters ends: what would be seen of a further line is clipped away.
  const footOf = (pack) => pack.getBoundingClientRect().bottom
    - Number(/inset\\(0px 0px ([\\d.]+)px/.exec(style(pack).clipPath)?.[1] ?? 0);
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && one.getBoundingClientRect().width > 0;
  // On a phone the table scrolls under the hand and the bar of seats.
  const fixed = [...document.querySelectorAll('.dock, .mini, .top')].filter((one) => style(one).position === 'sticky');
  const behind = (box) => fixed.some((one) => area(meet(one.getBoundingClientRect(), box)) > 1);

  const kinds = `.rowx .card, .rowx .att, .pack .card, .pack .att, .lc .locchip, .plot, .prompt, .lane:not(.calm),
    .plate .who, .plate .big, .seat .piles .chip, .tt, .handrow, .mini, .opp:not(.seat) > header, .pl, .rel, .race,
    .k, .spot, .court .st, .opp .whose > b, .opp .big`;
  const things = [...document.querySelectorAll(kinds)].filter(shown).map((one) => {
    const box = one.getBoundingClientRect();
    return { one, box, ...clipped(one, box) };
  }).filter((thing) => area(thing.seen) > 4);
  const meant = (a, b) => {
    const [ua, ub] = [a.closest('.unit'), b.closest('.unit')];
    if (a.contains(b) || b.contains(a) || (ua && ua === ub)) return true;
    if (ua?.classList.contains('under') && ua.nextElementSibling === ub) return true;  // covered by its neighbour
    if (fixed.some((one) => one.contains(a) !== one.contains(b))) return true;
    return false;
  };
  things.forEach((a, i) => things.slice(i + 1).forEach((b) => {
    const { left, top, right, bottom } = meet(a.seen, b.seen);
    const [wide, high] = [Math.round(right - left), Math.round(bottom - top)];
    if (Math.min(wide, high) > 2 && !meant(a.one, b.one))
      faults.push(`${name(a.one)} and ${name(b.one)} overlap by ${wide} x ${high}`);
  }));

  const range = document.createRange();
  const letter = (node, at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].findLast((box) => box.width > 0.2 && box.height > 0.2);
  };
  const judge = (node, parent, word, at) => {
    const upright = style(parent).writingMode !== 'horizontal-tb';
    const [a, b] = [letter(node, at), letter(node, at + word.length - 1)];
    if (!a || !b) return '';
    const apart = upright ? Math.abs(a.x - b.x) > a.width / 2 : Math.abs(a.y - b.y) > a.height / 2;
    if (apart) return /[-–/·]/.test(word) ? '' : 'is broken';
    // A line of text is higher than its letters.
    const [dx, dy] = upright ? [0.22 * a.width, 1] : [1, 0.22 * a.height];
    const box = DOMRect.fromRect({
      x: Math.min(a.left, b.left) + dx, width: Math.max(a.right, b.right) - Math.min(a.left, b.left) - 2 * dx,
      y: Math.min(a.top, b.top) + dy, height: Math.max(a.bottom, b.bottom) - Math.min(a.top, b.top) - 2 * dy,
    });
    const { seen, scrolls, whole } = clipped(parent, box, true);
    const pack = parent.closest('.pack.scrolls');
    if (pack && box.top >= footOf(pack) - 2) return '';
    const left_out = parent.closest('.tx, .out, .stakes > span') && area(seen) < 0.02 * area(box);
    if (!whole) return scrolls || left_out ? '' : 'is cut';
    if (behind(box)) return '';
    const thing = parent.closest('.unit, .plot, .prompt, .locchip, .opp, .seat, .lane, .top, .mini, .tt') ?? parent;
    const ends = upright
      ? [[box.x + box.width / 2, box.y + 1], [box.x + box.width / 2, box.bottom - 1]]
      : [[box.x + 1, box.y + box.height / 2], [box.right - 1, box.y + box.height / 2]];
    const over = ends.map(([x, y]) => document.elementFromPoint(x, y))
      .find((top) => top && !thing.contains(top) && !top.contains(parent));
    return over ? `lies under ${name(over)}` : '';
  };
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('.vh, .rail, .strip, .w') || !shown(parent)) continue;
    for (const found of node.data.matchAll(/[^\\s\\u00ad]+/g)) {
      const fault = judge(node, parent, found[0], found.index);
      if (fault) faults.push(`"${found[0]}" of ${name(parent)} ${fault}`);
    }
  }
  for (const one of table.querySelectorAll('b, small, span, p, h2, a, button'))
    if (style(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1 && shown(one)
        && !one.closest('.vh, .rail, .strip')) faults.push(`${name(one)} ends in dots`);

  for (const one of table.querySelectorAll('.prompt .out, .stakes span, .plot .tx, .tt .tx'))
    if (style(one).webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 2 && shown(one))
      faults.push(`${name(one)} is told in part`);

  // Nothing but what is meant to is scrolled to; a line of cards in a panel is seen whole or not at all.
  const meantToScroll = '.pack.scrolls, .locations, .strip, .steps, .rail, .rail *, .choices, .draft, .drawer';
  const lowest = innerWidth > 640 ? table.querySelectorAll('*') : [];
  for (const one of lowest) {
    const down = style(one).overflowY === 'auto' && one.scrollHeight > one.clientHeight + 1;
    const along = style(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth + 1;
    if ((down || along) && shown(one) && !one.matches(meantToScroll)) faults.push(`${name(one)} scrolls`);
  }
  for (const pack of document.querySelectorAll('.pack')) {
    const foot = footOf(pack);
    for (const card of pack.querySelectorAll('.card')) {
      const { top, bottom } = card.getBoundingClientRect();
      if (top < foot - 2 && bottom > foot + 1) faults.push(`${name(card)} is cut at the foot of its panel`);
    }
  }

  // What lies on a card covers neither its name nor its icons nor its strength, nor anything else that lies on it.
  const over = (a, b) => Math.min(...[['left', 'right'], ['top', 'bottom']]
    .map(([from, to]) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])));
  const boxesOf = (one) => {
    if (one.matches('.role')) {  // a diamond: its corners are empty
      const { x, y, width, height } = one.getBoundingClientRect();
      return [DOMRect.fromRect({ x: x + width / 5, y: y + height / 5, width: 0.6 * width, height: 0.6 * height })];
    }
    if (one.matches('.tok, .sign, .ic')) return [one.getBoundingClientRect()];
    range.selectNodeContents(one);  // a line of text is higher than its letters
    return [...range.getClientRects()].map(({ x, y, width, height }) =>
      DOMRect.fromRect({ x, y: y + 0.15 * height, width, height: 0.7 * height }));
  };
  for (const card of document.querySelectorAll('.tabletop .card')) {
    const [unit, edge] = [card.closest('.unit') ?? card, card.getBoundingClientRect()];
    const parts = [...unit.querySelectorAll('.nm .word, .ic, .str, .tok, .sign, .role')].filter(shown)
      .map((one) => ({ one, boxes: boxesOf(one) }));
    parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => {
      const deep = Math.max(...a.boxes.flatMap((box) => b.boxes.map((other) => over(box, other))));
      if ((a.one.matches('.tok, .sign, .role') || b.one.matches('.tok, .sign, .role')) && deep > 1)
        faults.push(`on ${name(card)} ${name(a.one)} and ${name(b.one)} meet by ${deep.toFixed(1)}`);
    }));
    for (const { one, boxes } of parts.filter((part) => part.one.matches('.tok, .sign, .str')))
      if (boxes.some((box) => box.left < edge.left - 1 || box.right > edge.right + 1
          || box.top < edge.top - 1 || box.bottom > edge.bottom + 1)) faults.push(`${name(one)} leaves ${name(card)}`);
  }

  for (const one of document.querySelectorAll('.card.is-atk, .card.is-def')) {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!clipped(one, box).whole || behind(box) || !one.contains(top)) faults.push(`${name(one)} fights out of sight`);
  }
  for (const one of innerWidth > 640 ? [] : table.querySelectorAll('.card .nm'))
    if (shown(one) && parseFloat(style(one).fontSize) < 9) faults.push(`${name(one)} has letters too small to be read`);
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth + 1) faults.push(`the page is ${scrollWidth} wide`);
  return faults.map((fault) => fault.replace(/\\s+/g, ' '));
}"""

_PLAYED: Final[tuple[tuple[str, int, int, Wanted], ...]] = (
    ("second/joust", 2, 9, kind("challenge", 3)),
    ("second/joust", 2, 9, defends(5)),
    ("second/melee", 4, 2, challenges(3)),
    ("second/melee", 4, 2, kind("pick", 3, what="attackers")),
    ("second/melee", 8, 2, challenges(3)),
    ("second/melee", 8, 2, defends(2)),
    ("hbo", 2, 4, kind("pick", 3, what="attackers")),
    ("winter", 4, 2, challenges(2)),
)
"""Games that bots played to there: their boards have what no scene thinks of."""
_WIDE: Final = (390, 1024, 1440, 1920)
_MANY: Final = 8
_LOW: Final = 1024
"""So many at a fight have no room in this window: cards there are cut at the foot of their panels."""
_PICKED: Final = 2
"""So many cards are chosen where several are."""


def test_nothing_overlaps_is_cut_or_fights_out_of_sight(browser: Browser) -> None:
    page = Unserved(browser)
    found: list[str] = []
    for board in boards():
        page.show(told(board), board.width, SIZES[board.width], board.theme)
        faults: list[str] = page.page.evaluate(_LOOK)
        found += [f"{board}: {fault}" for fault in faults]
    page.close()
    assert not found, f"{len(found)} faults\n" + "\n".join(found[:200])


@pytest.mark.parametrize(
    ("game", "players", "seed", "wanted"),
    _PLAYED,
    ids=[f"{game}-{n}-{at}" for at, (game, n, *_) in enumerate(_PLAYED)],
)
def test_the_boards_of_a_played_game_are_whole(
    browser: Browser, game: str, players: int, seed: int, wanted: Wanted
) -> None:
    found: list[str] = []
    page = Unserved(browser)  # a board that follows another tells by rings what changed
    board = told_of(replay(record_from(position(game, players, seed, wanted))), game, players)
    for width in _WIDE:
        if (players, width) == (_MANY, _LOW):
            continue
        page.show(board, width, SIZES[width], "light")
        for picked in range(_PICKED + 1 if board["decision"]["candidates"] else 1):
            free = page.page.locator("[data-choice][aria-pressed=false]:visible")
            if picked and free.count():
                free.first.click()
            where = f"{width}, {board['decision']['kind']}, {picked} picked"
            found += [f"{where}: {fault}" for fault in page.page.evaluate(_LOOK)]
    page.close()
    assert not found, f"{len(found)} faults\n" + "\n".join(found[:200])
