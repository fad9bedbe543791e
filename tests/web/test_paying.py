"""Paying influence: what is due, what each card gives, the sum as it grows, and no button before it is enough."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.thrones.winter.scene import lannister, stark
from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from weirwood.core.catalogue import find_game
from weirwood.core.match import Match

PLAY: Final = ("Minor Fiefdom", "Minor Fiefdom", "Blackwater Rush", "Robert's Deathbed")
_SIZES: Final = ({"width": 1440, "height": 900}, {"width": 390, "height": 844})


def scene() -> dict[str, Any]:
    """An event in hand that costs three influence, as a record."""
    game = find_game("winter")
    sides = [stark(*PLAY, hand=["Arya's Revenge", "Lookout"]), lannister("Lookout")]
    seats = [{**side, "name": name} for name, side in zip(("Ann", "Ravenna"), sides, strict=True)]
    options = {"ask": "all", "confirm": True}
    setup = game.stage({"seats": seats, "at": "4.aw", "first_player": 0, "active": 0, "options": options})
    return Match(game, setup, 0).record().form()


@pytest.mark.parametrize("size", _SIZES, ids=lambda size: str(size["width"]))
def test_a_payment_is_a_drawer_with_its_sum(visiting: Visiting, size: Any) -> None:
    sitting = Sitting(visiting(viewport=size))
    sitting.take_up(scene())
    asked = sitting.asked()
    sitting.choose(asked.choices[0])
    sitting.go_on()
    paying = sitting.wait_past(asked)
    page = sitting.page
    drawer = page.locator(".pay")
    assert drawer.get_attribute("data-due") == "3" and drawer.get_attribute("data-paid") == "0"
    assert page.locator(".handrow").is_hidden() and not paying.go
    gives = drawer.locator("[data-gives]")
    assert sorted(one.get_attribute("data-gives") for one in gives.all()) == ["1", "1", "2", "3"]  # type: ignore[type-var]
    assert drawer.locator(".way").count() == 2
    drawer.locator("[data-gives='1']").first.click()
    page.locator(".pay[data-paid='1'] [aria-pressed=true]").wait_for()
    page.locator(".prompt .btn.go:disabled").wait_for()
    assert len(sitting.asked().chosen) == 1  # the card on the table is the same choice
    drawer.locator("[data-gives='2']").click()
    page.locator(".pay[data-paid='3']").wait_for()
    assert sitting.asked().go
    drawer.locator(".way").first.click()
    drawer.locator(".way[aria-pressed=true]").first.wait_for()
    assert drawer.get_attribute("data-paid") == "3" and sitting.asked().go
    sitting.go_on()
    drawer.wait_for(state="detached")
    assert sitting.wait_past(paying).at != paying.at
