"""``weirwood fuzz``: random games by the thousand, and the laws they must keep."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from weirwood.cli.arguments import GAME, AsJson, FirstSeed, Jobs
from weirwood.cli.progress import progress
from weirwood.launched import command

if TYPE_CHECKING:
    from weirwood.lab.fuzz import Findings


def fuzz(
    game: Annotated[str, GAME],
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    players: Annotated[
        int | None,
        typer.Option(help="Number of players. Default: every possible number in turn.", show_default=False),
    ] = None,
    laws: Annotated[bool, typer.Option("--laws", help="Check every law, not only that games end.")] = False,
    decks: Annotated[
        str | None,
        typer.Option(
            metavar="random",
            help="random: every game has legal decks drawn by chance. Default: ready decks.",
            show_default=False,
        ),
    ] = None,
    seed: FirstSeed = 0,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Play random games and check that the laws hold. The exit status is 1 if one is broken.

    With --decks random it also says how many cards of the game occurred in the decks, and how many of them were used:
    marshaled, played, revealed or triggered.
    """
    from weirwood.lab import fuzz as lab
    from weirwood.lab.usage import in_words
    from weirwood.lab.work import checked_jobs

    processes = checked_jobs(jobs)
    plan = lab.planned(game, games, seed=seed, players=players, laws=laws, decks=decks)
    with progress(f"fuzz {game}", games) as advance:
        findings = lab.fuzz(plan, processes, advance)
    if as_json:
        typer.echo(json.dumps(findings.form()))
    else:
        _say(findings, laws)
        for line in in_words(findings.cards):
            typer.echo(line)
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
        again = (
            f"{command('fuzz')} {findings.game} --seed {failure.seed} --games 1 --players {failure.players}"
        )
        decks = " --decks random" if findings.cards else ""
        typer.echo(f"  again: {again}{' --laws' if laws else ''}{decks}")
