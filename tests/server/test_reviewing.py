"""The review of a table's game, and what its bots thought: told when it is over, and not before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, server
from weirwood.server.refusals import WorkerLost
from weirwood.server.work.thinking import Thinkers

ME = {"kind": "me"}
SEARCHER = {"kind": "bot", "bot": "castellan"}


def read_on(guest: Guest, client: Any, table: str) -> dict[str, Any]:
    """Wait until a game is read, and look at what was found."""
    reviews = client.app.state.hall.reviews

    async def done() -> None:
        reading = reviews._readings.get(table)
        if reading is not None and reading.task is not None:
            await reading.task

    client.portal.call(done)
    told: dict[str, Any] = guest.get(f"/api/tables/{table}/review")
    return told


def test_reviews_and_thoughts_are_told_when_a_game_is_over_and_kept(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("intrigue", ME, SEARCHER)
        path = f"/api/tables/{table}/review"
        with ann.at(table) as chair:
            chair.play_first(5)
            assert ann.get(path, 409)["error"]["code"] == "not-now"
            assert ann.post(path, 409, go=True)["error"]["code"] == "not-now"
            story = ann.get(f"/api/tables/{table}/story?eyes=0")
            assert story["reasons"] == []  # what a bot thought tells what it holds
            chair.ask("concede")
            chair.wait_until(lambda told: told["table"]["state"] == "over")
        story = ann.get(f"/api/tables/{table}/story?eyes=0")
        assert story["reasons"] and {reason["seat"] for reason in story["reasons"]} == {1}
        assert ann.get(path)["state"] == "none"
        assert ann.post(path, go=True)["state"] == "working"
        ann.post(path, go=True)  # once more changes nothing
        told = read_on(ann, client, table)
        assert told["state"] == "done" and told["looked"]
        assert {one["seat"] for one in told["looked"]} == {0, 1}
        cookie = ann.http.cookies["weirwood"]
    with server(tmp_path) as client:
        again = Guest(client)
        again.http.cookies.clear()
        again.http.cookies.set("weirwood", cookie)
        assert again.get(path) == told
        assert again.get(f"/api/tables/{table}/story?eyes=0")["reasons"] == story["reasons"]


def test_a_review_whose_process_was_lost_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("intrigue", ME, {"kind": "bot", "bot": "random"})
        with ann.at(table) as chair:
            chair.play_first(6)
            chair.ask("concede")
            chair.wait_until(lambda told: told["table"]["state"] == "over")
        path = f"/api/tables/{table}/review"
        with monkeypatch.context() as lost:

            async def review(thinkers: Thinkers, *asked: Any) -> Any:
                raise WorkerLost("lost")

            lost.setattr(Thinkers, "review", review)
            ann.post(path, go=True)
            told = read_on(ann, client, table)
            assert told["state"] == "stopped" and told["fault"] == "lost"
        ann.post(path, go=True)
        assert read_on(ann, client, table)["state"] == "done"


def test_a_review_can_be_stopped_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        ann, eve = Guest(client, "Ann"), Guest(client, "Eve")
        tables = [ann.open("intrigue", ME, {"kind": "bot", "bot": "random"}) for _ in range(2)]
        for table in tables:
            with ann.at(table) as chair:
                chair.play_first(6)
                chair.ask("concede")
                chair.wait_until(lambda told: told["table"]["state"] == "over")
        path, other = (f"/api/tables/{table}/review" for table in tables)
        assert eve.post(path, 403, go=True)["error"]["code"] == "forbidden"
        assert ann.post(path, go=True)["state"] == "working"
        assert ann.post(other, 429, go=True)["error"]["code"] == "too-much"  # one game at a time
        ann.post(path, go=False)
        stopped = ann.get(path)
        assert stopped["state"] == "stopped" and stopped["done"] < stopped["of"]
        ann.post(path, go=True)
        assert read_on(ann, client, tables[0])["state"] == "done"
        with ann.at(tables[0]) as chair:  # played on it is another game, also where it is over as soon
            chair.ask("undo")
            chair.choose(chair.decision["options"][0]["key"])
            chair.ask("concede")
            chair.wait_until(lambda told: told["table"]["state"] == "over")
        assert ann.get(path)["state"] == "none"
