"""Records as files: readable, written at once or not at all, and every damage refused in words."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.core.matches import begun, play_on, staged
from weirwood import __version__
from weirwood.core.errors import BadData, WeirwoodError, WrongVersion
from weirwood.core.match import replay
from weirwood.core.record import RECORD_FORMAT, read_record, record_from


def form(plies: int = 12) -> dict[str, Any]:
    made: dict[str, Any] = play_on(begun(), plies).record().form()
    return made


def test_a_record_holds_what_the_protocol_says() -> None:
    made = form(1_000)
    assert list(made) == [
        "format",
        "game",
        "engine",
        "pool",
        "setup",
        "seed",
        "options",
        "choices",
        "outcome",
    ]
    assert made["format"] == RECORD_FORMAT
    assert made["game"] == "intrigue"
    assert made["engine"] == __version__
    assert made["seed"] == 3
    assert made["setup"] == {"seats": [{"name": f"P{seat}"} for seat in range(4)]}
    assert "outcome" not in form(12)


def test_text_is_json_with_a_line_for_every_choice() -> None:
    record = play_on(begun(), 12).record()
    assert json.loads(record.text()) == record.form()
    assert len(record.text().splitlines()) == 12 + 11


@pytest.mark.parametrize("plies", [0, 12, 1_000])
def test_a_file_reads_back_as_it_was_written(tmp_path: Path, plies: int) -> None:
    match = play_on(begun(), plies)
    path = tmp_path / "new" / "folder" / "game.json"
    match.record().write(path)
    read = read_record(path)
    assert read.form() == match.record().form()
    assert replay(read).state.dump() == match.state.dump()


def test_a_scene_and_names_in_any_script_are_kept(tmp_path: Path) -> None:
    match = play_on(staged(), 2)
    match.record().write(tmp_path / "scene.json")
    assert read_record(tmp_path / "scene.json").form() == match.record().form()


def test_writing_replaces_the_file_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play_on(begun(), 40).record().write(path)
    play_on(begun(), 2).record().write(path)
    assert len(read_record(path).choices) == 2
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    target = tmp_path / "taken"
    (target / "inside").mkdir(parents=True)
    with pytest.raises(OSError):
        begun().record().write(target)
    assert [entry.name for entry in tmp_path.iterdir()] == ["taken"]


def test_a_record_of_the_largest_seed_keeps_every_bit() -> None:
    record = begun(seed=(1 << 128) - 1).record()
    assert record_from(json.loads(record.text())).seed == (1 << 128) - 1


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"7", b'"weirwood"', b"\xff\xfe\x00", b"{" * 100_000, b"[" * 100_000, b"{}"],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BadData) as refusal:
        read_record(path)
    assert refusal.value.message.endswith(".")


def test_a_file_that_is_not_there_or_a_folder_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadData):
            read_record(path)


@pytest.mark.parametrize("field", ["format", "game", "engine", "pool", "setup", "seed", "options", "choices"])
def test_no_field_may_be_missing(field: str) -> None:
    made = form()
    del made[field]
    with pytest.raises(BadData):
        record_from(made)


BAD_FIELDS: list[tuple[str, object]] = [
    ("format", 1),
    ("game", "chess"),
    ("game", 3),
    ("game", ["intrigue"]),
    ("setup", None),
    ("setup", {}),
    ("setup", {"seats": []}),
    ("setup", {"seats": [{}]}),
    ("setup", {"seats": [{}] * 7}),
    ("setup", {"seats": [{"deck": {}}, {}]}),
    ("setup", {"seats": [{}, {}], "scene": {}}),
    ("setup", {"scene": {}}),
    ("setup", {"scene": {"seats": [{}, {"hand": {"Stark": 99}}]}}),
    ("setup", {"scene": []}),
    ("seed", -1),
    ("seed", 1 << 128),
    ("seed", 1.5),
    ("seed", True),
    ("seed", "3"),
    ("options", []),
    ("options", {"wild": 1}),
    ("options", {"starter": 4}),
    ("choices", {}),
    ("choices", [[0]]),
    ("choices", [["0", "Stark@left"]]),
    ("choices", [[0, 1]]),
    ("choices", [[0, ["a", 1]]]),
    ("choices", [[True, "Stark@left"]]),
    ("choices", ["Stark@left"]),
    ("outcome", []),
    ("outcome", "won"),
    ("edits", {}),
    ("edits", [[1, "set"]]),
    ("edits", [[1, 2, {}]]),
    ("more", 1),
]


@pytest.mark.parametrize(("field", "value"), BAD_FIELDS)
def test_a_field_that_cannot_be_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadData):
        record_from({**form(), field: value})


@pytest.mark.parametrize(("field", "value"), [("format", "weirwood-record/2"), ("pool", "intrigue-0")])
def test_another_version_is_refused_as_such(field: str, value: object) -> None:
    with pytest.raises(WrongVersion):
        record_from({**form(), field: value})


def test_a_record_of_an_older_engine_with_the_same_cards_is_read() -> None:
    record = record_from({**form(), "engine": "0.0.1"})
    assert record.engine == "0.0.1"
    assert replay(record).ply == 12


def test_no_damage_to_a_file_goes_further_than_an_error_in_words(tmp_path: Path) -> None:
    text = play_on(begun(), 30).record().text().encode()
    path = tmp_path / "game.json"
    chance = Random(8)
    refused = 0
    for _ in range(300):
        damaged = bytearray(text)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(damaged))
            what = chance.random()
            if what < 0.4:
                damaged[at] = chance.randrange(256)
            elif what < 0.7:
                del damaged[at : at + chance.randint(1, 40)]
            else:
                damaged[at:at] = damaged[: chance.randint(1, 20)]
        path.write_bytes(damaged)
        try:
            replay(read_record(path))
        except WeirwoodError as error:
            assert error.message
            refused += 1
    assert refused > 200
