"""Talking at a table: who said what, and whom one does not want to hear."""

from __future__ import annotations

from tests.web.conftest import Visiting
from tests.web.sitting import Sitting


def _named(sitting: Sitting, name: str) -> Sitting:
    page = sitting.visitor.go("/settings")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    return sitting


def _together(visiting: Visiting) -> tuple[Sitting, Sitting]:
    ann, bob = _named(Sitting(visiting()), "Ann"), _named(Sitting(visiting()), "Bob <b>")
    ann.visitor.go("/")
    ann.page.get_by_role("button", name="Westeros Intrigue").click()
    ann.page.get_by_role("button", name="A friend").click()
    ann.page.get_by_role("button", name="Play", exact=False).last.click()
    bob.page.goto(ann.page.get_by_label("Link to this table").input_value())
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name="I am ready").click()
    for sitting in (ann, bob):
        sitting.page.wait_for_selector(".prompt")
        sitting.page.get_by_role("tab", name="Chat").click()
    return ann, bob


def _say(sitting: Sitting, words: str) -> None:
    sitting.page.get_by_label("Say something").fill(words)
    sitting.page.get_by_role("button", name="Say", exact=True).click()
    sitting.page.locator(".said").get_by_text(words).wait_for()


def test_a_person_can_be_muted_and_stays_muted(visiting: Visiting) -> None:
    ann, bob = _together(visiting)
    _say(bob, "well met")
    said = ann.page.locator(".said")
    said.get_by_text("well met").wait_for()
    mute = ann.page.get_by_role("button", name="Mute Bob <b>")
    assert ann.page.get_by_role("button", name="Mute Ann").count() == 0
    mute.click()
    said.get_by_text("well met").wait_for(state="detached")
    ann.page.get_by_role("tab", name="Table").click()
    _say(bob, "can you hear me")
    ann.page.reload()
    ann.page.wait_for_selector(".prompt")
    assert ann.page.get_by_role("tab", name="Chat", exact=True).count() == 1  # and no number of unread lines
    ann.page.get_by_role("tab", name="Chat").click()
    assert mute.get_attribute("aria-pressed") == "true"
    _say(ann, "I hear nobody")
    assert said.locator("p").all_inner_texts() == ["Ann I hear nobody"]
    mute.click()
    said.get_by_text("can you hear me").wait_for()
    bob.page.locator(".said").get_by_text("I hear nobody").wait_for()
