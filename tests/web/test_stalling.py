"""A line that stands but on which nothing comes: the player is told, and what was chosen is sent again."""

from __future__ import annotations

import time

from tests.web.browser import PATIENCE
from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from tests.web.teller import Teller, Told, asking, laid_out

_HAPPENS = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def _stalled(visiting: Visiting) -> tuple[Sitting, Teller]:
    """Something was chosen, and no answer comes; the clock is the test's."""
    sitting = Sitting(visiting())
    page = sitting.page
    page.clock.install()
    teller = laid_out(sitting)
    teller.answers["choose"] = lambda request: None

    options: list[Told] = [{"key": word, "verb": word, "text": word} for word in ("yes", "no")]
    teller.tell(lambda told: asking(told, "confirm", options))
    page.locator(".prompt .btn.go:not(:disabled)").click()
    page.locator(".prompt .btn.go:disabled").wait_for()
    return sitting, teller


def _chosen(teller: Teller) -> list[list[str]]:
    return [one["keys"] for one in teller.asked if one["op"] == "choose"]


def test_a_player_is_told_that_the_server_does_not_answer(visiting: Visiting) -> None:
    sitting, teller = _stalled(visiting)
    page = sitting.page
    page.evaluate(_HAPPENS)
    assert page.locator(".stalled").count() == 0
    page.clock.fast_forward(4_500)
    note = page.locator(".stalled[role=status]")
    note.wait_for()
    prompt, said = page.locator(".prompt").bounding_box(), note.bounding_box()
    assert prompt and said and said["y"] + said["height"] <= prompt["y"]
    teller.answer("choose", {})
    note.wait_for(state="detached")


def test_in_the_end_the_choice_is_sent_again_on_another_line(visiting: Visiting) -> None:
    sitting, teller = _stalled(visiting)
    page = sitting.page
    page.clock.fast_forward(4_500)
    page.locator(".stalled").wait_for()
    assert _chosen(teller) == [["yes"]]
    page.clock.fast_forward(16_000)
    page.locator(".stalled").wait_for(state="detached")
    patient_until = time.monotonic() + PATIENCE / 1000
    while len(_chosen(teller)) < 2 and time.monotonic() < patient_until:
        page.evaluate(_HAPPENS)
    assert _chosen(teller) == [["yes"], ["yes"]]
    teller.answer("choose", {})
    page.locator(".prompt .btn.go:not(:disabled)").wait_for()
    assert page.locator(".broken").count() == 0
