"""``weirwood wire``: what goes over the wire of a table, as types."""

from __future__ import annotations

import json
from typing import Annotated

import typer


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
