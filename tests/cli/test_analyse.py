"""``weirwood analyse``: what each choice cost, kept beside the record, and a way to play on from there."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec import convert

from tests.cli.command import refused, weirwood
from tests.lab.test_review import a_game
from weirwood.lab.review import Looked, costliest


def test_a_record_is_analysed_kept_and_played_on_from(tmp_path: Path) -> None:
    record, cut = tmp_path / "game.json", tmp_path / "cut.json"
    match = a_game("intrigue", 8)
    match.record().write(record)
    found = json.loads(weirwood(tmp_path, "analyse", str(record), "--json").stdout)
    told = weirwood(tmp_path, "analyse", str(record)).stdout
    looked = convert(found["looked"], list[Looked])
    worst = [one for seat in range(2) for one in costliest(looked, seat)]
    assert worst and all(f"choice {one.ply + 1}: {one.options[one.played].text}" in told for one in worst)
    assert all(f"{one.options[0].text}. {one.options[0].follows}".strip() in told for one in worst)
    kept = tmp_path / "game.json.review.json"
    assert found["looked"] and json.loads(kept.read_text())["looked"] == found["looked"]
    form = json.loads(kept.read_text())
    form["looked"] = form["looked"][:1]
    kept.write_text(json.dumps(form))
    assert (
        len(json.loads(weirwood(tmp_path, "analyse", str(record), "--json").stdout)["looked"]) == 1
    )  # as it is kept
    form["of"]["seed"] += 1
    kept.write_text(json.dumps(form))
    assert (
        json.loads(weirwood(tmp_path, "analyse", str(record), "--json").stdout) == found
    )  # that was another game's
    assert weirwood(tmp_path, "analyse", str(record), "--from", "3", "--save", str(cut)).returncode == 0
    assert json.loads(cut.read_text())["choices"] == json.loads(record.read_text())["choices"][:2]
    refused(weirwood(tmp_path, "analyse", str(record), "--from", "3", "--save", str(cut)))  # it exists
