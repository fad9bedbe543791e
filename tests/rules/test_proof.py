"""The pytest plugin, run on small test files of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import PATIENCE_S
from weirwood.rules import rule
from weirwood.rules.mark import cited_by

HEAD = """
import pytest
from weirwood.rules import rule
"""

MANY = """
@rule("WI.dealing.1")
def test_passes() -> None: ...

@rule("WI.dealing.1", "WI.dealing.2")
def test_fails() -> None:
    assert False

@rule("WI.dealing.3")
@pytest.mark.parametrize("number", [1, 2])
def test_every_case_passes(number: int) -> None: ...

@rule("WI.dealing.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_case_fails(number: int) -> None:
    assert number != 2

@rule("WI.dealing.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_case_is_skipped(number: int) -> None:
    if number == 2:
        pytest.skip("not now")

@rule("WI.dealing.4")
@pytest.mark.skip(reason="not now")
def test_is_skipped() -> None: ...

@rule("WI.dealing.4")
@pytest.mark.xfail
def test_is_expected_to_fail() -> None:
    assert False

@rule("WI.dealing.4")
@pytest.mark.xfail(strict=False)
def test_passes_unexpectedly() -> None: ...

@pytest.fixture
def broken() -> None:
    raise RuntimeError

@rule("WI.dealing.5")
def test_has_a_broken_fixture(broken: None) -> None: ...

@rule("RR.setup.1")
def test_of_another_game() -> None: ...

def test_cites_nothing() -> None: ...
"""


def pytest_run(folder: Path, text: str, *arguments: str) -> tuple[subprocess.CompletedProcess[str], Any]:
    (folder / "test_some.py").write_text(HEAD + text, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule\n", encoding="utf-8")
    proof = folder / "proof.json"
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "weirwood.rules.proof", "-p", "no:cacheprovider"),
            *(f"--rootdir={folder}", f"--proof={proof}", *arguments, "test_some.py"),
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    return run, json.loads(proof.read_text(encoding="utf-8")) if proof.exists() else None


@pytest.mark.parametrize("arguments", [("-p", "no:xdist"), ("-n2",)], ids=["alone", "xdist"])
def test_what_became_of_citing_tests_is_written_down(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    _, proof = pytest_run(tmp_path, MANY, *arguments)
    assert {name.partition("::")[2]: test["became"] for name, test in proof["tests"].items()} == {
        "test_passes": "passed",
        "test_fails": "failed",
        "test_every_case_passes": "passed",
        "test_one_case_fails": "failed",
        "test_one_case_is_skipped": "skipped",
        "test_is_skipped": "skipped",
        "test_is_expected_to_fail": "skipped",
        "test_passes_unexpectedly": "skipped",
        "test_has_a_broken_fixture": "error",
        "test_of_another_game": "passed",
    }
    assert proof["tests"]["test_some.py::test_fails"]["clauses"] == ["WI.dealing.1", "WI.dealing.2"]
    assert proof["not_collected"] == []


def test_only_tests_citing_a_game_are_run(tmp_path: Path) -> None:
    _, proof = pytest_run(tmp_path, MANY, "--citing=second", "-p", "no:xdist")
    assert list(proof["tests"]) == ["test_some.py::test_of_another_game"]


@pytest.mark.parametrize(
    "ids",
    [["WI" + ".no-such-clause.1"], [f"WI.dealing.{number}" for number in range(1, 5)]],
    ids=["unknown", "bulk"],
)
def test_wrong_marks_are_not_collected(tmp_path: Path, ids: list[str]) -> None:
    text = f"@rule({', '.join(map(repr, ids))})\ndef test_it() -> None: ...\n"
    run, proof = pytest_run(tmp_path, text, "-p", "no:xdist")
    assert run.returncode == pytest.ExitCode.INTERRUPTED
    assert proof["not_collected"] == ["test_some.py"]
    assert proof["tests"] == {}


def test_marks_add_up_and_leave_the_test_alone() -> None:
    @rule("WI.dealing.1")
    @rule("WI.dealing.2", "WI.dealing.3")
    def test() -> int:
        return 7

    assert test() == 7
    assert cited_by(test) == ("WI.dealing.1", "WI.dealing.2", "WI.dealing.3")
    assert cited_by(None) == ()
