"""``weirwood load``: many tables at once, to measure a server or to kill it."""

from __future__ import annotations

import asyncio
import json
import signal
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from weirwood.cli.arguments import AsJson
from weirwood.cli.serve import check_installed
from weirwood.launched import need

_SEATS = 2


def load(
    tables: Annotated[int, typer.Option(min=1, help="Number of tables, with two players each.")] = 50,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play, in seconds.")] = 60.0,
    game: Annotated[str, typer.Option(help="The game to play.")] = "second/joust",
    kills: Annotated[
        int,
        typer.Option(min=0, help="Kill the server this many times instead, and check that nothing is lost."),
    ] = 0,
    attack: Annotated[
        str | None,
        typer.Option(
            help="Attack the server afterwards for as long again (half-open, sockets, uploads or forks) and compare."
        ),
    ] = None,
    beside: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Let one more table play this bot afterwards, with a hint for every choice, and compare.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the players' choices.")] = 1,
    database: Annotated[
        str | None, typer.Option(help="URL of a database. Default: a new SQLite file.")
    ] = None,
    profile: Annotated[
        bool, typer.Option("--profile", help="Also show where the server spends its time.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Load-test a server with many simulated tables."""
    check_installed()
    from weirwood.core.catalogue import find_game
    from weirwood.core.errors import BadArgument
    from weirwood.server.load.attacked import attacked
    from weirwood.server.load.measuring import measure
    from weirwood.server.load.surviving import survive
    from weirwood.server.load.thought_beside import beside as think_beside

    if _SEATS not in find_game(game).seats:
        raise BadArgument(f"The load test plays at tables of {_SEATS}, which {game} does not allow.")
    need("fastest")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # like Ctrl-C: the server ends with it
    with tempfile.TemporaryDirectory(prefix="weirwood-load-") as name:
        folder = Path(name)
        if attack is not None:
            figures = asyncio.run(attacked(folder, tables, seconds, game, seed, database, attack))
        elif beside is not None:
            figures = asyncio.run(think_beside(folder, tables, seconds, game, seed, database, beside))
        elif kills:
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
