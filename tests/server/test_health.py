"""Health that is true: alive is one thing, able to keep a choice another."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

from tests.server.guests import Guest, Refused, first_answer, server
from weirwood.server import readiness
from weirwood.server.hall.hall import Hall
from weirwood.server.http.pages import BUNDLE
from weirwood.server.readiness import missing_page
from weirwood.server.storage.unavailable import unavailable

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


def hall_of(client: TestClient) -> Hall:
    found: Hall = client.app.state.hall  # type: ignore[attr-defined]
    return found


@contextmanager
def read_only(client: TestClient) -> Iterator[None]:
    """A disk on which nothing can be written."""
    writable = [False]

    def begun(connection: Any) -> None:
        connection.connection.execute(f"PRAGMA query_only = {'OFF' if writable[0] else 'ON'}").close()

    line = hall_of(client).store.writer.line
    assert client.portal is not None
    client.portal.call(line.run, lambda connection: event.listen(connection.engine, "begin", begun))
    yield
    writable[0] = True


def test_a_server_that_cannot_write_is_alive_and_not_ready(client: TestClient) -> None:
    ann = Guest(client, "Ann")
    with ann.at(ann.open("intrigue", ME, BOT)) as chair:
        decision = chair.decision
        assert client.get("/readyz").status_code == 200
        with read_only(client):
            with pytest.raises(Refused):
                chair.choose(*first_answer(decision))
            alive = client.get("/healthz")
            assert alive.status_code == 200 and alive.json()["ok"] and alive.json()["database"] != "ok"
            ready = client.get("/readyz")
            assert ready.status_code == 503 and not ready.json()["ok"]
            assert ready.json()["database"] not in ("", "ok")
            assert (ready.json()["assets"], ready.json()["worker"]) == ("ok", "ok")
        chair.choose(*first_answer(decision))
        ready = client.get("/readyz")
        assert ready.status_code == 200 and ready.json()["database"] == "ok"
        assert ready.json()["last_failure"]["at"] > 0
        assert client.get("/healthz").json()["database"] == "ok"


def test_looking_leaves_one_row_and_no_cookie(client: TestClient) -> None:
    assert client.portal is not None
    kept = []
    for _ in range(3):
        for path in ("/healthz", "/readyz"):
            assert "set-cookie" not in client.get(path).headers
        kept.append(client.portal.call(_rows, hall_of(client)))
    assert kept[0] == kept[1] == kept[2]


async def _rows(hall: Hall) -> dict[str, int]:
    from sqlalchemy import func, select

    from weirwood.server.storage import schema

    async with hall.store.engine.connect() as connection:
        return {
            table.name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in schema.metadata.sorted_tables
        }


def test_a_server_whose_pages_are_not_all_there_is_not_ready(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle = tmp_path / "bundle"
    shutil.copytree(BUNDLE, bundle)
    monkeypatch.setattr(readiness, "BUNDLE", bundle)
    assert client.get("/readyz").status_code == 200
    for file in ("fonts/alegreya-latin-wght-normal.woff2", "app.js", "index.html"):
        (bundle / file).unlink()
        assert missing_page(bundle) == file
        ready = client.get("/readyz")
        assert ready.status_code == 503 and ready.json()["assets"] != "ok"
        assert ready.json()["database"] == "ok"


def test_a_server_whose_worker_does_not_answer_is_not_ready(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answers() -> bool:
        return False

    monkeypatch.setattr(hall_of(client).workers, "answers", answers)
    ready = client.get("/readyz")
    assert ready.status_code == 503 and ready.json()["worker"] != "ok"


def test_players_are_not_told_where_the_database_is() -> None:
    for cause in (
        ConnectionRefusedError(111, "Connect call failed ('127.0.0.1', 5499)"),
        OSError('password authentication failed for user "weirwood"'),
    ):
        told = unavailable(cause)
        assert "5499" not in told.message and "weirwood" not in told.message
        assert told.cause
