"""Who waits for another person may answer before being asked, and the other sees no difference."""

from __future__ import annotations

from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from tests.web.test_company import _seats


def _company(visiting: Visiting) -> tuple[Sitting, Sitting]:
    """Two people at a joust: who is asked for a mulligan first, and who is asked after that."""
    ann, bob = Sitting(visiting()), Sitting(visiting())
    _seats(ann, "Ann")
    _seats(bob, "Bob")
    ann.visitor.go("/")
    ann.page.get_by_role("button", name="A friend").click()
    ann.page.get_by_role("button", name="Play", exact=False).last.click()
    bob.page.goto(ann.page.get_by_label("Link to this table").input_value())
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name="I am ready").click()
    for sitting in (ann, bob):
        sitting.page.locator(".prompt:not([data-state=waiting])").wait_for()
    first = ann.page.locator(".prompt[data-state=asked]").count()
    return (ann, bob) if first else (bob, ann)


def _state(sitting: Sitting, state: str) -> None:
    sitting.page.locator(f".prompt[data-state={state}]").wait_for()


def test_mulligan_and_set_up_are_prepared_changed_and_sent(visiting: Visiting) -> None:
    first, second = _company(visiting)
    page = second.page
    _state(second, "ahead")
    before = first.page.locator("body").inner_text()
    page.locator(".prompt .btn.alt").click()  # new cards
    _state(second, "prepared")
    assert page.locator(".prompt .btn.go").count() == 0
    page.keyboard.press("Space")  # is no answer to anything now
    page.locator(".prompt .btn.alt").click()
    _state(second, "ahead")
    page.locator(".prompt .btn.go").click()
    _state(second, "prepared")
    page.reload()
    _state(second, "prepared")
    assert first.page.locator("body").inner_text() == before

    first.go_on()
    for sitting, state in ((first, "asked"), (second, "ahead")):
        sitting.page.locator(f".prompt[data-kind=setup][data-state={state}]").wait_for()
    card = page.locator(".handrow [data-choice]").first
    card.click()
    page.locator(".handrow .selected").wait_for()
    page.locator(".prompt .btn.go").click()
    _state(second, "prepared")
    card.click()  # another choice takes back what was prepared
    _state(second, "ahead")
    page.locator(".handrow .selected").wait_for(state="detached")
    card.click()
    page.locator(".handrow .selected").wait_for()
    page.locator(".prompt .btn.go").click()
    _state(second, "prepared")
    deck = page.locator(".seat.me [data-pile~=deck]")
    full = deck.inner_text()
    first.go_on()
    page.wait_for_function(  # the hand is refilled by as many cards as were set up
        "(full) => document.querySelector('.seat.me [data-pile~=deck]').innerText !== full", arg=full
    )
    _state(second, "asked")


def test_what_is_picked_but_not_prepared_is_still_picked_when_it_is_asked(visiting: Visiting) -> None:
    first, second = _company(visiting)
    page = second.page
    page.locator(".prompt .btn.go").click()
    _state(second, "prepared")
    first.go_on()
    page.locator(".prompt[data-kind=setup][data-state=ahead]").wait_for()
    page.locator(".handrow [data-choice]").first.click()
    page.locator(".handrow .selected").wait_for()
    first.go_on()
    _state(second, "asked")
    assert len(second.asked().chosen) == 1
