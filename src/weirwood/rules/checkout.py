"""A checkout of Weirwood, and what a run of its tests proves."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import weirwood
from weirwood.core.errors import BadArgument

_MARKERS: Final = ("pyproject.toml", "src/weirwood/__init__.py", "tests/conftest.py")
PASSED: Final = "passed"
FAILED: Final = "failed"
WORSE: Final = (PASSED, "skipped", "error", FAILED)
"""What can become of a test, from good to bad; the worst of its cases and phases counts."""


def find_checkout() -> Path:
    """The checkout this code belongs to, or the one we stand in."""
    here = Path.cwd()
    for folder in (*Path(weirwood.__file__).resolve().parents, here, *here.parents):
        if all((folder / marker).is_file() for marker in _MARKERS):
            return folder
    raise BadArgument(
        "This needs the tests, which are only in a checkout of Weirwood. Run the command inside one."
    )


def _link(file: str, name: str) -> None:
    """Give a file another name, or copy it where the file system does not do that."""
    try:
        os.link(file, name)
    except OSError:
        shutil.copy2(file, name)


@contextmanager
def changed_copy(root: Path, file: str, content: bytes) -> Iterator[Path]:
    """A copy of a checkout's code in which one file has other content; yields the folder to import from."""
    with TemporaryDirectory(prefix="weirwood-broken-") as folder:
        code = Path(folder, "src").resolve()
        ignored = shutil.ignore_patterns("*.so", "*.pyc.*")
        shutil.copytree(root / "src", code, ignore=ignored, copy_function=_link)
        path = Path(folder, file)
        path.unlink()
        path.write_bytes(content)
        for stale in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            stale.unlink()
        yield code


@dataclass(frozen=True, slots=True)
class Proof:
    """What a run of tests wrote down: the package it ran on, and of each citing test what it cites and became.

    ``failed`` are all tests that failed, citing or not, each case by itself.
    """

    package: Path
    not_collected: tuple[str, ...]
    tests: dict[str, tuple[tuple[str, ...], str]]
    failed: tuple[str, ...] = ()

    def which(self, became: str, clause: str) -> list[str]:
        """The tests citing a clause that became this."""
        return [test for test, (cited, how) in self.tests.items() if how == became and clause in cited]

    def text(self) -> str:
        """As the plugin writes it."""
        tests = {name: {"clauses": cited, "became": became} for name, (cited, became) in self.tests.items()}
        form = {
            "package": str(self.package),
            "not_collected": self.not_collected,
            "tests": tests,
            "failed": self.failed,
        }
        return json.dumps(form, indent=1)


def proof_from(text: str) -> Proof:
    """A proof as the plugin wrote it."""
    form = json.loads(text)
    tests = {name: (tuple(test["clauses"]), test["became"]) for name, test in form["tests"].items()}
    return Proof(Path(form["package"]), tuple(form["not_collected"]), tests, tuple(form["failed"]))
