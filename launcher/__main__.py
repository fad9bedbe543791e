"""Runs a command of Weirwood in an environment that has what it needs.

``--with KIND`` before a command names the environment: one of ``environments.KINDS``, or

- ``fastest``: the compiled build where it can be built, else the plain one;
- ``every``: the plain build, and the compiled one beside it where it can be built.

Commands ask for these themselves once their arguments were read (``src/weirwood/launched.py``).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from building import LOCKED, ROOT, compile_obstacle, find_uv, pin
from environments import KINDS, ready
from saying import Failure, say

WITH = (*KINDS, "fastest", "every")


def main(typed: str, arguments: list[str]) -> NoReturn:
    """Run a command and exit with its status."""
    os.environ["PYTHONUTF8"] = "1"  # the checkout may lie in a folder whose name the locale cannot spell
    match arguments:
        case ["test", "--compiled", *rest]:
            _test("compiled", rest)
        case ["test", *rest]:
            _test("dev", rest)
        case ["check"]:
            _check()
        case ["format"]:
            _format()
        case ["lock"]:
            _lock()
        case ["--with", kind, *rest]:
            if kind not in WITH:
                raise Failure(
                    f"There is no environment {kind!r}. Choose {', '.join(WITH[:-1])} or {WITH[-1]}."
                )
            _run(kind, typed, rest)
        case _:
            _run("play", typed, arguments)


def _run(kind: str, typed: str, arguments: list[str]) -> NoReturn:
    """Become the command line of Weirwood, and tell it how it was called."""
    python = _ready(kind)
    launcher = str(ROOT / "weirwood")
    if os.environ.get("WEIRWOOD_LAUNCHER") != launcher:
        os.environ["WEIRWOOD_COMMAND"] = _as_typed(typed)
    os.environ["WEIRWOOD_LAUNCHER"] = launcher
    os.environ["WEIRWOOD_ENVIRONMENT"] = kind
    os.execv(python, [str(python), "-m", "weirwood", *arguments])


def _ready(kind: str) -> Path:
    if kind in KINDS:
        return ready(kind)
    obstacle = compile_obstacle()
    if obstacle is not None:
        say(f"{obstacle} The plain build is used.")
        return ready("play")
    compiled = ready("compiled")
    if kind == "fastest":
        return compiled
    os.environ["WEIRWOOD_COMPILED_PYTHON"] = str(compiled)
    return ready("play")


def _as_typed(typed: str) -> str:
    """How the user calls us: by name alone where the shell found us on its path."""
    name = Path(typed).name
    return name if shutil.which(name) == typed else typed


def _test(kind: str, arguments: list[str]) -> NoReturn:
    python = ready(kind)
    os.environ["WEIRWOOD_EXPECT_BUILD"] = "compiled" if kind == "compiled" else "plain"
    # Tests start hundreds of processes, each of which would compile all it imports again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.chdir(ROOT)
    os.execv(python, [str(python), "-m", "pytest", "-q", "-n", "auto", *arguments])


def _check() -> NoReturn:
    python = ready("dev")
    for command in (
        ["ruff", "format", "--check", "."],
        ["ruff", "check", "."],
        ["mypy"],
        ["lint-imports"],
        ["python", "-m", "weirwood", "rules", "citations", "--check"],
    ):
        done = subprocess.run([python.parent / command[0], *command[1:]], cwd=ROOT, check=False)
        if done.returncode:
            sys.exit(done.returncode)
    sys.exit(0)


def _format() -> NoReturn:
    ruff = ready("dev").parent / "ruff"
    subprocess.run([ruff, "check", "--fix", "-q", "."], cwd=ROOT, check=False)
    sys.exit(subprocess.run([ruff, "format", "."], cwd=ROOT, check=False).returncode)


def _lock() -> NoReturn:
    uv = find_uv()
    for name in LOCKED:
        pin(uv, name)
    sys.exit(0)


if __name__ == "__main__":
    try:
        main(sys.argv[1], sys.argv[2:])
    except Failure as failure:
        say(str(failure))
        sys.exit(failure.status)
    except OSError as error:
        say(f"{error.filename or ROOT}: {error.strerror}.")
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
