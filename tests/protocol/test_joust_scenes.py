"""Scenes of joust: every field is placed, every step can be begun at, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.client import Client
from tests.protocol.joust import JOUST, Table, scene, side

FULL: dict[str, Any] = {
    "name": "Eddard",
    "faction": "stark",
    "agenda": "Fealty",
    "gold": 3,
    "power": 2,
    "hand": ["Arya Stark", "01158"],
    "deck": ["Summer", "Ice", "Direwolf Pup"],
    "discard": ["Winter Is Coming"],
    "dead": ["Bran Stark"],
    "plots": ["A Clash of Kings"],
    "used": ["Summons"],
    "plot": "A Noble Cause",
    "play": [
        {
            "card": "Robb Stark",
            "kneeling": True,
            "power": 1,
            "tokens": {"poison": 2},
            "duplicates": ["Robb Stark"],
            "attachments": ["Noble Lineage", {"card": "Milk of the Poppy", "controller": 1}],
        },
        {"card": "The Roseroad", "gold": 1},
        {"card": "Gold Cloaks", "controller": 1},
    ],
}


def test_a_scene_is_placed_as_it_is_written() -> None:
    table = scene(FULL, side(), at="4.aw", first_player=1, active=0)
    status = table.status
    assert (status["phase"], status["step"], status["round"]) == ("challenges", "4.aw", 1)
    assert (status["first_player"], status["active"], status["ply"]) == (1, 0, 0)
    seat = table.seat(0)
    assert (seat["name"], seat["faction"], seat["gold"]) == ("Eddard", "stark", 3)
    assert (seat["power"], seat["faction_power"]) == (3, 2)
    for pile in ("deck", "discard", "dead", "plots", "used"):
        assert table.names(seat[pile]) == FULL[pile]
    assert table.names(seat["hand"]) == ["Arya Stark", "Like Warm Rain"]
    assert table.names([seat["plot"], seat["agenda"]]) == ["A Noble Cause", "Fealty"]
    assert table.names(seat["play"]) == ["Robb Stark", "The Roseroad"]
    assert table.names(table.seat(1)["play"]) == ["Gold Cloaks"]


def test_the_facts_of_a_card_in_a_scene() -> None:
    table = scene(FULL, side(), at="4.aw")
    robb = table.card("Robb Stark", "play")
    assert (robb["kneeling"], robb["power"], robb["tokens"], robb["blank"]) == (
        True,
        1,
        {"poison": 2},
        "traits-kept",
    )
    assert table.names(robb["duplicates"]) == ["Robb Stark"]
    assert table.names(robb["attachments"]) == ["Noble Lineage", "Milk of the Poppy"]
    milk = table.card("Milk of the Poppy")
    assert (milk["zone"], milk["owner"], milk["controller"]) == ("attached", 1, 1)
    assert milk["attached_to"] == robb["id"]
    assert table.card("The Roseroad", "play")["gold"] == 1
    cloaks = table.card("Gold Cloaks")
    assert (cloaks["owner"], cloaks["controller"]) == (0, 1)
    noble = table.card("A Noble Cause")
    assert (noble["zone"], noble["income"], noble["cost"], noble["strength"]) == ("plot", 6, None, None)


def test_duplicates_are_named_or_counted() -> None:
    table = scene(side(play=[{"card": "Robb Stark", "duplicates": 2}, {"card": "Summer", "duplicates": 0}]))
    robb = table.card("Robb Stark", "play")
    assert table.names(robb["duplicates"]) == ["Robb Stark"] * 2
    assert table.card("Summer", "play")["duplicates"] == []


STEPS = """
    setup.1 setup.2 setup.3 setup.4 setup.5 setup.6 setup.7 setup.8 setup.9 setup.10 1.1 1.2 1.3 1.aw 1.5
    2.1 2.2 2.aw 2.3 3.1 3.2 3.aw 3.3 3.4 4.1 4.aw 4.2 4.3 4.4 5.1 5.2 5.aw 5.3 6.1 6.2 6.aw 6.3
    7.1 7.2 7.3 7.aw 7.5 setup plot draw marshaling challenges dominance standing taxation
