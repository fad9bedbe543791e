"""``weirwood engine``: games for programs, over standard input and output."""

from __future__ import annotations

import contextlib
import os
import sys


def engine() -> None:
    """Run games for another program, over JSON lines.

    Requests come on standard input, answers go to standard output; docs/protocol.md describes both.
    """
    from weirwood.protocol import serve

    answers = sys.stdout.buffer
    try:
        with contextlib.redirect_stdout(sys.stderr):  # standard output carries answers and nothing else
            serve(sys.stdin.buffer, answers, sys.stderr)
    except BrokenPipeError:  # whoever asked has left: that is the end, and no mistake
        os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())
