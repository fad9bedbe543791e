"""What a game remembers: log, undo, clones, saves and records, and that all of them agree."""

from __future__ import annotations

import base64
from typing import Any

import msgspec
import pytest

from tests.protocol.client import Client

SCENE: dict[str, Any] = {
    "court": [["Stark", "Lannister"]],
    "round": 2,
    "seed": 77,
    "seats": [{"hand": {"Stark": 3, "Targaryen": 2}, "thrones": [2]}, {"hand": {"Baratheon": 4}}],
}


def played(client: Client, start: str, plies: int) -> str:
    game = client.scene(**SCENE) if start == "scene" else client.new(int(start), seed=3)
    client.ok("random", game=game, seed=5, plies=plies)
    return game


STARTS = pytest.mark.parametrize("start", ["2", "5", "scene"])
PLIES = pytest.mark.parametrize("plies", [0, 1, 6, 17, 400])


@STARTS
@PLIES
def test_a_loaded_game_is_the_saved_one_with_its_history(start: str, plies: int) -> None:
    client = Client()
    game = played(client, start, plies)
    again = client.ok("load", data=client.ok("save", game=game)["data"])["game"]
    assert again != game
    assert client.everything(again) == client.everything(game)
    if client.ok("status", game=game)["ply"]:
        assert client.ok("undo", game=again) == client.ok("undo", game=game)
    assert client.ok("random", game=again, seed=1) == client.ok("random", game=game, seed=1)
    assert client.everything(again) == client.everything(game)


