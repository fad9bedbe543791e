"""What a run of tests found, kept in the checkout until code or tests change."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import weirwood

_INPUTS: Final = ("src", "tests", "pyproject.toml")
_LEFT_OUT: Final = (".pyc", ".so")


def kept(root: Path, name: str, find_out: Callable[[], str]) -> str:
    """What was found out under a name, as text; it is found out anew only when it could be different."""
    folder = root / ".weirwood"
    path = folder / f"{name}.{_fingerprint(root)}.json"
    if path.is_file():
        return path.read_text(encoding="utf-8")
    text = find_out()
    for old in folder.glob(f"{name}.*"):
        old.unlink(missing_ok=True)
    folder.mkdir(exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
    return text


def _fingerprint(root: Path) -> str:
    digest = hashlib.blake2b(digest_size=16)
    digest.update(f"{sys.version} {Path(weirwood.__file__).parent}".encode())
    for name in _INPUTS:
        top = root / name
        for path in [top] if top.is_file() else sorted(top.rglob("*")):
            if path.is_file() and path.suffix not in _LEFT_OUT:
                content = path.read_bytes()
                digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
                digest.update(content)
    return digest.hexdigest()
