"""What the launcher tells the user, on standard error, and the programs that it starts."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

EVERY_S = 10
"""A program that takes longer says so this often."""


class Failure(Exception):
    """Ends the launcher with one sentence."""

    status = 1


class Unavailable(Failure):
    """The same, where the machine lacks what an optional build needs; its status is sysexits' EX_UNAVAILABLE."""

    status = 69


def say(text: str) -> None:
    """One line for the user."""
    print(f"weirwood: {text}", file=sys.stderr, flush=True)


def run(doing: str, *command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> None:
    """Run a program to its end, and say every few seconds that it still works. Its output goes to standard error."""
    started = time.monotonic()
    program = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, cwd=cwd, env=env)
    while True:
        try:
            status = program.wait(EVERY_S)
            break
        except subprocess.TimeoutExpired:
            say(f"still {doing} ({time.monotonic() - started:.0f} s)")
    if status != 0:
        raise Failure(f"This failed while {doing}; the reason is above.")
