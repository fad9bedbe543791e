"""How many tables there may be holds for every way in which one comes into being, and bots play for somebody."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.guests import ROOMY, Guest, Refused, first_answer, server
from tests.web.positions import kind, position

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


def refusal(guest: Guest, path: str, **body: Any) -> str:
    return str(guest.post(path, 429, **body)["error"]["code"])


def test_a_guest_has_so_many_tables_however_they_come_about(tmp_path: Path) -> None:
    record = position("second/joust", 2, 2, kind("plot", 1))
    with server(tmp_path, replace(ROOMY, tables_per_guest=3)) as client:
        ann = Guest(client, "Ann")
        over = ann.open("intrigue", ME, BOT)
        with ann.at(over) as chair:
            chair.ask("concede")
            first = ann.post(f"/api/tables/{over}/fork", at=0, seat=0)["table"]
            ann.post("/api/records", **record)  # it counts, though nothing goes on there
            ann.open("intrigue", BOT, BOT)  # so does a game of bots, for whoever opened it
            assert refusal(ann, "/api/tables", game="intrigue", seats=[ME, BOT]) == "too-much"
            assert refusal(ann, "/api/tables", game="intrigue", seats=[BOT, BOT]) == "too-much"
            assert refusal(ann, "/api/tables", game="intrigue", seats=[OPEN, OPEN]) == "too-much"
            assert refusal(ann, f"/api/tables/{over}/fork", at=0, seat=0) == "too-much"
            assert refusal(ann, "/api/records", **record) == "too-much"
            with pytest.raises(Refused) as rematch:
                chair.ask("propose", what="rematch")
            assert rematch.value.code == "too-much" and "rematch" not in chair.told["table"]
            assert ann.get("/healthz")["tables"] == 4
            with ann.at(first) as other:
                other.ask("concede")
            assert chair.ask("propose", what="rematch")["done"]
        assert Guest(client, "Bob").open("intrigue", ME, BOT)


def test_two_forks_at_the_same_time_do_not_share_the_last_place(tmp_path: Path) -> None:
    with server(tmp_path, replace(ROOMY, tables_per_guest=2)) as client:
        ann = Guest(client, "Ann")
        over = ann.open("intrigue", ME, BOT)
        with ann.at(over) as chair:
            chair.ask("concede")
        codes: list[int] = []

        def fork() -> None:
            answer = ann.http.post(f"/api/tables/{over}/fork", json={"at": 0, "seat": 0})
            codes.append(answer.status_code)

        threads = [threading.Thread(target=fork) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [200, 200, 429, 429, 429, 429]


def test_no_table_is_woken_for_a_fork_that_has_no_room(tmp_path: Path) -> None:
    with server(tmp_path, replace(ROOMY, tables_per_guest=1)) as client:
        ann = Guest(client, "Ann")
        table = ann.open("intrigue", ME, BOT)
        hall = client.app.state.hall  # type: ignore[attr-defined]
        client.portal.call(hall.sleep, hall.tables[table])  # type: ignore[union-attr]
        assert refusal(ann, f"/api/tables/{table}/fork", at=0, seat=0) == "too-much"
        assert hall.tables == {}


def test_an_address_has_so_many_tables_whoever_asks(tmp_path: Path) -> None:
    with server(tmp_path, replace(ROOMY, tables_per_address=2)) as client:
        for name in ("Ann", "Bob"):
            Guest(client, name).open("intrigue", ME, BOT)
        assert refusal(Guest(client, "Eve"), "/api/tables", game="intrigue", seats=[ME, BOT]) == "too-much"
        dan = Guest(client, "Dan", address="192.0.2.1")
        assert dan.open("intrigue", ME, BOT)


def test_waking_lets_another_table_sleep_and_is_refused_where_all_are_used(tmp_path: Path) -> None:
    limits = replace(ROOMY, tables=2)
    with server(tmp_path, limits) as client:
        ann = Guest(client, "Ann")
        first, second, third = (ann.open("intrigue", ME, BOT) for _ in range(3))
        states = {line["id"]: line["state"] for line in ann.get("/api/tables")["tables"]}
        assert states == {first: "asleep", second: "running", third: "running"}
        with ann.at(first) as chair, ann.at(second):
            assert chair.told["table"]["state"] == "running"
            ann.get(f"/api/tables/{third}", 429)
            assert refusal(ann, "/api/tables", game="intrigue", seats=[ME, BOT]) == "too-much"
        assert ann.get(f"/api/tables/{third}")["state"] == "running"


def test_waking_counts_for_the_address_that_wants_it(tmp_path: Path) -> None:
    with server(tmp_path, replace(ROOMY, tables_per_address=1)) as client:
        ann = Guest(client, "Ann")
        first = ann.open("intrigue", ME, OPEN)
        bob = Guest(client, "Bob", address="192.0.2.1")
        second = bob.open("intrigue", ME, OPEN, private=False)
        with bob.at(second):
            ann.get(f"/api/tables/{second}")  # awake already: it stays Bob's
        link = ann.get("/api/tables")["tables"][0]["link"]
        assert first in link
        client.portal.call(client.app.state.hall.sleep, client.app.state.hall.tables[first])  # type: ignore
        with bob.at(second):
            bob.get(f"/api/tables/{first}", 429)  # his only table is in use
        assert bob.get(f"/api/tables/{first}")["id"] == first
        assert set(client.app.state.hall.tables) == {first}  # type: ignore[attr-defined]


def moves(client: TestClient, table: str) -> int:
    found = client.app.state.hall.tables[table].course  # type: ignore[attr-defined]
    return int(found.ply)


def test_bots_play_while_somebody_is_there(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        alone = ann.open("second/melee", *[BOT] * 8)
        left = ann.open("intrigue", BOT, ME, options={"starter": 0})
        watched = ann.open("intrigue", BOT, BOT)
        with ann.at(watched) as chair:
            chair.wait_until(lambda told: told["table"]["state"] == "over")
        assert moves(client, alone) == 0 and moves(client, left) == 0
        with ann.at(left) as chair:
            assert chair.decision  # the bot began as soon as Ann was there
        with ann.at(alone) as chair:
            assert chair.told["moments"] == 1
            chair.wait_until(lambda told: told["moments"] > 3)
        assert ann.get(f"/api/tables/{alone}")["state"] == "running"


def test_a_very_long_game_counts_for_several_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weirwood.server.table.table._PLIES_OF_A_TABLE", 2)
    with server(tmp_path, replace(ROOMY, tables_per_address=3)) as client:
        ann = Guest(client, "Ann")
        long = ann.open("intrigue", ME, BOT, options={"starter": 0})
        ann.open("intrigue", ME, OPEN)
        with ann.at(long) as chair:
            for _ in range(3):
                chair.choose(*first_answer(chair.decision))
            assert refusal(ann, "/api/tables", game="intrigue", seats=[ME, OPEN]) == "too-much"
        assert Guest(client, "Bob", address="192.0.2.1").open("intrigue", ME, OPEN)
