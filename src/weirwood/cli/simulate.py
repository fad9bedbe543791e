"""``weirwood simulate``: bots against bots, many games, and how sure the result is."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from weirwood.cli.progress import progress

if TYPE_CHECKING:
    from weirwood.lab.simulate import Tally


def simulate(
    game: Annotated[str, typer.Argument(help="The game, by its id.")],
    bots: Annotated[list[str], typer.Option(help="A bot for each seat: --bots heuristic random.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    players: Annotated[
        int | None,
        typer.Option(help="How many play; the last bot takes the seats left.", show_default=False),
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each next game adds 1.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(help="How many processes; else all processors.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play each other, each in every seat equally often; 1 is the exit status when a game crashed.

    A win is a victory of one; a shared victory counts as a draw. Rates are wins, with 95% intervals.
    """
    from weirwood.lab import simulate as lab
    from weirwood.lab.work import checked_jobs

    processes = checked_jobs(jobs)
    company = lab.gathered(game, bots, games, seed=seed, players=players)
    with progress(f"simulate {game}", games) as advance:
        tally = lab.simulate(company, processes, advance)
    if as_json:
        typer.echo(json.dumps(tally.form()))
    else:
        _say(tally)
    if tally.crashes:
        raise typer.Exit(1)


def _say(tally: Tally) -> None:
    form = tally.form()
    typer.echo(f"{form['games']} games of {form['game']}, {form['crashes']} crashed.")
    if tally.ended:
        typer.echo(f"{form['rounds_mean']:.2f} rounds and {form['decisions_mean']:.1f} decisions on average.")
        typer.echo(f"{'bot':12}{'wins':>7}{'draws':>7}{'rate':>8}   95% interval")
    for bot in form["seats"] if tally.ended else ():
        typer.echo(
            f"{bot['bot']:12}{bot['wins']:7}{bot['draws']:7}{bot['rate']:8.1%}   "
            f"{bot['low']:.1%} to {bot['high']:.1%}"
        )
    for crash in tally.crashes:
        typer.echo(f"crash: seed {crash['seed']}: {crash['what']}")
