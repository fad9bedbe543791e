"""What people at a table agree upon, by buttons: pause, undo, a bot for a seat, open hands, a rematch; and leaving."""

from __future__ import annotations

import re

from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from tests.web.test_company import _any, _move, _seats


def _menu(sitting: Sitting, button: str) -> None:
    page = sitting.page
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name=button, exact=True).click()


def _agree(sitting: Sitting, words: str, answer: str = "Agree") -> None:
    offer = sitting.page.locator(".offer", has_text=words)
    offer.get_by_role("button", name=answer).click()
    offer.wait_for(state="detached")


def _company(visiting: Visiting) -> tuple[Sitting, Sitting, str]:
    """Ann and Bob at a court, on the clock; and the link to it."""
    ann, bob = Sitting(visiting()), Sitting(visiting())
    _seats(ann, "Ann")
    _seats(bob, "Bob")
    ann.visitor.go("/")
    ann.page.get_by_role("button", name="Westeros Intrigue").click()
    ann.page.get_by_role("button", name="A friend").click()
    ann.page.get_by_label("Clock").select_option(index=1)
    ann.page.get_by_role("button", name="Play", exact=False).last.click()
    link = ann.page.get_by_label("Link to this table").input_value()
    bob.page.goto(link)
    bob.page.get_by_text("Clock: 20 minutes each").wait_for()
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name="Leave my seat").click()
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name="I am ready").click()
    for sitting in (ann, bob):
        sitting.page.wait_for_selector(".prompt")
    return ann, bob, link


def test_people_agree_upon_pauses_undo_bots_and_a_rematch(visiting: Visiting) -> None:
    ann, bob, link = _company(visiting)
    assert ann.page.locator(".clock").count() == 2
    _menu(ann, "Pause")
    ann.page.get_by_text("You asked for a pause; Bob has not answered yet.").wait_for()
    _agree(bob, "Ann asks for a pause")
    for sitting in (ann, bob):
        sitting.page.get_by_text("The game is paused.").wait_for()
    bob.page.locator(".offer").get_by_role("button", name="Go on").click()
    _agree(ann, "Bob asks to go on")
    bob.page.get_by_text("The game is paused.").wait_for(state="detached")

    placed = "() => document.querySelectorAll('.pyr .k').length"
    _move(ann, bob)
    _move(bob, ann)
    ann.page.wait_for_function(f"() => ({placed})() === 2")
    asking = ann.page.get_by_role("button", name="Ask to undo")
    asking.wait_for()
    asking.click()
    _agree(bob, "Ann asks to take back the last choice", "No")
    asking.click()
    _agree(bob, "Ann asks to take back the last choice")
    ann.page.wait_for_function(f"() => ({placed})() < 2")

    _menu(ann, "Leave")
    ann.page.wait_for_url(re.compile("/$"))
    bob.page.get_by_role("tab", name="Table").click()
    bob.page.get_by_role("button", name="Let a bot play for Ann").click()
    bob.page.get_by_role("button", name="Let a bot play for Ann").wait_for(state="detached")
    ann.page.reload()
    ann.page.get_by_role("link", name="Go on").first.click()
    for sitting in (ann, bob):
        sitting.page.get_by_role("tab", name="Chronicle").click()
        sitting.page.locator(".chron .beside").nth(1).wait_for()
    assert ann.page.get_by_role("button", name="Take my seat back").count() == 0

    _menu(bob, "Concede")
    bob.page.get_by_role("button", name="Yes, concede").click()
    for sitting in (ann, bob):
        sitting.page.locator(".prompt[data-state=over]").wait_for()
    undo = ann.page.locator(".rail").get_by_role("button", name=re.compile("^Undo"))
    assert "stays over" in (undo.get_attribute("title") or "")
    undo.click()
    ann.page.locator(".ending").get_by_text("stays over").wait_for()
    bob.page.get_by_role("button", name="Rematch").click()
    _agree(ann, "Bob asks for a rematch")
    for sitting in (ann, bob):
        sitting.page.wait_for_function(
            "(old) => location.href !== old && document.querySelector('.prompt')", arg=link
        )
        sitting.page.locator(".prompt:not([data-state=over])").wait_for()
    ann.page.goto(link)
    ann.page.get_by_role("link", name="To the rematch").wait_for()


def test_a_bot_takes_the_seat_of_somebody_present_only_by_consent(visiting: Visiting) -> None:
    ann, bob, _ = _company(visiting)
    for sitting in (ann, bob):
        hint = sitting.page.locator(".rail").get_by_role("button", name=re.compile("^Hint"))
        assert hint.is_disabled() and hint.get_attribute("title")
    bob.page.get_by_role("tab", name="Table").click()
    assert bob.page.get_by_role("button", name="Let a bot play for Ann").count() == 0
    asking = bob.page.get_by_role("button", name="Ask Ann to let a bot play")
    asking.click()
    _agree(ann, "Bob asks to let a bot play for you", "No")
    assert ann.page.get_by_role("button", name="Take my seat back").count() == 0
    asking.click()
    _agree(ann, "Bob asks to let a bot play for you")
    ann.page.get_by_role("button", name="Take my seat back").click()
    ann.page.get_by_text("A bot plays for you.").wait_for(state="detached")
    _menu(ann, "Let a bot play for me")
    ann.page.get_by_role("button", name="Take my seat back").wait_for()
    bob.page.get_by_role("tab", name="Chronicle").click()
    bob.page.locator(".chron .beside").nth(2).wait_for()


def test_a_table_says_when_its_chance_is_not_committed(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    sitting.page.get_by_role("tab", name="Table").click()
    sitting.page.locator(".menu .uncommitted").wait_for()
    assert sitting.page.locator(".menu .hash").count() == 0


def test_hands_are_shown_to_who_watches_when_all_agree(visiting: Visiting) -> None:
    ann, bob, link = _company(visiting)
    eve = Sitting(visiting())
    eve.page.goto(link)
    eve.page.wait_for_selector(".prompt")
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.get_by_role("button", name="Show hands to spectators").click()
    ann.page.get_by_text("You asked to show all hands").wait_for()
    assert eve.page.locator(".courthand .k").count() == 0
    _agree(bob, "Ann asks to show all hands")
    eve.page.locator(".courthand .k").first.wait_for()
    eve.page.get_by_role("tab", name="Table").click()
    eve.page.get_by_role("button", name="A spectator").click()
    eve.page.wait_for_function("() => document.querySelectorAll('.courthand .k').length === 0")
    eve.page.get_by_role("button", name="Bob", exact=True).click()
    eve.page.locator(".courthand .k").first.wait_for()


def test_a_finished_game_against_bots_is_taken_back_until_the_seed_is_shown(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.sit_down("Intrigue")
    sitting.play(_any)
    page = sitting.page
    page.locator(".ending").get_by_role("button", name="Undo").click()
    page.locator(".prompt[data-state=asked]").wait_for()
    sitting.play(_any)
    page.locator(".ending").get_by_role("link", name="Replay").click()
    save = page.get_by_role("button", name="Save file")
    page.once("dialog", lambda dialog: dialog.dismiss())
    save.click()
    page.once("dialog", lambda dialog: dialog.accept())
    with page.expect_download():
        save.click()
    page.go_back()
    page.get_by_role("tab", name="Table").click()
    page.locator(".menu .hash").nth(1).wait_for()
    assert page.locator(".ending").get_by_role("button", name="Undo").count() == 0
    rail = page.locator(".rail").get_by_role("button", name=re.compile("^Undo"))
    assert "seed was shown" in (rail.get_attribute("title") or "")
