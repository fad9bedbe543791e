"""Scenes over the protocol, everything about a game, and why something is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.client import Client

COURT = [["Stark", "Lannister", "Stark"], ["Stark", None]]


def test_facts_show_a_scene_as_it_was_placed() -> None:
    client = Client()
    answer = client.ok(
        "scene",
        game="intrigue",
        court=COURT,
        active=2,
        round=2,
        starter=1,
        seats=[
            {"hand": {"Stark": 2, "Targaryen": 1}, "penalty": 4, "thrones": [6]},
            {"hand": {"Baratheon": 3}, "eliminated": True},
            {"hand": {"Lannister": 2}, "name": "Cersei"},
        ],
    )
    status = answer["status"]
    assert (status["round"], status["first_player"], status["active"], status["ply"]) == (2, 1, 2, 0)
    facts = client.ok("facts", game=answer["game"])
    assert sorted(facts.pop("thrones_left")) == [0, 1, 2, 3, 4, 5]
    assert facts == {
        "court": COURT,
        "active": 2,
        "round": 2,
        "starter": 1,
        "unused": {"Baratheon": 6, "Lannister": 6, "Stark": 4, "Targaryen": 8},
        "seats": [
            {
                "seat": 0,
                "hand": {"Stark": 2, "Targaryen": 1},
                "eliminated": False,
                "penalty": 4,
                "thrones": [6],
                "score": 1,
            },
            {
                "seat": 1,
                "hand": {"Baratheon": 3},
                "eliminated": True,
                "penalty": 0,
                "thrones": [],
                "score": 0,
            },
            {
                "seat": 2,
                "hand": {"Lannister": 2},
                "eliminated": False,
                "penalty": 0,
                "thrones": [],
                "score": 0,
            },
        ],
    }


def test_what_facts_show_can_be_placed_again() -> None:
    client = Client()
    game = client.new(players=4, seed=11)
    client.ok("random", game=game, seed=4, plies=40)
    facts = client.ok("facts", game=game)
    seats = [
        {field: seat[field] for field in ("hand", "eliminated", "penalty", "thrones")}
        for seat in facts["seats"]
    ]
    where = {field: facts[field] for field in ("court", "active", "round", "starter")}
    again = client.ok("facts", game=client.scene(seats=seats, **where))
    assert sorted(again.pop("thrones_left")) == sorted(facts.pop("thrones_left"))
    assert again == facts


def test_the_first_card_has_one_place() -> None:
    client = Client()
    game = client.scene(seats=[{"hand": {"Stark": 1, "Lannister": 2}}, {"hand": {"Stark": 1}}])
    [decision] = client.ok("decisions", game=game)["decisions"]
    assert [option["value"] for option in decision["options"]] == [
        {"house": house, "row": 0, "column": "first"} for house in ("Lannister", "Stark")
    ]


def test_the_seed_of_a_scene_decides_what_is_hidden() -> None:
    client = Client()
    scene: dict[str, Any] = {"seats": [{"hand": {"Stark": 2, "Lannister": 2}}] * 2, "starter": 0}
    orders = [
        client.ok("facts", game=client.scene(**scene, **seed))["thrones_left"]
        for seed in ({}, {"seed": 0}, {"seed": 1})
    ]
    assert orders[0] == orders[1] != orders[2]


BAD: list[dict[str, Any]] = [
    {"seats": [{}]},
    {"seats": [1, 2]},
    {"seats": [{"hand": {"Stark": 10}}, {}]},
    {"seats": [{"hand": {"Tyrell": 1}}, {}]},
    {"seats": [{"hand": ["Stark"]}, {}]},
    {"seats": [{"hand": {"Stark": True}}, {}]},
    {"seats": [{"gold": 1}, {}]},
    {"seats": [{"eliminated": 1}, {}]},
    {"seats": [{"penalty": -1}, {}]},
    {"seats": [{"penalty": 10**900}, {}]},
    {"seats": [{"thrones": [7]}, {}]},
    {"seats": [{"thrones": [0]}, {"thrones": [0]}]},
    {"seats": [{"thrones": [0, 1, 2, 3, 4, 5]}, {}]},
    {"seats": [{"name": ["x"]}, {}]},
    {"court": [["Stark", None, "Stark"]]},
    {"court": [["Stark", "Stark"], [None, "Stark"]]},
    {"court": [["Stark"] * 8]},
    {"court": [["Stark", "Stark", "Stark"], [None, None], ["Stark"]]},
    {"court": ["Stark"]},
    {"court": [[7]]},
    {"court": [["Stark"] * 5 + ["Lannister"] * 2], "seats": [{"hand": {"Stark": 5}}, {}]},
    {"active": 2},
    {"round": 3},
    {"round": 0},
    {"starter": 9},
    {"at": "marshaling"},
    {"first_player": 0},
    {"options": {"colour": 1}},
]


@pytest.mark.parametrize("wrong", BAD, ids=str)
def test_illegal_scenes_are_refused(wrong: dict[str, Any]) -> None:
    client = Client()
    good: dict[str, Any] = {"game": "intrigue", "seats": [{"hand": {"Stark": 2}}, {"hand": {"Stark": 2}}]}
    assert client.code("scene", **{**good, **wrong}) == "bad-scene"
    assert client.ok("scene", **good)["game"] == "g1"


def test_explain_says_what_is_allowed_and_which_clause_forbids() -> None:
    client = Client()
    game = client.scene(
        court=[["Stark", "Stark"], [None]],
        seats=[{"hand": {"Stark": 1, "Lannister": 1}}, {"hand": {"Stark": 1}}],
    )

    def clauses(seat: int, card: Any) -> list[str]:
        answer = client.ok("explain", game=game, seat=seat, card=card, verb="place")
        assert answer["allowed"] is not bool(answer["refusals"])
        assert all(set(refusal) == {"rule", "text"} for refusal in answer["refusals"])
        return [refusal["rule"] for refusal in answer["refusals"]]

    assert clauses(0, "Stark") == []
    assert clauses(0, {"house": "Stark", "row": 1, "column": 0}) == []
    assert clauses(0, {"house": "Lannister", "row": 0, "column": "left"}) == []
    assert clauses(0, {"house": "Lannister", "row": 1, "column": 0}) == ["WI.upper-rows.2"]
    assert clauses(0, {"house": "Stark", "row": 0, "column": "first"}) == ["WI.first-character.1"]
    assert clauses(0, {"house": "Stark", "row": 0, "column": 1}) == ["WI.upper-rows.7"]
    assert clauses(0, {"house": "Stark", "row": 7, "column": 7}) == ["WI.upper-rows.3"]
    assert clauses(0, "Targaryen") == ["WI.turn-order.2"]
    assert clauses(1, "Stark") == ["WI.turn-order.1"]


def test_explain_refuses_what_it_cannot_understand() -> None:
    client = Client()
    game = client.new()
    ask: dict[str, Any] = {"game": game, "seat": 0, "card": "Stark", "verb": "place"}
    assert client.code("explain", **{**ask, "card": "Tyrell"}) == "unknown-card"
    assert client.code("explain", **{**ask, "card": {"house": 5}}) == "unknown-card"
    assert client.code("explain", **{**ask, "seat": 2}) == "bad-argument"
    for verb in ("attack", "marshal", "dance"):
        assert client.code("explain", **{**ask, "verb": verb}) == "bad-argument"
    cards: list[Any] = [
        5,
        None,
        [],
        {},
        {"house": "Stark", "row": 1},
        {"house": "Stark", "row": True, "column": 0},
        {"house": "Stark", "row": 8, "column": 0},
        {"house": "Stark", "row": False, "column": "left"},
        {"house": "Stark", "row": 1, "column": "left"},
        {"house": "Stark", "depth": 1},
    ]
    for card in cards:
        assert client.code("explain", **{**ask, "card": card}) == "bad-argument"
