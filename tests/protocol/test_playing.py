"""Playing over the protocol: new games, questions, choices, sets, chance, and the end."""

from __future__ import annotations

import os
from typing import Any

import pytest

from tests.protocol.client import Client
from weirwood import __version__
from weirwood.protocol.ops import OPS

TABLE = """
    hello new scene status decisions choose choose_set view facts explain log undo clone save load record
    replay random perft bots think close quit put set happen
"""


def test_hello_says_who_we_are_and_what_we_understand() -> None:
    hello = Client().ok("hello")
    assert list(hello) == ["engine", "version", "protocol", "build", "ops", "games"]
    assert (hello["engine"], hello["version"], hello["protocol"]) == ("weirwood", __version__, 1)
    assert hello["build"] == os.environ.get("WEIRWOOD_EXPECT_BUILD", hello["build"])
    assert hello["build"] in ("plain", "compiled")
    assert hello["ops"] == TABLE.split() == list(OPS)
    assert hello["games"][0]["id"] == "intrigue"
    assert hello["games"][0]["seats"] == [2, 6]
    assert {"houses", "thrones", "starter"} <= set(hello["games"][0]["options"])


@pytest.mark.parametrize("players", range(2, 7))
def test_a_new_game_waits_for_its_starter(players: int) -> None:
    client = Client()
    answer = client.ok("new", game="intrigue", seats=[{}] * players, seed=5, options={"starter": 1})
    assert answer["status"] == {
        "over": False,
        "outcome": None,
        "round": 1,
        "phase": None,
        "step": "turn",
        "first_player": 1,
        "active": 1,
        "waiting": [1],
        "ply": 0,
    }
    assert client.ok("status", game=answer["game"]) == answer["status"]


def test_seeds_of_128_bits_are_whole() -> None:
    client = Client()
    low, high = client.new(seed=5), client.new(seed=5 + (1 << 127))
    assert client.ok("facts", game=low) != client.ok("facts", game=high)
    assert client.ok("record", game=high)["record"]["seed"] == 5 + (1 << 127)


NO_SETUP: list[dict[str, Any]] = [
    {"seats": [{}]},
    {"seats": [{}] * 7},
    {"seats": ["Ann", "Bob"]},
    {"seats": [{"colour": 1}, {}]},
    {"seats": [{"name": 5}, {}]},
    {"seats": [{"name": "\ud800"}, {}]},
    {"seats": [{"deck": {}}, {}]},
    {"options": {"sandbox": True}},
    {"options": {"starter": 2}},
    {"options": {"ask": "never"}},
    {"options": {"houses": {"Stark": 36, "Tyrell": 0}}},
    {"options": {"houses": {"Stark": 35}}},
    {"options": {"thrones": [{"value": 1, "icons": 1}]}},
]


@pytest.mark.parametrize("wrong", NO_SETUP, ids=str)
def test_an_impossible_set_up_is_refused(wrong: dict[str, Any]) -> None:
    request = {"game": "intrigue", "seats": [{}, {}], "seed": 1, **wrong}
    assert Client().code("new", **request) == "bad-argument"


def test_a_decision_has_the_form_of_the_protocol() -> None:
    client = Client()
    game = client.scene(
        court=[["Stark", "Lannister"]], seats=[{"hand": {"Stark": 1, "Targaryen": 1}}, {"hand": {"Stark": 1}}]
    )
    [decision] = client.ok("decisions", game=game)["decisions"]
    options = decision.pop("options")
    assert decision.pop("text")
    words = decision.pop("words")
    assert words.pop("danger") is False
    assert words.keys() == {"moment", "question", "one", "several", "none", "wanting", "waiting"}
    assert words["question"] and words["one"] and words["none"] == words["several"] == ""
    assert decision == {
        "seat": 0,
        "kind": "place",
        "why": {"step": "turn", "rule": "WI.turn-order.2"},
        "picked": [],
        "min": 1,
        "max": 1,
        "candidates": None,
    }
    assert all(option.pop("text") for option in options)
    assert options == [
        {"key": key, "verb": "place", "value": {"house": house, "row": row, "column": column}}
        for key, house, row, column in [
            ("Stark@left", "Stark", 0, "left"),
            ("Stark@right", "Stark", 0, "right"),
            ("Stark@1.0", "Stark", 1, 0),
            ("Targaryen@left", "Targaryen", 0, "left"),
            ("Targaryen@right", "Targaryen", 0, "right"),
        ]
    ]


def test_decisions_are_all_or_those_of_a_seat() -> None:
    client = Client()
    game = client.new(players=3, starter=1)
    every = client.ok("decisions", game=game)["decisions"]
    assert [decision["seat"] for decision in every] == [1]
    assert client.ok("decisions", game=game, seat=1)["decisions"] == every
    assert client.ok("decisions", game=game, seat=0)["decisions"] == []
    assert client.code("decisions", game=game, seat=3) == "bad-argument"


