"""``python -m tests.web.known_chance serve …`` is the server with the same chance for every table.

Who opens a table twice plays the same game twice, so a test of the browser sees the same cards on every run.
"""

from __future__ import annotations

from operator import itemgetter
from unittest.mock import patch

from weirwood.cli import main

if __name__ == "__main__":
    with (
        patch("weirwood.server.hall.hall.draw", lambda: (7, bytes(32))),
        patch("weirwood.server.table.seats.secrets.choice", itemgetter(0)),
    ):
        main()
