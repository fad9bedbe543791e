"""``weirwood bench``: how fast every build plays."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from weirwood.cli.progress import progress
from weirwood.launched import need


def bench(
    only: Annotated[
        str | None, typer.Option(metavar="NAME", help="Measure only this game.", show_default=False)
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Measure every possible number of players.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure how fast random games run on every build.

    Figures are CPU time of one process, the best of several short runs.
    """
    from weirwood.lab import bench as lab

    tables = lab.tables(only, every)
    need("every")
    with progress("bench", len(tables) * len(lab.pythons()) * lab.PASSES) as advance:
        figures = lab.bench(tables, advance)
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        _say(figures)


_COLUMNS = (
    ("games_per_s", "games/s", ",.0f"),
    ("decisions_per_s", "decisions/s", ",.0f"),
    ("decisions_per_game", "a game", ".1f"),
    ("clone_us", "clone µs", ".2f"),
    ("view_us", "view µs", ".2f"),
    ("playouts_per_s", "playouts/s", ",.0f"),
    ("start_s", "start s", ".3f"),
    ("state_bytes", "bytes", ",.0f"),
    ("rss_mib", "MiB", ".1f"),
)


def _say(figures: dict[str, Any]) -> None:
    typer.echo(f"Python {figures['python']}, CPU time of one process.")
    typer.echo(f"{'game':14}{'build':10}{'players':>7}" + "".join(f"{title:>12}" for _, title, _ in _COLUMNS))
    for result in figures["results"]:
        row = "".join(f"{result[figure]:>12{form}}" for figure, _, form in _COLUMNS)
        typer.echo(f"{result['name']:14}{result['build']:10}{result['players']:>7}{row}")