def test_a_choice_answers_events_and_status() -> None:
    client = Client()
    game = client.scene(
        court=[["Stark"]], active=1, seats=[{"hand": {"Stark": 2}}, {"hand": {"Targaryen": 2}}]
    )
    answer = client.ok("choose", game=game, seat=1, key="Targaryen@right")
    [event] = answer["events"]
    assert event.pop("text")
    assert event == {
        "kind": "placed",
        "ply": 1,
        "cards": [],
        "seats": [1],
        "rule": "WI.turn-order.2",
        "value": {"house": "Targaryen", "row": 0, "column": "right"},
    }
    assert answer["status"] == client.ok("status", game=game)
    assert (answer["status"]["ply"], answer["status"]["waiting"]) == (1, [0])
    assert client.ok("facts", game=game)["court"] == [["Stark", "Targaryen"]]


def test_what_the_engine_answers_itself_comes_in_the_same_reply() -> None:
    client = Client()
    scene: dict[str, Any] = {
        "court": [["Stark", "Lannister", "Targaryen", "Targaryen", "Targaryen", "Baratheon", "Baratheon"]],
        "seats": [{"hand": {"Stark": 1, "Targaryen": 1}}, {"hand": {"Stark": 1}}],
    }
    asked, answered = client.scene(**scene, options={"ask": "all"}), client.scene(**scene)
    alone = client.ok("choose", game=asked, seat=0, key="Targaryen@1.4")
    assert [(event["kind"], event["seats"]) for event in alone["events"]] == [("placed", [0])]
    assert alone["status"]["waiting"] == [1]
    # Seat 1 has one card and one place for it, so the engine places it; then nobody can go on.
    followed = client.ok("choose", game=answered, seat=0, key="Targaryen@1.4")
    kinds = [(event["kind"], event["seats"]) for event in followed["events"]]
    assert kinds[:4] == [("placed", [0]), ("placed", [1]), ("eliminated", [0]), ("eliminated", [1])]
    assert {event["ply"] for event in followed["events"]} == {1}
    assert (followed["status"]["ply"], followed["status"]["round"]) == (1, 2)
    assert len(client.ok("record", game=answered)["record"]["choices"]) == 1


def test_refused_choices_name_the_clause_and_change_nothing() -> None:
    client = Client()
    game = client.scene(
        court=[["Stark", "Stark"]], seats=[{"hand": {"Stark": 1, "Targaryen": 1}}, {"hand": {"Stark": 1}}]
    )
    before = client.everything(game)
    error = client.error("choose", game=game, seat=0, key="Targaryen@1.0")
    assert (error["code"], error["rule"]) == ("illegal-choice", "WI.upper-rows.2")
    for key in ("", "Stark", "Stark@01.0", "Stark@1.00", "Stark@" + "9" * 5000 + ".0", "\ud800", "Stark@٣.0"):
        assert client.code("choose", game=game, seat=0, key=key) == "illegal-choice"
    out_of_turn = client.error("choose", game=game, seat=1, key="Stark@left")
    assert (out_of_turn["code"], out_of_turn["data"]) == ("not-your-decision", [0])
    assert client.code("choose", game=game, seat=2, key="Stark@left") == "bad-argument"
    assert client.code("choose", game=game, seat=0) == "bad-argument"
    assert client.code("choose", game=game, seat=0, value="Stark") == "bad-argument"
    assert client.code("choose", game=game, seat=0, key="Stark@left", value="Stark") == "bad-argument"
    assert client.everything(game) == before


def test_a_set_of_one_is_that_choice() -> None:
    client = Client()
    game = client.new(starter=0)
    twin = client.ok("clone", game=game)["game"]
    _, key = client.first_key(game)
    by_set = client.ok("choose_set", game=game, seat=0, keys=[key])
    assert by_set == client.ok("choose", game=twin, seat=0, key=key)
    assert client.ok("record", game=game)["record"]["choices"] == [[0, key]]
    assert client.everything(game) == client.everything(twin)


def test_sets_of_none_or_several_are_refused() -> None:
    client = Client()
    game = client.new(starter=0)
    _, key = client.first_key(game)
    for keys in ([], [key, key], [key, "Stark@left"]):
        error = client.error("choose_set", game=game, seat=0, keys=keys)
        assert (error["code"], error["rule"]) == ("illegal-choice", "WI.turn-order.2")
    assert client.code("choose_set", game=game, seat=0, keys=["nowhere"]) == "illegal-choice"
    assert client.code("choose_set", game=game, seat=1, keys=[key]) == "not-your-decision"
    assert client.code("choose_set", game=game, seat=0, keys=[key], partial=True) == "bad-argument"
    assert client.ok("status", game=game)["ply"] == 0


