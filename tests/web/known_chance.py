"""``python -m tests.web.known_chance serve …`` is the server with the same chance for every table.

Who opens a table twice plays the same game twice, so a test of the browser sees the same cards on every run. With
``WEIRWOOD_SLOW=N`` every answer comes late, each path by a time of its own and others for another N: a test that looks
at a page before all of it is there fails then.
"""

from __future__ import annotations

import asyncio
import os
from operator import itemgetter
from unittest.mock import patch
from zlib import crc32

from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from weirwood.cli import main

_answer = Starlette.__call__


async def _answer_late(app: Starlette, scope: Scope, receive: Receive, send: Send) -> None:
    path = "/".join(scope.get("path", "").split("/")[:3])
    late_s = crc32(f"{os.environ['WEIRWOOD_SLOW']}{path}".encode()) % 1200 / 1000

    async def tell_late(message: Message) -> None:
        if message["type"] == "websocket.send":
            await asyncio.sleep(late_s / 5)
        await send(message)

    if path.startswith(("/api/", "/ws/")):
        await asyncio.sleep(late_s)
    await _answer(app, scope, receive, tell_late)


if __name__ == "__main__":
    with (
        patch("weirwood.server.hall.hall.draw", lambda: (7, bytes(32))),
        patch("weirwood.server.table.seats.secrets.choice", itemgetter(0)),
        patch.object(Starlette, "__call__", _answer_late if "WEIRWOOD_SLOW" in os.environ else _answer),
    ):
        main()
