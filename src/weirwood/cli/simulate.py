"""``weirwood simulate``: bots against bots, many games, and how sure the result is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from weirwood.cli.arguments import GAME, AsJson, FirstSeed, Jobs
from weirwood.cli.progress import progress
from weirwood.core.errors import listed

if TYPE_CHECKING:
    from weirwood.lab.field import Standing
    from weirwood.lab.simulate import Tally


def simulate(
    game: Annotated[str, GAME],
    bots: Annotated[
        list[str], typer.Option(help="A bot for each seat, for example --bots heuristic random.")
    ],
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    players: Annotated[
        int | None,
        typer.Option(
            help="Number of players. The last bot named takes the remaining seats.", show_default=False
        ),
    ] = None,
    seed: FirstSeed = 0,
    jobs: Jobs = None,
    field: Annotated[
        bool, typer.Option("--field", help="Compare decks: each deck plays --games games against the others.")
    ] = False,
    plots: Annotated[
        bool, typer.Option("--plots", help="With --field: show how often each plot is revealed.")
    ] = False,
    decks: Annotated[
        list[str] | None,
        typer.Option(
            help="A deck for each bot: a ready deck or a file. With --field, one file with all decks. "
            "random: legal decks drawn by chance. Default: ready decks. The bots exchange both.",
            show_default=False,
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games against each other and count who wins.

    Each bot sits in every seat equally often. In games with decks the bots exchange ready decks from game to game, so
    that every bot plays every deck equally often; with --decks each bot keeps its own deck. --decks random draws new
    decks all the time, and says how many cards occurred in them and were used. Only a single winner counts
    as a win; a shared victory is a draw. Rates are wins, with 95% intervals. With --field one bot plays all decks, and
    wins are counted by deck; --plots adds how often each plot is revealed. A bot that fails loses its game, and the
    report says why. The exit status is 1 if a game crashed.
    """
    from weirwood.lab.work import checked_jobs

    processes = checked_jobs(jobs)
    if field:
        standing = _played_field(game, bots, games, seed, processes, decks or [])
        form, crashes = standing.form(), standing.crashes
        say = _say_field
    else:
        tally = _played(game, bots, games, seed, processes, players, decks or [])
        form, crashes = tally.form(), tally.crashes
        say = _say
    if as_json:
        typer.echo(json.dumps(form))
    else:
        say(form)
        if plots and field:
            _say_plots(form)
    if crashes:
        raise typer.Exit(1)


def _played(
    game: str, bots: list[str], games: int, seed: int, jobs: int, players: int | None, decks: list[str]
) -> Tally:
    from weirwood.lab import simulate as lab

    company = lab.gathered(game, bots, games, seed=seed, players=players, decks=decks)
    with progress(f"simulate {game}", games) as advance:
        return lab.simulate(company, jobs, advance)


def _played_field(game: str, bots: list[str], games: int, seed: int, jobs: int, decks: list[str]) -> Standing:
    from weirwood.core.errors import BadArgument
    from weirwood.lab.field import gathered_field, pairings, play_field

    if len(decks) > 1:
        raise BadArgument("--field takes one file with all decks: --field --decks FILE.")
    field = gathered_field(game, bots, games, seed=seed, file=Path(decks[0]) if decks else None)
    with progress(f"field of {game}", len(pairings(len(field.names), games))) as advance:
        return play_field(field, jobs, advance)


def _say(form: dict[str, Any]) -> None:
    _say_games(form)
    rows = form["seats"] if form["rounds_mean"] is not None else ()
    if form["decks_exchanged"] and form["decks"]:
        typer.echo(f"Decks: {listed(form['decks'])}. The bots exchange them from game to game.")
        if form["games"] % len(form["decks"]):
            count = len(form["decks"])
            typer.echo(f"For an even share of the decks play a multiple of {count} games.")
    if rows:
        decks = f"{'deck':26}" if rows[0]["deck"] else ""
        typer.echo(f"{'bot':12}{decks}{'wins':>7}{'draws':>7}{'rate':>8}   95% interval")
    for bot in rows:
        deck = f"{bot['deck']:26}" if bot["deck"] else ""
        typer.echo(f"{bot['bot']:12}{deck}{_counted(bot)}")
    for crash in form["crashed"]:
        typer.echo(f"crash: seed {crash['seed']}: {crash['what']}")
    _say_forfeits(form)
    _say_cards(form)


def _say_field(form: dict[str, Any]) -> None:
    _say_games(form)
    typer.echo(f"{'deck':26}{'games':>7}{'wins':>7}{'draws':>7}{'rate':>8}   95% interval")
    for deck in form["decks"]:
        typer.echo(f"{deck['deck']:26}{deck['games']:7}{_counted(deck)}")
    for crash in form["crashed"]:
        typer.echo(f"crash: seed {crash['seed']}: {' against '.join(crash['decks'])}: {crash['what']}")
    _say_forfeits(form)
    _say_cards(form)


def _say_forfeits(form: dict[str, Any]) -> None:
    for lost in form["forfeited"]:
        typer.echo(f"forfeit: seed {lost['seed']}: the bot of seat {lost['seat']} {lost['what']}")


def _say_cards(form: dict[str, Any]) -> None:
    from weirwood.lab.usage import in_words

    for line in in_words(form.get("cards")):
        typer.echo(line)


def _say_plots(form: dict[str, Any]) -> None:
    from weirwood.lab.field import LONG

    typer.echo(f"{'plot':34}{'in round 1':>12}   in games of {LONG} rounds or more")
    for plot in form["plots"]:
        seen = "" if plot["seen"] is None else f"{plot['seen']:.1%}"
        typer.echo(f"{plot['deck'] + ': ' + plot['plot']:34}{plot['first']:12.1%}   {seen}")


def _say_games(form: dict[str, Any]) -> None:
    typer.echo(f"{form['games']} games of {form['game']}, {form['crashes']} crashed.")
    if form["rounds_mean"] is not None:
        typer.echo(f"{form['rounds_mean']:.2f} rounds and {form['decisions_mean']:.1f} decisions on average.")


def _counted(row: dict[str, Any]) -> str:
    return f"{row['wins']:7}{row['draws']:7}{row['rate']:8.1%}   {row['low']:.1%} to {row['high']:.1%}"
