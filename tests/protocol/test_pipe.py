"""A client in another process: ``weirwood engine`` over pipes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.cli.command import PATIENCE_S
from tests.protocol.client import Client, PipeClient, read_answer
from tests.protocol.test_requests import MALFORMED
from weirwood.protocol.requests import LONGEST_LINE


@pytest.fixture
def client() -> Iterator[PipeClient]:
    client = PipeClient()
    yield client
    client.process.kill()
    client.process.wait()
    for pipe in (client.process.stdin, client.process.stdout, client.process.stderr):
        assert pipe is not None
        pipe.close()


def play_on(client: Client | PipeClient, game: str) -> bool:
    """One choice, the last option of the first decision; False at the end."""
    decisions: list[dict[str, Any]] = client.ok("decisions", game=game)["decisions"]
    if not decisions:
        return False
    key = decisions[0]["options"][-1]["key"]
    client.ok("choose", game=game, seat=decisions[0]["seat"], key=key)
    return True


def test_two_whole_games_interleaved_are_the_same_as_in_this_process(client: PipeClient) -> None:
    here = Client()
    setups: list[dict[str, Any]] = [
        {"game": "intrigue", "seats": [{}] * players, "seed": players} for players in (2, 3)
    ]
    games = [client.ok("new", **setup)["game"] for setup in setups]
    going = list(games)
    while going:
        going = [game for game in going if play_on(client, game)]
    for game, setup in zip(games, setups, strict=True):
        twin = here.ok("new", **setup)["game"]
        while play_on(here, twin):
            pass
        for op in ("status", "facts", "log", "record", "save"):
            assert client.ok(op, game=game) == here.ok(op, game=twin)
        assert client.ok("status", game=game)["over"]
    assert client.ok("quit") == {}
    assert client.end() == (0, b"", b"")


def test_the_end_of_input_ends_with_zero(client: PipeClient) -> None:
    client.requests.write(b'{"id":1,"op":"hello"}\n{"id":2,"op":"quit","x":1}\n{"id":3,"op":"nothing"}')
    status, output, notes = client.end()
    assert (status, notes) == (0, b"")
    answers = [read_answer(line) for line in output.decode("ascii").splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2, 3]


def test_nothing_is_answered_after_quit(client: PipeClient) -> None:
    client.requests.write(b'{"id":1,"op":"quit"}\n{"id":2,"op":"hello"}\n')
    status, output, _ = client.end()
    assert (status, json.loads(output)) == (0, {"id": 1, "ok": {}})


def test_each_line_is_answered_at_once_whatever_it_holds(client: PipeClient) -> None:
    for line in MALFORMED.values():
        assert client.line(line)["error"]["code"] == "bad-json"
    assert client.line(b"x" * (LONGEST_LINE + 5))["error"]["code"] == "bad-json"
    assert client.ok("hello")["engine"] == "weirwood"
    client.requests.close()
    assert client.process.wait(timeout=PATIENCE_S) == 0


def test_a_reader_that_leaves_is_no_defect(client: PipeClient) -> None:
    client.answers.close()
    client.requests.write(b'{"id":1,"op":"hello"}\n')
    client.requests.close()
    assert client.process.wait(timeout=PATIENCE_S) == 0


def test_no_input_at_all_ends_with_zero() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "weirwood", "engine"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
    )
    assert ended.stdout == ended.stderr == b""
