"""Attacks on chance: nobody chooses the seed, the order of decks or who begins against other people."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.guests import Guest, Refused, server
from weirwood.server.hall.hall import Hall
from weirwood.server.http import requests
from weirwood.server.http.session import Guest as Visitor
from weirwood.server.refusals import Forbidden
from weirwood.server.storage.store import Store
from weirwood.server.table.seats import Place
from weirwood.server.wire import messages as w

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
SEEDED: dict[str, Any] = {"seed": 4242, "tutorial": "first"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


CHOSEN: list[tuple[str, dict[str, Any]]] = [
    ("second/joust", SEEDED),
    ("second/joust", {"tutorial": "first"}),
    ("second/joust", {"options": {"sandbox": True}}),
    ("second/joust", {"options": {"sandbox": True}, "seed": 7}),
    ("second/joust", {"options": {"first_player": 0}}),
    ("second/joust", {"options": {"deck_order": "given"}}),
    ("intrigue", {"options": {"starter": 0}}),
    ("intrigue", SEEDED),
]


@pytest.mark.parametrize(("game", "wish"), CHOSEN, ids=range(len(CHOSEN)))
@pytest.mark.parametrize("seats", [[ME, OPEN], [OPEN, BOT], [OPEN, OPEN]], ids=("me", "bot", "nobody"))
def test_chance_is_not_chosen_where_somebody_else_can_sit(
    client: TestClient, game: str, wish: dict[str, Any], seats: list[dict[str, Any]]
) -> None:
    fault = Guest(client, "Ann").post("/api/tables", 403, game=game, seats=seats, **wish)["error"]
    assert fault["code"] == "forbidden"


def test_chance_may_be_chosen_alone_and_left_to_itself_with_others(client: TestClient) -> None:
    ann = Guest(client, "Ann")
    for wish in (SEEDED, {"options": {"sandbox": True}, "seed": 7}, {"options": {"first_player": 0}}):
        with ann.at(ann.open("second/joust", ME, BOT, **wish)) as chair:
            assert (chair.told["table"]["commitment"] == "") == ("seed" in wish)
    ann.open("second/joust", ME, OPEN, options={"deck_order": "shuffled", "sandbox": False})


def test_tutorials_have_names(client: TestClient) -> None:
    ann = Guest(client, "Ann")
    for name in ("x", "", "first " * 10_000):
        fault = ann.post("/api/tables", 400, game="intrigue", seats=[ME, BOT], tutorial=name)["error"]
        assert "first" in fault["message"] and len(fault["message"]) < 200


@pytest.mark.parametrize("seed", [-1, 1 << 128, 1 << 2000])
def test_a_seed_out_of_range_is_refused(client: TestClient, seed: int) -> None:
    body = {"game": "intrigue", "seats": [ME, BOT], "seed": seed, "tutorial": "first"}
    answer = Guest(client, "Ann").http.post("/api/tables", json=body)
    assert answer.status_code == 400 and answer.json()["error"]["code"] != "internal"


def test_a_word_is_refused_where_the_seed_is_given(client: TestClient) -> None:
    ann = Guest(client, "Ann")
    ann.post("/api/tables", 400, game="intrigue", seats=[ME | {"word": "winter"}, BOT], **SEEDED)


def test_a_rematch_after_a_given_seed_draws_its_own(client: TestClient) -> None:
    ann, eve = Guest(client, "Ann"), Guest(client, "Eve")
    table = ann.open("intrigue", ME, BOT, private=False, **SEEDED)
    with ann.at(table) as chair:
        chair.ask("concede")
        chair.ask("propose", what="rematch")
        again = chair.told["table"]["rematch"]
    with ann.at(again) as chair, eve.at(again) as watching:
        assert chair.told["table"]["commitment"]
        with pytest.raises(Refused):
            watching.ask("sit", seat=1)


def test_nobody_sits_down_at_an_older_table_with_a_given_seed(tmp_path: Path) -> None:
    """Such tables could be opened before; they are still kept."""
    ann, bob = Visitor("ann", "Ann"), Visitor("bob", "Bob")

    async def sit() -> None:
        store = await Store.open(None, tmp_path)
        hall = Hall(store)
        places = [Place("person", "Ann", guest=ann.id, ready=True), Place()]
        table = await hall.add(ann, "intrigue", places, {}, {"fixed": True}, seed=4242)
        member = hall.join(table, bob, table.meta.key)
        with pytest.raises(Forbidden):
            await requests.handle(table, member, w.Sit(id=1, seat=1))
        assert table.places[1].kind == "open"
        await hall.close()
        await store.close()

    asyncio.run(sit())