@STARTS
@PLIES
def test_a_replayed_game_is_the_recorded_one(start: str, plies: int) -> None:
    client = Client()
    game = played(client, start, plies)
    record = client.ok("record", game=game)["record"]
    again = client.ok("replay", record=record)["game"]
    assert client.everything(again) == client.everything(game)
    ply = client.ok("status", game=game)["ply"]
    half = client.ok("replay", record=record, until=ply // 2)["game"]
    if ply > ply // 2:
        client.ok("undo", game=game, plies=ply - ply // 2)
    assert client.everything(half) == client.everything(game)


@STARTS
def test_undo_takes_back_chance_too_and_the_same_choices_give_the_same_game(start: str) -> None:
    client = Client()
    game = played(client, start, 0)
    stages = [client.everything(game)]
    keys: list[tuple[int, str]] = []
    while not client.ok("status", game=game)["over"]:
        keys.append(client.first_key(game))
        client.ok("choose", game=game, seat=keys[-1][0], key=keys[-1][1])
        stages.append(client.everything(game))
    for back in (1, 3, len(keys)):
        client.ok("undo", game=game, plies=back)
        assert client.everything(game) == stages[-1 - back]
        for seat, key in keys[-back:]:
            client.ok("choose", game=game, seat=seat, key=key)
        assert client.everything(game) == stages[-1]


def test_undo_does_not_go_past_the_start() -> None:
    client = Client()
    game = played(client, "2", 3)
    before = client.everything(game)
    for plies in (0, 4, 10**900):
        assert client.code("undo", game=game, plies=plies) == "bad-argument"
    assert client.everything(game) == before
    assert client.ok("undo", game=game, plies=3)["status"]["ply"] == 0
    assert client.code("undo", game=game) == "bad-argument"


def test_a_record_after_undo_holds_what_was_kept() -> None:
    client = Client()
    game = played(client, "2", 20)
    choices = client.ok("record", game=game)["record"]["choices"]
    client.ok("undo", game=game, plies=3)
    assert client.ok("record", game=game)["record"]["choices"] == choices[:-3]


def test_a_clone_is_equal_and_independent() -> None:
    client = Client()
    game = played(client, "5", 19)
    before = client.everything(game)
    copy = client.ok("clone", game=game)["game"]
    assert client.everything(copy) == before
    client.ok("random", game=copy, seed=1, plies=4)
    assert client.everything(game) == before
    changed = client.everything(copy)
    client.ok("undo", game=game, plies=19)
    client.ok("close", game=game)
    assert client.everything(copy) == changed


def test_a_record_holds_everything_that_decides_a_game() -> None:
    client = Client()
    game = client.ok("new", game="intrigue", seats=[{"name": "Ann"}, {}], seed=9, options={"starter": 1})[
        "game"
    ]
    record = client.ok("record", game=game)["record"]
    assert {field: record[field] for field in ("game", "setup", "seed", "options", "choices")} == {
        "game": "intrigue",
        "setup": {"seats": [{"name": "Ann"}, {"name": "Seat 1"}]},
        "seed": 9,
        "options": {"starter": 1},
        "choices": [],
    }
    assert {"format", "engine", "pool"} < set(record) and "outcome" not in record
    client.ok("random", game=game, seed=1)
    ended = client.ok("record", game=game)["record"]
    assert ended["outcome"] == client.ok("status", game=game)["outcome"]
    scene = client.scene(**SCENE)
    placed = client.ok("record", game=scene)["record"]
    assert placed["setup"] == {"scene": {name: SCENE[name] for name in SCENE if name != "seed"}}
    assert placed["seed"] == 77


def test_a_set_in_a_record_is_played_as_its_one_choice() -> None:
    client = Client()
    game = played(client, "2", 2)
    record = client.ok("record", game=game)["record"]
    sets = {**record, "choices": [[seat, [key]] for seat, key in record["choices"]]}
    again = client.ok("replay", record=sets)["game"]
    assert client.everything(again) == client.everything(game)


def test_the_log_is_all_that_happened_or_what_came_after_a_ply() -> None:
    client = Client()
    game = client.new(seed=2)
    opening = client.ok("log", game=game)["events"]
    assert opening[0]["kind"] == "round-began" and {event["ply"] for event in opening} == {0}
    told = list(opening)
    for _ in range(8):
        seat, key = client.first_key(game)
        ply = client.ok("status", game=game)["ply"]
        events = client.ok("choose", game=game, seat=seat, key=key)["events"]
        assert client.ok("log", game=game, since=ply)["events"] == events
        told += events
    assert client.ok("log", game=game)["events"] == told
    assert client.ok("log", game=game, since=0)["events"] == told[len(opening) :]
    assert client.ok("log", game=game, since=10**900)["events"] == []


def damaged_saves(client: Client) -> dict[str, tuple[str, str]]:
    game = client.new(seed=4)
    client.ok("random", game=game, seed=4, plies=9)
    values = msgspec.msgpack.decode(base64.b64decode(client.ok("save", game=game)["data"]))
    other = client.new(seed=5)
    foreign = msgspec.msgpack.decode(base64.b64decode(client.ok("save", game=other)["data"]))

    def data(*changed: Any) -> str:
        return base64.b64encode(msgspec.msgpack.encode(list(changed))).decode()

    whole = data(*values)
    return {
        "no base64": ("bad-data", "%%%"),
        "empty": ("bad-data", ""),
        "cut": ("bad-data", whole[: len(whole) // 8 * 4]),
        "other letters": ("bad-data", whole.replace("A", "\u00e4")),
        "other bytes": ("bad-data", base64.b64encode(b"PNG\x00\xff").decode()),
        "nested": ("bad-data", base64.b64encode(b"\x91" * 100_000).decode()),
        "other format": ("bad-data", data("chess", *values[1:])),
        "other version": ("version", data(values[0], 99, *values[2:])),
        "record no text": ("bad-data", data(*values[:2], 7, values[3])),
        "record no JSON": ("bad-data", data(*values[:2], "{", values[3])),
        "record too deep": ("bad-data", data(*values[:2], "[" * 100_000, values[3])),
        "record no record": ("bad-data", data(*values[:2], "{}", values[3])),
        "position of another": ("bad-data", data(*values[:3], foreign[3])),
        "position changed": ("bad-data", data(*values[:3], values[3][:-1] + b"\x01")),
        "more": ("bad-data", data(*values, 1)),
    }


def test_damaged_saves_are_refused() -> None:
    client = Client()
    for name, (code, data) in damaged_saves(client).items():
        assert client.code("load", data=data) == code, name


def test_damaged_records_are_refused() -> None:
    client = Client()
    game = played(client, "2", 400)
    record = client.ok("record", game=game)["record"]
    wrong: list[tuple[str, Any]] = [
        ("bad-data", None),
        ("bad-data", []),
        ("bad-data", "record"),
        ("bad-data", {}),
        ("version", {**record, "format": "weirwood-record/99"}),
        ("version", {**record, "pool": "other"}),
        ("bad-data", {**record, "game": "chess"}),
        ("bad-data", {**record, "seed": -1}),
        ("bad-data", {**record, "seed": 1 << 128}),
        ("bad-data", {**record, "seed": record["seed"] + 1}),
        ("bad-data", {**record, "choices": 5}),
        ("bad-data", {**record, "choices": [[True, "Stark@first"]]}),
        ("bad-data", {**record, "choices": [[0, 1]]}),
        ("bad-data", {**record, "choices": [[0, []]]}),
        ("bad-data", {**record, "choices": record["choices"][:-1]}),
        ("bad-data", {**record, "outcome": {**record["outcome"], "winners": []}}),
        ("bad-data", {**record, "edits": [[1, "put", {}]]}),
        ("bad-data", {**record, "colour": "red"}),
        ("bad-data", {**record, "setup": {}}),
        ("bad-data", {**record, "options": {"ask": 5}}),
    ]
    for code, form in wrong:
        assert client.code("replay", record=form) == code, form
    choices = record["choices"].copy()
    choices[7] = [choices[7][0], "Stark@nowhere"]
    failed = client.error("replay", record={**record, "choices": choices})
    assert (failed["code"], failed["data"]) == ("bad-data", {"ply": 8})
    assert client.ok("replay", record={**record, "choices": choices}, until=7)
    assert client.code("replay", record=record, until=len(choices) + 1) == "bad-argument"
