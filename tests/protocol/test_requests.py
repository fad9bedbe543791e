"""Requests: what is malformed, unknown, missing or mistyped, and what comes back with every answer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.client import Client
from weirwood.protocol.ops import OPS
from weirwood.protocol.requests import LONGEST_LINE

MALFORMED = {
    "empty": b"",
    "blank": b"   \r",
    "no JSON": b"hello",
    "half": b'{"id":1,"op":"hello"',
    "two": b'{"id":1,"op":"hello"}{"id":2,"op":"hello"}',
    "a list": b'[{"id":1,"op":"hello"}]',
    "a number": b"7",
    "a string": b'"hello"',
    "null": b"null",
    "NaN": b'{"id":NaN,"op":"hello"}',
    "infinity": b'{"id":1,"op":"perft","depth":-Infinity}',
    "a float beyond bounds": b'{"id":1e999,"op":"hello"}',
    "too many digits": b'{"id":' + b"9" * 5000 + b',"op":"hello"}',
    "broken UTF-8": b'{"id":"\xff\xfe","op":"hello"}',
    "UTF-16": '{"id":1,"op":"hello"}'.encode("utf-16-le"),
    "null byte": b'{"id":1,\x00"op":"hello"}',
    "control character": b'{"id":"\x01","op":"hello"}',
    "id twice": b'{"id":1,"id":2,"op":"hello"}',
    "twice within": b'{"id":1,"op":"new","options":{"ask":"all","ask":"all"}}',
    "brackets": b"[" * 100_000,
    "deep list": b'{"id":' + b"[" * 5000 + b"]" * 5000 + b',"op":"hello"}',
    "deep object": b'{"id":1,"op":"new","options":' + b'{"a":' * 200 + b"1" + b"}" * 201,
    "ten million brackets": b"[" * 10_000_000,
}


@pytest.mark.parametrize("line", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_line_is_answered_without_an_id(line: bytes) -> None:
    client = Client()
    answer = client.line(line)
    assert answer["id"] is None
    assert answer["error"]["code"] == "bad-json"
    assert client.ok("hello")


IDS: list[Any] = [
    None,
    True,
    0,
    -7,
    10**900,
    0.5,
    "",
    "x",
    "\ud800",
    "\x00",
    "ü😀",
    [],
    {},
    {"a": [1, {"b": None}]},
]


@pytest.mark.parametrize("request_id", IDS, ids=range(len(IDS)))
def test_an_id_of_any_type_comes_back(request_id: Any) -> None:
    client = Client()
    good = client.ask({"id": request_id, "op": "hello"})
    assert good["id"] == request_id and type(good["id"]) is type(request_id)
    bad = client.ask({"id": request_id, "op": "nothing"})
    assert bad["id"] == request_id and bad["error"]["code"] == "unknown-op"


def test_a_request_without_an_id_is_served() -> None:
    assert "ok" in Client().ask({"op": "hello"})


@pytest.mark.parametrize("op", [None, 5, True, [], {}, "", "Hello", "hello ", "\x00", "\udfff", "x" * 10_000])
def test_what_is_no_op_is_unknown(op: Any) -> None:
    answer = Client().ask({"id": 1, "op": op})
    assert answer["id"] == 1
    assert answer["error"]["code"] == "unknown-op"
    assert len(answer["error"]["message"]) <= 500


def test_no_op_at_all_is_unknown() -> None:
    assert Client().ask({"id": 1})["error"]["code"] == "unknown-op"


@pytest.mark.parametrize("op", OPS)
def test_unknown_arguments_are_named(op: str) -> None:
    client = Client()
    needed = dict.fromkeys(OPS[op].needs)
    error = client.error(op, **needed, colour="red", size=3)
    assert error["code"] == "bad-argument"
    assert error["data"] == {"arguments": ["colour", "size"]}
    assert "colour" in error["message"] and "size" in error["message"]


@pytest.mark.parametrize("op", [op for op in OPS if OPS[op].needs])
def test_missing_arguments_are_named(op: str) -> None:
    error = Client().error(op)
    assert error["code"] == "bad-argument"
    assert error["data"] == {"arguments": list(OPS[op].needs)}


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("new", {"seats": {}}, "seats"),
    ("new", {"seed": -1}, "seed"),
    ("new", {"seed": 2**128}, "seed"),
    ("new", {"seed": True}, "seed"),
    ("new", {"seed": 1.0}, "seed"),
    ("new", {"seed": "1"}, "seed"),
    ("new", {"seed": None}, "seed"),
    ("new", {"game": 5}, "game"),
    ("new", {"options": []}, "options"),
    ("scene", {"court": "Stark"}, "court"),
    ("scene", {"active": True}, "active"),
    ("scene", {"round": -1}, "round"),
    ("decisions", {"seat": True}, "seat"),
    ("decisions", {"seat": -1}, "seat"),
    ("decisions", {"seat": "0"}, "seat"),
    ("choose", {"seat": 0.0}, "seat"),
    ("choose", {"seat": None}, "seat"),
    ("choose", {"key": 7}, "key"),
    ("choose_set", {"keys": "Stark@first"}, "keys"),
    ("choose_set", {"keys": [1]}, "keys"),
    ("choose_set", {"dry": 1}, "dry"),
    ("view", {"seat": []}, "seat"),
    ("log", {"since": -1}, "since"),
    ("undo", {"plies": -1}, "plies"),
    ("undo", {"plies": False}, "plies"),
    ("load", {"data": 1}, "data"),
    ("replay", {"until": -1}, "until"),
    ("random", {"seed": "x"}, "seed"),
    ("random", {"plies": -3}, "plies"),
    ("perft", {"depth": -1}, "depth"),
    ("perft", {"depth": True}, "depth"),
    ("explain", {"verb": 3}, "verb"),
]
GOOD: dict[str, Any] = {
    "seats": [{}, {}],
    "seed": 0,
    "seat": 0,
    "key": "Stark@first",
    "keys": [],
    "card": "Stark",
    "verb": "place",
    "data": "",
    "record": {},
    "depth": 1,
}


@pytest.mark.parametrize(("op", "wrong", "named"), WRONG, ids=lambda value: str(value)[:20])
def test_mistyped_arguments_are_named(op: str, wrong: dict[str, Any], named: str) -> None:
    client = Client()
    game = client.new()
    good = {name: GOOD.get(name, game) for name in OPS[op].needs}
    if op in ("new", "scene"):
        good["game"] = "intrigue"
    error = client.error(op, **{**good, **wrong})
    assert error["code"] == "bad-argument"
    assert error["data"] == {"arguments": [named]}


def test_null_is_the_same_as_no_argument() -> None:
    client = Client()
    game = client.ok("new", game="intrigue", seats=[{}, {}], seed=1, options=None)["game"]
    assert client.ok("decisions", game=game, seat=None) == client.ok("decisions", game=game)
    assert client.ok("random", game=game, seed=1, plies=None)["status"]["over"]


@pytest.mark.parametrize("handle", ["g2", "", 1, None, True, [], {}, "g1 ", "\ud800"])
@pytest.mark.parametrize("op", [op for op in OPS if "game" in OPS[op].needs and op not in ("new", "scene")])
def test_what_is_no_handle_is_no_game(op: str, handle: Any) -> None:
    client = Client()
    client.new()
    needed = {**{name: GOOD.get(name, "x") for name in OPS[op].needs}, "game": handle}
    assert client.code(op, **needed) == "no-game"


def test_an_unknown_game_is_no_game() -> None:
    assert Client().code("new", game="chess", seats=[{}, {}], seed=1) == "no-game"
    assert Client().code("scene", game="chess", seats=[{}, {}]) == "no-game"


def test_a_long_line_is_served_and_a_longer_one_refused() -> None:
    client = Client()
    name = "x" * 10_000_000
    assert client.ask({"id": name, "op": "hello"})["id"] == name
    assert client.code("new", game=name, seats=[], seed=1) == "no-game"
    assert client.line(b" " * (LONGEST_LINE + 1))["error"]["code"] == "bad-json"