"""


@pytest.mark.parametrize("at", STEPS.split())
@pytest.mark.parametrize("active", [0, 1])
def test_a_scene_begins_at_any_step_and_goes_on(at: str, active: int) -> None:
    you = side(play=["Arya Stark", "Varys"], plot="A Noble Cause", plots=["Summons", "Taxation"], gold=2)
    foe = side(play=["Burned Men"], plot="Taxation", plots=["Summons"], hand=["Bodyguard"])
    table = scene(you, foe, at=at, first_player=0, active=active)
    assert not table.status["over"] and table.status["first_player"] == 0
    if at[0].isdigit() and at.endswith("aw"):
        assert table.status["step"] == at
    if at in ("3.aw", "marshaling", "3.2", "4.aw", "4.2", "challenges"):
        assert table.status["active"] == active
    table.ok("random", seed=2, plies=40)
    record = table.ok("record")["record"]
    assert record["setup"]["scene"]["at"] == at
    again = table.client.ok("replay", record=record)["game"]
    assert table.client.everything(again) == table.client.everything(table.game)


def test_the_first_player_of_a_set_up_scene_is_the_one_named() -> None:
    table = scene(side(), side(), at="setup.1", first_player=1)
    assert table.status["first_player"] == 1 and table.asked["seat"] == 1


def test_a_scene_in_the_plot_phase_asks_for_plots() -> None:
    table = scene(side(plots=["Summons"]), side(plots=["Taxation", "Summons"]), at="plot")
    decisions = table.ok("decisions")["decisions"]
    assert [(asked["seat"], asked["kind"]) for asked in decisions] == [(0, "plot"), (1, "plot")]
    assert table.status["waiting"] == [0, 1] and table.status["round"] == 1


BAD: list[tuple[dict[str, Any], str]] = [
    ({"hand": ["A Noble Cause"]}, "bad-scene"),
    ({"plots": ["Arya Stark"]}, "bad-scene"),
    ({"plot": "Arya Stark"}, "bad-scene"),
    ({"agenda": "Arya Stark"}, "bad-scene"),
    ({"faction": "frey"}, "bad-scene"),
    ({"faction": ["stark"]}, "bad-scene"),
    ({"gold": -1}, "bad-scene"),
    ({"power": True}, "bad-scene"),
    ({"colour": "red"}, "bad-scene"),
    ({"title": "Hand of the King"}, "bad-scene"),
    ({"hand": "Arya Stark"}, "bad-scene"),
    ({"hand": [7]}, "bad-scene"),
    ({"hand": ["Nobody at All"]}, "unknown-card"),
    ({"play": ["Superior Claim"]}, "bad-scene"),
    ({"play": ["Bodyguard"]}, "bad-scene"),
    ({"play": ["Arya Stark", "Arya Stark"]}, "bad-scene"),
    ({"play": [{"card": "Arya Stark", "duplicates": ["Bran Stark"]}]}, "bad-scene"),
    ({"play": [{"card": "Gold Cloaks", "duplicates": ["Gold Cloaks"]}]}, "bad-scene"),
    ({"play": [{"card": "Gold Cloaks", "duplicates": 1}]}, "bad-scene"),
    ({"play": [{"card": "Robb Stark", "duplicates": True}]}, "bad-scene"),
    ({"play": [{"card": "Arya Stark", "attachments": ["Gold Cloaks"]}]}, "bad-scene"),
    ({"play": [{"card": "Gold Cloaks", "attachments": ["Bodyguard"]}]}, "bad-scene"),
    ({"play": [{"card": "Arya Stark", "kneeling": 1}]}, "bad-scene"),
    ({"play": [{"card": "Arya Stark", "tokens": {"honey": 1}}]}, "bad-scene"),
    ({"play": [{"card": "Arya Stark", "controller": 2}]}, "bad-scene"),
    ({"play": [{"card": "Arya Stark", "colour": 2}]}, "bad-scene"),
    ({"play": {"Arya Stark": 1}}, "bad-scene"),
]


@pytest.mark.parametrize(("wrong", "code"), BAD, ids=str)
def test_what_cannot_be_placed_is_refused(wrong: dict[str, Any], code: str) -> None:
    client = Client()
    assert client.code("scene", game=JOUST, seats=[side(**wrong), side()]) == code
    assert Table(client, client.ok("scene", game=JOUST, seats=[side(), side()])["game"]).status


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [side()]},
        {"seats": [side(), side(), side()]},
        {"seats": ["you", "foe"]},
        {"at": "nowhere"},
        {"at": "1.4"},
        {"at": "4.2.1"},
        {"at": "4.2.aw1"},
        {"at": "setup.11"},
        {"first_player": 2},
        {"active": 2},
        {"options": {"ask": 5}},
        {"options": {"titles_set_aside": True}},
        {"court": []},
    ],
    ids=str,
)
def test_what_is_no_scene_is_refused(wrong: dict[str, Any]) -> None:
    assert Client().code("scene", **{"game": JOUST, "seats": [side(), side()], **wrong}) == "bad-scene"
