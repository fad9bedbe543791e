"""No line crashes the engine or leaves it silent."""

from __future__ import annotations

import copy
import io
import json
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.command import PATIENCE_S
from tests.protocol.client import Client, PipeClient, read_answer
from weirwood.protocol import serve
from weirwood.protocol.ops import OPS

HOUSES = ("Baratheon", "Lannister", "Stark", "Targaryen")
PLACES = ("first", "left", "right", "1.0", "1.1", "2.0", "0.1")
KEYS = [f"{house}@{place}" for house in HOUSES for place in PLACES]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    5,
    1.5,
    10**40,
    2**128,
    "",
    "g1",
    "intrigue",
    "Stark",
    "\ud800",
    "\x00",
    [],
    {},
    [{}, {}],
    ["Stark"],
    [["Stark"]],
    {"Stark": 3},
    [[0, "Stark@first"]],
]
SCENE: dict[str, Any] = {
    "op": "scene",
    "game": "intrigue",
    "court": [["Stark", "Lannister", "Stark"], ["Stark", None]],
    "active": 1,
    "round": 2,
    "starter": 0,
    "seed": 9,
    "options": {"ask": "all", "houses": dict.fromkeys(HOUSES, 9)},
    "seats": [
        {"hand": {"Stark": 2}, "penalty": 3, "thrones": [1]},
        {"name": "Bran", "hand": {"Stark": 1, "Lannister": 2}},
        {"hand": {"Baratheon": 1}, "eliminated": True},
    ],
}


def valid_requests() -> list[dict[str, Any]]:
    """A good request for every op, on the games g1 and g2."""
    client = Client()
    game = client.new(seed=3)
    client.ok("random", game=game, seed=1, plies=6)
    good: dict[str, list[dict[str, Any]]] = {
        "new": [
            {"game": "intrigue", "seats": [{"name": "Arya"}, {}, {}], "seed": 5, "options": {"starter": 1}}
        ],
        "decisions": [{"seat": 1}, {}],
        "choose": [{"seat": seat, "key": key} for seat in (0, 1) for key in KEYS],
        "choose_set": [
            {"seat": 0, "keys": ["Stark@first"]},
            {"seat": 1, "keys": [], "dry": True, "partial": True},
        ],
        "view": [{"seat": 0}, {"seat": None}],
        "explain": [
            {"seat": 0, "card": "Stark", "verb": "place"},
            {"seat": 1, "card": {"house": "Stark", "row": 1, "column": 0}, "verb": "place"},
        ],
        "log": [{"seat": 1, "since": 2}, {}],
        "undo": [{"plies": 2}, {}],
        "load": [{"data": client.ok("save", game=game)["data"]}],
        "replay": [{"record": client.ok("record", game=game)["record"], "until": 5}],
        "random": [{"seed": 4, "plies": 3}, {"seed": 4}],
        "perft": [{"depth": 2}, {"depth": 3}],
        "think": [{"seat": seat, "bot": bot, "seed": 3} for seat in (0, 1) for bot in ("random", "search:2")],
        "put": [{"card": 1, "zone": "hand", "seat": 0, "position": -1}],
        "set": [{"card": 1, "kneeling": True}],
        "happen": [{"event": "kill", "card": 1}],
    }
    requests = [SCENE]
    for op in OPS:
        for form in good.get(op, [{}]):
            for handle in ("g1", "g2"):
                if op not in ("scene", "quit"):
                    requests.append(
                        {"op": op, **({"game": handle} if "game" in OPS[op].needs else {}), **form}
                    )
    return requests


VALID = valid_requests()
BY_OP = {op: [request for request in VALID if request["op"] == op] for op in OPS if op != "quit"}


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a form: what holds it, and where."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for where, item in list(inner):
        yield value, where
        yield from places(item)


values: st.SearchStrategy[Any] = st.recursive(
    st.sampled_from(ODD),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(HOUSES), inner, max_size=3),
    max_leaves=5,
).map(copy.deepcopy)


@st.composite
def near_valid(draw: st.DrawFn) -> bytes:
    """A good request with up to two things in it changed, removed or added."""
    op = draw(st.sampled_from(list(BY_OP)))
    request = {"id": draw(values), **copy.deepcopy(draw(st.sampled_from(BY_OP[op])))}
    for _ in range(draw(st.sampled_from((0, 0, 1, 1, 1, 2)))):
        holder, where = draw(st.sampled_from(list(places(request))))
        what = draw(st.sampled_from(("change", "change", "change", "remove", "add")))
        if what == "change":
            holder[where] = draw(values)
        elif what == "remove":
            del holder[where]
        elif isinstance(holder, dict):
            holder[draw(st.sampled_from(("colour", "seat", "name", "until")))] = draw(values)
        else:
            holder.append(draw(values))
    return json.dumps(request).encode()


arbitrary = st.binary(max_size=60).map(lambda line: line.replace(b"\n", b""))
half_json = st.text(alphabet='{}[]":,0123456789.eE-truefalsnidop \\u', max_size=40).map(str.encode)
any_json = values.map(lambda value: json.dumps(value).encode())
lines = st.lists(
    near_valid() | near_valid() | near_valid() | any_json | half_json | arbitrary, min_size=3, max_size=20
)
START = [b'{"id":0,"op":"new","game":"intrigue","seats":[{},{}],"seed":3}', json.dumps(SCENE).encode()]


@settings(max_examples=500)
@given(lines)
def test_every_line_has_one_answer_and_none_is_a_defect(fuzz: list[bytes]) -> None:
    sent = [*START, *fuzz]
    answers, notes = io.BytesIO(), io.StringIO()
    serve(io.BytesIO(b"\n".join(sent) + b"\n"), answers, notes)
    read = [read_answer(line) for line in answers.getvalue().decode("ascii").splitlines()]
    assert len(read) == len(sent)
    assert all(answer.get("error", {}).get("code") != "internal" for answer in read), notes.getvalue()
    assert notes.getvalue() == ""
    for line, answer in zip(sent, read, strict=True):
        if answer.get("error", {}).get("code") == "bad-json":
            assert answer["id"] is None
        else:
            assert answer["id"] == json.loads(line).get("id")


@settings(max_examples=500)
@given(near_valid())
def test_an_error_changes_nothing(line: bytes) -> None:
    client = Client()
    game = client.new(players=3, seed=1)
    client.ok("random", game=game, seed=1, plies=9)
    before = client.everything(game)
    answer = client.line(line)
    if "error" in answer:
        assert client.everything(game) == before
        assert client.new() == "g2"


def test_the_same_over_a_real_pipe() -> None:
    gathered: list[bytes] = [*START]

    @settings(max_examples=60)
    @given(lines)
    def gather(fuzz: list[bytes]) -> None:
        gathered.extend(fuzz)

    gather()
    client = PipeClient()
    output, notes = client.process.communicate(b"\n".join(gathered) + b"\n", timeout=PATIENCE_S)
    answers = [read_answer(line) for line in output.decode("ascii").splitlines()]
    assert len(answers) == len(gathered) > 100
    assert (client.process.returncode, notes) == (0, b"")
