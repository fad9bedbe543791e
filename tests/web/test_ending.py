"""The end of a game over its table: why, the race, where it turned, figures, and what comes next."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.conftest import Visiting
from tests.web.positions import over, position
from tests.web.sitting import Sitting
from tests.web.test_access import _faults, _visitor

if TYPE_CHECKING:
    from playwright.sync_api import Route

STORY: dict[str, Any] = {
    "eyes": 0,
    "moments": 7,
    "plies": list(range(7)),
    "fewest": False,
    "points": [[0, 0], [1, 0], [1, 3], [4, 3], [4, 9], [4, 9], [4, 15]],
    "beginnings": [{"at": 0, "round": 1, "phase": "plot"}, {"at": 4, "round": 2, "phase": "plot"}],
    "turns": [
        {"at": at, "seat": seat, "gain": gain, "round": 1, "phase": None, "text": f"Turn {at}.", "more": []}
        for at, seat, gain in ((1, 0, 3.0), (2, 1, 1.0), (3, 0, 4.0), (4, 1, 9.0))
    ],
    "reasons": [],
    "why": "Ravenna has 15 power.",
    "last": ["Ravenna gains 6 power."],
    "figures": [{"title": "Challenges won", "rows": [{"kind": "power", "name": "Power", "values": [1, 4]}]}],
}


def _concede(sitting: Sitting) -> None:
    """A joust that ends at once, with a story that is told to the page."""

    def tell(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(STORY))

    sitting.page.route("**/story?*", tell)
    sitting.deal(7)
    sitting.asked()
    phone = sitting.page.get_by_role("button", name="Chronicle")
    if phone.is_visible():
        phone.click()
    sitting.page.get_by_role("tab", name="Table").click()
    sitting.page.get_by_role("button", name="Concede").click()
    sitting.page.get_by_role("button", name="Yes, concede").click()
    sitting.page.locator(".ending article").nth(2).wait_for()


def test_the_end_says_why_and_where_and_leads_on(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    _concede(sitting)
    page, ending = sitting.page, sitting.page.locator(".ending")
    assert STORY["why"] in ending.inner_text() and STORY["last"][0] in ending.inner_text()
    told = [turn.split("\n")[2] for turn in ending.locator("article").all_inner_texts()]
    assert told == ["Turn 1.", "Turn 3.", "Turn 4."]  # the three greatest, as they came
    assert ending.locator("tbody td").all_inner_texts() == ["1", "4"]
    ending.get_by_role("button", name="Table").click()
    ending.wait_for(state="detached")
    page.get_by_role("button", name="How it ended").click()
    over = page.url
    ending.get_by_role("button", name="Play on from here").first.click()
    page.wait_for_url(lambda url: url != over)
    assert sitting.asked().state == "asked"
    page.goto(over)
    ending.get_by_role("button", name="Swap decks").click()
    page.wait_for_url(lambda url: url != over)
    sitting.asked()
    page.locator(".seat.me .plate").get_by_role("img", name="Lannister").wait_for()


def test_other_decks_are_chosen_in_the_lobby(visiting: Visiting) -> None:
    sitting = Sitting(visiting(viewport={"width": 390, "height": 844}))
    _concede(sitting)
    sitting.page.locator(".ending").get_by_role("button", name="Change decks").click()
    sitting.page.get_by_role("group", name="Your house").get_by_role("button", name="Tyrell").click()
    sitting.page.locator(".seatlist li").first.get_by_role("img", name="Tyrell").wait_for()
    sitting.page.get_by_role("button", name="I am ready").click()
    sitting.asked()
    sitting.page.locator(".seat.me .plate").get_by_role("img", name="Tyrell").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_has_no_serious_fault(visiting: Visiting, theme: str) -> None:
    visitor = _visitor(visiting, theme)
    sitting = Sitting(visitor)
    _concede(sitting)
    visitor.settle()
    assert _faults(visitor, theme) == []


def test_spectators_see_that_they_watch_and_how_many_do(visiting: Visiting) -> None:
    ann, eve = Sitting(visiting()), Sitting(visiting())
    ann.deal(7)
    ann.asked()
    ann.page.get_by_role("tab", name="Table").click()
    eve.page.goto(ann.page.get_by_label("Link to this table").input_value())
    eve.page.locator(".watching").get_by_text("You are watching").wait_for()
    ann.page.locator(".watching").get_by_text(re.compile("1 watches")).wait_for()


def test_the_figures_of_eight_are_all_in_sight(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(position("second/melee", 8, 2, over))
    figures = sitting.page.locator(".ending .figures")
    figures.wait_for()
    assert figures.locator("thead th").count() == 8 + 1
    assert figures.evaluate("(one) => one.scrollWidth <= one.clientWidth")
