"""The environments inside ``.weirwood/``: one for each kind, Python and state of its inputs.

Whoever uses an environment holds a shared lock on its lock file until the process that the launcher becomes has ended:
the lock belongs to a file descriptor that survives ``exec``, and the system drops it however that process ends.
Whoever builds or removes an environment holds the lock alone.
"""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from building import ROOT, STATE, build
from saying import say

KEPT = 3
"""So many environments of a kind are kept; those used least recently go, unless they are in use."""
KINDS = {
    "play": ("requirements/play.lock",),
    "dev": ("requirements/dev.lock",),
    "compiled": ("requirements/dev.lock", "pyproject.toml", "hatch_build.py", "src"),
}
"""The kinds of environment, and the files and folders that each is made from."""


def ready(kind: str) -> Path:
    """The Python of an environment of this kind, which is built first where there is none, and held from now on."""
    STATE.mkdir(exist_ok=True)
    folder = STATE / f"{kind}-{platform.python_version()}-{_digest(KINDS[kind])}"
    lock = hold(folder.with_name(f"{folder.name}.lock"))
    if not _is_ready(folder):
        _take(lock, fcntl.LOCK_EX)
        if not _is_ready(folder):
            build(kind, folder)
            _ready_mark(folder).touch()
            sweep(kind)
        fcntl.flock(lock, fcntl.LOCK_SH)
    with suppress(PermissionError):  # an environment of another account may be used, not marked
        os.utime(lock)
    return _python(folder)


def sweep(kind: str) -> None:
    """Remove the environments of a kind that are neither in use nor among those used last."""
    locks = [path for path in STATE.glob(f"{kind}-*.lock") if path.is_file()]
    locks.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in locks[KEPT:]:
        with path.open() as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                continue
            folder = path.with_suffix("")
            _ready_mark(folder).unlink(missing_ok=True)
            shutil.rmtree(folder, ignore_errors=True)
            path.unlink()


def _digest(inputs: tuple[str, ...]) -> str:
    """Changes with the Python, the place of the checkout and every input."""
    digest = sha256(f"{sys.executable}\n{ROOT}\n".encode(errors="surrogateescape"))
    for name in inputs:
        path = ROOT / name
        files = _files_in(path) if path.is_dir() else [path]
        for file in files:
            digest.update(f"{file.relative_to(ROOT)}\n".encode(errors="surrogateescape"))
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def _files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def hold(path: Path) -> int:
    """A descriptor that survives ``exec`` and has the shared lock of this file."""
    while True:
        lock = os.open(path, os.O_RDONLY | os.O_CREAT, 0o644)
        os.set_inheritable(lock, True)
        _take(lock, fcntl.LOCK_SH)
        if path.exists() and os.path.samestat(os.fstat(lock), path.stat()):
            return lock
        os.close(lock)  # it was swept away before we had it


def _take(lock: int, how: int) -> None:
    try:
        fcntl.flock(lock, how | fcntl.LOCK_NB)
    except BlockingIOError:
        say("waiting for another run that sets up the same environment")
        fcntl.flock(lock, how)


def _is_ready(folder: Path) -> bool:
    return _ready_mark(folder).exists() and os.access(_python(folder), os.X_OK)


def _ready_mark(folder: Path) -> Path:
    return folder / "ready"


def _python(folder: Path) -> Path:
    return folder / "bin" / "python"
