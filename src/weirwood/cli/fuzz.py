"""``weirwood fuzz``: random games by the thousand, and the laws they must keep."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from weirwood.cli.progress import progress

if TYPE_CHECKING:
    from weirwood.lab.fuzz import Findings


def fuzz(
    game: Annotated[str, typer.Argument(help="The game, by its id.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    players: Annotated[
        int | None, typer.Option(help="How many play; else every seat count in turn.", show_default=False)
    ] = None,
    laws: Annotated[bool, typer.Option("--laws", help="Look at every law, not only that games end.")] = False,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each next game adds 1.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(help="How many processes; else all processors.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play random games and look for broken laws; 1 is the exit status when one is found."""
    from weirwood.lab import fuzz as lab
    from weirwood.lab.work import checked_jobs

    processes = checked_jobs(jobs)
    plan = lab.planned(game, games, seed=seed, players=players, laws=laws)
    with progress(f"fuzz {game}", games) as advance:
        findings = lab.fuzz(plan, processes, advance)
    if as_json:
        typer.echo(json.dumps(findings.form()))
    else:
        _say(findings, laws)
    if findings.failures:
        raise typer.Exit(1)


def _say(findings: Findings, laws: bool) -> None:
    count = len(findings.failures)
    typer.echo(
        f"{findings.games} games of {findings.game}, {findings.decisions} decisions, "
        f"{len(findings.laws)} laws: {count or 'no'} {'failure' if count == 1 else 'failures'}."
    )
    for failure in findings.failures:
        typer.echo(f"{failure.law}: seed {failure.seed}, ply {failure.ply}: {failure.what}")
        if failure.decks:
            typer.echo(f"  decks: {', '.join(failure.decks)}")
        again = f"weirwood fuzz {findings.game} --seed {failure.seed} --games 1 --players {failure.players}"
        typer.echo(f"  again: {again}{' --laws' if laws else ''}")
