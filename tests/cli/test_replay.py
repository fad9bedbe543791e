"""``weirwood replay``: a record told and proved, or refuted at its ply."""

import json
from pathlib import Path

import pytest

from tests.cli.command import refused, weirwood
from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.core.record import read_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of three, played to its end."""
    game = find_game("intrigue")
    match = Match(game, game.setup([{"name": name} for name in ("Ann", "Bob", "Cleo")], {}), 3)
    while match.state.outcome is None:
        match.choose_index(match.waiting[0], 0)
    path = tmp_path / "game.json"
    match.record().write(path)
    return path


def broken(record: Path, ply: int, key: str) -> Path:
    form = json.loads(record.read_text(encoding="utf-8"))
    form["choices"][ply - 1][1] = key
    path = record.with_name("broken.json")
    path.write_text(json.dumps(form), encoding="utf-8")
    return path


def test_a_true_record_is_told_line_by_line(record: Path, tmp_path: Path) -> None:
    done = weirwood(tmp_path, "replay", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    plies = [int(line.split()[0]) for line in done.stdout.splitlines() if line.split()[0].isdigit()]
    assert plies == sorted(plies)
    assert plies[-1] == len(read_record(record).choices)


def test_until_stops_early(record: Path, tmp_path: Path) -> None:
    form = json.loads(weirwood(tmp_path, "replay", str(record), "--until", "5", "--json").stdout)
    assert form["plies"] == 5
    assert form["outcome"] is None
    assert form["log"][-1]["ply"] == 5
    assert (
        json.loads(weirwood(tmp_path, "replay", str(record), "--until", "0", "--json").stdout)["plies"] == 0
    )


def test_json_holds_the_outcome(record: Path, tmp_path: Path) -> None:
    form = json.loads(weirwood(tmp_path, "replay", str(record), "--json").stdout)
    assert form["outcome"] == read_record(record).outcome
    assert form["failure"] is None


def test_a_false_record_is_told_up_to_where_it_fails(record: Path, tmp_path: Path) -> None:
    path = broken(record, 9, "Stark@7.7")
    done = weirwood(tmp_path, "replay", str(path))
    assert "9" in refused(done)
    plies = [int(line.split()[0]) for line in done.stdout.splitlines() if line.split()[0].isdigit()]
    assert plies[-1] == 8
    done = weirwood(tmp_path, "replay", str(path), "--json")
    assert json.loads(done.stdout)["failure"]["ply"] == 9
    refused(done)


def test_a_false_outcome_is_refused(record: Path, tmp_path: Path) -> None:
    form = json.loads(record.read_text(encoding="utf-8"))
    form["outcome"]["winners"] = [0, 1, 2]
    record.write_text(json.dumps(form), encoding="utf-8")
    refused(weirwood(tmp_path, "replay", str(record)))


@pytest.mark.parametrize("until", ["9999"])
def test_until_beyond_the_end_is_refused(until: str, record: Path, tmp_path: Path) -> None:
    assert until in refused(weirwood(tmp_path, "replay", str(record), "--until", until))


def test_an_unfinished_game_says_who_is_asked(tmp_path: Path) -> None:
    weirwood(tmp_path, "play", "--plain", "--seed", "4", "--name", "Ann", lines="1\n")
    [path] = (tmp_path / "saves").glob("*.json")
    done = weirwood(tmp_path, "replay", str(path))
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].count("Ann") == 1


def test_the_chronicle_tells_nothing_hidden(record: Path, tmp_path: Path) -> None:
    form = json.loads(weirwood(tmp_path, "replay", str(record), "--json").stdout)
    dealt = [entry["text"] for entry in form["log"] if entry["kind"] == "dealt"]
    assert dealt
    assert not any(house in text for text in dealt for house in ("Stark", "Lannister"))
