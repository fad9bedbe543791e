"""Running tests in processes of their own, on the code as it is or on other code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

from weirwood.rules.checkout import Proof, proof_from

Item = TypeVar("Item")
Result = TypeVar("Result")
LIMIT_S: Final = 600
_BROKEN_OFF: Final = (2, 3)  # exit codes of pytest: interrupted, or a defect of its own

_NOT_HANDED_ON: Final = ("PYTEST_", "WEIRWOOD_EXPECT_BUILD")
"""Variables by which one run of tests would disturb another."""


class Runner:
    """Runs tests of a checkout, one run after the other, each in a fresh process (see ``forks``)."""

    def __init__(self, root: Path) -> None:
        self._root = root
        env = {name: value for name, value in os.environ.items() if not name.startswith(_NOT_HANDED_ON)}
        self._server = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("forks.py"))],
            cwd=root,
            env={**env, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.communicate()

    def run(
        self,
        tests: Sequence[str],
        *,
        citing: str | None = None,
        code: Path | None = None,
        limit_s: int = LIMIT_S,
        stop: bool = False,
        calls: Path | None = None,
    ) -> Proof | str:
        """Run tests, if wanted on code in another folder; what they prove, or why that is unknown.

        ``stop`` ends the run at the first failure; ``calls`` is a file for the functions that the tests call.
        """
        with TemporaryDirectory(prefix="weirwood-proof-") as folder:
            proof, output = Path(folder, "proof.json"), Path(folder, "output.txt")
            arguments = ["-q", "--no-header", "--tb=line", "--continue-on-collection-errors"]
            arguments += [f"--rootdir={self._root}", f"--proof={proof}"]
            if stop:
                arguments.append("--exitfirst")
            if citing is not None:
                arguments.append(f"--citing={citing}")
            job = {
                "arguments": [*arguments, *tests],
                "variables": {} if code is None else {"PYTHONPATH": str(code)},
                "code": None if code is None else str(code),
                "output": str(output),
                "limit": limit_s,
                "calls": None if calls is None else str(calls),
            }
            exit_code = self._served(json.dumps(job))
            if exit_code is not None and exit_code < 0:
                return f"the tests did not come to their end within {limit_s} seconds"
            if exit_code in _BROKEN_OFF or not proof.is_file():
                return f"the tests could not be run: {_last_words(output)}"
            return proof_from(proof.read_text(encoding="utf-8"))

    def _served(self, line: str) -> int | None:
        """Hand on a job; its exit code, or None where there is no pytest."""
        assert self._server.stdin is not None and self._server.stdout is not None
        try:
            self._server.stdin.write(f"{line}\n")
            self._server.stdin.flush()
        except BrokenPipeError:
            return None
        answer = self._server.stdout.readline()
        return int(answer) if answer else None


def shared_out(
    root: Path, jobs: int, work: Callable[[Queue[Runner], Item], Result], items: Sequence[Item]
) -> Generator[Result, None, None]:
    """Do a piece of work for each item, ``jobs`` at a time, each with its own runner of tests."""
    with ExitStack() as stack:
        runners: Queue[Runner] = Queue()
        for _ in range(min(jobs, len(items))):
            runners.put(stack.enter_context(Runner(root)))
        pool = stack.enter_context(ThreadPoolExecutor(jobs))
        try:
            yield from pool.map(partial(work, runners), items)
        except BaseException:  # Ctrl-C too: what has not begun need not be waited for
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def one_of(runners: Queue[Runner]) -> Iterator[Runner]:
    """A runner that is free, for as long as it is needed."""
    runner = runners.get()
    try:
        yield runner
    finally:
        runners.put(runner)


def _last_words(output: Path) -> str:
    if not output.is_file():
        return "please install pytest and hypothesis, or use the launcher"
    lines = [
        line for line in output.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()
    ]
    return " / ".join(lines[-3:])
