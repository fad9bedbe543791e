"""Enlarged from a seat in melee the cards that say most are read whole: mine, those of an opponent, and plots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.boards import SIZES, Board, told
from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from tests.web.teller import Told, laid_out, put
from tests.web.unserved import Unserved
from weirwood.server.http.books import card_pages
from weirwood.server.wire.http import CardPage

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

PHONE: Final = 640
LONGEST: Final = 10
NEW: Final = 9000
"""Cards that are laid on the table have handles from here on."""
LEAST: Final = 11
"""Letters are so high at least."""
_READ: Final = """() => {
  const peek = document.querySelector('.peek');
  peek.style.pointerEvents = 'auto';
  const range = document.createRange();
  const [hidden, sizes] = [new Set(), []];
  const walker = document.createTreeWalker(peek, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('.spine:not(.values)')) continue;
    sizes.push(parseFloat(getComputedStyle(parent).fontSize));
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const off = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      if (width && (off || !over || !(parent.contains(over) || over.contains(parent)))) hidden.add(node.data);
    }
  }
  peek.style.pointerEvents = '';
  const [card, prompt] = [peek, document.querySelector('.prompt')].map((one) => one.getBoundingClientRect());
  return {
    text: [...peek.querySelectorAll('.card .tx p, .hung p')].map((one) => one.innerText).join(' '),
    hidden: [...hidden],
    least: Math.min(...sizes),
    asks: card.bottom <= prompt.top || card.right <= prompt.left || card.left >= prompt.right,
  };
}"""


def _words(page: CardPage) -> str:
    return " ".join(f"{line.head}: {line.text}" if line.head else line.text for line in page.lines)


def _longest() -> list[CardPage]:
    """Those that say most, and the plot that does."""
    pool = sorted(card_pages("second/melee"), key=lambda page: -len(_words(page)))
    return [*pool[:LONGEST], next(page for page in pool if page.type == "plot")]


def _lie(told: Told, handle: int, page: CardPage, zone: str, seat: int) -> None:
    side = told["view"]["seats"][seat]
    if zone == "attached":
        bare = (
            one for one in told["view"]["cards"] if one["id"] in side["play"] and one["type"] == "character"
        )
        host = next(one for one in bare if not set(one.get("attachments", [])) & set(range(NEW, 2 * NEW)))
        host["attachments"] = [handle]
    printed: dict[str, Any] = {
        "code": page.code, "name": page.name, "type": page.type, "factions": [page.faction], "traits": page.traits,
        "keywords": page.keywords, "icons": page.icons, "strength": page.strength, "cost": page.cost,
        "printed_strength": page.strength, "printed_cost": page.cost, "unique": page.unique, "loyal": page.loyal,
        "tokens": {}, "gold": 0, "duplicates": [], "attachments": [],
    }  # fmt: skip
    if page.type == "plot":
        printed |= {name: getattr(page, name) for name in ("income", "initiative", "claim", "reserve")}
    put(told, handle, zone, seat, **printed)
    if zone in ("title", "plot"):
        side[zone] = handle


def _laid(width: int, seats: int) -> tuple[Told, list[tuple[int, CardPage, str, int]]]:
    """A table on which they lie wherever they may be met, and where that is."""
    board = told(Board(width, ("second/melee", seats), 1, 5, "challenge", "light"))
    lying: list[tuple[int, CardPage, str, int]] = []
    bearers = iter(range(seats))
    for page in _longest():
        places = [("play", 0), ("play", 1)]
        if page.type == "event":
            places = [("hand", 0)]
        elif page.type == "attachment":
            places = [("hand", 0), ("attached", 0), ("attached", 1)]
        elif page.type == "plot":
            places = [("plot", 0), ("plot", 1)]
        elif page.type == "title":
            places = [("title", next(bearers))]
        for zone, seat in places:
            handle = NEW + len(lying)
            _lie(board, handle, page, zone, seat)
            lying.append((handle, page, zone, seat))
    return board, lying


def _press(one: Locator) -> None:
    """A finger rests on it."""
    box = one.bounding_box()
    assert box is not None
    at = {"clientX": box["x"] + 4, "clientY": box["y"] + 4, "pointerType": "touch", "isPrimary": True}
    one.dispatch_event("pointerdown", {**at, "bubbles": True})


@pytest.mark.parametrize(("width", "seats"), [(1024, 8), (360, 8)])
def test_the_longest_texts_are_read_from_a_melee_seat(browser: Browser, width: int, seats: int) -> None:
    page = Unserved(browser)
    board, lying = _laid(width, seats)
    page.show(board, width, SIZES[width], "light")
    shown: dict[str, Any] = {}
    met = set()
    for handle, card, zone, seat in lying:
        # Of an opponent's plot a panel has the name.
        where = f'[data-plot="{seat}"]' if zone == "plot" else f'[data-card="{handle}"]'
        one = page.page.locator(where).locator("visible=true").first
        if card.type == "location" and not one.count():
            page.page.locator(".opp .places:visible").first.click()
        one.scroll_into_view_if_needed()
        if width > PHONE:
            one.hover()
        elif zone == "attached":  # too thin for a finger: its card tells it
            _press(page.page.locator(".unit").filter(has=one).locator("> .card"))
        else:
            _press(one)
        page.page.locator(".peek").filter(has_text=card.lines[-1].text).wait_for()
        page.painted()
        read = page.page.evaluate(_READ)
        if _words(card) not in read["text"] or read["hidden"] or read["least"] < LEAST:
            shown[f"{card.name} {zone} {seat}"] = read
        met.add(card.name)
        page.page.keyboard.press("Escape")
        for shut in page.page.locator(".drawer .shut:visible").all():
            shut.click()
    page.close()
    assert shown == {}
    assert len(met) == LONGEST + 1


def test_an_enlarged_card_goes_with_the_card_it_enlarges(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    page = sitting.page
    page.locator('[data-card="700"]').hover()
    page.locator(".peek").wait_for()
    teller.tell(lambda told: put(told, 700, "dead"))
    page.locator(".peek").wait_for(state="detached")
