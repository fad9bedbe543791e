"""Commands that serve, in processes of their own, for tests that need real ports and connections."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.cli.command import PATIENCE_S, environment


@contextmanager
def running(data: Path, *arguments: str, **more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A command that serves, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "weirwood", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**environment(data), "DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""} | more,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, (said, process.stderr and process.stderr.read())
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def joined(address: str, table: str, cookie: str) -> ClientConnection:
    """A connection to a table."""
    link = f"{address.replace('http', 'ws', 1)}ws/{table}"
    return connect(link, additional_headers={"cookie": cookie}, open_timeout=PATIENCE_S)


def call(address: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """A call; the answer, and the cookie."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}{path}", data=data, headers={"cookie": cookie})
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
        given = answer.headers.get("set-cookie", "").partition(";")[0]
        return json.loads(answer.read()), given or cookie
