"""What a seat may not know is in nothing that is told to it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.client import Client

VIEWERS = pytest.mark.parametrize("viewer", [0, None])


def told(client: Client, game: str, viewer: int | None) -> dict[str, Any]:
    """Everything a viewer is told."""
    answers = {
        "view": client.ok("view", game=game, seat=viewer),
        "log": client.ok("log", game=game, seat=viewer),
    }
    if viewer is not None:
        answers["decisions"] = client.ok("decisions", game=game, seat=viewer)
        answers["explain"] = client.ok("explain", game=game, seat=viewer, card="Stark", verb="place")
    return answers


@VIEWERS
def test_hidden_cards_change_nothing_that_is_told(viewer: int | None) -> None:
    client = Client()
    mine = {"hand": {"Stark": 2, "Lannister": 1}, "thrones": [0], "penalty": 2}
    worlds = [
        {"court": [["Stark"]], "round": 2, "seats": [mine, {"hand": hand, "thrones": [throne]}, other]}
        for hand, throne, other in (
            ({"Stark": 4}, 1, {"hand": {"Targaryen": 3}}),
            ({"Lannister": 2, "Baratheon": 2}, 6, {"hand": {"Baratheon": 3}}),
        )
    ]
    one, two = (client.scene(**world, seed=seed) for seed, world in enumerate(worlds))
    assert client.ok("facts", game=one) != client.ok("facts", game=two)
    assert told(client, one, viewer) == told(client, two, viewer)
    for game in (one, two):
        client.ok("choose", game=game, seat=0, key="Stark@left")
    assert told(client, one, viewer) == told(client, two, viewer)


def test_a_view_shows_sizes_in_place_of_what_is_hidden() -> None:
    client = Client()
    game = client.scene(
        seats=[{"hand": {"Stark": 2}, "thrones": [0]}, {"hand": {"Lannister": 3}, "thrones": [1, 2]}]
    )
    facts = client.ok("facts", game=game)
    for viewer in (0, 1, None):
        view = client.ok("view", game=game, seat=viewer)
        assert (view["unused"], view["thrones_left"]) == (31, 4)
        assert view["court"] == facts["court"]
        for seat, all_of_it, seen in zip(range(2), facts["seats"], view["seats"], strict=True):
            assert seen.pop("name") == f"Seat {seat}"
            if seat == viewer:
                assert seen == all_of_it
            else:
                assert seen["hand"] == sum(all_of_it["hand"].values())
                assert seen["thrones"] == len(all_of_it["thrones"])
                assert seen["score"] is None
    assert client.ok("view", game=game) == client.ok("view", game=game, seat=None)
    assert client.code("view", game=game, seat=2) == "bad-argument"


def test_the_log_of_a_viewer_lacks_the_cards_of_others_and_has_its_own() -> None:
    client = Client()
    game = client.new(players=3, seed=8)
    client.ok("random", game=game, seed=8)
    full = client.ok("log", game=game)["events"]
    secret = {"dealt", "throne-drawn"}
    assert secret < {event["kind"] for event in full}
    for viewer in (0, 1, 2, None):
        seen = client.ok("log", game=game, seat=viewer)["events"]
        assert len(seen) == len(full)
        for event, whole in zip(seen, full, strict=True):
            if whole["kind"] in secret and whole["seats"] != [viewer]:
                assert "value" not in event and event["text"] != whole["text"]
                assert {**event, "value": whole["value"], "text": whole["text"]} == whole
            else:
                assert event == whole
    assert client.code("log", game=game, seat=3) == "bad-argument"
    assert client.ok("log", game=game, seat=0, since=5)["events"] == [
        event for event in client.ok("log", game=game, seat=0)["events"] if event["ply"] > 5
    ]
