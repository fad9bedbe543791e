"""``weirwood rules`` from the command line."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.cli.command import PATIENCE_S
from weirwood.rules.breakages import read_breakages
from weirwood.rules.citations import citing_tests
from weirwood.rules.clauses import clauses_of

ROOT = Path(__file__).parents[2]


def rules(*arguments: str, cwd: Path = ROOT, code: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = dict(os.environ) if code is None else {**os.environ, "PYTHONPATH": str(code)}
    command = [sys.executable, "-m", "weirwood", "rules", *arguments]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=PATIENCE_S)


def printed(*arguments: str) -> Any:
    run = rules(*arguments, "--json")
    assert (run.returncode, run.stderr) == (0, "")
    return json.loads(run.stdout)


def test_show_prints_a_clause_and_where_it_is_cited() -> None:
    form = printed("show", "wi.dealing.4")
    assert (form["id"], form["document"], form["game"], form["kind"]) == (
        "WI.dealing.4",
        "WI",
        "intrigue",
        "setup",
    )
    assert any(place.startswith("src/weirwood/intrigue/") for place in form["code"])
    assert any(test.startswith("tests/intrigue/") for test in form["tests"])
    plain = rules("show", "WI.example-1.1").stdout
    assert "WI.example-1.1" in plain and "tests/intrigue/" in plain


def test_search_prints_what_it_finds_and_fails_when_it_finds_nothing() -> None:
    assert [form["id"] for form in printed("search", "fewest", "icons")["clauses"]] == ["WI.end-of-game.4"]
    assert "WI.end-of-game.4" in rules("search", "fewest", "icons").stdout
    assert rules("search", "no-such-word-anywhere").returncode == 1


def test_unknown_clauses_and_games_are_bad_input() -> None:
    for arguments in (["show", "nothing"], ["coverage", "--game", "chess"], ["break", "--game", "chess"]):
        run = rules(*arguments)
        assert run.returncode == 2
        assert len(run.stderr.splitlines()) == 1
        assert run.stdout == ""


def test_the_framework_lists_steps_and_action_windows() -> None:
    form = printed("framework", "second")
    names = [step["name"] for step in form["steps"]]
    phases = list(dict.fromkeys(step["phase"] for step in form["steps"]))
    assert phases == [
        *("setup", "plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"),
    ]
    set_up = list(dict.fromkeys(step["name"] for step in form["steps"] if step["phase"] == "setup"))
    assert set_up == [f"setup.{number}" for number in range(1, 11)]
    assert form["windows"] == ["1.aw", "2.aw", "3.aw", "4.aw", "4.2.aw1", "4.2.aw2", "5.aw", "6.aw", "7.aw"]
    assert names.index("4.2") < names.index("4.2.aw1") < names.index("4.2.1") < names.index("4.2.aw2")
    known = {clause.id for clause in clauses_of("second")}
    assert {step["rule"] for step in form["steps"]} <= known
    assert len(rules("framework", "second").stdout.splitlines()) == len(names) + len(phases)
    assert rules("framework", "nothing").returncode == 2


def test_citations_are_listed_and_checked() -> None:
    assert "WI.dealing.4" in rules("citations").stdout
    run = rules("citations", "--check")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_coverage_tells_each_clause_that_no_test_cites() -> None:
    form = printed("coverage", "--game", "winter")
    cited = {clause for test in citing_tests(ROOT) for clause in test.clauses}
    assert form["untested"] == [clause.id for clause in clauses_of("winter") if clause.id not in cited]
    lines = rules("coverage", "--game", "winter").stdout.splitlines()
    assert len([line for line in lines if line.startswith("untested: ")]) == len(form["untested"])


def test_breaking_a_clause_without_breakages_misses_nothing() -> None:
    broken = {breakage.rule for breakage in read_breakages(ROOT, "winter")}
    rule = next(clause.id for clause in clauses_of("winter") if clause.id not in broken)
    assert printed("break", "--game", "winter", "--rule", rule) == {
        "game": "winter",
        "breakages": [],
        "missed": [],
    }


def test_outside_a_checkout_clauses_are_shown_and_tests_are_missed(tmp_path: Path) -> None:
    code = tmp_path / "installed"
    shutil.copytree(ROOT / "src", code, ignore=shutil.ignore_patterns("__pycache__"))
    shown = rules("show", "WI.dealing.4", cwd=tmp_path, code=code)
    assert shown.returncode == 0 and "WI.dealing.4" in shown.stdout
    for command in ("coverage", "break", "mutate", "citations"):
        run = rules(command, cwd=tmp_path, code=code)
        assert run.returncode == 2
        assert len(run.stderr.splitlines()) == 1
