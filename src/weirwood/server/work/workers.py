"""The workers of a server: processes for heavy work, ended at a deadline, with a short queue before them.

A thread cannot be ended and holds the interpreter's lock; a process can be killed, and another takes its place. Who
asks for too much at once is told when to come back.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import math
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, ClassVar, Final

import msgspec

from weirwood.core.errors import WeirwoodError
from weirwood.server.http.session import Guest
from weirwood.server.limits import Limits
from weirwood.server.logs import log
from weirwood.server.refusals import TooHeavy, TooMuch, WorkerLost
from weirwood.server.work.worker import LENGTH, THINKING, Answer, Job, frame

_ENDS_S: Final = 1.0
"""How long a worker that closed its pipe may take to end by itself."""
_STARTS_S: Final = 60.0
"""How long a worker may take to load the games."""
_ANSWERS_S: Final = 10.0
_WALL: Final = 12 if hasattr(signal, "setitimer") else 2
"""A job may last this many times its CPU time: the machine may have other work, and the worker's own timer
ends it as soon as it has used that time. Where there is no such timer only the clock can tell."""
_LONGEST_S: Final = 60
ENDING: Final = "The server is shutting down; please try again in a minute."
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Answer).decode


class JobRefused(WeirwoodError):
    """What a worker refused, with the code it was refused with."""

    def __init__(self, code: str, message: str, rule: str | None, data: Any) -> None:
        super().__init__(message, rule, data)
        self.code = code  # type: ignore[misc]


class Worker:
    """One worker, started when it is first needed and again whenever it has ended."""

    command: ClassVar[tuple[str, ...]] = (sys.executable, "-m", "weirwood.server.work.worker")

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._is_ready = False
        self._is_ended = False
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The id of its process, if there is one."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start it, if it does not run; that it loads the games is not waited for."""
        if self._process is not None and self._process.returncode is None and not self._is_ended:
            return
        await self.end()
        pipe = asyncio.subprocess.PIPE
        self._is_ready = self._is_ended = False
        self._process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=pipe,
            stdout=pipe,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C in a terminal is for the server alone
        )

    async def do(self, name: str, arguments: bytes, body: bytes, cpu_s: float) -> msgspec.Raw:
        """Do a job, and give its result as it was written; a worker that spends too much on it is ended."""
        await self.start()
        process = self._process
        assert process is not None and process.stdin is not None
        try:
            if not self._is_ready:
                async with asyncio.timeout(_STARTS_S):
                    await self._read()
                self._is_ready = True
            process.stdin.write(frame(_encode(Job(name, msgspec.Raw(arguments), cpu_s))) + frame(body))
            async with asyncio.timeout(cpu_s * _WALL):
                await process.stdin.drain()
                answer = _decode(await self._read())
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError) as error:
            if not isinstance(error, TimeoutError):  # its pipe is closed: it ends by itself
                with suppress(TimeoutError):
                    async with asyncio.timeout(_ENDS_S):
                        await process.wait()
            await self.end()
            if self._is_closed:
                raise WorkerLost(ENDING) from error
            log("worker-ended", job=name, status=process.returncode)
            await self.start()
            if isinstance(error, TimeoutError) or _spent(process.returncode):
                text = f"This takes more than {cpu_s:g} seconds of computing, and was given up."
                raise TooHeavy(text) from error
            raise WorkerLost("The server could not do this now; please try again.") from error
        except BaseException:  # nobody waits for the answer any more
            self._kill()
            raise
        if answer.fault is not None:
            fault = answer.fault
            raise JobRefused(fault.code, fault.message, fault.rule, fault.data)
        if answer.defect is not None:
            raise RuntimeError(f"the job {name} failed: {answer.defect}")
        return answer.result

    def stop(self) -> None:
        """Ask it to end the job it is at; what it answers then is of no use."""
        if self._process is not None and self._process.stdin is not None and not self._is_ended:
            self._process.stdin.write(frame(b""))

    async def _read(self) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        stdout = self._process.stdout
        return await stdout.readexactly(int.from_bytes(await stdout.readexactly(LENGTH), "big"))

    def _kill(self) -> None:
        if self._process is not None and not self._is_ended:
            with suppress(ProcessLookupError):
                self._process.kill()
        self._is_ended = True

    async def close(self) -> None:
        """End it for good."""
        self._is_closed = True
        await self.end()

    async def end(self) -> None:
        """End it at once, in the middle of anything."""
        self._kill()
        if self._process is not None:
            # Its pipes are closed first: a full one, which nobody reads, would never end. The transport is closed only
            # then, because it asks the system for the status of a process that runs, which its watcher would miss.
            transport = self._process._transport  # type: ignore[attr-defined]
            for file in range(2):
                if (pipe := transport.get_pipe_transport(file)) is not None:
                    pipe.close()
            await self._process.wait()
            transport.close()


