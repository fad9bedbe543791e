"""Which House a seat plays, wherever that is chosen: by name, or left to the seed; never the same one twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import weirwood
from tests.server.guests import Chair, Guest, Refused, dealt, server
from weirwood.cli.decks import app as decks_command
from weirwood.cli.play import prepared_table
from weirwood.core.errors import BadDeck
from weirwood.core.match import Match
from weirwood.decks import ready_decks
from weirwood.lab.seating import setup_for
from weirwood.lab.simulate import gathered
from weirwood.thrones.games.hbo import GAME
from weirwood.tui.app.company import decks_of, seats_with_decks

HOUSES = ["stark", "lannister"]


def houses(match: Match) -> list[str]:
    """The House of each seat."""
    return [seat["faction"] for seat in match.state.facts()["seats"]]


def test_the_ready_decks_are_the_two_of_the_game() -> None:
    decks = ready_decks(GAME.id)
    assert [deck.name for deck in decks] == ["Stark", "Lannister"]
    assert [deck.form() for deck in decks] == [{"faction": house} for house in HOUSES]
    assert [sum(deck.cards.values()) for deck in decks] == [50, 50] and not decks[0].problems()


def test_the_library_draws_houses_or_takes_those_named() -> None:
    box = weirwood.game(GAME.id)
    drawn = {tuple(houses(box.match(seed=seed))) for seed in range(8)}
    assert drawn == {("stark", "lannister"), ("lannister", "stark")}
    assert houses(box.match(decks=["Lannister", {"faction": "stark"}], seed=0)) == HOUSES[::-1]
    with pytest.raises(BadDeck):
        box.match(decks=["Stark", "Stark"])


@pytest.mark.parametrize("seed", range(2))
def test_at_a_table_in_the_terminal_each_seat_has_another_house(seed: int) -> None:
    for named, bots in ((None, []), ("lannister", []), (None, ["stark"])):
        seats, options = seats_with_decks(["Ann", "Bob"], decks_of(GAME, 2, named, bots, seed))
        found = houses(Match(GAME, GAME.setup(seats, options), seed))
        assert sorted(found) == sorted(HOUSES) and (not (named or bots) or found == HOUSES[::-1])


def test_a_table_for_the_browser_names_a_house_or_none() -> None:
    wish: dict[str, Any] = {"players": None, "bots": [], "seed": 3, "name": None, "bot_decks": []}
    for named in ("Lannister", None):
        table = prepared_table(GAME.id, deck=named, **wish).table
        assert table is not None and [seat.deck for seat in table.seats] == [named, None]


def test_the_laboratory_seats_both_houses_and_exchanges_them() -> None:
    assert all(
        sorted(seat.deck["faction"] for seat in setup_for(GAME, 2, seed).seats) == sorted(HOUSES)
        for seed in range(6)
    )
    company = gathered(GAME.id, ["heuristic", "random"], 2)
    assert [deck.name for deck in company.decks] == ["Stark", "Lannister"] and company.exchanged


def test_decks_check_says_that_the_decks_are_fixed(tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text("Mine\nHouse Stark\n3x Eddard Stark\n", encoding="utf-8")
    asked = CliRunner().invoke(decks_command, ["check", str(own), "--game", GAME.id])
    assert isinstance(asked.exception, BadDeck) and asked.exception.rule == "HBO.components.1"
    told = CliRunner().invoke(decks_command, ["check", "Stark", "--game", GAME.id])
    assert told.exit_code == 0 and str(asked.exception) in told.stdout


@pytest.fixture
def chairs(tmp_path: Path) -> Any:
    with server(tmp_path) as client, dealt(5):
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        seats = [{"kind": "me", "deck": "Stark"}, {"kind": "open"}]
        opened = ann.post("/api/tables", game=GAME.id, seats=seats)
        key = opened["link"].partition("key=")[2]
        with ann.at(opened["table"]) as one, bob.at(opened["table"], key) as two:
            yield one, two


def test_a_second_person_sees_what_is_taken_and_gets_the_other_house(chairs: tuple[Chair, Chair]) -> None:
    _, two = chairs
    assert two.told["seats"][0]["deck"] == "Stark"
    with pytest.raises(Refused):
        two.ask("sit", seat=1, deck="Stark")
    two.ask("sit", seat=1)
    two.ask("ready")
    assert [seat["faction"] for seat in two.told["view"]["seats"]] == HOUSES


def test_who_leaves_the_house_open_again_may_get_either(chairs: tuple[Chair, Chair]) -> None:
    one, two = chairs
    one.ask("sit", seat=0, deck="")
    two.ask("sit", seat=1, deck="Stark")
    for chair in chairs:
        chair.ask("ready")
    assert [seat["faction"] for seat in two.told["view"]["seats"]] == HOUSES[::-1]
