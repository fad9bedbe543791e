"""The worker: a process beside the server that does one heavy job after the other, and can be ended at any time.

It reads jobs from its standard input and writes answers to its standard output as frames: a length (four bytes, the
highest first) and that many bytes. A job is two frames, a ``Job`` in JSON and a body that is not understood yet; an
answer is one, a ``Done`` in JSON. An empty frame while a job is done asks to stop it, which a job that thinks does as
soon as it can; it is answered all the same. The worker ends when its input ends, which is when its server is gone.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import traceback
from collections.abc import Callable
from io import RawIOBase
from typing import Any, BinaryIO, Final

import msgspec

from weirwood.core.errors import WeirwoodError
from weirwood.server.wire.messages import Fault

LENGTH: Final = 4
THINKING: Final = "--thinking"
"""The argument of a worker that thinks."""
MEMORY: Final = 1024 * 1024 * 1024
"""The most memory of a worker, where the system can enforce it."""


class Job(msgspec.Struct):
    """What a worker is asked for; ``cpu_s`` seconds of a processor may be spent on it."""

    name: str
    arguments: msgspec.Raw
    cpu_s: float


class Done(msgspec.Struct, omit_defaults=True):
    """What came of a job: a result, a refusal, or the trace of a defect."""

    result: Any = None
    fault: Fault | None = None
    defect: str | None = None


class Answer(msgspec.Struct):
    """A ``Done`` as the server reads it: the result is left as it was written."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    fault: Fault | None = None
    defect: str | None = None


def frame(raw: bytes) -> bytes:
    """Bytes with their length before them."""
    return len(raw).to_bytes(LENGTH, "big") + raw


def main() -> None:
    """Do jobs until there are no more."""
    incoming, outgoing = _own_pipes()
    _limit_memory()
    _let_others_go_first(sys.argv[1:])
    from weirwood.server.work.jobs import JOBS, encode, get_ready
    from weirwood.server.work.stopping import watch

    get_ready()
    watch(lambda: _is_told_to_stop(incoming))
    _write(outgoing, encode(Done()))  # ready
    decode = msgspec.json.Decoder(Job).decode
    while (raw := _read_job(incoming)) is not None and (body := _read(incoming)) is not None:
        job = decode(raw)
        _limit_time(job.cpu_s)
        answer = encode(_done(JOBS[job.name], job.arguments, body))
        _limit_time(0)
        _write(outgoing, answer)


def _own_pipes() -> tuple[RawIOBase, BinaryIO]:
    """Input and output for jobs alone: nothing that is printed by mistake can get between answers."""
    incoming = os.fdopen(os.dup(0), "rb", buffering=0)  # so that what waits in it can be seen
    outgoing = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return incoming, outgoing


def _let_others_go_first(arguments: list[str]) -> None:
    """Tables go first, and then what somebody waits for."""
    if hasattr(os, "nice"):
        os.nice(15 if THINKING in arguments else 5)


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # Windows
        return
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ValueError, OSError):  # a system that knows no such limit, or has a lower one
        return


def _limit_time(cpu_s: float) -> None:
    """Let the system end this process in the midst of anything when so much processor time is spent; 0: never."""
    if hasattr(signal, "setitimer"):  # not on Windows, where the server's own deadline must do
        signal.setitimer(signal.ITIMER_PROF, cpu_s)


def _done(act: Callable[[msgspec.Raw, bytes], Any], arguments: msgspec.Raw, body: bytes) -> Done:
    try:
        return Done(act(arguments, body))
    except WeirwoodError as error:
        return Done(fault=Fault(error.code, error.message, error.rule, error.data))
    except MemoryError:
        raise SystemExit(1) from None
    except Exception:
        return Done(defect=traceback.format_exc())


def _read_job(incoming: RawIOBase) -> bytes | None:
    """The next job; to stop one that is done already is nothing to do."""
    raw: bytes | None = b""
    while raw == b"":
        raw = _read(incoming)
    return raw


def _read(incoming: RawIOBase) -> bytes | None:
    length = _exactly(incoming, LENGTH)
    return None if length is None else _exactly(incoming, int.from_bytes(length, "big"))


def _exactly(incoming: RawIOBase, count: int) -> bytes | None:
    """So many bytes, or None where the input ends before."""
    found = bytearray()
    while len(found) < count:
        part = incoming.read(count - len(found))
        if not part:
            return None
        found += part
    return bytes(found)


def _is_told_to_stop(incoming: RawIOBase) -> bool:
    """Whether anything came while a job is done: that can only be the wish to stop it, or the end of the server."""
    if os.name != "posix":  # only sockets can be looked at elsewhere
        return False
    return bool(select.select([incoming], [], [], 0)[0])


def _write(outgoing: BinaryIO, answer: bytes) -> None:
    try:
        outgoing.write(frame(answer))
        outgoing.flush()
    except BrokenPipeError:
        os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