class Thinker(Worker):
    """A worker for thoughts. They take long, so everything else goes first."""

    command = (*Worker.command, THINKING)


def _spent(status: int | None) -> bool:
    """Whether the system ended a worker because its time was spent."""
    return hasattr(signal, "SIGPROF") and status == -signal.SIGPROF


class Workers:
    """All workers, and those who wait for one."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._all = [Worker() for _ in range(limits.workers)]
        self._free = list(self._all)
        self._waiting: list[tuple[bool, int, Guest, asyncio.Future[Worker]]] = []
        self._numbers = itertools.count()
        self._lasts_s = 0.5
        """How long jobs took lately."""
        self._is_closed = False

    async def start(self) -> None:
        """Start all workers, so that they are warm when they are needed."""
        for worker in self._all:
            await worker.start()

    async def ask(
        self, guest: Guest, job: str, arguments: Mapping[str, Any], body: bytes = b"", later: bool = False
    ) -> msgspec.Raw:
        """The result of a job for a guest; ``later`` lets all others go first."""
        written = _encode(arguments)  # as things are now, whatever changes while it waits
        worker = await self._turn(guest, later)
        began = asyncio.get_running_loop().time()
        try:
            return await worker.do(job, written, body, self.limits.job_cpu_s)
        finally:
            self._lasts_s += (asyncio.get_running_loop().time() - began - self._lasts_s) / 4
            self._pass_on(worker)

    async def answers(self) -> bool:
        """Whether work can be done: a worker gives a sign of life, or all are busy, each with a deadline."""
        if self._is_closed or not self._free:
            return not self._is_closed
        worker = self._free.pop()
        try:
            await worker.do("sign-of-life", b"{}", b"", _ANSWERS_S)
        except (WeirwoodError, OSError):
            return False
        finally:
            self._pass_on(worker)
        return True

    async def close(self) -> None:
        """End all workers at once; nobody waits for what they were at."""
        self._is_closed = True
        for *_, turn in self._waiting:
            if not turn.done():
                turn.set_exception(WorkerLost(ENDING))
        for worker in self._all:
            await worker.close()

    async def _turn(self, guest: Guest, later: bool) -> Worker:
        if self._is_closed:
            raise WorkerLost(ENDING)
        if self._free:
            return self._free.pop()
        self._check_room(guest)
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (later, next(self._numbers), guest, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._pass_on(turn.result())
            raise

    def _check_room(self, guest: Guest) -> None:
        """Raise TooMuch where too many wait: of a guest, of an address (half of all), or at all."""
        waiting = [who for *_, who, turn in self._waiting if not turn.done()]
        own = sum(who.id == guest.id for who in waiting)
        near = sum(who.address == guest.address for who in waiting)
        limits = self.limits
        if own < limits.jobs_per_guest and near < max(1, limits.jobs / 2) and len(waiting) < limits.jobs:
            return
        seconds = min(_LONGEST_S, math.ceil((len(waiting) + 1) * self._lasts_s / len(self._all)))
        raise TooMuch(
            f"Too many requests wait for this server already; please try again in {seconds} "
            f"second{'' if seconds == 1 else 's'}.",
            data={"retry_after": seconds},
        )

    def _pass_on(self, worker: Worker) -> None:
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)
