"""Coverage, judged in a small checkout of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from weirwood.core.errors import WeirwoodError
from weirwood.rules.coverage import Covered, coverage, coverage_form

TESTS = """
from pathlib import Path
from weirwood.rules import rule

@rule("WI.dealing.1")
def test_passes() -> None:
    with Path("ran.txt").open("a") as file:
        file.write("once ")

@rule("WI.dealing.2")
def test_fails() -> None:
    assert False

@rule("HBO.golden-rule.1")
def test_of_another_game() -> None: ...
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    files = {
        "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = ["rule"]\n',
        "src/weirwood/dealing.py": "# WI.dealing.1\n# WI.dealing.3\n",
        "tests/conftest.py": 'pytest_plugins = ["weirwood.rules.proof"]\n',
        "tests/test_dealing.py": TESTS,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def states(covered: list[Covered]) -> dict[str, str]:
    return {entry.clause.id: entry.state for entry in covered}


def test_a_clause_is_tested_when_a_citing_test_passed(checkout: Path) -> None:
    covered = coverage(checkout, "intrigue")
    assert len(covered) == 51
    assert [clause for clause, state in states(covered).items() if state == "tested"] == ["WI.dealing.1"]
    by_id = {entry.clause.id: entry for entry in covered}
    assert by_id["WI.dealing.1"].tests == ["tests/test_dealing.py::test_passes"]
    assert [str(place) for place in by_id["WI.dealing.3"].cited] == ["src/weirwood/dealing.py:2"]
    form = coverage_form("intrigue", covered)
    assert (form["game"], form["total"], form["tested"], form["declared"]) == ("intrigue", 51, 1, [])
    assert len(form["untested"]) == 50
    assert form["documents"] == {
        "WI": {name: form[name] for name in ("total", "tested", "untested", "declared")}
    }


def test_a_game_nobody_cites_is_untested(checkout: Path) -> None:
    assert set(states(coverage(checkout, "winter")).values()) == {"untested"}


def test_all_games_together_are_told_by_document(checkout: Path) -> None:
    form = coverage_form(None, coverage(checkout, None))
    assert list(form["documents"]) == ["RR", "FAQ", "HBO", "WE", "WI", "ED"]
    assert {name: counts["tested"] for name, counts in form["documents"].items() if counts["tested"]} == {
        "HBO": 1,
        "WI": 1,
    }


def test_tests_run_again_only_when_something_changed(checkout: Path) -> None:
    first = coverage(checkout, "intrigue")
    assert states(coverage(checkout, "intrigue")) == states(first)
    ran = checkout / "ran.txt"
    assert ran.read_text(encoding="utf-8") == "once "
    (checkout / "src/weirwood/dealing.py").write_text("# WI.dealing.2\n", encoding="utf-8")
    coverage(checkout, "intrigue")
    assert ran.read_text(encoding="utf-8") == "once once "


def test_a_file_that_cannot_be_imported_proves_nothing(checkout: Path) -> None:
    (checkout / "tests/test_dealing.py").write_text("import no_such_module\n" + TESTS, encoding="utf-8")
    assert set(states(coverage(checkout, "intrigue")).values()) == {"untested"}


def test_tests_that_cannot_be_run_are_told(checkout: Path) -> None:
    (checkout / "tests/conftest.py").write_text("import no_such_module\n", encoding="utf-8")
    with pytest.raises(WeirwoodError):
        coverage(checkout, "intrigue")
