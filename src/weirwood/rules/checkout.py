"""A checkout of Weirwood: the place where tests are, and where they can be run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
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

_BROKEN_OFF: Final = (2, 3)
"""Exit codes of pytest: interrupted, or a defect of its own."""

_NOT_HANDED_ON: Final = ("PYTEST_", "WEIRWOOD_EXPECT_BUILD")
"""Variables by which one run of tests would disturb another."""


def find_checkout() -> Path:
    """The checkout this code belongs to, or the one we stand in."""
    here = Path.cwd()
    for folder in (*Path(weirwood.__file__).resolve().parents, here, *here.parents):
        if all((folder / marker).is_file() for marker in _MARKERS):
            return folder
    raise BadArgument("tests are only in a checkout of Weirwood; please run this command inside one.")


@dataclass(frozen=True, slots=True)
class Proof:
    """What a run of tests wrote down: the package it ran on, and of each citing test what it cites and became."""

    package: Path
    not_collected: tuple[str, ...]
    tests: dict[str, tuple[tuple[str, ...], str]]

    def which(self, became: str, clause: str) -> list[str]:
        """The tests citing a clause that became this."""
        return [test for test, (cited, how) in self.tests.items() if how == became and clause in cited]

    def text(self) -> str:
        """As the plugin writes it."""
        tests = {name: {"clauses": cited, "became": became} for name, (cited, became) in self.tests.items()}
        return json.dumps(
            {"package": str(self.package), "not_collected": self.not_collected, "tests": tests}, indent=1
        )


def run_tests(
    root: Path,
    tests: Sequence[str],
    *,
    citing: str | None = None,
    code: Path | None = None,
    limit_s: float = 600,
) -> Proof | str:
    """Run tests in a process of their own, if wanted on other code; the proof, or why there is none."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(_NOT_HANDED_ON)}
    if code is not None:
        env["PYTHONPATH"] = os.pathsep.join([str(code), *filter(None, [env.get("PYTHONPATH")])])
    with TemporaryDirectory(prefix="weirwood-proof-") as folder:
        path = Path(folder, "proof.json")
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=line", "-p", "no:xdist"]
        command += ["--continue-on-collection-errors", f"--proof={path}", f"--rootdir={root}"]
        if citing is not None:
            command.append(f"--citing={citing}")
        try:
            run = subprocess.run(
                [*command, *tests], cwd=root, env=env, capture_output=True, text=True, timeout=limit_s
            )
        except subprocess.TimeoutExpired:
            return f"the tests did not end within {limit_s:.0f} seconds"
        if not path.is_file() or run.returncode in _BROKEN_OFF:
            lines = [line for line in (run.stdout + run.stderr).splitlines() if line.strip()]
            return f"the tests could not be run ({' / '.join(lines[-3:])})"
        return proof_from(path.read_text(encoding="utf-8"))


def proof_from(text: str) -> Proof:
    """A proof as the plugin wrote it."""
    form = json.loads(text)
    tests = {name: (tuple(test["clauses"]), test["became"]) for name, test in form["tests"].items()}
    return Proof(Path(form["package"]), tuple(form["not_collected"]), tests)
