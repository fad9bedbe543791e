"""Melee over the protocol: titles, redirected challenges, several seats, elimination and places."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.client import Client
from tests.protocol.joust import Table, side
from weirwood.thrones.cards.second.ready import ready_decks

MELEE = "second/melee"
PLOT = "Heads on Spikes"


def table(*seats: dict[str, Any], **arguments: Any) -> Table:
    """A scene of melee; every seat has a deck."""
    client = Client()
    form = {"at": "4.2", **arguments}
    return Table(
        client, client.ok("scene", game=MELEE, seats=[side(**seat) for seat in seats], **form)["game"]
    )


def begun(players: int, **options: Any) -> Table:
    client = Client()
    decks = ready_decks()
    seats = [{"deck": decks[seat % len(decks)]} for seat in range(players)]
    return Table(client, client.ok("new", game=MELEE, seats=seats, seed=1, options=options)["game"])


def decision(game: Table) -> dict[str, Any]:
    [asked] = game.ok("decisions")["decisions"]
    found: dict[str, Any] = asked
    return found


def choose(game: Table, **wanted: Any) -> dict[str, Any]:
    """Choose the option that has these fields."""
    asked = decision(game)
    for option in asked["options"]:
        if all(option.get(field) == value for field, value in wanted.items()):
            return game.ok("choose", seat=asked["seat"], key=option["key"])
    raise AssertionError(f"no option has {wanted}: {asked['options']}")


def test_the_game_is_named_with_its_seats_and_options() -> None:
    [game] = [game for game in Client().ok("hello")["games"] if game["id"] == MELEE]
    assert game["seats"] == [3, 8]
    assert "titles_set_aside" in game["options"]
    [joust] = [game for game in Client().ok("hello")["games"] if game["id"] == "second/joust"]
    assert "titles_set_aside" not in joust["options"]


@pytest.mark.parametrize("players", [3, 5, 8])
def test_games_are_played_to_their_end(players: int) -> None:
    game = begun(players)
    status = game.ok("random", seed=players)["status"]
    assert status["over"] and status["waiting"] == []
    outcome = status["outcome"]
    assert len(outcome["standing"]) == players
    assert [seat for seat, place in enumerate(outcome["standing"]) if place == 1] == outcome["winners"]
    assert [seat["standing"] for seat in game.facts["seats"]] == outcome["standing"]


def test_too_few_and_too_many_are_refused() -> None:
    client = Client()
    decks = ready_decks()
    for players in (2, 9):
        seats = [{"deck": decks[0]}] * players
        assert client.code("new", game=MELEE, seats=seats, seed=1) == "bad-argument"
        assert client.code("scene", game=MELEE, seats=[side()] * players) == "bad-scene"


def test_a_title_is_placed_in_a_scene() -> None:
    game = table({"title": "Master of Coin", "plot": PLOT}, {}, {"title": "01211"}, options={"ask": "all"})
    facts = game.facts
    cards = {card["id"]: card for card in facts["cards"]}
    titles = [seat["title"] for seat in facts["seats"]]
    assert titles[1] is None
    assert cards[titles[0]]["name"] == "Master of Coin" and cards[titles[2]]["name"] == "Crown Regent"
    for seat in (0, 2):
        card = cards[titles[seat]]
        assert (card["type"], card["zone"], card["owner"], card["controller"]) == (
            "title",
            "title",
            None,
            seat,
        )
    pool = [card for card in facts["cards"] if card["zone"] == "title-pool"]
    assert len(pool) == 4
    assert {(card["owner"], card["controller"], card["facedown"]) for card in pool} == {(None, None, True)}
    assert facts["seats"][0]["income"] == 6


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ([{"title": "Crown Regent"}, {"title": "Crown Regent"}, {}], "two bearers"),
        ([{"title": "Robb Stark"}, {}, {}], "no title"),
        ([{"title": 3}, {}, {}], "no name"),
        ([{"hand": ["Crown Regent"]}, {}, {}], "no card of a hand"),
        ([{"play": ["Crown Regent"]}, {}, {}], "no card to play"),
    ],
)
def test_scenes_with_wrong_titles_are_refused(seats: list[dict[str, Any]], why: str) -> None:
    forms = [side(**seat) for seat in seats]
    assert Client().code("scene", game=MELEE, seats=forms) in ("bad-scene", "unknown-card"), why
    assert (
        Client().code("scene", game="second/joust", seats=[side(title="Crown Regent"), side()]) == "bad-scene"
    )


@pytest.mark.rule("RR.supports.1", "RR.rivals.1")
def test_a_seat_tells_whom_it_supports_and_its_rivals() -> None:
    titles = ("Master of Whispers", "Hand of the King", "Master of Coin", "Crown Regent")
    game = table(*({"title": title} for title in titles), options={"ask": "all"})
    for seats in (game.ok("facts")["seats"], game.ok("view", seat=3)["seats"]):
        assert [seat["supports"] for seat in seats] == [[1], [], [], []]
        assert [seat["rivals"] for seat in seats] == [[2], [2], [0, 1], []]


def test_titles_are_selected_one_by_one_and_hidden() -> None:
    game = table({}, {}, {}, at="1.4", first_player=1, options={"ask": "all"})
    for seat in (1, 2, 0):
        asked = decision(game)
        assert (asked["seat"], asked["kind"], asked["why"]["what"]) == (seat, "pick", "title")
        assert (asked["min"], asked["max"]) == (1, 1)
        [own] = game.ok("decisions", seat=seat)["decisions"]
        shown = {card["id"]: card for card in game.ok("view", seat=seat)["cards"]}
        assert all(shown[option["card"]]["type"] == "title" for option in own["options"])
        other = game.ok("view", seat=(seat + 1) % 3)
        hidden = [card for card in other["cards"] if card["zone"] == "title-pool" and "code" not in card]
        assert all(set(card) == {"id", "zone", "owner"} for card in hidden) and len(hidden) >= 5
        game.ok("choose", seat=seat, key=asked["options"][0]["key"])
    assert game.status["step"] == "1.aw"
    kinds = [event["kind"] for event in game.ok("log")["events"]]
    assert kinds.count("title-selected") == 3 and kinds.count("titles-revealed") == 1
    own = [event for event in game.ok("log", seat=2)["events"] if event["kind"] == "title-selected"]
    assert [bool(event["cards"]) for event in own] == [False, True, False]


def test_option_titles_set_aside() -> None:
    for option, count in ((True, 4), (False, 6)):
        game = table({}, {}, {}, at="1.4", options={"titles_set_aside": option})
        assert len(decision(game)["options"]) == count
    assert (
        Client().code("scene", game=MELEE, seats=[side()] * 3, options={"titles_set_aside": "no"})
        == "bad-scene"
    )
    client = Client()
    decks = ready_decks()
    seats = [{"deck": decks[0]}, {"deck": decks[1]}]
    options = {"titles_set_aside": True}
    assert client.code("new", game="second/joust", seats=seats, seed=1, options=options) == "bad-argument"


def test_a_redirected_challenge_tells_whom_it_was_initiated_against() -> None:
    game = table({"play": ["Robb Stark"]}, {"title": "Crown Regent"}, {}, {})
    choose(game, verb="challenge", seat=1, value="military")
    asked = decision(game)
    assert (asked["seat"], asked["kind"], asked["why"]["window"]) == (1, "trigger", "reaction")
    choose(game, verb="use")
    asked = decision(game)
    assert (asked["seat"], asked["kind"]) == (0, "player")
    assert [option["seat"] for option in asked["options"]] == [2, 3]
    events = choose(game, seat=3)["events"]
    [redirected] = [event for event in events if event["kind"] == "redirected"]
    assert redirected["seats"] == [1, 3]
    challenge = game.facts["challenge"]
    assert (challenge["initiated_against"], challenge["defender"], challenge["loser"]) == (1, 3, 3)


def test_claim_against_several_is_a_selection_of_players() -> None:
    other = {"hand": ["The Roseroad"] * 2, "plot": PLOT}
    bearer = {"play": ["Littlefinger", "Robb Stark"], "title": "Master of Whispers", "plot": PLOT}
    game = table(bearer, other, other)
    choose(game, verb="challenge", seat=1, value="intrigue")
    asked = decision(game)
    assert (asked["kind"], asked["why"]["what"], asked["min"], asked["max"]) == ("player", "claim", 0, None)
    keys = [option["key"] for option in asked["candidates"]]
    assert [option["seat"] for option in asked["candidates"]] == [1, 2]
    assert game.ok("choose_set", seat=0, keys=keys[1:], dry=True) == {"accepted": True}
    game.ok("choose_set", seat=0, keys=keys[::-1])
    assert [len(seat["hand"]) for seat in game.facts["seats"]] == [0, 1, 1]
    game.ok("undo")
    game.ok("choose_set", seat=0, keys=[])
    assert [len(seat["hand"]) for seat in game.facts["seats"]] == [0, 2, 2]


def test_elimination_by_an_edit_and_its_places() -> None:
    game = table({}, {}, {"title": "Crown Regent"}, {}, at="4.aw", first_player=2, options={"ask": "all"})
    status = game.ok("happen", event="eliminate", seat=2)["status"]
    assert (status["first_player"], status["active"], status["waiting"]) == (3, None, [3])
    seat = game.facts["seats"][2]
    assert (seat["eliminated"], seat["standing"], seat["title"]) == (True, 4, None)
    assert game.code("happen", event="eliminate", seat=2) == "bad-argument"
    game.ok("happen", event="eliminate", seat=0)
    status = game.ok("happen", event="eliminate", seat=1)["status"]
    assert status["outcome"]["reason"] == "last-standing"
    assert (status["outcome"]["winners"], status["outcome"]["standing"]) == ([3], [3, 2, 4, 1])
    game.ok("undo", plies=3)
    assert not any(seat["eliminated"] for seat in game.facts["seats"])


def test_who_is_eliminated_is_edited_no_more() -> None:
    game = table({}, {"play": ["Robb Stark"]}, {}, {"hand": ["Ice"]}, at="4.aw", options={"ask": "all"})
    robb, ice = game.id("Robb Stark"), game.id("Ice", "hand")
    game.ok("happen", event="eliminate", seat=3)
    before = game.client.everything(game.game)
    for op, arguments in (
        ("set", {"seat": 3, "gold": 1}),
        ("set", {"first_player": 3}),
        ("set", {"dominance_winner": 3}),
        ("put", {"card": robb, "zone": "play", "seat": 3}),
        ("put", {"card": ice, "zone": "hand"}),
        ("happen", {"event": "take-control", "card": robb, "seat": 3}),
        ("happen", {"event": "draw", "seat": 3}),
        ("happen", {"event": "put-into-play", "card": ice}),
    ):
        assert game.code(op, **arguments) == "bad-argument", (op, arguments)
    assert game.client.everything(game.game) == before


def test_time_up_ranks_all_by_power() -> None:
    game = table({"power": 3}, {"power": 7}, {"power": 5}, {"power": 3}, at="4.aw", options={"ask": "all"})
    outcome = game.ok("happen", event="time-up")["status"]["outcome"]
    assert (outcome["winners"], outcome["standing"], outcome["reason"]) == ([1], [3, 1, 2, 3], "time")


def test_time_up_leaves_the_eliminated_in_their_places() -> None:
    game = table({"power": 1}, {}, {"power": 2}, {}, at="4.aw", options={"ask": "all"})
    game.ok("happen", event="eliminate", seat=2)
    game.ok("happen", event="eliminate", seat=3)
    assert [seat["standing"] for seat in game.facts["seats"]] == [None, None, 4, 3]
    outcome = game.ok("happen", event="time-up")["status"]["outcome"]
    assert outcome["standing"] == [1, 2, 4, 3]
    assert [seat["standing"] for seat in game.facts["seats"]] == [1, 2, 4, 3]


def test_a_title_is_put_to_a_bearer_or_into_the_pool() -> None:
    game = table(
        {"title": "Master of Coin"}, {"title": "Crown Regent"}, {}, at="4.aw", options={"ask": "all"}
    )
    coin, regent = (seat["title"] for seat in game.facts["seats"][:2])
    game.ok("put", card=coin, zone="title", seat=1)
    assert [seat["title"] for seat in game.facts["seats"]] == [None, coin, None]
    game.ok("put", card=regent, zone="title", seat=2)
    game.ok("put", card=coin, zone="title-pool")
    assert [seat["title"] for seat in game.facts["seats"]] == [None, None, regent]
    assert game.code("put", card=coin, zone="title") == "bad-argument"
    assert game.code("put", card=coin, zone="title", seat=1, position=0) == "bad-argument"


def test_a_title_that_is_made_to_leave_play_is_in_the_pool_and_not_moved_otherwise() -> None:
    game = table({"title": "Master of Coin"}, {}, {}, at="4.aw", options={"ask": "all"})
    title = game.facts["seats"][0]["title"]
    assert game.code("put", card=title, zone="hand") == "bad-argument"
    game.ok("happen", event="discard", card=title)
    assert game.facts["seats"][0]["title"] is None
    assert next(card for card in game.facts["cards"] if card["id"] == title)["zone"] == "title-pool"


def test_saves_and_records_of_melee() -> None:
    game = begun(4)
    game.ok("random", seed=3, plies=80)
    data = game.ok("save")["data"]
    other = game.client.ok("load", data=data)["game"]
    assert game.client.ok("facts", game=other) == game.facts
    record = game.ok("record")["record"]
    assert record["game"] == MELEE
    again = game.client.ok("replay", record=record)["game"]
    assert game.client.ok("facts", game=again) == game.facts
