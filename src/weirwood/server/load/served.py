"""A server in a process of its own, watched and, if need be, killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import IO, Final

from weirwood.core.errors import WeirwoodError
from weirwood.server.load.guest import Guest, ServerRefused

_START_S: Final = 90.0
_END_S: Final = 90.0
_ROOMY: Final = (
    *("--limit", "address_share=100000"),
    *("--limit", "guests_at_once=100000"),
    *("--limit", "messages_per_s=1000"),
    *("--limit", "messages_at_once=10000"),
    *("--limit", "openings_at_once=100000"),
    *("--limit", "tables_per_address=100000"),
)
"""All players of a load share one address, and each plays at many tables at once: an operator would raise these."""


class NoServer(WeirwoodError):
    """The server did not start, or did not end."""


_TRIED: Final = count()


def free_port() -> int:
    """A port that nobody listens on now; no outgoing connection is given it, so that a killed server finds it free."""
    for tried in _TRIED:
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", 20_000 + (os.getpid() * 16 + tried) % 12_000))
            return int(trial.getsockname()[1])
    raise AssertionError("there is always another port")


class Served:
    """A server on this machine with its data in a folder."""

    def __init__(self, folder: Path, *options: str, database: str | None = None, roomy: bool = True) -> None:
        self.folder = folder
        self.port = free_port()
        self._options = (*_ROOMY, *options) if roomy else options
        self._database = database
        self._process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None

    @property
    def log_file(self) -> Path:
        """Where it writes its log."""
        return self.folder / "server.log"

    async def start(self, *python: str) -> None:
        """Start it and wait until it is well."""
        command = [sys.executable, *python, "-m", "weirwood", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.folder), *self._options]
        if self._database is not None:
            command += ["--database", self._database]
        self.folder.mkdir(parents=True, exist_ok=True)
        self._log = self.log_file.open("ab")
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log
        )
        visitor = Guest(self.port)
        ends = time.monotonic() + _START_S
        while True:
            try:
                await visitor.ask("GET", "/healthz")
                return
            except ServerRefused as error:
                if self._process.poll() is not None or time.monotonic() > ends:
                    self.kill()
                    raise NoServer(f"the server did not start: {self._last_words()}") from error
                await asyncio.sleep(0.05)

    def _last_words(self) -> str:
        lines = self.log_file.read_text(encoding="utf-8", errors="replace").splitlines()
        return lines[-1].removeprefix("weirwood: ") if lines else "it said nothing."

    def kill(self) -> None:
        """End it as a power cut would: at once, in the middle of anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> float:
        """End it as an operator would; how many seconds that took."""
        began = time.monotonic()
        self._end(signal.SIGINT)
        return time.monotonic() - began

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            try:
                process.wait(_END_S)
            except subprocess.TimeoutExpired as error:
                process.kill()
                process.wait()
                raise NoServer(f"the server did not end within {_END_S:.0f} seconds.") from error
        if self._log is not None:
            self._log.close()
            self._log = None

    def memory_mb(self) -> float | None:
        """How much memory it holds; None where the system does not tell."""
        try:
            pages = int(Path(f"/proc/{self._pid}/statm").read_text(encoding="ascii").split()[1])
        except OSError:
            return None
        return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)

    def cpu_s(self) -> float | None:
        """How many seconds of a processor it has used; None where the system does not tell."""
        try:
            text = Path(f"/proc/{self._pid}/stat").read_text(encoding="ascii")
        except OSError:
            return None
        fields = text.rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def _pid(self) -> int:
        return 0 if self._process is None else self._process.pid
