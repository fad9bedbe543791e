"""Deliberate breakages: a clause is broken in a copy of the code, and a test that cites it must notice.

They are data in ``tests/breakages``: the clause, what is wrong in one sentence, the file, the text that is
replaced (found exactly once) and its replacement, and the tests of which at least one must fail.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Any, Final

from weirwood.core.errors import BadArgument, BadData, WeirwoodError, either
from weirwood.rules.checkout import FAILED, PASSED, Proof, changed_copy
from weirwood.rules.clauses import clauses, clauses_of, find_clause
from weirwood.rules.runner import Runner, one_of, shared_out

AT_ONCE: Final = 2
_LIMIT_S: Final = 60
_FIELDS: Final = {"rule": str, "what": str, "file": str, "old": str, "new": str, "tests": list}


@dataclass(frozen=True, slots=True)
class Breakage:
    """One way to break a clause."""

    rule: str
    what: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """Which tests noticed a breakage; ``problem`` says why it could not be tried."""

    breakage: Breakage
    caught_by: list[str]
    problem: str | None = None

    def form(self) -> dict[str, Any]:
        """As plain data."""
        breakage = self.breakage
        return {
            "rule": breakage.rule,
            "what": breakage.what,
            "caught_by": self.caught_by,
            "problem": self.problem,
        }


def read_breakages(
    root: Path, game: str | None, file: str | None = None, rule: str | None = None
) -> list[Breakage]:
    """The breakages of a game (or all) in a checkout, each of them well formed; of one file, of one clause."""
    only = None if rule is None else find_clause(rule).id
    wanted = {clause.id for clause in clauses_of(game) if only in (None, clause.id)}
    paths = sorted((root / "tests" / "breakages").glob("*.toml"))
    names = [path.stem for path in paths]
    if file is not None and file.removesuffix(".toml") not in names:
        raise BadArgument(f"There is no file {file!r} of breakages. Choose {either(names)}.")
    found = []
    for path in paths:
        if file is not None and path.stem != file.removesuffix(".toml"):
            continue
        try:
            forms = tomllib.loads(path.read_text(encoding="utf-8"))["breakage"]
        except (tomllib.TOMLDecodeError, KeyError) as error:
            raise BadData(f"{path.name} cannot be read as breakages: {error}.") from error
        for number, form in enumerate(forms, 1):
            if only is not None and form.get("rule") != only:
                continue
            breakage = _breakage(root, form, f"Breakage {number} of {path.name}")
            if breakage.rule in wanted:
                found.append(breakage)
    return found


def _breakage(root: Path, form: dict[str, Any], where: str) -> Breakage:
    if set(form) != set(_FIELDS) or any(not isinstance(form[name], kind) for name, kind in _FIELDS.items()):
        raise BadData(f"{where} must have {', '.join(_FIELDS)} and nothing else.")
    if form["rule"] not in clauses():
        raise BadData(f"{where} breaks {form['rule']}, which the index does not have.")
    if not form["tests"] or form["old"] == form["new"]:
        raise BadData(f"{where} must change something and name a test.")
    path = root / form["file"]
    if not form["file"].startswith("src/") or not path.is_file():
        raise BadData(f"{where} changes {form['file']}, which is not a source file.")
    times = path.read_text(encoding="utf-8").count(form["old"])
    if times != 1:
        raise BadData(f"{where} replaces text that occurs {times} times in {form['file']} instead of once.")
    return Breakage(**{**form, "tests": tuple(form["tests"])})


def break_all(
    root: Path,
    breakages: list[Breakage],
    tried: Callable[[Trial], None] = lambda _: None,
    jobs: int = AT_ONCE,
) -> list[Trial]:
    """Try breakages, ``jobs`` at a time, each in its own copy; all named tests must pass on unchanged code."""
    if not breakages:
        return []
    trials = []
    tests = sorted({test for breakage in breakages for test in breakage.tests})
    with closing(shared_out(root, jobs, partial(_proof, root, tests), [None, *breakages])) as proofs:
        unbroken = next(proofs)
        if isinstance(unbroken, str):
            raise WeirwoodError(f"The breakages cannot be tried: {unbroken}.")
        for breakage, proof in zip(breakages, proofs, strict=True):
            trial = _judged(breakage, unbroken, proof)
            tried(trial)
            trials.append(trial)
    return trials


def _proof(root: Path, tests: list[str], runners: Queue[Runner], breakage: Breakage | None) -> Proof | str:
    """Run the tests of a breakage on a broken copy of the code; without one, all of them on the code as it is."""
    if breakage is None:
        with one_of(runners) as runner:
            return runner.run(tests)
    text = (root / breakage.file).read_text(encoding="utf-8").replace(breakage.old, breakage.new)
    with changed_copy(root, breakage.file, text.encode()) as code, one_of(runners) as runner:
        found = runner.run(breakage.tests, code=code, limit_s=_LIMIT_S)
        if isinstance(found, Proof) and found.package != code / "weirwood":
            return f"the tests ran on {found.package}, not on the broken copy"
        return found


def _judged(breakage: Breakage, unbroken: Proof, broken: Proof | str) -> Trial:
    """Only a test that cites the clause, passes on whole code and fails on the broken copy has noticed."""
    if isinstance(broken, str):
        return Trial(breakage, [], broken)
    if broken.not_collected:
        return Trial(breakage, [], "the broken copy cannot even be imported")
    sound = set(unbroken.which(PASSED, breakage.rule))
    if not sound.intersection(breakage.tests):
        return Trial(breakage, [], "no named test cites the clause and passes on whole code")
    return Trial(breakage, [test for test in broken.which(FAILED, breakage.rule) if test in sound])


def break_form(game: str | None, trials: list[Trial]) -> dict[str, Any]:
    """Trials as plain data."""
    missed = dict.fromkeys(trial.breakage.rule for trial in trials if not trial.caught_by)
    return {
        "game": game,
        "breakages": [trial.form() for trial in trials],
        "missed": list(missed),
    }
