"""Bots over the protocol: which there are, what one would choose and why, and whole games against them."""

from __future__ import annotations

import sys

import pytest

from tests.protocol.client import Client
from weirwood.bots import Eyes, bot_about, bot_title, level_names


def test_the_levels_are_told_each_with_how_it_plays() -> None:
    told = Client().ok("bots")["bots"]
    assert [one["name"] for one in told] == list(level_names())
    assert all(
        (one["title"], one["about"]) == (bot_title(one["name"]), bot_about(one["name"])) for one in told
    )


@pytest.mark.parametrize("name", [*level_names(), "random", "search:3"])
def test_every_level_can_be_asked_again_and_again_and_nothing_changes(name: str) -> None:
    client = Client()
    game = client.new(seed=4)
    client.ok("random", game=game, seed=1, plies=12)
    [seat] = client.ok("status", game=game)["waiting"]
    before = client.everything(game)
    answers = [client.ok("think", game=game, seat=seat, bot=name, seed=7) for _ in range(2)]
    assert answers[0] == answers[1] and client.everything(game) == before
    client.ok("choose_set", game=game, seat=seat, keys=answers[0]["keys"])


def test_a_searcher_says_why_and_by_how_much() -> None:
    client = Client()
    game = client.new(seed=4)
    [seat] = client.ok("status", game=game)["waiting"]
    told = client.ok("think", game=game, seat=seat, bot="search:24")
    first, *others = told["weighed"]
    assert first["keys"] == told["keys"] and others and told["reason"].endswith(".")
    assert sum(one["simulations"] for one in told["weighed"]) <= 24
    assert all(0 <= one["chance"] <= 1 for one in told["weighed"])
    plain = client.ok("think", game=game, seat=seat, bot="heuristic")
    assert plain["keys"] and (plain["reason"], plain["weighed"]) == ("", [])


def test_whole_games_are_played_by_thinking_and_choosing() -> None:
    client = Client()
    game = client.ok("new", game="hbo", seats=[{}, {}], seed=2)["game"]
    sets = 0
    while not (status := client.ok("status", game=game))["over"]:
        seat = status["waiting"][0]
        keys = client.ok("think", game=game, seat=seat, bot="heuristic", seed=status["ply"])["keys"]
        client.ok("choose_set", game=game, seat=seat, keys=keys)
        sets += len(keys) != 1
    assert sets > 3 and client.ok("status", game=game)["outcome"]["winners"]


@pytest.mark.parametrize("name", ["tests.server.fake_bots:Last", "search:1", "search:x", "nobody", ""])
def test_other_bots_are_refused_and_no_code_of_theirs_is_run(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "tests.server.fake_bots", raising=False)
    client = Client()
    game = client.new()
    [seat] = client.ok("status", game=game)["waiting"]
    assert client.code("think", game=game, seat=seat, bot=name) == "bad-argument"
    assert "tests.server.fake_bots" not in sys.modules
    assert client.code("think", game=game, seat=1 - seat, bot="random") == "not-your-decision"


@pytest.mark.parametrize("answer", ["1 / 0", "99"])
def test_a_bot_that_fails_is_an_answer_and_the_game_is_as_it_was(
    answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(bot: object, eyes: Eyes) -> int:
        return 99 if answer == "99" else int(1 / 0)

    client = Client()
    game = client.new()
    [seat] = client.ok("status", game=game)["waiting"]
    before = client.everything(game)
    monkeypatch.setattr("weirwood.bots.players.HeuristicBot.choose", choose)
    assert client.code("think", game=game, seat=seat, bot="heuristic") == "internal"
    assert client.everything(game) == before and client.notes.getvalue()
