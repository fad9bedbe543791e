"""The commands as people run them: in a process of their own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

PATIENCE_S: Final = 120.0
"""As many seconds a busy machine may take for anything that is waited for."""


def environment(data: Path) -> dict[str, str]:
    """What the process sees: its own data folder, and a terminal type."""
    return {
        **os.environ,
        "WEIRWOOD_DATA": str(data),
        "TERM": "xterm-256color",
        "COLUMNS": "80",
        "LINES": "24",
    }


def weirwood(data: Path, *arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with lines on its input."""
    return subprocess.run(
        [sys.executable, "-m", "weirwood", *arguments],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        env=environment(data),
        timeout=PATIENCE_S,
        check=False,
    )


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """That bad input got one sentence and status 2; the sentence."""
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("weirwood: ")
    assert done.stderr.count("\n") == 1
    return done.stderr
