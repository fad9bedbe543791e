"""Deliberate breakages: the data, and what is made of them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from threading import Event

import pytest

from weirwood.core.errors import BadData, WeirwoodError
from weirwood.rules import breakages, runner
from weirwood.rules.breakages import Breakage, break_all, read_breakages
from weirwood.rules.checkout import Proof
from weirwood.rules.citations import citing_tests
from weirwood.rules.clauses import clauses_of

ROOT = Path(__file__).parents[2]
ENDING = "src/weirwood/intrigue/ending.py"
LOWEST = "tests/intrigue/test_end_of_game.py::test_the_lowest_score_wins"
OTHER = "tests/intrigue/test_end_of_game.py::test_a_score_below_zero_beats_zero"


def test_the_data_is_well_formed_and_names_tests_that_cite_the_clause() -> None:
    cited = {test.test: test.clauses for test in citing_tests(ROOT)}
    found = read_breakages(ROOT, None)
    for breakage in found:
        assert any(breakage.rule in cited.get(test, ()) for test in breakage.tests), breakage
        assert all(test in cited for test in breakage.tests), breakage
    assert len({(breakage.rule, breakage.old, breakage.new) for breakage in found}) == len(found)


def test_every_clause_of_intrigue_is_broken_once() -> None:
    broken = {breakage.rule for breakage in read_breakages(ROOT, "intrigue")}
    assert broken == {clause.id for clause in clauses_of("intrigue")}


def test_breakages_are_found_by_file_and_by_clause() -> None:
    some = read_breakages(ROOT, None, file="second-2")
    assert some and len(some) < len(read_breakages(ROOT, None))
    assert read_breakages(ROOT, "second", file="second-2.toml") == some
    rule = some[0].rule
    found = read_breakages(ROOT, None, rule=rule)
    assert found and {breakage.rule for breakage in found} == {rule}
    for wrong in ({"file": "no-such-file"}, {"rule": "no such clause"}):
        with pytest.raises(WeirwoodError):
            read_breakages(ROOT, None, **wrong)


def test_every_breakage_of_intrigue_is_noticed() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "weirwood", "rules", "break", "--game", "intrigue", "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    form = json.loads(run.stdout)
    assert (run.returncode, form["game"], form["missed"]) == (0, "intrigue", [])
    assert len(form["breakages"]) == len(read_breakages(ROOT, "intrigue"))
    assert all(breakage["caught_by"] for breakage in form["breakages"])


def test_only_a_failing_test_that_cites_the_clause_has_noticed() -> None:
    lowest, old = "WI.end-of-game.3", "best = min(ranks)"
    before = (ROOT / ENDING).read_bytes()
    caught, harmless, foreign, unloadable, raising = break_all(
        ROOT,
        [
            Breakage(lowest, "caught", ENDING, old, "best = max(ranks)", (LOWEST, OTHER)),
            Breakage(lowest, "changes nothing", ENDING, old, "best = sorted(ranks)[0]", (LOWEST,)),
            Breakage("WI.end-of-game.2", "not cited", ENDING, old, "best = max(ranks)", (LOWEST,)),
            Breakage(lowest, "cannot be imported", ENDING, old, "best = = max(ranks)", (LOWEST,)),
            Breakage(lowest, "raises", ENDING, old, "best = no_such_name", (LOWEST,)),
        ],
    )
    assert caught.caught_by == [LOWEST, OTHER]
    assert (harmless.caught_by, harmless.problem) == ([], None)
    assert foreign.caught_by == unloadable.caught_by == []
    assert foreign.problem is not None and unloadable.problem is not None
    assert raising.caught_by == [LOWEST]
    assert (ROOT / ENDING).read_bytes() == before


def test_who_breaks_off_does_not_wait_for_all_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Breakage] = []
    go_on = Event()

    def proof(root: Path, tests: object, runners: object, breakage: Breakage | None) -> Proof | str:
        if breakage is None:
            return Proof(ROOT, (), {})
        begun.append(breakage)
        if len(begun) > 1:
            go_on.wait(60)
        return "not run"

    class Pool(ThreadPoolExecutor):
        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            super().shutdown(wait=False, cancel_futures=cancel_futures)
            go_on.set()
            super().shutdown(wait=wait)

    def stop(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "ThreadPoolExecutor", Pool)
    monkeypatch.setattr(runner, "Runner", nullcontext)
    monkeypatch.setattr(breakages, "_proof", proof)
    many = [Breakage("WI.end-of-game.3", "w", ENDING, "old", "new", (LOWEST,))] * 10
    with pytest.raises(KeyboardInterrupt):
        break_all(ROOT, many, stop, jobs=1)
    assert len(begun) <= 2


def test_a_clause_without_breakages_needs_no_run() -> None:
    assert break_all(ROOT, []) == []


GOOD = {
    "rule": "WI.dealing.1",
    "what": "w",
    "file": ENDING,
    "old": "best = min(ranks)",
    "new": "",
    "tests": ["t"],
}


@pytest.mark.parametrize(
    "changed",
    [
        {"rule": "WI" + ".no-such-clause.1"},
        {"file": "src/weirwood/no_such_file.py"},
        {"file": "tests/conftest.py"},
        {"old": "this text is nowhere"},
        {"old": "position"},
        {"new": GOOD["old"]},
        {"tests": []},
        {"tests": "t"},
        {"more": "x"},
    ],
    ids=str,
)
def test_data_that_cannot_be_is_refused(tmp_path: Path, changed: dict[str, object]) -> None:
    for folder in ("src", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "src/weirwood").symlink_to(ROOT / "src/weirwood")
    (tmp_path / "tests/breakages").mkdir()
    (tmp_path / "tests/conftest.py").write_text(str(GOOD["old"]), encoding="utf-8")
    data = tmp_path / "tests/breakages/some.toml"

    def write(form: Mapping[str, object]) -> None:
        lines = [f"{name} = {json.dumps(value)}" for name, value in form.items()]
        data.write_text("\n".join(["[[breakage]]", *lines]), encoding="utf-8")

    write(GOOD)
    assert len(read_breakages(tmp_path, "intrigue")) == 1
    write({**GOOD, **changed})
    with pytest.raises(BadData):
        read_breakages(tmp_path, "intrigue")
