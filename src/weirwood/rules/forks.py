"""Runs pytest as often as asked, each time in a fork of a process that has imported it once.

A script of its own: it never imports Weirwood, so that each run imports the code it is told to. Each line
read is a run: arguments, variables, a folder to import from, a file for the output, a limit in seconds, and a
file for the functions that are called, where they are wanted: each by its file and its name.
Each line written is its exit code, negative where it was ended by a signal.
"""

from __future__ import annotations

import cProfile
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import hypothesis  # noqa: F401
import pytest


def main() -> None:
    """Serve until there are no more lines."""
    for line in sys.stdin:
        job = json.loads(line)
        child = os.fork()
        if child == 0:
            os._exit(_run(job))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def _run(job: dict[str, Any]) -> int:
    signal.alarm(job["limit"])
    output = os.open(job["output"], os.O_WRONLY | os.O_CREAT)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.environ.update(job["variables"])
    if job["code"] is not None:
        sys.path.insert(0, job["code"])
    if job["calls"] is None:
        code = int(pytest.main(job["arguments"]))
    else:
        profile = cProfile.Profile(subcalls=False, builtins=False)
        profile.enable()
        code = int(pytest.main(job["arguments"]))
        profile.disable()
        called = [entry.code for entry in profile.getstats() if not isinstance(entry.code, str)]
        names = [[function.co_filename, function.co_qualname] for function in called]
        Path(job["calls"]).write_text(json.dumps(names), encoding="utf-8")
    sys.stdout.flush()
    return code


if __name__ == "__main__":
    main()
