"""What a player does is confirmed: a click on a kind of challenge declares no attack, and names no only target."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from weirwood.core.catalogue import find_game
from weirwood.core.match import Match

DECK = ["The Roseroad"] * 10


def scene(mine: dict[str, Any], theirs: dict[str, Any], at: str) -> dict[str, Any]:
    """A scene as a table would play it, as a record."""
    game = find_game("second/joust")
    seats = [
        {"name": name, "deck": DECK, "plot": "Heads on Spikes", **form}
        for name, form in (("Ann", mine), ("Ravenna", theirs))
    ]
    options = {"ask": "all", "confirm": True}
    setup = game.stage({"seats": seats, "at": at, "first_player": 0, "active": 0, "options": options})
    return Match(game, setup, 0).record().form()


def test_the_only_attacker_is_shown_and_confirmed(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(scene({"play": ["Wildling Horde"]}, {"play": ["Winterfell Steward"]}, "4.2"))
    asked = sitting.asked()
    sitting.choose(asked.choices[0])
    attackers = sitting.wait_past(asked)
    assert len(attackers.chosen) == 1 and not attackers.choices and attackers.go
    sitting.go_on()
    assert sitting.wait_past(attackers).at != attackers.at


def test_the_only_host_is_shown_and_confirmed(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    mine = {"play": ["Eddard Stark"], "hand": ["Seal of the Hand"], "gold": 3}
    sitting.take_up(scene(mine, {}, "marshaling"))
    asked = sitting.asked()
    sitting.choose(asked.choices[0])
    sitting.go_on()
    host = sitting.wait_past(asked)
    assert len(host.chosen) == 1 and not host.choices and host.go
    sitting.go_on()
    sitting.wait_past(host)
