"""The line to the server breaks in the middle of an effect: nothing is lost, and the page goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browser import Host, Visitor
from tests.web.positions import kind, position
from tests.web.sitting import Asked, Sitting

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_LINES: Final = """(() => {
  const Line = window.WebSocket;
  window.lines = [];
  window.WebSocket = class extends Line {
    constructor(...words) { super(...words); window.lines.push(this); }
  };
})()"""


@pytest.fixture
def host(browser: Browser, tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path) as started:
        yield started


def _claim(browser: Browser, host: Host) -> tuple[Sitting, Asked]:
    """Claim waits for who is killed."""
    visitor = Visitor(browser, host.address)
    visitor.page.add_init_script(_LINES)
    sitting = Sitting(visitor)
    sitting.take_up(position("second/joust", 2, 7, kind("pick", what="claim")))
    asked = sitting.asked()
    sitting.settle()  # the sentence of a card says what is printed on it, which is fetched beside the game
    assert asked.about == "claim"
    assert len(asked.choices) > 1
    return sitting, asked


def _laid(sitting: Sitting) -> list[str]:
    """Every card on the table, as a sentence."""
    cards: list[str] = sitting.page.eval_on_selector_all(
        ".board [data-card]", "(all) => all.map((one) => one.ariaLabel)"
    )
    assert len(cards) > 5
    return cards


def _go_on(sitting: Sitting, asked: Asked) -> None:
    assert sitting.asked() == asked
    sitting.answer(asked, lambda one: one.choices[-1])
    then = sitting.wait_past(asked)
    assert then.at != asked.at


def test_a_killed_line_in_the_middle_of_an_effect_comes_back(browser: Browser, host: Host) -> None:
    sitting, asked = _claim(browser, host)
    before = _laid(sitting)
    sitting.page.evaluate("window.lines.at(-1).close()")
    sitting.page.wait_for_function("() => window.lines.length > 1 && window.lines.at(-1).readyState === 1")
    assert _laid(sitting) == before
    _go_on(sitting, asked)
    sitting.visitor.close()


def test_an_answer_on_a_dead_line_is_given_once(browser: Browser, host: Host) -> None:
    sitting, asked = _claim(browser, host)
    sitting.choose(asked.choices[-1])
    sitting.page.evaluate(
        "() => { window.lines.at(-1).close(); document.querySelector('.prompt .btn.go').click(); }"
    )
    then = sitting.wait_past(asked)
    assert then.at != asked.at
    assert then.about != "claim"
    sitting.visitor.close()


def test_a_killed_server_comes_back_under_an_open_page(browser: Browser, host: Host) -> None:
    sitting, asked = _claim(browser, host)
    page = sitting.page
    before = _laid(sitting)
    page.wait_for_load_state("networkidle")  # what is still on its way would be a fault of its own
    host.kill()
    page.locator(".broken").wait_for()
    host.start()
    page.locator(".broken").wait_for(state="detached")
    assert _laid(sitting) == before
    _go_on(sitting, asked)
    refused = [fault for fault in sitting.visitor.faults if "ERR_CONNECTION_REFUSED" not in fault]
    assert [fault for fault in refused if "WebSocket" not in fault] == []
    sitting.visitor.context.close()
