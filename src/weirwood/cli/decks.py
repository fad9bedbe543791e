"""``weirwood decks``: lists of cards, checked by the rules and turned from one form into another."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from weirwood.cli.arguments import AsJson
from weirwood.cli.usage import Commands

if TYPE_CHECKING:
    from weirwood.decks import Reading, Tourney

app = typer.Typer(
    help="List the ready decks, and check or convert your own.", no_args_is_help=True, cls=Commands
)

Game = Annotated[str, typer.Option("--game", help="The game that the deck is for.")]
File = Annotated[
    str, typer.Argument(metavar="FILE", help="A file, - for standard input, or the name of a ready deck.")
]
_JOUST = "second/joust"
_MOST_LINES = 10
"""How many unreadable lines of a deck an error quotes."""


@app.command("list")
def list_decks(game: Game = _JOUST, as_json: AsJson = False) -> None:
    """List the ready decks of a game."""
    from weirwood.core.catalogue import find_game
    from weirwood.decks import ready_decks

    decks = ready_decks(find_game(game).id)
    if as_json:
        forms = [
            {"name": deck.name, "standalone": deck.standalone, "our_design": deck.ours, **deck.form()}
            for deck in decks
        ]
        typer.echo(json.dumps({"game": game, "decks": forms}))
        return
    if not decks:
        typer.echo(f"weirwood: There are no ready decks for {game}.", err=True)
    for deck in decks:
        agenda = "" if deck.agenda is None else deck.agenda.name
        notes = ["our design"] if deck.ours else []
        notes += ["standalone: plays as it is, not legal in a tournament"] if deck.standalone else []
        note = f"  ({'; '.join(notes)})" if notes else ""
        typer.echo(f"{deck.name:30}{deck.faction.name:20}{agenda:28}{sum(deck.cards.values())} cards{note}")


@app.command()
def check(
    file: File,
    game: Game = _JOUST,
    format: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help="Card pool of a tournament, for example worlds-2016.", show_default=False
        ),
    ] = None,
    on: Annotated[
        str | None,
        typer.Option(
            metavar="DATE", help="Day of the tournament, for example 2016-10-17.", show_default=False
        ),
    ] = None,
    tier: Annotated[
        str | None, typer.Option(metavar="TIER", help="relaxed, formal or premier.", show_default=False)
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check decks, and list every problem with its rule.

    With --format, --on or --tier the deck is also checked for a tournament. A format sets its own tier and, unless you
    give a day, the first day on which all of its products are legal. Without a format, the day is today. The exit
    status is 1 if there is a problem.
    """
    from weirwood.decks import find_tourney
    from weirwood.decks.ready import are_fixed
    from weirwood.thrones.books import find_book
    from weirwood.thrones.pool.deck_checks import fixed_words

    tourney = find_tourney(game, format, tier, on)
    readings = _read(file, game)
    found = [(reading.deck.name, problem) for reading in readings for problem in reading.problems(tourney)]
    if as_json:
        problems: list[dict[str, Any]] = [
            {"rule": problem.rule or None, "text": problem.text, "cards": list(problem.cards), "deck": name}
            for name, problem in found
        ]
        decks = [reading.deck.name for reading in readings]
        entered = None if tourney is None else tourney.form()
        form = {"legal": not problems, "problems": problems, "decks": decks, "tournament": entered}
        typer.echo(json.dumps(form))
    else:
        for reading in readings:
            _say(reading, tourney)
        if are_fixed(game):
            typer.echo(fixed_words(find_book(game).pool))
    if found:
        raise typer.Exit(1)


def _say(reading: Reading, tourney: Tourney | None) -> None:
    problems = reading.problems(tourney)
    count = len(problems)
    verdict = "legal" if not problems else f"{count} {'problem' if count == 1 else 'problems'}"
    typer.echo(f"{reading.deck.name}: {verdict}{'' if tourney is None else f' {tourney.text()}'}")
    misread, broken = reading.misread, problems[len(reading.misread) :]
    more = len(misread) - _MOST_LINES
    for problem in (*misread[:_MOST_LINES], *broken):
        typer.echo(f"  {problem.text}{f' ({problem.rule})' if problem.rule else ''}")
    if more > 0:
        typer.echo(
            f"  {more} more {'line' if more == 1 else 'lines'} cannot be read (--json lists them all)."
        )


@app.command()
def convert(
    file: File,
    to: Annotated[str, typer.Option("--to", metavar="FORM", help="Format to write: text, thronesdb or o8d.")],
    game: Game = _JOUST,
) -> None:
    """Write a deck in another format to standard output."""
    from weirwood.core.errors import BadDeck
    from weirwood.decks import written
    from weirwood.decks.draft import told

    readings = _read(file, game)
    misread = [problem for reading in readings for problem in reading.misread]
    if misread:
        raise BadDeck(f"This deck cannot be converted. {told(misread)}")
    typer.echo(written([reading.deck for reading in readings], to), nl=False)


def _read(file: str, game: str) -> list[Reading]:
    from weirwood.core.catalogue import find_game
    from weirwood.decks import Reading, find_deck, read_bytes, read_file

    find_game(game)
    if file == "-":
        return read_bytes(b"" if sys.stdin is None else sys.stdin.buffer.read(), game, "on standard input")
    if file and (Path(file).suffix or Path(file).exists()):
        return read_file(Path(file), game)
    return [Reading(find_deck(file, game), [])]
