"""``weirwood load``: many tables at once, to measure a server or to kill it."""

from __future__ import annotations

import asyncio
import json
import signal
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from weirwood.cli.serve import check_installed
from weirwood.launched import need

_SEATS = 2


def load(
    tables: Annotated[int, typer.Option(min=1, help="How many tables of two play at once.")] = 50,
    seconds: Annotated[float, typer.Option(min=0.1, help="For how long.")] = 60.0,
    game: Annotated[str, typer.Option(help="The game they play.")] = "second/joust",
    kills: Annotated[
        int, typer.Option(min=0, help="Instead: kill the server so many times, and look what survives.")
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, help="What the players' choices depend on.")] = 1,
    database: Annotated[
        str | None, typer.Option(help="A database's URL; without it, an SQLite file of this run's own.")
    ] = None,
    profile: Annotated[
        bool, typer.Option("--profile", help="Also say where the server's time goes.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Start a server, let connected players play at many tables, and say how it bears them."""
    check_installed()
    from weirwood.core.catalogue import find_game
    from weirwood.core.errors import BadArgument
    from weirwood.server.load.measuring import measure
    from weirwood.server.load.surviving import survive

    if _SEATS not in find_game(game).seats:
        raise BadArgument(f"tables of {_SEATS} are played at, and {game} is for other numbers of players.")
    need("fastest")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # like Ctrl-C: the server ends with it
    with tempfile.TemporaryDirectory(prefix="weirwood-load-") as name:
        folder = Path(name)
        if kills:
            figures = asyncio.run(survive(folder, tables, kills, game, seed, database))
        else:
            figures = asyncio.run(measure(folder, tables, seconds, game, seed, database, profile))
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        _tell(figures)
    if figures["faults"] or figures.get("lost") or figures.get("stopped"):
        raise typer.Exit(1)


def _tell(figures: dict[str, Any]) -> None:
    for name, value in figures.items():
        if isinstance(value, list):
            typer.echo(f"{name.replace('_', ' ')}: {', '.join(map(str, value)) or 'none'}")
        elif isinstance(value, dict):
            typer.echo(f"{name.replace('_', ' ')}:")
            for part, one in value.items():
                lines = one if isinstance(one, list) else [one]
                typer.echo(f"  {part}: {', '.join(map(str, lines))}")
        else:
            typer.echo(f"{name.replace('_', ' ')}: {value}")
