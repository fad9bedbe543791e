"""The game of Stark against Lannister over the protocol: its scenes and edits, and what its book lacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.client import Client


def scene(client: Client, at: str = "4.aw", **stark: Any) -> dict[str, Any]:
    """Place a scene in which Jon Snow meets The Hound; the answer."""
    mine = {
        "deck": ["Winterfell Guardsman"] * 4,
        "play": ["Jon Snow"],
        "plot": "Calling the Banners",
        **stark,
    }
    other = {"faction": "lannister", "deck": ["Host of the West"] * 4, "play": ["The Hound"]}
    return client.ask({"op": "scene", "game": "hbo", "at": at, "seats": [mine, other]})


@pytest.mark.parametrize("at", ["1.2", "2.aw", "3.2", "3.aw", "4.aw", "4.2", "5.2", "6.aw", "7.2"])
def test_a_scene_may_stand_at_any_step(at: str) -> None:
    client = Client()
    plots = {"plot": None, "plots": ["Storm of Swords", "The Old Gods"]} if at == "1.2" else {}
    game = scene(client, at, **plots)["ok"]["game"]
    assert client.ok("decisions", game=game)["decisions"]


@pytest.mark.parametrize(
    ("seat", "rule"),
    [
        ({"agenda": "Fealty"}, "HBO.card-types.1"),
        ({"title": "Crown Regent"}, "HBO.card-types.1"),
        ({"play": [{"card": "Winterfell", "duplicates": ["Winterfell"]}]}, "HBO.duplicates.1"),
        ({"play": [{"card": "Jon Snow", "tokens": {"poison": 1}}]}, None),
        ({"play": [{"card": "Jon Snow", "gold": 1}]}, None),
        ({"play": [{"card": "Winterfell", "power": 1}]}, None),
    ],
)
def test_what_the_book_lacks_is_refused_in_scenes(seat: dict[str, Any], rule: str | None) -> None:
    error = scene(Client(), **seat)["error"]
    assert error["code"] == "bad-scene" and error.get("rule") == rule


def test_what_the_book_lacks_is_null_in_facts() -> None:
    client = Client()
    game = scene(client)["ok"]["game"]
    facts = client.ok("facts", game=game)
    plot = facts["cards"][facts["seats"][0]["plot"]]
    assert plot["name"] == "Calling the Banners" and plot["reserve"] is None
    assert [plot[name] for name in ("gold", "tokens")] == [None] * 2
    lacking = ("agenda", "title", "supports", "rivals", "reserve")
    assert [facts["seats"][0][name] for name in lacking] == [None] * 5


def test_edits_change_a_scene() -> None:
    client = Client()
    game = scene(client, hand=["Arya Stark"], play=["Jon Snow", "Winterfell"])["ok"]["game"]
    facts = client.ok("facts", game=game)
    ids = {card["name"]: card["id"] for card in facts["cards"]}
    client.ok("put", game=game, card=ids["Arya Stark"], zone="play")
    client.ok("set", game=game, seat=0, gold=4)
    client.ok("set", game=game, card=ids["Jon Snow"], kneeling=True, power=2)
    client.ok("happen", game=game, event="kill", card=ids["The Hound"])
    facts = client.ok("facts", game=game)
    jon, hound, arya = (facts["cards"][ids[name]] for name in ("Jon Snow", "The Hound", "Arya Stark"))
    assert jon["kneeling"] and jon["power"] == 2 and hound["zone"] == "dead" and arya["zone"] == "play"
    assert facts["seats"][0]["gold"] == 4
    for card, wrong in (
        ("Jon Snow", {"tokens": {"poison": 1}}),
        ("Jon Snow", {"gold": 1}),
        ("Winterfell", {"power": 1}),
    ):
        assert client.code("set", game=game, card=ids[card], **wrong) == "bad-argument"
    refusals = client.ok("explain", game=game, seat=0, card=ids["Jon Snow"], verb="attack")["refusals"]
    assert all(refusal["rule"].startswith("HBO.") for refusal in refusals) and refusals
