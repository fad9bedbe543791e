"""The Winter Edition over the protocol: what cards, seats and House cards tell, and what questions are about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.client import Client

STANDARD = "Standard of the Kraken"


def scene(client: Client, *mine: Any, at: str = "4.aw", **rest: Any) -> Any:
    """Place a scene of a Greyjoy player with some cards in play; the id of the game."""
    options = {"ask": "all", "sandbox": True}
    seat = {"faction": "greyjoy", "deck": ["Minor Fiefdom"] * 9, "play": list(mine), **rest}
    other = {"faction": "stark", "deck": ["Minor Fiefdom"] * 9, "play": ["Lookout"]}
    placed = client.ask(
        {"op": "scene", "game": "winter", "at": at, "options": options, "seats": [seat, other]}
    )
    return placed["ok"]["game"]


def card(client: Client, game: str, name: str) -> dict[str, Any]:
    """The facts of a card by its name."""
    return next(one for one in client.ok("facts", game=game)["cards"] if one["name"] == name)


def asked(client: Client, game: str) -> Any:
    """What the pending question is about."""
    [decision] = client.ok("decisions", game=game)["decisions"]
    return decision["why"].get("what")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Minor Fiefdom", {"influence": 1}),
        ("King's Landing", {"doomed": True, "deathbound": True}),
        ("Forever Plundering", {"deathbound": True, "house_only": "greyjoy", "perpetual": True}),
        ("In Chains", {"perpetual": True, "promotional": True}),
        ("House Greyjoy", {}),
    ],
)
def test_a_card_tells_its_marks(name: str, told: dict[str, Any]) -> None:
    client = Client()
    in_hand = [] if name == "House Greyjoy" else [name]
    facts = card(client, scene(client, hand=in_hand), name)
    marks = {"influence": 0, "house_only": None}
    marks |= dict.fromkeys(("doomed", "deathbound", "perpetual", "promotional"), False)
    assert {mark: facts[mark] for mark in marks} == marks | told


def test_deathbound_is_told_as_a_card_has_it_now() -> None:
    client = Client()
    for blanked in (False, True):
        on = {"attachments": ["Frozen Solid"]} if blanked else {}
        game = scene(client, {"card": "King's Landing", **on})
        assert card(client, game, "King's Landing")["deathbound"] != blanked


def test_a_seat_tells_its_goal_and_what_it_counts() -> None:
    client = Client()
    fiefdoms = ["Minor Fiefdom", {"card": "Crossroads", "kneeling": True}]
    game = scene(client, *fiefdoms, agenda="The Night's Watch", dead=["King's Landing"])
    seat, other = client.ok("facts", game=game)["seats"]
    told = {name: seat[name] for name in ("goal", "doomed", "influence", "extra_draws_left")}
    assert told == {"goal": 20, "doomed": 1, "influence": 1, "extra_draws_left": 3}
    assert (other["goal"], other["doomed"]) == (15, 0)


def test_a_house_card_carries_attachments_and_kneels() -> None:
    client = Client()
    game = scene(client, hand=[STANDARD])
    house, standard = card(client, game, "House Greyjoy")["id"], card(client, game, STANDARD)["id"]
    client.ok("put", game=game, card=standard, zone="attached", host=house)
    client.ok("set", game=game, card=house, kneeling=True)
    told = card(client, game, "House Greyjoy")
    assert (told["kneeling"], told["attachments"]) == (True, [standard])
    viewed = next(
        one for one in client.ok("view", game=game, seat=1)["cards"] if one["name"] == "House Greyjoy"
    )
    assert viewed["kneeling"] and len(viewed["attachments"]) == 1


def test_an_attachment_placed_in_set_up_asks_for_its_host() -> None:
    client = Client()
    cards = ["Lookout", "Lookout", "Old Bear's Crow"]
    seat = {"deck": {"faction": "stark", "plots": ["Taxation"], "cards": cards}}
    options = {"check_decks": False, "first_player": 0, "ask": "all"}
    game = client.ok("new", game="winter", seats=[seat, seat], options=options, seed=1)["game"]
    decision = client.ok("decisions", game=game, seat=0)["decisions"][0]
    keys = [option["key"] for option in decision["candidates"]]
    client.ok("choose_set", game=game, seat=0, keys=keys)
    client.ok("choose_set", game=game, seat=1, keys=[])
    assert asked(client, game) == "set-up-host"


def test_treaty_asks_for_its_house_once_players_declare() -> None:
    client = Client()
    seat = {"deck": {"faction": "stark", "agenda": "Treaty", "plots": ["Taxation"], "cards": ["Lookout"]}}
    options = {"check_decks": False, "first_player": 1}
    game = client.ok("new", game="winter", seats=[seat, seat], options=options, seed=1)["game"]
    for number in (1, 0):
        [decision] = client.ok("decisions", game=game)["decisions"]
        assert (decision["seat"], decision["why"]["what"]) == (number, "house")
        client.ok("choose", game=game, seat=number, key=decision["options"][0]["key"])
    assert asked(client, game) != "house"


@pytest.mark.parametrize(
    ("what", "at", "mine", "answers"),
    [
        ("penalty", "3.aw", {"hand": ["Roving Pillagers"], "gold": 4}, ["Play Roving Pillagers"]),
        (
            "pay",
            "3.aw",
            {"play": ["The New Gift", "Blackwater Rush"], "hand": ["In Chains"], "gold": 9},
            ["Use The New Gift", "Pass", "Play In Chains"],
        ),
        (
            "influence",
            "4.aw",
            {"play": ["Minor Fiefdom", "Blackwater Rush"], "hand": ["Tidal Wave"]},
            ["Play Tidal Wave"],
        ),
        (
            "toll",
            "4.2",
            {"play": [{"card": "Deadly Axeman", "attachments": ["In Chains"]}, "Minor Fiefdom"]},
            ["Military", "Deadly Axeman", "Done"],
        ),
        (
            "deadly",
            "4.2",
            {"play": ["Eddard Stark"]},
            ["Military", "Eddard", "Done", "Pass", "Pass", "Lookout", "Done", "Pass", "Pass", "Yes"],
        ),
    ],
)
def test_a_question_says_what_it_is_about(what: str, at: str, mine: Any, answers: list[str]) -> None:
    client = Client()
    game = scene(client, at=at, **mine)
    for words in answers:
        [decision] = client.ok("decisions", game=game)["decisions"]
        key = next(option["key"] for option in decision["options"] if words in option["text"])
        client.ok("choose", game=game, seat=decision["seat"], key=key)
    assert asked(client, game) == what


@pytest.mark.parametrize(
    "bad",
    [
        {"faction": "tyrell"},
        {"agenda": "Lookout"},
        {"agenda": "Nobody"},
        {"agenda": ["Treaty", "The Night's Watch"]},
        {"reserve": 3},
        {"title": "Hand of the King"},
        {"play": ["Arya's Revenge"]},
        {"play": ["Strength in Unity"]},
        {"play": [{"card": "Jojen Reed"}, {"card": "Jojen Reed"}]},
    ],
)
def test_a_seat_of_no_winter_game_is_refused(bad: dict[str, Any]) -> None:
    client = Client()
    seat = {"faction": "stark", "deck": ["Minor Fiefdom"]}
    for seats in ([{**seat, **bad}, seat], [seat]):
        asked = {"op": "scene", "game": "winter", "at": "4.aw", "seats": seats}
        assert client.ask(asked)["error"]["code"] in ("bad-scene", "unknown-card")
    assert "error" not in client.ask({**asked, "seats": [seat, seat]})


@pytest.mark.parametrize(
    "options",
    [
        {"introductory": "yes"},
        {"format": "joust"},
        {"mulligan": True},
        {"first_player": 2},
        {"check_decks": True},
    ],
)
def test_a_game_with_options_or_a_deck_that_there_are_not_is_refused(options: dict[str, Any]) -> None:
    client = Client()
    seat = {"deck": {"faction": "stark", "plots": ["Taxation"], "cards": ["Lookout"]}}
    asked = {"op": "new", "game": "winter", "seats": [seat, seat], "seed": 1}
    assert client.ask({**asked, "options": {"check_decks": False, **options}})["error"]["message"]
    assert "error" not in client.ask({**asked, "options": {"check_decks": False}})


@pytest.mark.parametrize(
    "bad",
    [
        {"op": "put", "card": "Lookout", "zone": "attached", "host": "House Greyjoy"},
        {"op": "put", "card": "House Greyjoy", "zone": "hand"},
        {"op": "put", "card": STANDARD, "zone": "attached", "host": "Lookout"},
        {"op": "put", "card": STANDARD, "zone": "attached"},
        {"op": "put", "card": STANDARD, "zone": "shadows"},
        {"op": "set", "card": "House Greyjoy", "kneeling": "yes"},
        {"op": "set", "card": "House Greyjoy", "attachments": []},
        {"op": "set", "card": "House Greyjoy", "power": -1},
        {"op": "set", "card": "Lookout", "gold": 1},
        {"op": "set", "seat": 0, "doomed": 3},
        {"op": "set", "seat": 0, "influence": 3},
        {"op": "choose", "seat": 0, "key": "mode=99"},
        {"op": "choose_set", "seat": 0, "keys": ["pick:1", "pick:1"]},
        {"op": "explain", "seat": 0, "card": "Lookout", "verb": "shadow"},
    ],
    ids=lambda bad: "-".join(str(part) for part in bad.values()),
)
def test_what_is_refused_changes_nothing(bad: dict[str, Any]) -> None:
    client = Client()
    game = scene(client, "Minor Fiefdom", "Blackwater Rush", hand=[STANDARD])
    before = client.ok("facts", game=game)
    named = {one["name"]: one["id"] for one in before["cards"]}
    asked = {
        name: named.get(value, value) if name in ("card", "host") else value for name, value in bad.items()
    }
    assert client.ask({**asked, "game": game})["error"]["message"]
    assert client.ok("facts", game=game) == before


def paying(client: Client) -> tuple[str, dict[str, int]]:
    """The question which cards kneel for two influence, and the ids of cards by their names."""
    fiefdoms = ["Minor Fiefdom", {"card": "Crossroads", "kneeling": True}]
    game = scene(client, *fiefdoms, "Blackwater Rush", "Deadly Axeman", hand=["Tidal Wave", "Lookout"])
    [decision] = client.ok("decisions", game=game)["decisions"]
    key = next(option["key"] for option in decision["options"] if "Tidal Wave" in option["text"])
    client.ok("choose", game=game, seat=0, key=key)
    assert asked(client, game) == "influence"
    return game, {one["name"]: one["id"] for one in reversed(client.ok("facts", game=game)["cards"])}


@pytest.mark.parametrize(
    "names",
    [
        [],
        ["Minor Fiefdom"],
        ["Crossroads"],
        ["Deadly Axeman"],
        ["Lookout"],
        ["House Stark"],
        ["Blackwater Rush", "Minor Fiefdom"],
        ["Blackwater Rush", "Blackwater Rush"],
        ["Nobody"],
    ],
)
def test_influence_is_paid_by_standing_cards_of_ones_own_that_are_enough_and_no_more(
    names: list[str],
) -> None:
    client = Client()
    game, ids = paying(client)
    before = client.everything(game)
    keys = [f"pick:{ids.get(name, 4000)}" for name in names]
    assert client.error("choose_set", game=game, seat=0, keys=keys)["code"] == "illegal-choice"
    assert client.everything(game) == before
    client.ok("choose_set", game=game, seat=0, keys=[f"pick:{ids['Blackwater Rush']}"])


@pytest.mark.parametrize(
    "keys",
    [
        *(None, "pick:1", {"pick:1": True}, 1.5, [1], [None], [["pick:1"]]),
        *(["pick:-1"], ["pick:1.5"], ["pick:x"], ["PICK:1"], [""], ["pass"], ["done"]),
        *(["pick:" + "9" * 5000], ["pick:\u0663"], ["pick:1"] * 5000),
    ],
    ids=lambda keys: repr(keys)[:24],
)
def test_what_is_no_payment_is_refused_in_a_short_sentence(keys: Any) -> None:
    client = Client()
    game, _ = paying(client)
    before = client.everything(game)
    error = client.error("choose_set", game=game, seat=0, keys=keys)
    assert error["code"] in ("bad-argument", "illegal-choice") and len(error["message"]) < 200
    assert client.everything(game) == before


def test_a_card_of_anothers_hand_is_refused_as_one_that_there_is_not() -> None:
    client = Client()
    seat = {
        "faction": "greyjoy",
        "deck": ["Minor Fiefdom"] * 9,
        "play": ["Blackwater Rush"],
        "hand": ["Tidal Wave"],
    }
    other = {"faction": "stark", "deck": ["Minor Fiefdom"] * 9, "hand": ["Lookout"]}
    game = client.ok("scene", game="winter", at="4.aw", seats=[seat, other])["game"]
    hidden = card(client, game, "Lookout")["id"]
    for verb in ("pick", "play", "marshal", "use"):
        errors = [
            client.error(op, game=game, seat=0, **{name: wrapped(f"{verb}:{id}")})
            for op, name, wrapped in (("choose", "key", str), ("choose_set", "keys", lambda key: [key]))
            for id in (hidden, 4000)
        ]
        for theirs, nobodys in zip(errors[::2], errors[1::2], strict=True):
            assert theirs["message"].replace(f"{verb}:{hidden}'", f"{verb}:4000'") == nobodys["message"]
            assert (theirs["code"], theirs.get("rule")) == (nobodys["code"], nobodys.get("rule"))


def test_who_is_eliminated_answers_nothing_more() -> None:
    client = Client()
    ravens = ["King's Landing", "The Wall", "Winterfell Castle", "Casterly Rock", "Sunspear"]
    seats = [{"faction": "stark", "deck": ["Minor Fiefdom"] * 9, "play": ["Lookout"]} for _ in range(3)]
    seats[1]["dead"] = ravens
    game = client.ok("scene", game="winter", at="4.aw", options={"ask": "all"}, seats=seats)["game"]
    assert [seat["eliminated"] for seat in client.ok("facts", game=game)["seats"]] == [False, True, False]
    before = client.everything(game)
    for op, more in (("choose", {"key": "pass"}), ("choose_set", {"keys": ["pass"]})):
        assert client.error(op, game=game, seat=1, **more)["code"] == "not-your-decision"
    assert client.everything(game) == before
