"""Counting choice sequences."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.client import Client
from weirwood.protocol import looking


def by_hand(client: Client, game: str, depth: int) -> int:
    """The same number, counted by making every choice over the protocol and taking it back."""
    decisions = client.ok("decisions", game=game)["decisions"]
    if depth == 0 or not decisions:
        return 1
    total = 0
    for decision in decisions:
        for option in decision["options"]:
            client.ok("choose", game=game, seat=decision["seat"], key=option["key"])
            total += by_hand(client, game, depth - 1)
            client.ok("undo", game=game)
    return total


@pytest.mark.parametrize("players", range(2, 7))
def test_perft_counts_what_can_be_played(players: int) -> None:
    client = Client()
    game = client.new(players, seed=players)
    assert client.ok("perft", game=game, depth=0)["nodes"] == 1
    for depth in (1, 2, 3):
        assert client.ok("perft", game=game, depth=depth)["nodes"] == by_hand(client, game, depth)


@pytest.mark.parametrize("ask", ["choices", "all"])
def test_perft_stops_where_the_game_ends(ask: str) -> None:
    client = Client()
    last: dict[str, Any] = {
        "court": [["Stark"] * 3 + ["Lannister"] * 3],
        "round": 2,
        "seats": [{"hand": {"Stark": 1, "Lannister": 1}}, {"hand": {"Lannister": 1}}],
        "options": {"ask": ask},
    }
    game = client.scene(**last)
    counts = [client.ok("perft", game=game, depth=depth)["nodes"] for depth in range(6)]
    assert counts == [by_hand(client, game, depth) for depth in range(6)]
    assert counts[1] < counts[3] == counts[4] == counts[5]
    assert client.ok("perft", game=game, depth=looking.DEEPEST)["nodes"] == counts[5]


def test_perft_is_the_sum_over_the_next_choices() -> None:
    client = Client()
    game = client.new(4, seed=1)
    client.ok("random", game=game, seed=2, plies=20)
    [decision] = client.ok("decisions", game=game)["decisions"]
    total = 0
    for option in decision["options"]:
        client.ok("choose", game=game, seat=decision["seat"], key=option["key"])
        total += client.ok("perft", game=game, depth=4)["nodes"]
        client.ok("undo", game=game)
    assert client.ok("perft", game=game, depth=5)["nodes"] == total


def test_perft_has_limits_and_says_them(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client()
    game = client.new(2)
    for depth in (looking.DEEPEST + 1, 10**900):
        error = client.error("perft", game=game, depth=depth)
        assert error["code"] == "bad-argument" and str(looking.DEEPEST) in error["message"]
    monkeypatch.setattr(looking, "MOST_CHOICES", 4000)
    error = client.error("perft", game=game, depth=looking.DEEPEST)
    assert error["code"] == "bad-argument" and "4000" in error["message"]
    assert client.ok("perft", game=game, depth=3)["nodes"] > 0
