"""The PostgreSQL server of the tests: the programs of the pgserver wheel, started by the tests themselves.

We use the wheel's programs but not its Python code, which adds an account to the machine when root runs it.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

import pytest

HOW_TO_GET_IT = (
    "there is no PostgreSQL here: install pgserver (Linux, Python before 3.13), "
    "or set WEIRWOOD_TEST_POSTGRES to the URL of a server"
)
UNPRIVILEGED = "nobody"
"""PostgreSQL refuses to run as root, so root runs it as this account, which every Linux has."""
START_S = 120


class PostgresServer:
    """A server with a folder of its own, reached by a socket in that folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.programs = _wheel() / "pgserver" / "pginstall" / "bin"
        self.account: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam(UNPRIVILEGED)
            self.account = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            self.programs = folder / "pgserver" / "pginstall" / "bin"

    @property
    def url(self) -> str:
        """What clients connect to."""
        return f"postgresql://postgres:@/postgres?host={self.folder}"

    def set_up(self) -> None:
        """Make the folder and an empty cluster in it, in place of what a run broken off may have left there."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(mode=0o700)
        if self.account:
            # The checkout may be readable to root alone, so the programs move to where the account can run them.
            for part in ("pgserver/pginstall", "pgserver.libs"):
                shutil.copytree(_wheel() / part, self.folder / part)
            os.chown(self.folder, self.account["user"], self.account["group"])
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-locale", "--no-sync", "-U", "postgres")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-F -h '' -k '{self.folder}'"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-w", "-t", str(START_S), "-o", options, "-l", log, "start")

    def stop(self) -> None:
        """Stop it at once, as a power cut would."""
        self._run("pg_ctl", "-w", "-t", str(START_S), "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        # The output goes to a file: a pipe would stay open for as long as the server lives.
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
            done = subprocess.run(
                [self.programs / program, "-D", self.data, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                cwd="/",
                check=False,
                **self.account,
            )
            output.seek(0)
            assert done.returncode == 0, f"{program} ended with {done.returncode}: {output.read()}"


def _wheel() -> Path:
    found = find_spec("pgserver")
    if found is None or found.origin is None:
        pytest.skip(HOW_TO_GET_IT)
    return Path(found.origin).parent.parent


@contextmanager
def postgres_server(name: str) -> Iterator[PostgresServer]:
    """A server for all processes that give the same name. The first to come starts it, the last to go ends it."""
    folder = Path(tempfile.gettempdir(), f"weirwood-{name}")
    server = PostgresServer(folder)
    users_file = folder.with_suffix(".users")
    with _locked():
        users = users_file.open("a")
        if _is_alone(users):
            server.set_up()
            server.start()
        fcntl.flock(users, fcntl.LOCK_SH)
    try:
        yield server
    finally:
        with _locked():
            if _is_alone(users):
                server.stop()
                shutil.rmtree(folder)
                users_file.unlink()
            users.close()


@contextmanager
def _locked() -> Iterator[None]:
    """One process at a time, of all test runs of this account."""
    with Path(tempfile.gettempdir(), f"weirwood-postgres-{os.geteuid()}.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _is_alone(users: IO[str]) -> bool:
    """Whether no other process uses the server; one that was killed has lost its lock."""
    try:
        fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
