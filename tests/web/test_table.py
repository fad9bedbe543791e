"""What the table answers in the browser: undo, why not, hints, reload, replay, play on."""

from __future__ import annotations

import re

from tests.web.conftest import Visiting
from tests.web.positions import late, position
from tests.web.sitting import Asked, Sitting
from tests.web.teller import Teller


def _marshal_and_defend(asked: Asked) -> str | None:
    wanted = asked.about in ("setup", "marshal", "defenders")
    return next((one for one in asked.choices if one.startswith("c")), None) if wanted else None


def test_undo_takes_back_a_choice(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    asked = sitting.until("marshal")
    page = sitting.page
    hand = page.locator(".handrow .card").count()
    sitting.choose(
        next(one for one in asked.choices if page.locator(f".handrow [data-choice={one}]").count())
    )
    sitting.go_on()
    sitting.wait_past(asked)
    assert page.locator(".handrow .card").count() < hand
    page.get_by_role("button", name=re.compile("^Undo")).click()
    page.wait_for_function("(n) => document.querySelectorAll('.handrow .card').length === n", arg=hand)
    assert sitting.asked().question == asked.question


def test_dragging_a_card_onto_the_table_picks_it(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    sitting.until("marshal")
    page = sitting.page
    card = page.locator(".handrow .legal").first.bounding_box()
    board = page.locator(".board .rowx.chars").last.bounding_box()
    assert card is not None
    assert board is not None
    page.mouse.move(card["x"] + 12, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(card["x"] + 30, card["y"] - 60, steps=4)
    page.mouse.move(board["x"] + 30, board["y"] + 30, steps=4)
    page.mouse.up()
    page.locator(".handrow .selected").wait_for()
    assert page.locator(".handrow .selected").count() == 1


def test_a_click_on_what_cannot_be_chosen_says_why(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    sitting.until("plot")
    page = sitting.page
    page.locator(".handrow .card").first.click(force=True)
    why = page.locator(".why")
    why.wait_for()
    assert len(why.inner_text()) > 20
    rule = why.locator("a").first
    assert re.fullmatch(r"[A-Z]+\.[\w.-]+", rule.inner_text())
    page.keyboard.press("Escape")
    why.wait_for(state="detached")


def test_escape_takes_back_a_pick_and_a_hint_has_a_reason(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    asked = sitting.until("plot")
    page = sitting.page
    sitting.choose(asked.choices[0])
    assert page.locator(".plot.selected").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".plot.selected").count() == 0
    page.keyboard.press("h")
    page.locator(".hinted").first.wait_for()
    assert "Hint:" in page.locator(".prompt").inner_text()
    page.keyboard.press("?")
    assert page.get_by_role("dialog", name="Keys").is_visible()
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0


def test_a_house_that_is_picked_stays_picked_whatever_else_is_told(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = Teller(sitting.page)
    sitting.take_up(position("intrigue", 2, 3, late("place", 6)))
    first, *others = [one for one in sitting.asked().choices if one.startswith("h")]
    assert others
    sitting.choose(first)
    picked = sitting.page.locator(f'[data-choice="{first}"][aria-pressed=true]')
    picked.wait_for()
    teller.tell(lambda told: told.update(watching=1))
    assert picked.count() == 1


def test_reload_between_two_turns(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.sit_down("Intrigue")
    asked = sitting.asked()
    sitting.answer(asked, lambda one: one.choices[0])
    asked = sitting.wait_past(asked)
    before = sitting.page.locator(".pyr").inner_text()
    sitting.page.reload()
    again = sitting.asked()
    assert again == asked
    assert sitting.page.locator(".pyr").inner_text() == before
    sitting.answer(again, lambda one: one.choices[0])
    sitting.wait_past(again)


def test_reload_in_the_middle_of_an_effect(visiting: Visiting) -> None:
    """Claim is being applied and waits for who is killed: it still waits after a reload, and kills whom we choose."""
    sitting = Sitting(visiting())
    sitting.deal(7)
    asked = sitting.until("claim", _marshal_and_defend)
    assert len(asked.choices) > 1
    page = sitting.page
    sitting.choose(asked.choices[-1])
    page.reload()
    again = sitting.asked()
    assert again == asked
    zone = page.locator(f'[data-choice="{again.choices[-1]}"]').first.get_attribute("data-zone")
    doomed = page.locator(f'[data-card="{again.choices[-1][1:]}"][data-zone="{zone}"]')
    assert doomed.count() == 1
    sitting.answer(again, lambda one: one.choices[-1])
    then = sitting.wait_past(again)
    assert then.state == "asked" and then.about != "claim"
    assert doomed.count() == 0
    sitting.answer(then, _marshal_and_defend)
    assert sitting.wait_past(then).at != then.at
