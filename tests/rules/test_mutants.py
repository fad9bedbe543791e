"""Mutants: which there are, which tests may notice them, and what becomes of them."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from weirwood.core.build import build
from weirwood.core.errors import WeirwoodError
from weirwood.rules import mutation, reach
from weirwood.rules.checkout import Proof
from weirwood.rules.mutants import Mutant, chosen, mutants_in, mutants_of
from weirwood.rules.mutation import mutation_form, nearest_first, try_all
from weirwood.rules.reach import Reach, files_of_tests, recorded
from weirwood.rules.runner import Runner

ROOT = Path(__file__).parents[2]
ENDING = "src/weirwood/intrigue/ending.py"
END_OF_GAME = "tests/intrigue/test_end_of_game.py"

TINY = '''\
"""Says é < è, and is no comparison."""

from __future__ import annotations


class Gate:
    """Is open or not."""

    def may_pass(self, é: int, names: list[str]) -> bool:
        assert é > 0
        if é < 3 and not self.shut:  # é in names
            return "é" in names
        return True

    def words(self, key: str | None) -> str | None:
        self.note(key, loud=True)
        if key is None:
            return None
        inner = lambda: [name for name in self.names if name.startswith(key)]
        return f"{key if key else 1}"


def flags(one: int) -> int:
    return one | 2


def pair() -> tuple[int, int]:
    return (
        1 if
        # comments may say < or and
        (flags(1)) <= (2) else 0
    ), 2
'''


def test_the_mutants_of_a_small_file_are_all_there_is_to_change() -> None:
    found = [(mutant.line, mutant.kind, mutant.function, mutant.now) for mutant in _tiny()]
    assert found == [
        (11, "condition", "Gate.may_pass", "if not (é < 3 and not self.shut): # é in names"),
        (11, "comparison", "Gate.may_pass", "if é <= 3 and not self.shut: # é in names"),
        (11, "condition", "Gate.may_pass", "if é < 3 or not self.shut: # é in names"),
        (12, "comparison", "Gate.may_pass", 'return "é" not in names'),
        (13, "return", "Gate.may_pass", "return False"),
        (16, "call", "Gate.words", "pass"),
        (16, "call", "Gate.words", "self.note(key, loud=False)"),
        (17, "comparison", "Gate.words", "if key is not None:"),
        (18, "return", "Gate.words", 'return ""'),
        (
            *(19, "condition", "Gate.words.<locals>.<lambda>"),
            "inner = lambda: [name for name in self.names if not (name.startswith(key))]",
        ),
        (20, "return", "Gate.words", "return None"),
        (24, "return", "flags", "return 0"),
        (31, "condition", "pair", "not ((flags(1)) <= (2)) else 0"),
        (31, "comparison", "pair", "(flags(1)) < (2) else 0"),
    ]


def test_a_mutant_compiles_and_changes_one_line_only() -> None:
    source = TINY.encode()
    for mutant in _tiny():
        changed = mutant.applied(source)
        compile(changed, mutant.file, "exec")
        before, after = source.splitlines(), changed.splitlines()
        assert before[: mutant.line - 1] == after[: mutant.line - 1]
        assert changed.endswith(source[mutant.end :]) and changed != source


def _tiny() -> list[Mutant]:
    return mutants_in("tiny.py", TINY.encode())


def test_the_same_seed_chooses_the_same_mutants() -> None:
    mutants = mutants_of(ROOT)
    some = chosen(mutants, 30, 1)
    assert some == chosen(mutants, 30, 1) != chosen(mutants, 30, 2)
    assert len(some) == len(set(some)) == 30
    assert {mutant.kind for mutant in mutants} == {"comparison", "condition", "call", "return"}
    for mutant in some:
        compile(mutant.applied((ROOT / mutant.file).read_bytes()), mutant.file, "exec")
    tiny = _tiny()
    assert chosen(tiny, 1000, 1) == tiny


def test_tests_run_nearest_first_and_only_where_they_call_the_function() -> None:
    mutant = Mutant("src/a/claim.py", 1, "apply", "call", 0, 1, "", "", "")
    near, far = frozenset({"src/a/claim.py::apply"}), frozenset({"src/a/claim.py::other"})
    slow = Reach("tests/test_claim.py", near, 9.0)
    quick = Reach("tests/test_draw.py", near, 1.0)
    slower = Reach("tests/test_plots.py", near, 2.0)
    process = Reach("tests/test_commands.py", far, 0.5, everywhere=True)
    reached = [process, slower, quick, Reach("tests/test_never.py", far, 0.1), slow]
    assert nearest_first(mutant, reached) == [slow, quick, slower, process]


@pytest.mark.skipif(build() == "compiled", reason="the profiler does not see compiled functions")
def test_mutants_are_caught_or_survive() -> None:
    with Runner(ROOT) as runner:
        reached = recorded(runner, END_OF_GAME)
    assert not reached.everywhere
    caught = _changed("best = min(ranks)", "best = max(ranks)")
    same = _changed("best = min(ranks)", "best = sorted(ranks)[0]")
    broken = _changed("best = min(ranks)", "best = no_such_name")
    unknown = replace(caught, function="never_called")
    assert f"{ENDING}::{caught.function}" in reached.functions
    told: list[Mutant] = []
    found = try_all(ROOT, [caught, same, broken, unknown], [reached], lambda one: told.append(one.mutant))
    assert told == [caught, same, broken, unknown]
    first, second, third, fourth = found
    assert first.caught_by is not None and first.caught_by.startswith(f"{END_OF_GAME}::test_")
    assert (second.caught_by, second.files) == (None, 1)
    assert third.caught_by is not None
    assert (fourth.caught_by, fourth.files) == (None, 0)
    form = mutation_form(7, found)
    assert form["survived"] == [f"{ENDING}:{same.line}", f"{ENDING}:{unknown.line}"]


def test_who_changes_the_checkout_meanwhile_must_start_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tiny.py").write_text(TINY, encoding="utf-8")
    monkeypatch.setattr(mutation, "Runner", nullcontext)
    reached = [Reach("test_tiny.py", frozenset({"tiny.py::pair"}), 0.1)]
    one, two = (replace(mutant, function="not called") for mutant in _tiny()[:2])
    assert len(try_all(tmp_path, [one, two], reached)) == 2

    def change(_: object) -> None:
        (tmp_path / "tiny.py").write_text(f"{TINY}# changed", encoding="utf-8")

    with pytest.raises(WeirwoodError):
        try_all(tmp_path, [one, two], reached, change)


def _changed(old: str, new: str) -> Mutant:
    """A mutant made by hand, in the function that finds the winners."""
    source = (ROOT / ENDING).read_bytes()
    start = source.index(old.encode())
    line = source.count(b"\n", 0, start) + 1
    function = next(mutant.function for mutant in mutants_in(ENDING, source) if mutant.line >= line)
    return Mutant(ENDING, line, function, "return", start, start + len(old), new, old, new)


def test_what_was_recorded_is_kept_until_something_changes(tmp_path: Path) -> None:
    called, other, test = "src/weirwood/one.py", "src/weirwood/other.py", "tests/thrones/test_some.py"
    for file in (called, other, test):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("", encoding="utf-8")
    assert files_of_tests(tmp_path)[0] == test
    assert reach.kept(tmp_path) is None
    reached = [Reach(test, frozenset({f"{called}::a", f"{called}::b"}), 0.5, True)]
    for changed, stays in ((other, True), (called, False), (test, False)):
        reach.keep(tmp_path, reached)
        assert reach.kept(tmp_path) == reached
        (tmp_path / changed).write_text("changed = True", encoding="utf-8")
        assert (reach.kept(tmp_path) == reached) is stays


@pytest.mark.parametrize(
    "proof", [Proof(ROOT, (), {}, (END_OF_GAME,)), Proof(ROOT, (ENDING,), {}), "no pytest"]
)
def test_tests_that_fail_already_are_no_judges(monkeypatch: pytest.MonkeyPatch, proof: Proof | str) -> None:
    monkeypatch.setattr(Runner, "run", lambda *_, **__: proof)
    with pytest.raises(WeirwoodError):
        recorded(Runner.__new__(Runner), END_OF_GAME)
