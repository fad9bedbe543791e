"""No request about joust crashes the engine, and an error changes nothing."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.protocol.client import Client, PipeClient
from tests.protocol.joust import JOUST, Table, side
from tests.protocol.test_fuzz import places
from weirwood.thrones.cards.second.ready import ready_decks

DECKS = ready_decks()
SCENE: dict[str, Any] = {
    "op": "scene",
    "game": JOUST,
    "at": "4.aw",
    "first_player": 1,
    "active": 1,
    "options": {"ask": "all", "winning": True},
    "seats": [
        side(
            faction="stark",
            agenda="Fealty",
            gold=4,
            power=2,
            hand=["Summer", "Ice"],
            plot="A Noble Cause",
            plots=["Summons"],
            play=[
                {"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Noble Lineage"]},
                {"card": "Eddard Stark", "kneeling": True, "tokens": {"poison": 1}, "controller": 1},
            ],
        ),
        side(play=["Burned Men", "Gold Cloaks"], dead=["Tywin Lannister"], discard={"Varys": 1}),
    ],
}
CARDS = st.integers(-1, 60)
SEATS = st.integers(-1, 3)
ODD: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 0, 1, 5, 1.5, 10**30, "", "hand", "Robb Stark", "pass", [], {}, [1], ["x"], {"gold": 1}]
)


def _requests() -> list[dict[str, Any]]:
    zones = ("deck", "hand", "play", "discard", "dead", "plots", "plot", "attached", "duplicate", "removed")
    events = (
        "kill",
        "discard",
        "sacrifice",
        "put-into-play",
        "return-to-hand",
        "kneel",
        "stand",
        "take-control",
    )
    forms: list[dict[str, Any]] = [
        *({"op": "put", "card": 13, "zone": zone} for zone in zones),
        {"op": "put", "card": 12, "zone": "attached", "host": 17},
        {"op": "put", "card": 11, "zone": "deck", "position": -1, "seat": 0},
        {"op": "set", "card": 17, "kneeling": True, "power": 2, "tokens": {"poison": 1}},
        {"op": "set", "seat": 1, "gold": 3, "faction_power": 1, "deck": [40, 41]},
        {"op": "set", "first_player": 0, "options": {"winning": False}},
        *({"op": "happen", "event": event, "card": 17} for event in events),
        {"op": "happen", "event": "draw", "seat": 0, "n": 2},
        {"op": "happen", "event": "time-up"},
        *(
            {"op": "choose", "seat": seat, "key": key}
            for seat in (0, 1)
            for key in ("pass", "done", "use:17.0")
        ),
        {"op": "choose_set", "seat": 1, "keys": ["pick:17"], "dry": True, "partial": True},
        *(
            {"op": "explain", "seat": 0, "card": 17, "verb": verb}
            for verb in ("attack", "use", "choose", "plot")
        ),
        {"op": "decisions", "seat": 0},
        {"op": "view", "seat": 1},
        {"op": "log", "seat": 0},
        {"op": "random", "seed": 1, "plies": 5},
        {"op": "undo"},
    ]
    return [{"game": "g1", **form} for form in forms] + [
        SCENE,
        {"op": "new", "game": JOUST, "seats": [{"deck": deck} for deck in DECKS], "seed": 1, "options": {}},
    ]


REQUESTS = _requests()


@st.composite
def near_valid(draw: st.DrawFn) -> dict[str, Any]:
    """A good request with a card, a seat or something else in it changed."""
    request = {"id": 1, **copy.deepcopy(draw(st.sampled_from(REQUESTS)))}
    for field, values in (("card", CARDS), ("seat", SEATS), ("host", CARDS)):
        if field in request and draw(st.booleans()):
            request[field] = draw(values)
    if draw(st.integers(0, 3)) == 0:
        inner = [place for place in places(request) if place[1] not in ("op", "game", "id")]
        if inner:
            holder, where = draw(st.sampled_from(inner))
            holder[where] = draw(ODD)
    return request


@settings(max_examples=120, deadline=None)
@given(st.lists(near_valid(), min_size=3, max_size=25))
def test_no_request_is_a_defect_and_an_error_changes_nothing(requests: list[dict[str, Any]]) -> None:
    client = Client()
    table = Table(client, client.ok(**SCENE)["game"])
    for request in requests:
        before = table.ok("save"), table.facts
        answer = client.ask(request)
        if "error" in answer:
            assert answer["error"]["code"] != "internal", (request, client.notes.getvalue())
            assert (table.ok("save"), table.facts) == before, request
    assert table.client.notes.getvalue() == ""


def test_a_program_plays_joust_over_a_pipe() -> None:
    client = PipeClient()
    game = client.ok(
        "new", game=JOUST, seats=[{"deck": deck} for deck in DECKS], seed=11, options={"sandbox": True}
    )["game"]
    while not client.ok("status", game=game)["over"]:
        [decision, *_] = client.ok("decisions", game=game)["decisions"]
        if decision["candidates"] and decision["max"] is None:
            keys = [option["key"] for option in decision["candidates"]][: decision["min"] or 1]
            if client.ok("choose_set", game=game, seat=decision["seat"], keys=keys, dry=True)["accepted"]:
                client.ok("choose_set", game=game, seat=decision["seat"], keys=keys)
                continue
        client.ok("choose", game=game, seat=decision["seat"], key=decision["options"][0]["key"])
    record = client.ok("record", game=game)["record"]
    again = client.ok("replay", record=json.loads(json.dumps(record)))["game"]
    assert client.ok("facts", game=again) == client.ok("facts", game=game)
    assert client.ok("quit") == {}
    assert client.end() == (0, b"", b"")
