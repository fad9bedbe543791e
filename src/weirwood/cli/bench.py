"""``weirwood bench``: how fast every build plays, and what one click costs."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from weirwood.cli.arguments import AsJson
from weirwood.cli.progress import progress
from weirwood.launched import need


def bench(
    only: Annotated[
        str | None, typer.Option(metavar="NAME", help="Measure only this game.", show_default=False)
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Measure every possible number of players.")] = False,
    decks: Annotated[
        str | None,
        typer.Option(
            metavar="random",
            help="random: measure the games for which players build decks, every game with decks drawn by chance.",
            show_default=False,
        ),
    ] = None,
    walk: Annotated[
        bool, typer.Option("--walk", help="Count what one joust challenge costs, from click to log line.")
    ] = False,
    questions: Annotated[
        bool, typer.Option("--questions", help="Count how much a person is asked, with each ready deck.")
    ] = False,
    seed: Annotated[int, typer.Option(help="With --questions: the seed of the first game.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast random games run on every build.

    Figures are CPU time of one process, the best of several short runs. Judged and quick are simulations a second of
    searching bots: played on to the end of the round by the judgement first, or by quick rules alone. With --walk
    nothing is timed: it counts the Python calls and the clones of the state in each request of one challenge against a
    bot. With --questions the heuristic bot answers for a person, and the questions are counted, under each setting of
    how much to be asked. With --decks random it also says how many cards occurred in the decks and were used.
    """
    from weirwood.lab import bench as lab

    if questions:
        if walk or every or decks is not None:
            raise typer.BadParameter("--questions can only be combined with --only and --seed.")
        _questions(only, seed, as_json)
        return
    if walk:
        if only is not None or every or decks is not None:
            raise typer.BadParameter(
                "--walk measures one challenge of a joust; leave out --only, --all and --decks."
            )
        need("dev")
        costs = lab.walk()
        if as_json:
            typer.echo(json.dumps(costs))
        else:
            _say_walk(costs)
        return
    tables = lab.tables(only, every, decks)
    need("every")
    with progress("bench", len(tables) * len(lab.pythons()) * lab.PASSES) as advance:
        figures = lab.bench(tables, advance, decks=decks)
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        _say(figures)


def _questions(only: str | None, seed: int, as_json: bool) -> None:
    from weirwood.core.catalogue import find_game
    from weirwood.lab import questions as lab

    games = lab.games(only)
    with progress("bench", sum(lab.DECKS * lab.A_DECK for _ in games)) as advance:
        counts = {game: lab.questions(find_game(game), seed=seed, advance=advance) for game in games}
    if as_json:
        typer.echo(json.dumps(counts))
        return
    for game, found in counts.items():
        typer.echo(
            f"{game}: questions of all kinds, and the part that are action windows out of one's own marshaling"
        )
        typer.echo("\n".join(lab.in_words(found)))


_COLUMNS = (
    ("games_per_s", "games/s", ",.0f"),
    ("decisions_per_s", "decisions/s", ",.0f"),
    ("decisions_per_game", "a game", ".1f"),
    ("clone_us", "clone µs", ".2f"),
    ("view_us", "view µs", ".2f"),
    ("playouts_per_s", "playouts/s", ",.0f"),
    ("judged_per_s", "judged/s", ",.0f"),
    ("quick_per_s", "quick/s", ",.0f"),
    ("start_s", "start s", ".3f"),
    ("state_bytes", "bytes", ",.0f"),
    ("rss_mib", "MiB", ".1f"),
)


def _say(figures: dict[str, Any]) -> None:
    from weirwood.lab.usage import in_words

    typer.echo(f"Python {figures['python']}, CPU time of one process.")
    typer.echo(f"{'game':14}{'build':10}{'players':>7}" + "".join(f"{title:>12}" for _, title, _ in _COLUMNS))
    for result in figures["results"]:
        row = "".join(f"{result[figure]:>12{form}}" for figure, _, form in _COLUMNS)
        typer.echo(f"{result['name']:14}{result['build']:10}{result['players']:>7}{row}")
        for line in in_words(result.get("cards")):
            typer.echo(f"  {line}")


def _say_walk(costs: dict[str, Any]) -> None:
    for request in costs["requests"]:
        typer.echo(f"{request['request']}: {request['calls']:,} calls, {_clones(request['clones'])}")
        for caller in request["cloned_by"]:
            typer.echo(f"         clone by {caller}")
        for function in request["top"]:
            typer.echo(f"  {function['calls']:6,}  {function['function']}")
        for line in request.get("log", ()):
            typer.echo(f"  log: {line}")
    typer.echo(f"\nall: {costs['calls']:,} calls, {_clones(costs['clones'])}, Python {costs['python']}")


def _clones(number: int) -> str:
    return f"{number} clone{'' if number == 1 else 's'}"
