"""``weirwood engine``: games for programs, over standard input and output."""

from __future__ import annotations

import contextlib
import sys


def engine() -> None:
    """Host games for a program: one JSON object per line in, one per line out (see docs/protocol.md)."""
    from weirwood.protocol import serve

    answers = sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr):
        serve(sys.stdin.buffer, answers, sys.stderr)
