"""New games of joust: decks in every form, options, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.client import Client
from tests.protocol.joust import JOUST, Table, begun
from weirwood.thrones.cards.second.ready import ready_decks

PLOTS = ["A Noble Cause", "A Clash of Kings"]
SMALL = {
    "faction": "stark",
    "plots": PLOTS,
    "cards": ["Arya Stark", "Bran Stark", "Arya Stark", "Summer"] * 5,
}


def new(deck: Any, *, client: Client | None = None, **options: Any) -> Table:
    client = client or Client()
    answer = client.ok("new", game=JOUST, seats=[{"deck": deck}, {"deck": deck}], seed=1, options=options)
    return Table(client, answer["game"])


def refused(deck: Any, **options: Any) -> dict[str, Any]:
    return Client().error("new", game=JOUST, seats=[{"deck": deck}] * 2, seed=1, options=options)


def test_a_deck_is_a_map_or_a_list_of_codes_or_names() -> None:
    as_map = {"faction": "stark", "plots": {"01004": 1, "A Clash of Kings": 1}, "cards": {"01141": 2}}
    as_list = {"faction": "stark", "plots": ["A Noble Cause", "01001"], "cards": ["Arya Stark", "01141"]}
    named = {**as_list, "cards": ["Arya Stark (Core)", "arya stark"]}
    facts = [new(deck, check_decks=False).facts["cards"] for deck in (as_map, as_list, named)]
    codes = [sorted(card["code"] for card in cards) for cards in facts]
    assert codes[0] == codes[1] == codes[2]


def test_ready_decks_are_legal_and_played_to_the_end() -> None:
    table = begun(seed=3)
    assert table.status["waiting"] and len(table.facts["cards"]) == 2 * 68
    ended = table.ok("random", seed=1)
    assert ended["status"]["over"] and ended["status"]["outcome"]["reason"] in ("power", "last-standing")


def test_every_problem_of_a_deck_is_told() -> None:
    deck = {"faction": "stark", "plots": PLOTS, "cards": {"Arya Stark": 4, "Tywin Lannister": 1}}
    error = refused(deck)
    assert error["code"] == "bad-deck"
    rules = [problem["rule"] for problem in error["data"]["problems"]]
    assert rules == ["RR.deckbuilding.3", "RR.deckbuilding.5", "RR.deckbuilding.7", "RR.loyal.1"]
    assert error["data"]["problems"][3]["cards"] == ["01090"]
    assert new(deck, check_decks=False).status["waiting"]


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        (None, "bad-deck"),
        ([], "bad-deck"),
        ({}, "bad-deck"),
        ({**SMALL, "faction": "frey"}, "bad-deck"),
        ({**SMALL, "faction": ["stark"]}, "bad-deck"),
        ({**SMALL, "colour": "red"}, "bad-deck"),
        ({**SMALL, "agenda": "Arya Stark"}, "bad-deck"),
        ({**SMALL, "plots": ["Arya Stark"]}, "bad-deck"),
        ({**SMALL, "cards": ["A Noble Cause"]}, "bad-deck"),
        ({**SMALL, "cards": {"Arya Stark": -1}}, "bad-deck"),
        ({**SMALL, "cards": [1141]}, "bad-deck"),
        ({**SMALL, "cards": ["Arya Starck"]}, "unknown-card"),
        ({**SMALL, "agenda": "Fealtee"}, "unknown-card"),
    ],
    ids=str,
)
def test_what_is_no_deck_is_refused_even_unchecked(deck: Any, code: str) -> None:
    assert refused(deck, check_decks=False)["code"] == code


def test_an_unknown_card_is_refused_with_the_names_near_it() -> None:
    error = refused({**SMALL, "cards": ["Arya Starck"]})
    assert error["data"]["near"][0] == "Arya Stark"


def test_an_empty_deck_draws_nothing_and_reveals_no_plot() -> None:
    table = new({"faction": "tyrell"}, check_decks=False, winning=False, first_player=1, ask="all")
    for _ in range(4):
        table.choose("keep") if table.status["step"] == "setup.7" else table.choose("done")
    seat = table.seat(0)
    assert (seat["hand"], seat["deck"], seat["plot"]) == ([], [], None)
    assert [seat[value] for value in ("income", "initiative", "claim", "reserve")] == [0, 0, 0, 0]
    assert table.asked["why"]["what"] == "first-player"
    table.ok("random", seed=1, plies=100)
    assert not table.status["over"] and table.status["round"] > 1


def test_a_given_order_is_the_order_that_is_drawn() -> None:
    table = new(SMALL, check_decks=False, deck_order="given", first_player=0)
    drawn = table.names(table.seat(0)["hand"])
    assert drawn == SMALL["cards"][:7]
    assert table.names(table.seat(0)["deck"]) == SMALL["cards"][7:]
    as_map = {**SMALL, "cards": {"Arya Stark": 20}}
    assert refused(as_map, check_decks=False, deck_order="given")["code"] == "bad-deck"


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_of_the_set_up_may_be_named(first: int) -> None:
    assert begun(first_player=first).status["first_player"] == first


@pytest.mark.parametrize(
    "options",
    [
        {"colour": 1},
        {"ask": "never"},
        {"winning": 1},
        {"check_decks": "no"},
        {"sandbox": None},
        {"first_player": 2},
        {"first_player": True},
        {"deck_order": "sorted"},
    ],
    ids=str,
)
def test_options_that_are_none_are_refused(options: dict[str, Any]) -> None:
    assert refused(ready_decks()[0], **options)["code"] == "bad-argument"


@pytest.mark.parametrize("players", [1, 3])
def test_joust_is_for_two(players: int) -> None:
    seats = [{"deck": ready_decks()[0]}] * players
    assert Client().code("new", game=JOUST, seats=seats, seed=1) == "bad-argument"


def test_nobody_wins_where_winning_is_off() -> None:
    table = begun(winning=False, sandbox=True)
    table.ok("set", seat=0, faction_power=20)
    assert not table.status["over"]
    table.ok("set", options={"winning": True})
    assert table.status["outcome"]["winners"] == [0]
