"""Two servers on one database: the second says so, and a table goes on at only one of them."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from tests.cli.command import PATIENCE_S
from tests.server.serving import call, joined, running


def test_a_second_server_on_a_database_says_so(database: str, tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--database", database)
    with running(tmp_path, *words) as (first, _):
        with running(tmp_path, *words) as (second, address):
            assert second.stdout is not None and second.stdout.readline().strip()
            assert call(address, "healthz")[0]["ok"]
        first.send_signal(signal.SIGTERM)
        said, _ = first.communicate(timeout=PATIENCE_S)
        assert said == "", "the first had nothing to say"
    with running(tmp_path, *words) as (third, _):
        third.send_signal(signal.SIGTERM)
        assert third.communicate(timeout=PATIENCE_S)[0] == "", "nor has one that comes after both"


@contextmanager
def sitting(address: str, table: str, cookie: str) -> Iterator[tuple[ClientConnection, dict[str, Any]]]:
    """A connection to a table, and the question that waits."""
    with joined(address, table, cookie) as chair:
        decision = json.loads(chair.recv())["told"]["decision"]
        assert decision is not None
        yield chair, decision


def choose(chair: ClientConnection, decision: dict[str, Any]) -> dict[str, Any]:
    """Answer with the first option; what came of it."""
    keys = [decision["options"][0]["key"]]
    chair.send(json.dumps({"id": 1, "op": "choose", "at": decision["at"], "keys": keys}))
    while True:
        message: dict[str, Any] = json.loads(chair.recv())
        if message.get("id") == 1:
            return message


def test_a_table_goes_on_at_only_one_of_two_servers(database: str, tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--database", database)
    with running(tmp_path, *words) as (_, here), running(tmp_path, *words) as (_, there):
        _, cookie = call(here, "api/me", {"name": "Ann"})
        seats = [{"kind": "me"}, {"kind": "bot"}]
        wish = {"game": "intrigue", "seats": seats, "options": {"starter": 0}}
        table = call(here, "api/tables", wish, cookie)[0]["table"]
        with sitting(here, table, cookie) as (one, asked), sitting(there, table, cookie) as (other, same):
            assert asked["options"] == same["options"]
            assert "ok" in choose(one, asked)
            assert choose(other, same)["error"]["code"] == "storage-conflict"
            assert choose(other, same)["error"]["code"] == "read-only"
        with joined(there, table, cookie) as again:
            assert json.loads(again.recv())["told"]["table"]["state"] == "read-only"
