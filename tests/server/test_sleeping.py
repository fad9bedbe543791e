"""A table whose game is over leaves memory soon, and is there again when somebody comes."""

from __future__ import annotations

import time
from pathlib import Path

from tests.cli.command import PATIENCE_S
from tests.server.guests import Guest, server
from weirwood.server.limits import Limits


def test_a_finished_table_goes_to_sleep_soon_and_a_running_one_does_not(tmp_path: Path) -> None:
    limits = Limits(messages_per_s=1e6, requests_per_s=1e9, requests_at_once=10**9, idle_over_s=0.01)
    with server(tmp_path, limits) as client:
        ann = Guest(client, "Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        running, finished = ann.open("intrigue", *seats), ann.open("intrigue", *seats)
        with ann.at(finished) as chair:
            chair.play_first()
        ends = time.monotonic() + PATIENCE_S
        while ann.get("/healthz")["tables"] != 1:
            assert time.monotonic() < ends
        with ann.at(finished) as chair:
            assert chair.is_over
        with ann.at(running) as chair:
            assert chair.told["table"]["state"] == "running"
