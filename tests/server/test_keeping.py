"""Nothing that happened is lost: tables survive a restart, games become files and tables again, and are forked."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.guests import Chair, Guest, Refused, first_answer, server
from weirwood.core.match import replay
from weirwood.core.record import record_from
from weirwood.server.hall.hall import Hall
from weirwood.server.http.session import Guest as Known
from weirwood.server.storage.unavailable import StorageUnavailable
from weirwood.server.table.fairness import verify

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def moved(guest: Guest, client: TestClient) -> Guest:
    """The same guest at a server that was started again."""
    again = Guest(client)
    again.http.cookies = guest.http.cookies
    return again


def test_a_restart_resumes_in_the_middle_of_an_effect(tmp_path: Path) -> None:
    """Whatever the game waits for, it waits for the same after a restart, with the same handles of cards."""
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        seats = [ME | {"deck": "The Winter Pack"}, BOT | {"deck": "Lions at Court"}]
        table = ann.open("second/joust", *seats, seed=5, tutorial="first")
        with ann.at(table) as chair:
            chair.ask("stops", ask="everything")
            told = _played(chair, 15)
    for count in (1, 2, 3):
        with server(tmp_path) as client:
            ann = moved(ann, client)
            [line] = ann.get("/api/tables")["tables"]
            assert (line["id"], line["state"], line["seat"]) == (table, "asleep", 0)
            with ann.at(table) as chair:
                assert chair.decision == told["decision"]
                for field in ("view", "log", "status", "moments"):
                    assert chair.told[field] == told[field]
                told = _played(chair, count)


def _played(chair: Chair, count: int) -> dict[str, Any]:
    for _ in range(count):
        chair.choose(*first_answer(chair.decision))
    assert chair.decision
    return chair.told


def test_an_answer_sent_again_after_a_restart_is_the_same_answer(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("second/joust", ME, BOT)
        with ann.at(table) as chair:
            _played(chair, 4)
            decision = chair.decision
            keys = first_answer(decision)
            chair.ask("choose", at=decision["at"], keys=keys)
            assert chair.decision
            lines = len(chair.told["log"])
    with server(tmp_path) as client, moved(ann, client).at(table) as chair:
        assert chair.ask("choose", at=decision["at"], keys=keys) == {"at": decision["at"]}
        assert len(chair.told["log"]) == lines
        with pytest.raises(Refused, match="no longer waits"):
            chair.ask("choose", at=decision["at"] - 1, keys=["pass"])


def test_what_was_taken_back_stays_so_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("intrigue", ME, BOT)
        with ann.at(table) as chair:
            _played(chair, 3)
            chair.ask("undo")
            chair.ask("undo")
            told = {**chair.told, "decision": chair.decision}
    with server(tmp_path) as client, moved(ann, client).at(table) as chair:
        assert chair.decision == told["decision"]
        assert chair.told["log"] == told["log"]


def finished(guest: Guest, game: str = "intrigue") -> tuple[str, dict[str, Any]]:
    """A game that was played to its end; its table, and what was told last."""
    table = guest.open(game, ME | {"word": "weirwood"}, BOT)
    with guest.at(table) as chair:
        commitment = chair.told["table"]["commitment"]
        assert "reveal" not in chair.told["table"]
        guest.get(f"/api/tables/{table}/record", 409)
        chair.play_first()
        assert chair.told["table"]["commitment"] == commitment
        assert "reveal" not in chair.told["table"], "who plays alone may still take back"
        chair.ask("show_seed")
        return table, chair.told


@pytest.mark.parametrize("game", ["intrigue", "second/joust"])
def test_the_record_proves_the_shuffles_and_the_game(tmp_path: Path, game: str) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table, told = finished(ann, game)
        record = record_from(ann.get(f"/api/tables/{table}/record"))
    match = verify(record, told["table"]["commitment"])
    assert match.state.outcome is not None
    assert match.state.outcome.form() == told["status"]["outcome"]
    assert record.fairness is not None and record.fairness["words"] == ["weirwood", ""]
    assert told["table"]["reveal"]["seed"] == record.fairness["seed"]


def test_nothing_told_during_a_game_holds_the_seed(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("second/joust", ME, BOT)
        with ann.at(table) as chair:
            _played(chair, 12)
            chair.ask("replay", at=3)
            chair.ask("hint")
            traffic = "".join(chair.traffic) + json.dumps(ann.get(f"/api/tables/{table}"))
        hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
        meta = hall.tables[table].meta
        course = hall.tables[table].course
        assert course is not None
        for secret in (meta.seed, course.match.seed):
            for word in (str(secret), f"{secret:x}", f"{secret:032x}"):
                assert word not in traffic
        assert meta.salt.hex() not in traffic


def test_a_record_can_be_brought_and_watched_from_any_seat(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, eve = Guest(client, "Ann"), Guest(client, "Eve")
        table, told = finished(ann)
        record = ann.get(f"/api/tables/{table}/record")
        opened = eve.post("/api/records", **record)
        assert opened["table"] != table
        with eve.at(opened["table"]) as chair:
            assert chair.told["table"]["state"] == "over"
            assert chair.told["status"]["outcome"] == told["status"]["outcome"]
            first = chair.ask("replay", at=0, eyes=1)["told"]
            assert isinstance(first["view"]["seats"][1]["hand"], dict)
            assert isinstance(first["view"]["seats"][0]["hand"], int)
        assert eve.get(f"/api/tables/{opened['table']}/record") == record
        record["choices"][3][1] = "no such key"
        eve.post("/api/records", 400, **record)


def test_one_plays_on_from_any_moment_of_a_game_that_is_over(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, eve = Guest(client, "Ann"), Guest(client, "Eve")
        opened = ann.post("/api/tables", game="second/joust", seats=[ME, BOT])
        table, key = opened["table"], opened["link"].partition("key=")[2]
        with ann.at(table) as chair:
            _played(chair, 9)
            moment, then = chair.told["moments"] - 1, chair.told
            decision = chair.decision
            _played(chair, 4)
            eve.post(f"/api/tables/{table}/fork?key={key}", 403, at=moment, seat=0)
            forked = ann.post(f"/api/tables/{table}/fork", at=moment, seat=0)["table"]
            with ann.at(forked) as again:
                assert again.decision["options"] == decision["options"]
                assert again.told["view"] == then["view"]
                again.choose(*first_answer(again.decision))
                again.ask("concede")
                assert "reveal" not in again.told["table"], "its seed is that of a game which goes on"
            ann.get(f"/api/tables/{forked}/record", 409)
            chair.ask("concede")
            ann.get(f"/api/tables/{forked}/record", 409)
            with ann.at(forked) as again:
                again.ask("show_seed")
            chair.ask("look")
            assert chair.told["table"]["reveal"]["seed"], "the seed of both is shown"
        ann.get(f"/api/tables/{forked}/record")
        other = eve.post(f"/api/tables/{table}/fork?key={key}", at=4, seat=1)["table"]
        with eve.at(other) as chair:
            assert chair.told["me"] == 1
            assert chair.decision


def test_a_choice_that_cannot_be_kept_is_refused_and_the_table_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        with ann.at(ann.open("intrigue", ME, BOT)) as chair:
            decision, log = chair.decision, chair.told["log"]
            hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
            append = hall.store.append

            async def fail(*_: Any, **__: Any) -> None:
                raise StorageUnavailable("the disk is full.")

            monkeypatch.setattr(hall.store, "append", fail)
            for _ in range(2):
                with pytest.raises(Refused, match="the disk is full") as refused:
                    chair.choose(*first_answer(decision))
                assert refused.value.code == "storage"
            assert chair.notices == ["the disk is full."]
            chair.ask("look")
            assert (chair.decision, chair.told["log"]) == (decision, log)
            monkeypatch.setattr(hall.store, "append", append)
            chair.choose(*first_answer(decision))
            assert chair.notices == ["the disk is full.", ""]
            chair.wait_until(lambda told: len(told["log"]) > len(log))


def test_an_idle_table_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("second/joust", ME, BOT)
        with ann.at(table) as chair:
            told = _played(chair, 8)
        hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
        assert client.portal is not None
        while hall.tables[table].members:
            client.portal.call(asyncio.sleep, 0)
        client.portal.call(hall.sleep, hall.tables[table])
        assert table not in hall.tables
        assert ann.get("/api/tables")["tables"][0]["state"] == "asleep"
        with ann.at(table) as chair:
            assert chair.decision == told["decision"] and chair.told["view"] == told["view"]


def test_who_comes_while_a_table_falls_asleep_finds_it_awake(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table_id = ann.open("intrigue", ME, BOT)
        hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
        table = hall.tables[table_id]
        known = next(place.guest for place in table.places if place.guest)

        async def sleep_and_enter() -> bool:
            async with table.lock:
                coming = asyncio.create_task(hall.enter(table_id, Known(known, "Ann"), None))
                await asyncio.sleep(0)
                del hall.tables[table_id]
            found, member = await coming
            hall.part(found, member)
            return found is not table and hall.tables[table_id] is found

        assert client.portal is not None
        assert client.portal.call(sleep_and_enter)


def test_every_command_of_a_record_plays_without_the_server(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table, told = finished(ann, "second/joust")
        match = replay(record_from(ann.get(f"/api/tables/{table}/record")))
    assert len(match.log) == len(told["log"])
