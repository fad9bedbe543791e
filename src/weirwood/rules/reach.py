"""Which functions each file of tests calls: a test that never calls a function cannot notice that it changed.

Each file runs once in a process of its own, so that what is imported and what is cached counts for all files alike.
What they call is kept in ``.weirwood`` and recorded again when a test or a source that one of them calls has changed.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from weirwood.core.errors import WeirwoodError
from weirwood.rules.runner import Runner

_FOLDERS: Final = ("tests/thrones", "tests/protocol", "tests/decks")
_TEXTS: Final = "tests/docs/test_card_language.py"
"""The texts of all cards as they are pinned."""
_GOLDEN: Final = "tests/golden/test_golden_games.py::test_games_are_those_that_were_once_played"
_GAMES: Final = ("second/joust-2-choices-3", "second/joust-2-all-10", "second/melee-3-choices-0")
"""Golden games that are run with the tests; all of them would take minutes."""

_ELSEWHERE: Final = (("subprocess.py", "Popen.__init__"), ("threading.py", "Thread.start"))
"""Tests that call one of these also call functions where they cannot be seen."""


@dataclass(frozen=True, slots=True)
class Reach:
    """A file of tests, or one golden game: the functions it calls, and how long it takes.

    A function is ``file::qualified name``. ``everywhere``: it starts processes or threads, and may call anything.
    """

    tests: str
    functions: frozenset[str]
    seconds: float
    everywhere: bool = False

    def may_notice(self, function: str) -> bool:
        """Whether it may call a function."""
        return self.everywhere or function in self.functions


def files_of_tests(root: Path) -> list[str]:
    """The files and golden games that are run."""
    found = (path for folder in _FOLDERS for path in (root / folder).rglob("test_*.py"))
    files = sorted(path.relative_to(root).as_posix() for path in found)
    return [*files, _TEXTS, *(f"{_GOLDEN}[{game}]" for game in _GAMES)]


def recorded(runner: Runner, tests: str) -> Reach:
    """Run one file of tests on the code as it is, and record what it calls."""
    with TemporaryDirectory(prefix="weirwood-reach-") as folder:
        calls = Path(folder, "calls.json")
        begun = time.monotonic()
        proof = runner.run([tests], calls=calls)
        seconds = time.monotonic() - begun
        if isinstance(proof, str):
            raise WeirwoodError(f"{tests} cannot be run: {proof}.")
        failed = (*proof.not_collected, *proof.failed)
        if failed:
            raise WeirwoodError(f"Mutants cannot be tried: {failed[0]} fails on the code as it is.")
        called = json.loads(calls.read_text(encoding="utf-8"))
    source = f"{proof.package.parent.as_posix()}/"
    functions = frozenset(
        f"src/{file.removeprefix(source)}::{name}" for file, name in called if file.startswith(source)
    )
    everywhere = any(file.endswith(end) and name == what for file, name in called for end, what in _ELSEWHERE)
    return Reach(tests, functions, round(seconds, 2), everywhere)


def kept(root: Path) -> list[Reach] | None:
    """What was recorded of these very sources and tests, if anything was."""
    path = _kept_in(root)
    if not path.is_file():
        return None
    form = json.loads(path.read_text(encoding="utf-8"))
    names = form["functions"]
    if form["of"] != digest_of(root, names):
        return None
    return [
        Reach(tests, frozenset(names[place] for place in places), seconds, everywhere)
        for tests, places, seconds, everywhere in form["reached"]
    ]


def keep(root: Path, reached: Iterable[Reach]) -> None:
    """Keep what was recorded."""
    places: dict[str, int] = {}
    rows: list[list[Any]] = []
    for reach in reached:
        called = [places.setdefault(function, len(places)) for function in sorted(reach.functions)]
        rows.append([reach.tests, called, reach.seconds, reach.everywhere])
    path = _kept_in(root)
    path.parent.mkdir(exist_ok=True)
    form = {"of": digest_of(root, places), "functions": list(places), "reached": rows}
    path.write_text(json.dumps(form), encoding="utf-8")


def _kept_in(root: Path) -> Path:
    return root / ".weirwood" / "reach.json"


def digest_of(root: Path, functions: Iterable[str]) -> str:
    """A digest of the tests, of the sources with these functions, and of the Python that runs them."""
    tests = (path for folder in (*_FOLDERS, "tests/golden") for path in (root / folder).rglob("*.py"))
    sources = {root / function.partition("::")[0] for function in functions}
    digest = blake2b(sys.version.encode(), digest_size=16)
    for path in sorted({*tests, *sources, root / _TEXTS}):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes() if path.is_file() else b"")
    return digest.hexdigest()
