"""For programs: ``weirwood engine`` plays over standard input and output, ``weirwood wire`` has a table's types."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Annotated

import typer


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


def wire(
    schema: Annotated[
        bool, typer.Option("--schema", help="Print a JSON Schema instead of TypeScript types.")
    ] = False,
) -> None:
    """Print the types of the server's messages.

    They are TypeScript, as in web/src/wire/wire.ts, or a JSON Schema.
    """
    from weirwood.server.wire import types as wire_types

    if schema:
        typer.echo(json.dumps(wire_types.schema(), indent=2, sort_keys=True))
    else:
        typer.echo(wire_types.typescript(), nl=False)
