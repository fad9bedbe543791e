"""What a server remembers over a restart: stops, passing, results; and what it takes back after the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.guests import Chair, Guest, Refused, first_answer, server
from tests.server.test_keeping import moved

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}
MINE = ME | {"deck": "The Winter Pack"}


def _stops(chair: Chair) -> dict[str, Any]:
    return dict(chair.told["stops"])


def test_stops_and_passing_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("second/joust", MINE, BOT)
        with ann.at(table) as chair:
            chair.ask("stops", stops=["5.aw", "3.aw"], until="round", ask="everything")
            assert chair.decision
    with server(tmp_path) as client, moved(ann, client).at(table) as chair:
        assert _stops(chair) == {"stops": ["3.aw", "5.aw"], "ask": "everything", "until": "round"}
        while chair.told["status"]["round"] == 1:
            chair.choose(*first_answer(chair.decision))
        chair.ask("look")
        assert _stops(chair) == {"stops": ["3.aw", "5.aw"], "ask": "everything", "until": None}, (
            "the round is over"
        )
        monkeypatch.setattr("weirwood.server.table.driving.next_step", lambda table: None)
        while chair.told["decision"]:  # until only the bot is asked
            chair.choose(*first_answer(chair.decision))
            chair.ask("look")
    with server(tmp_path) as client, moved(ann, client).at(table) as chair:
        assert _stops(chair) == {"stops": ["3.aw", "5.aw"], "ask": "everything", "until": None}, (
            "it stays over after another restart"
        )


def test_what_concerned_a_seat_does_so_only_once(tmp_path: Path) -> None:
    """Passing until something concerns me ends when I am asked, also for a server that reads the journal again."""
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("second/joust", MINE, BOT)
        with ann.at(table) as chair:
            chair.ask("stops", stops=[], until="concern")
            decision = chair.decision
            chair.ask("look")
            assert _stops(chair)["until"] is None and len(decision["options"]) > 1
            chair.choose(*first_answer(decision))
            told = chair.decision
    with server(tmp_path) as client, moved(ann, client).at(table) as chair:
        assert _stops(chair)["until"] is None
        assert chair.decision == told


def _line(guest: Guest, table: str) -> dict[str, Any]:
    return next(line for line in guest.get("/api/tables")["tables"] if line["id"] == table)


def _over(client: TestClient, game: str) -> tuple[Guest, str, list[int]]:
    ann = Guest(client, "Ann")
    table = ann.open(game, ME, BOT)
    with ann.at(table) as chair:
        chair.play_first()
        return ann, table, chair.told["status"]["outcome"]["winners"]


@pytest.mark.parametrize("game", ["intrigue", "second/joust"])
def test_lists_tell_who_won_after_a_restart(tmp_path: Path, game: str) -> None:
    with server(tmp_path) as client:
        ann, table, winners = _over(client, game)
        before = _line(ann, table)
        assert before["winners"] == winners and before["state"] == "over"
        given_up = ann.open("intrigue", ME, BOT)
        with ann.at(given_up) as chair:
            chair.ask("concede")
    with server(tmp_path) as client:
        again = moved(ann, client)
        listed = _line(again, table)
        assert not client.app.state.hall.tables, "a list wakes nobody"  # type: ignore[attr-defined]
        assert {**listed, "link": before["link"]} == before
        assert _line(again, given_up)["winners"] == [1]


def test_the_last_choice_of_a_game_against_bots_is_taken_back(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, table, winners = _over(client, "intrigue")
        with ann.at(table) as chair:
            assert chair.told["undo"] == "free" and chair.told["no_undo"] == ""
            assert chair.ask("undo") == {"done": True}
            assert chair.decision and not chair.is_over
            assert "winners" not in _line(ann, table)
    with server(tmp_path) as client:
        again = moved(ann, client)
        assert _line(again, table)["state"] == "asleep"
        with again.at(table) as chair:
            assert chair.decision
            chair.play_first()
        assert _line(again, table)["winners"] == winners, "the same choices give the same end"


def test_a_game_given_up_is_taken_up_again(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("intrigue", ME, BOT)
        with ann.at(table) as chair:
            chair.choose(*first_answer(chair.decision))
            assert chair.decision
            chair.ask("concede")
            assert chair.is_over
            chair.ask("undo")
            assert chair.decision and chair.told["status"]["outcome"] is None
    with server(tmp_path) as client, moved(ann, client).at(table) as chair:
        assert chair.decision


def test_whoever_fetches_a_record_changes_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, table, _ = _over(client, "intrigue")
        with ann.at(table) as chair:
            key = chair.told["table"]["link"].partition("key=")[2]
            for guest in (ann, Guest(client, "Eve")):
                fault = guest.get(f"/api/tables/{table}/record?key={key}", 409)["error"]
                assert fault["code"] == "not-now"
            chair.ask("look")
            assert chair.told["undo"] == "free" and "reveal" not in chair.told["table"]


def test_a_seed_is_shown_only_by_whoever_played(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, table, _ = _over(client, "intrigue")
        eve = Guest(client, "Eve")
        with ann.at(table) as chair:
            key = chair.told["table"]["link"].partition("key=")[2]
            forked = eve.post(f"/api/tables/{table}/fork?key={key}", at=0, seat=1)["table"]
            with eve.at(forked) as again, eve.at(table, key) as watching:
                again.ask("concede")
                for other in (again, watching):
                    with pytest.raises(Refused):
                        other.ask("show_seed")
            eve.get(f"/api/tables/{forked}/record", 409)
            chair.ask("look")
            assert chair.told["undo"] == "free"


def test_a_game_whose_seed_was_shown_stays_over(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, table, _ = _over(client, "intrigue")
        with ann.at(table) as chair:
            chair.ask("show_seed")
            assert ann.get(f"/api/tables/{table}/record")["seed"]
            assert chair.told["undo"] == "none" and "seed" in chair.told["no_undo"]
            assert chair.told["table"]["reveal"]["seed"]
    with server(tmp_path) as client, moved(ann, client).at(table) as chair:
        assert chair.told["table"]["reveal"]["seed"]
        with pytest.raises(Refused, match="The seed was shown"):
            chair.ask("undo")


def test_with_others_a_game_that_is_over_stays_over(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        opened = ann.post("/api/tables", game="intrigue", seats=[ME, {"kind": "open"}])
        table, key = opened["table"], opened["link"].partition("key=")[2]
        with ann.at(table) as chair, bob.at(table, key) as other:
            other.ask("sit", seat=1)
            other.ask("ready")
            chair.ask("look")
            with pytest.raises(Refused, match="when the game is over"):
                chair.ask("show_seed")
            other.ask("concede")
            chair.wait_until(lambda told: told["table"]["state"] == "over")
            assert chair.told["table"]["reveal"]["seed"] and chair.told["undo"] == "none"
            with pytest.raises(Refused, match="stays over"):
                chair.ask("undo")


def test_an_own_deck_keeps_its_name_and_an_illegal_one_lists_its_problems(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        ready = ann.get("/api/decks?game=second/joust")["decks"][0]
        form = {
            "faction": ready["faction"],
            "agenda": ready["agenda"],
            "plots": {line["code"]: line["count"] for line in ready["plots"]},
            "cards": {line["code"]: line["count"] for line in ready["cards"]},
        }
        mine = form | {"name": "My wolves"}
        opened = ann.post("/api/tables", game="second/joust", seats=[ME | {"deck": mine}, {"kind": "open"}])
        table, key = opened["table"], opened["link"].partition("key=")[2]
        with ann.at(table) as chair, bob.at(table, key) as other:
            assert chair.told["seats"][0]["deck"] == "My wolves"
            few = form | {"name": "Too few", "cards": {}, "plots": {}}
            other.socket.send_json({"id": 1, "op": "sit", "seat": 1, "deck": few})
            while "error" not in (answer := other.receive()):
                pass
            problems = answer["error"]["data"]["problems"]
            assert len(problems) >= 2 and all(one["text"] for one in problems)
            with pytest.raises(Refused, match="name"):
                other.ask("sit", seat=1, deck=form | {"name": "x" * 200})
            other.ask("sit", seat=1, deck=form | {"name": "Bob's own"})
            assert other.told["seats"][1]["deck"] == "Bob's own"
        refused = ann.http.post(
            "/api/tables", json={"game": "second/joust", "seats": [ME | {"deck": few}, BOT]}
        )
        assert len(refused.json()["error"]["data"]["problems"]) == len(problems)
