"""Pointer and finger: resting on a card, its menu, a long press, dragging, a frame drawn around several, a swipe."""

from __future__ import annotations

import re
import time
from typing import Any

from tests.web.conftest import Visiting
from tests.web.fingers import Finger
from tests.web.motions import record
from tests.web.sitting import Asked, Sitting
from tests.web.teller import Teller, Told, card, challenge, laid_out, put

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
_BOXES = """() => {
  const box = (one) => { const { x, y, right, bottom } = one.getBoundingClientRect(); return [x, y, right, bottom]; };
  return [box(document.querySelector('.peek')), ...[...document.querySelectorAll('.prompt, .lane .score')].map(box)];
}"""


def _overlap(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _fight(teller: Teller) -> None:
    """A challenge, so that totals are shown, in the middle of a crowded table."""

    def begin(told: Told) -> None:
        challenge(told)
        for seat in (0, 1):
            for n in range(7):
                put(told, 700 + 10 * seat + n, "play", seat)

    teller.tell(begin)


def test_resting_on_a_card_enlarges_it_beside_what_must_be_seen(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    _fight(teller)
    page = sitting.page
    page.evaluate(
        """() => { window.seen = {};
          addEventListener('pointerover', (e) => {
            const id = e.target.closest('[data-card]')?.dataset.card; if (id) window.seen[id] ??= performance.now(); });
          new MutationObserver(() => document.querySelector('.peek') && (window.seen.peek ??= performance.now()))
            .observe(document.body, { subtree: true, childList: true }); }"""
    )
    page.locator('[data-card="703"]').hover(force=True)
    page.locator(".peek").wait_for()
    waited = page.evaluate("window.seen.peek - window.seen[703]")
    assert waited >= 240  # not at once
    for handle in [*(700 + n for n in range(7)), *(710 + n for n in range(7))]:
        page.locator(f'[data-card="{handle}"]').hover(force=True)
        page.locator(".peek .nm", has_text=f"Card {handle}").wait_for()
        sitting.visitor.painted()  # where it stands follows from how large it is
        peek, *shown = page.evaluate(_BOXES)
        assert len(shown) == 2
        assert not any(_overlap(peek, one) for one in shown), handle
        own = page.locator(f'[data-card="{handle}"]').bounding_box()
        assert own is not None
        assert not _overlap(peek, [own["x"], own["y"], own["x"] + own["width"], own["y"] + own["height"]])
    page.mouse.move(2, 2)
    page.locator(".peek").wait_for(state="detached")


def test_a_right_click_opens_the_cards_menu(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    sitting.until("marshal")
    page = sitting.page
    mine = page.locator(".rowx.chars [data-seat='0']").first
    mine.click(button="right", force=True)
    menu = page.get_by_role("menu")
    items = menu.get_by_role("menuitem")
    items.first.wait_for()
    assert [re.sub(r"\W+$", "", text) for text in items.all_inner_texts()] == [
        "Rules and rulings",
        "Why not",
        "History",
    ]
    assert re.search(r"/cards/\d+$", items.first.get_attribute("href") or "")
    page.wait_for_function("() => document.activeElement.getAttribute('role') === 'menuitem'")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    past = menu.get_by_role("group", name="History").get_by_role("menuitem")
    past.first.wait_for()
    name = menu.locator(".of").inner_text()
    assert all(name in text for text in past.all_inner_texts())
    page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    page.wait_for_function("() => document.activeElement.dataset.zone === 'play'")
    mine.click(button="right", force=True)
    menu.get_by_role("menuitem", name="Why not").click()
    page.locator(".why").wait_for()
    mine.click(button="right", force=True)
    menu.wait_for()
    page.mouse.click(700, 5)
    menu.wait_for(state="detached")


def test_the_menu_of_a_facedown_card_says_nothing_of_it(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)

    def hide(told: Told) -> None:
        put(told, 715, "play", 1)
        hidden = card(told, 715)
        for fact in [name for name in hidden if name not in ("id", "zone", "owner", "controller")]:
            del hidden[fact]

    teller.tell(hide)
    sitting.page.locator('[data-card="715"]').click(button="right")
    menu = sitting.page.get_by_role("menu")
    assert "A facedown card" in menu.inner_text()
    assert menu.get_by_role("link").count() == 0


def test_a_long_press_enlarges_and_says_why_not(visiting: Visiting) -> None:
    visitor = visiting(**PHONE)
    sitting = Sitting(visitor)
    sitting.deal(7)
    asked = sitting.until("marshal")
    page = sitting.page
    finger = Finger(visitor)
    finger.down(page.locator(".handrow [data-card]:not([data-choice])").first)
    page.locator(".peek.held").wait_for()
    finger.up()
    note = page.locator(".peek .not")
    note.wait_for()
    assert len(note.inner_text()) > 25
    card_box, note_box = page.locator(".peek .card").bounding_box(), note.bounding_box()
    assert card_box and note_box and note_box["y"] >= card_box["y"] + card_box["height"]
    prompt = page.locator(".prompt").bounding_box()
    assert prompt and note_box["y"] + note_box["height"] <= prompt["y"] + 1
    legal = page.locator(".handrow [data-choice]").first
    legal.tap()  # puts the enlarged card back, and picks nothing
    page.locator(".peek").wait_for(state="detached")
    assert page.locator(".selected").count() == 0
    finger.down(legal)
    page.locator(".peek.held").wait_for()
    finger.up()
    assert page.locator(".selected").count() == 0  # a press is no tap
    page.get_by_role("button", name="Close").click()
    legal.tap()
    page.locator(".handrow .selected").wait_for()
    assert sitting.asked().at == asked.at


def test_a_finger_that_moves_swipes_and_does_not_press(visiting: Visiting) -> None:
    visitor = visiting(**PHONE)
    sitting = Sitting(visitor)
    sitting.deal(7)
    sitting.until("marshal")
    page = sitting.page
    finger = Finger(visitor)
    page.clock.install()
    page.clock.pause_at(time.time() + 3600)  # a slow machine must not make a press of it
    finger.down(page.locator(".handrow [data-card]").nth(1))
    finger.move(-60, 0)
    page.clock.run_for(400)
    assert page.locator(".peek").count() == 0
    finger.up()
    finger.down(page.locator(".handrow [data-card]").nth(1))
    page.clock.run_for(400)
    page.locator(".peek").wait_for()
    finger.up()


def test_a_swipe_down_closes_a_sheet(visiting: Visiting) -> None:
    visitor = visiting(**PHONE)
    sitting = Sitting(visitor)
    sitting.deal(7)
    sitting.asked()
    page = sitting.page
    finger = Finger(visitor)
    page.get_by_role("button", name="Chronicle").tap()
    sheet = page.locator(".rail.open")
    sheet.wait_for()
    finger.down(page.locator(".rail > header"))
    finger.move(0, 20)
    finger.up()
    assert sheet.count() == 1
    finger.down(page.locator(".rail > header"))
    finger.move(4, 140)
    finger.up()
    sheet.wait_for(state="detached")


def test_dragging_a_hand_card_to_my_half_picks_it_and_nowhere_else(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    sitting.until("marshal")
    page = sitting.page

    def drag(to: str, last: bool) -> None:
        held = page.locator(".handrow .legal").first.bounding_box()
        rows = page.locator(to)
        there = (rows.last if last else rows.first).bounding_box()
        assert held and there
        page.mouse.move(held["x"] + 12, held["y"] + 60)
        page.mouse.down()
        page.mouse.move(held["x"] + 30, held["y"] - 60, steps=4)
        page.locator(".held.dragged").wait_for()
        page.mouse.move(there["x"] + 30, there["y"] + 20, steps=4)
        page.mouse.up()
        page.locator(".held.dragged").wait_for(state="detached")

    drag(".board .rowx.chars", last=False)  # their half
    assert page.locator(".handrow .selected").count() == 0
    drag(".board .rowx.chars", last=True)
    page.locator(".handrow .selected").wait_for()
    assert page.locator(".handrow .selected").count() == 1


def _several(sitting: Sitting) -> Asked:
    sitting.deal(7)
    asked = sitting.until("setup")
    assert len(asked.choices) > 2
    return asked


def test_several_are_picked_by_clicks_and_taken_back(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    asked = _several(sitting)
    page = sitting.page
    for choice in asked.choices[:2]:
        sitting.choose(choice)
    page.wait_for_function("() => document.querySelectorAll('.selected').length === 2")
    sitting.choose(asked.choices[0])
    page.wait_for_function("() => document.querySelectorAll('.selected').length === 1")


def test_several_are_picked_by_a_frame_drawn_around_them(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    asked = _several(sitting)
    page = sitting.page
    board = page.locator(".board").bounding_box()
    prompt = page.locator(".prompt").bounding_box()
    cards = [page.locator(f'[data-choice="{one}"]').first.bounding_box() for one in asked.choices]
    first, second = sorted((box for box in cards if box), key=lambda box: box["x"])[:2]
    assert board and prompt
    page.mouse.move(board["x"] + 6, prompt["y"] + prompt["height"] + 4)
    page.mouse.down()
    page.mouse.move(first["x"] + 10, first["y"] + 40, steps=3)
    page.locator(".marquee").wait_for()
    page.mouse.move(second["x"] + 30, second["y"] + 60, steps=3)
    page.mouse.up()
    page.locator(".selected").nth(1).wait_for()
    assert page.locator(".marquee").count() == 0
    assert sitting.asked().at == asked.at  # nothing is committed by it


def test_several_are_picked_by_taps_on_a_phone(visiting: Visiting) -> None:
    sitting = Sitting(visiting(**PHONE))
    asked = _several(sitting)
    page = sitting.page
    for n, choice in enumerate(asked.choices[:2], 1):
        page.locator(f'[data-choice="{choice}"]:visible').first.tap()
        page.wait_for_function("(n) => document.querySelectorAll('.selected').length === n", arg=n)


def test_bots_can_be_hurried(visiting: Visiting) -> None:
    visitor = visiting()
    record(visitor.page, speed=0, motion="none")
    sitting = Sitting(visitor)
    visitor.page.add_init_script(
        """window.speeds = []; { const { send } = WebSocket.prototype;
        WebSocket.prototype.send = function (text) {
          const { op, bots } = JSON.parse(text);
          if (op === 'speed') window.speeds.push(bots);
          return send.call(this, text);
        } }"""
    )
    sitting.deal(7)
    asked = sitting.asked()
    while not visitor.page.evaluate("window.speeds.length"):
        assert asked.state == "asked"
        sitting.answer(asked, lambda one: None)
        # They think for less than half a second, so Space is pressed by the page itself.
        visitor.page.wait_for_function(
            """(at) => {
              const { state, at: now } = document.querySelector('.prompt').dataset;
              if (state === 'waiting') dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
              return state === 'waiting' || now !== at;
            }""",
            arg=asked.at,
        )
        asked = sitting.asked()
    visitor.page.wait_for_function("() => JSON.stringify(window.speeds) === '[2,0]'")
