"""The sources of the browser's table and the tools that build them."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "weirwood" / "server" / "bundle"


def node() -> str:
    """Node with the packages of the lock file beside the sources, or a skip that says what is missing."""
    found = shutil.which("node")
    npm = shutil.which("npm")
    if found is None or npm is None:
        pytest.skip("rebuilding the bundle needs Node 20 or later: apt-get install nodejs npm")
    with (WEB / ".npmrc").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        kept = WEB / "node_modules" / ".package-lock.json"
        wanted = WEB / "package-lock.json"
        if not kept.is_file() or kept.stat().st_mtime < wanted.stat().st_mtime:
            quiet = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
            done = subprocess.run([npm, *quiet], cwd=WEB, capture_output=True, text=True, timeout=240)
            if done.returncode != 0:
                pytest.skip(f"npm could not fetch what builds the bundle: {done.stderr.strip()[-200:]}")
            os.utime(kept)
    return found


def run(*words: str, stdin: str | None = None) -> str:
    """What a Node program says on standard output; it must end well."""
    done = subprocess.run(
        [node(), *words], cwd=WEB, input=stdin, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
