"""Trying mutants: each is put into a copy of the code, and the tests that may notice it run until one fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from queue import Queue
from typing import Any, Final

from weirwood.core.errors import WeirwoodError
from weirwood.rules.checkout import Proof, changed_copy
from weirwood.rules.mutants import Mutant
from weirwood.rules.reach import Reach, digest_of, files_of_tests, keep, kept, recorded
from weirwood.rules.runner import Runner, one_of, shared_out

AT_ONCE: Final = 2
_LEAST_LIMIT_S: Final = 60
_TIMES_AS_LONG: Final = 10
"""Tests that take this many times as long as on unchanged code have noticed the mutant."""
_FIRST_FILES: Final = (4, 12)  # how many files run first, and how many next; the rest run together


@dataclass(frozen=True, slots=True)
class Tried:
    """What became of a mutant: the test that noticed it, or why its tests broke off; None where it survived."""

    mutant: Mutant
    caught_by: str | None
    files: int
    """How many files of tests may notice it."""

    def form(self) -> dict[str, Any]:
        """As plain data."""
        fields = ("file", "line", "function", "kind", "was", "now")
        form = {field: getattr(self.mutant, field) for field in fields}
        return {**form, "caught_by": self.caught_by, "files": self.files}


def reach_of(
    root: Path, advance: Callable[[int], None] = lambda files: None, jobs: int = AT_ONCE
) -> list[Reach]:
    """What every file of tests calls: as it was kept, or recorded now."""
    known = kept(root)
    if known is not None:
        return known
    found = []
    for reach in shared_out(root, jobs, _recorded, files_of_tests(root)):
        found.append(reach)
        advance(1)
    keep(root, found)
    return found


def _recorded(runners: Queue[Runner], tests: str) -> Reach:
    with one_of(runners) as runner:
        return recorded(runner, tests)


def try_all(
    root: Path,
    mutants: Sequence[Mutant],
    reached: Sequence[Reach],
    tried: Callable[[Tried], None] = lambda _: None,
    jobs: int = AT_ONCE,
) -> list[Tried]:
    """Try mutants, ``jobs`` at a time, each in its own copy; nothing may change in the checkout meanwhile."""
    functions = frozenset[str]().union(*(reach.functions for reach in reached))
    before = digest_of(root, functions)
    found = []
    for one in shared_out(root, jobs, partial(_tried, root, reached), mutants):
        if digest_of(root, functions) != before:
            raise WeirwoodError("A source or a test changed while mutants were tried. Please start again.")
        tried(one)
        found.append(one)
    return found


def _tried(root: Path, reached: Sequence[Reach], runners: Queue[Runner], mutant: Mutant) -> Tried:
    chosen = nearest_first(mutant, reached)
    content = mutant.applied((root / mutant.file).read_bytes())
    if not chosen:
        return Tried(mutant, None, 0)
    with changed_copy(root, mutant.file, content) as code, one_of(runners) as runner:
        begun = 0
        for end in (*_FIRST_FILES, len(chosen)):
            some, begun = chosen[begun:end], max(begun, end)
            if some:
                noticed = _noticed(runner, code, some)
                if noticed is not None:
                    return Tried(mutant, noticed, len(chosen))
    return Tried(mutant, None, len(chosen))


def _noticed(runner: Runner, code: Path, some: Sequence[Reach]) -> str | None:
    """The first test that fails; what keeps the tests from their end has been noticed as well."""
    limit = _LEAST_LIMIT_S + int(_TIMES_AS_LONG * sum(reach.seconds for reach in some))
    found = runner.run([reach.tests for reach in some], code=code, limit_s=limit, stop=True)
    if not isinstance(found, Proof):
        return found
    assert found.package == code / "weirwood", f"the tests ran on {found.package}"
    broken = (f"{file}, which cannot be collected" for file in found.not_collected)
    return next(iter((*found.failed, *broken)), None)


def nearest_first(mutant: Mutant, reached: Sequence[Reach]) -> list[Reach]:
    """The tests that may notice a mutant: first those named after its file, and of these the quickest."""
    function = f"{mutant.file}::{mutant.function}"
    words = set(PurePosixPath(mutant.file).stem.split("_"))

    def distance(reach: Reach) -> tuple[bool, int, float]:
        named = words & set(PurePosixPath(reach.tests.partition("::")[0]).stem.split("_"))
        return reach.everywhere, -len(named), reach.seconds

    return sorted((reach for reach in reached if reach.may_notice(function)), key=distance)


def mutation_form(seed: int, found: Sequence[Tried]) -> dict[str, Any]:
    """What became of mutants, as plain data."""
    survived = [f"{one.mutant.file}:{one.mutant.line}" for one in found if one.caught_by is None]
    return {"seed": seed, "mutants": [one.form() for one in found], "survived": survived}