def test_a_dry_set_only_says_whether_it_would_be_accepted() -> None:
    client = Client()
    game = client.new(starter=0)
    _, key = client.first_key(game)
    before = client.everything(game)

    def dry(keys: list[str], partial: bool = False) -> dict[str, Any]:
        return client.ok("choose_set", game=game, seat=0, keys=keys, dry=True, partial=partial)

    assert dry([key]) == dry([key], partial=True) == dry([], partial=True) == {"accepted": True}
    for keys, partial in (([], False), ([key, key], True), ([key, key], False), (["Stark@7.0"], True)):
        answer = dry(keys, partial)
        assert answer["accepted"] is False
        assert set(answer["refusal"]) == {"rule", "text"}
    assert client.code("choose_set", game=game, seat=1, keys=[key], dry=True) == "not-your-decision"
    assert client.everything(game) == before


def test_random_plays_so_many_plies_or_to_the_end() -> None:
    client = Client()
    game = client.new(players=4)
    twin = client.ok("clone", game=game)["game"]
    first = client.ok("random", game=game, seed=9, plies=10)
    assert (first["plies"], first["status"]["ply"]) == (10, 10)
    assert client.ok("random", game=twin, seed=9, plies=10) == first
    assert client.everything(game) == client.everything(twin)
    assert client.ok("random", game=game, seed=1, plies=0)["plies"] == 0
    rest = client.ok("random", game=game, seed=2**128 - 1, plies=10**900)
    assert rest["status"]["over"]
    assert rest["status"]["ply"] == rest["plies"] + 10
    assert client.ok("random", game=game, seed=0)["plies"] == 0
    assert client.ok("random", game=twin, seed=1)["status"]["over"]
    assert client.ok("record", game=game) != client.ok("record", game=twin)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_played_to_its_end_says_how_it_ended(players: int) -> None:
    client = Client()
    game = client.new(players, seed=players)
    plies = 0
    while not client.ok("status", game=game)["over"]:
        seat, key = client.first_key(game)
        answer = client.ok("choose", game=game, seat=seat, key=key)
        plies += 1
        assert all(event["ply"] == plies for event in answer["events"])
    status = client.ok("status", game=game)
    outcome = status["outcome"]
    assert (status["waiting"], status["active"], status["step"], status["ply"]) == ([], None, None, plies)
    assert set(outcome) == {"winners", "reason", "rule", "scores", "standing"}
    assert outcome["reason"] == "score" and outcome["rule"].startswith("WI.end-of-game.")
    assert outcome["scores"] == [seat["score"] for seat in client.ok("facts", game=game)["seats"]]
    assert [outcome["standing"][seat] for seat in outcome["winners"]] == [1] * len(outcome["winners"])
    assert client.ok("decisions", game=game)["decisions"] == []
    assert client.code("choose", game=game, seat=0, key="Stark@left") == "over"
    assert client.code("choose_set", game=game, seat=0, keys=["Stark@left"]) == "over"
    assert client.ok("perft", game=game, depth=3)["nodes"] == 1


def test_games_do_not_touch_each_other_and_handles_are_not_given_again() -> None:
    client = Client()
    one, two = client.new(seed=1), client.new(seed=2)
    before = client.everything(two)
    client.ok("random", game=one, seed=1, plies=5)
    assert client.everything(two) == before
    assert client.ok("close", game=one) == {}
    assert client.code("status", game=one) == "no-game"
    assert client.code("close", game=one) == "no-game"
    assert client.new() not in (one, two)
    assert client.everything(two) == before


def test_edits_are_known_and_refused() -> None:
    client = Client()
    played = client.new()
    scene = client.scene(seats=[{"hand": {"Stark": 1, "Lannister": 1}}, {}])
    edits: list[tuple[str, dict[str, Any]]] = [
        ("put", {"card": 1, "zone": "hand", "seat": 0, "position": -1, "host": 2}),
        ("set", {"seat": 0, "gold": 3}),
        ("set", {"card": 4, "kneeling": True, "tokens": {"poison": 1}}),
        ("happen", {"event": "kill", "card": 3, "force": True}),
    ]
    for op, arguments in edits:
        assert client.code(op, game=played, **arguments) == "not-a-sandbox"
        assert client.code(op, game=scene, **arguments) == "bad-argument"


def test_quit_is_answered_and_ends() -> None:
    client = Client()
    assert not client.engine.ended
    assert client.code("quit", now=True) == "bad-argument"
    assert not client.engine.ended
    assert client.ok("quit") == {}
    assert client.engine.ended
