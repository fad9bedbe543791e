"""The sources of the browser's table and the tools that build them."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "weirwood" / "server" / "bundle"
_FETCH: Final = ("ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


def node(web: Path = WEB) -> str:
    """Node with the packages of the lock file beside the sources.

    Without Node a test is skipped. Where Node is there and its packages cannot be had it is skipped too, but fails
    where nothing may be missing.
    """
    found = shutil.which("node")
    npm = shutil.which("npm")
    if found is None or npm is None:
        pytest.skip("rebuilding the bundle needs Node 20 or later: apt-get install nodejs npm")
    strict = os.environ.get("CI") == "true"
    fault = _packages(npm, web, tries=2 if strict else 1)
    if fault and strict:
        pytest.fail(fault, pytrace=False)
    if fault:
        pytest.skip(fault)
    return found


@cache
def _packages(npm: str, web: Path, tries: int) -> str:
    """Fetch the packages unless they are there; what went wrong the last time, asked once by each process."""
    fault = ""
    with (web / ".npmrc").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        kept = web / "node_modules" / ".package-lock.json"
        wanted = web / "package-lock.json"
        if kept.is_file() and kept.stat().st_mtime >= wanted.stat().st_mtime:
            return ""
        for _ in range(tries):
            fault = _fetch(npm, web)
            if not fault:
                os.utime(kept)
                return ""
    return f"npm could not fetch what builds the bundle: {fault}"


def _fetch(npm: str, web: Path) -> str:
    """Run npm; the end of what it complains of, on one line, or nothing where it ended well."""
    try:
        done = subprocess.run([npm, *_FETCH], cwd=web, capture_output=True, text=True, timeout=240)
    except subprocess.TimeoutExpired:
        return "it took longer than four minutes"
    if done.returncode == 0:
        return ""
    return " ".join(done.stderr.split())[-200:] or f"it ended with {done.returncode}"


def run(*words: str, stdin: str | None = None) -> str:
    """What a Node program says on standard output; it must end well."""
    done = subprocess.run(
        [node(), *words], cwd=WEB, input=stdin, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
