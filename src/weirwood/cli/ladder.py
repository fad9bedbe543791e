"""``weirwood ladder``: how much stronger each bot is than the next, in even matches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from weirwood.cli.arguments import GAME, AsJson, FirstSeed, Jobs
from weirwood.cli.progress import progress


def ladder(
    game: Annotated[str, GAME],
    bots: Annotated[
        list[str], typer.Option(help="The bots, the weakest first, for example --bots heuristic search:16.")
    ],
    games: Annotated[int, typer.Option(help="Number of games of each bot against the one below.")] = 100,
    players: Annotated[
        int | None, typer.Option(help="Number of players. One is the climber.", show_default=False)
    ] = None,
    decks: Annotated[
        list[str] | None,
        typer.Option(
            help="Decks that go round: ready decks or files. Default: 16 ready decks.", show_default=False
        ),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(
            help="File to keep the games in. The same command goes on from there.", show_default=False
        ),
    ] = None,
    svg: Annotated[Path | None, typer.Option(help="File to draw the ladder in.", show_default=False)] = None,
    seed: FirstSeed = 0,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Let each bot play against the one named before it, and rate them.

    Games come in bundles with one seed and the same decks in the same seats, in which the bots change places. With more
    than two players the climber sits in every seat once, and the bot below it in all others. Ratings are Elo, the first
    bot at 0; intervals are 95%. A bot that fails loses its game.
    """
    from weirwood.lab import ladder as lab
    from weirwood.lab.ladder_picture import picture
    from weirwood.lab.work import checked_jobs

    processes = checked_jobs(jobs)
    made = lab.gathered(game, bots, games, seed=seed, players=players, decks=decks or [])
    with progress(f"ladder of {game}", games * len(made.steps)) as advance:
        rungs = lab.rungs(made, lab.climb(made, keep, processes, advance))
    if svg is not None:
        svg.write_text(picture(f"{game}, {games} games a step", rungs), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps({**made.form(), "rungs": rungs}))
    else:
        _say(rungs)


def _say(rungs: list[dict[str, Any]]) -> None:
    typer.echo(
        f"{'bot':14}{'games':>6}{'won':>7}{'rate':>8}   {'95% interval':18}{'Elo':>6}   {'interval':16}{'ms':>8}"
    )
    for rung in rungs:
        ms = "" if rung["ms"] is None else f"{rung['ms']:.1f}"
        if rung["below"] is None:
            typer.echo(f"{rung['bot']:14}{'':42}{rung['elo']:6.0f}   {'':16}{ms:>8}")
            continue
        between = f"{rung['low']:.1%} to {rung['high']:.1%}"
        rated = f"{rung['elo_low']:.0f} to {rung['elo_high']:.0f}"
        typer.echo(
            f"{rung['bot']:14}{rung['games']:6}{rung['won']:7g}{rung['rate']:8.1%}   {between:18}"
            f"{rung['elo']:6.0f}   {rated:16}{ms:>8}"
        )
    for rung in rungs:
        for forfeit in rung["forfeits"]:
            typer.echo(f"forfeit: {forfeit}")
