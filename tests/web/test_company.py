"""Two people at one table, each with a browser, and one who watches."""

from __future__ import annotations

import time

from tests.web.browser import PATIENCE
from tests.web.conftest import Visiting
from tests.web.sitting import Asked, Sitting


def _seats(sitting: Sitting, name: str) -> None:
    page = sitting.visitor.go("/settings")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()


def _any(asked: Asked) -> str | None:
    return asked.choices[0] if asked.choices else None


def _move(*sittings: Sitting) -> None:
    """Whoever is asked answers, once somebody is."""
    patient_until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < patient_until:
        for sitting in sittings:
            if sitting.page.locator(".prompt").get_attribute("data-state") == "asked":
                asked = sitting.asked()
                sitting.answer(asked, _any)
                sitting.page.wait_for_function(
                    "(at) => document.querySelector('.prompt').dataset.at !== at", arg=asked.at
                )
                return
    raise AssertionError("nobody was asked")


def test_two_play_each_other_and_one_watches(visiting: Visiting) -> None:
    ann, bob, eve = (Sitting(visiting()) for _ in range(3))
    _seats(ann, "Ann")
    _seats(bob, "Bob <b>")
    ann.visitor.go("/")
    ann.page.get_by_role("button", name="Westeros Intrigue").click()
    ann.page.get_by_role("button", name="A friend").click()
    ann.page.get_by_role("button", name="Play", exact=False).last.click()
    link = ann.page.get_by_label("Link to this table").input_value()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name="I am ready").click()
    for sitting in (ann, bob):
        sitting.page.wait_for_selector(".prompt")
    assert "Bob <b>" in ann.page.locator(".seats").inner_text()
    eve.page.goto(link)
    eve.page.wait_for_selector(".prompt")
    assert eve.page.locator(".courthand .k").count() == 0
    assert eve.page.locator("[data-choice]").count() == 0
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_label("Say something").fill("<i>well met</i>")
    bob.page.get_by_role("button", name="Say", exact=True).click()
    ann.page.get_by_role("tab", name="Chat (1)").click()
    assert "<i>well met</i>" in ann.page.locator(".said").inner_text()
    for _ in range(6):
        _move(ann, bob)
    placed = "() => document.querySelectorAll('.pyr .k').length === 6"
    for sitting in (ann, bob, eve):
        sitting.page.wait_for_function(placed)
    bob.page.reload()
    bob.page.wait_for_function(placed)
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Yes, concede").click()
    for sitting in (ann, bob, eve):
        sitting.page.locator(".prompt[data-state=over]").wait_for()
    assert "You win" in bob.page.locator(".prompt").inner_text()
