"""``weirwood play``: a seat at a table, in the browser or in the terminal."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from weirwood.cli import defects
from weirwood.cli.arguments import completed_game
from weirwood.core.errors import BadArgument

if TYPE_CHECKING:
    from weirwood.core.match import Match
    from weirwood.tui.sitting import Sitting

_DEFAULT_GAME = "intrigue"


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help="The game, by its id (weirwood games lists them).", autocompletion=completed_game
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bots: Annotated[
        list[str] | None, typer.Option(help="The bots of the other seats: one for all, or one for each.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same cards.")] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    deck: Annotated[
        str | None, typer.Option(help="Your deck: a ready one (weirwood decks list) or a file.")
    ] = None,
    bot_decks: Annotated[
        list[str] | None, typer.Option(help="The decks of the bots: one for all, or one for each.")
    ] = None,
    terminal: Annotated[
        bool,
        typer.Option("--terminal", help="In the terminal; options about one game do so too."),
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="In the terminal line by line, for screen readers and pipes.")
    ] = False,
    resume: Annotated[
        str | None,
        typer.Option(metavar="[FILE]", help="Go on with a saved game: the newest, or the one in a file."),
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--file", "--save", help="Keep the game in this new file.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="In the browser: the port; a taken one is answered by the next.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser, or only say where the table is.")] = True,
) -> None:
    """Play, against bots or with friends. The game is saved after every choice you make.

    The table opens in the browser. With --terminal, or with an option about one game (players, bots, seed, name,
    decks, resume, file), it is in the terminal.
    """
    about_one = any(given is not None for given in (players, seed, name, deck, resume, file))
    if not (terminal or plain or about_one or bots or bot_decks):
        from weirwood.cli.serve import play_in_browser

        play_in_browser(game, port, browser)
        return
    if resume is not None:
        if (players, seed, name, deck, file) != (None,) * 5 or bots or bot_decks:
            raise BadArgument(
                "--resume goes on with a game as it was; of other options only --plain goes with it."
            )
        sitting = _again(game, resume)
    else:
        from weirwood.tui.sitting import sit_down

        sitting = sit_down(
            game or _DEFAULT_GAME,
            players=players,
            bots=bots or [],
            seed=seed,
            name=name,
            path=file,
            deck=deck,
            bot_decks=bot_decks or [],
            watch=_watch,
        )
    if plain or not _on_a_screen():
        _play_in_lines(sitting)
    else:
        from weirwood.tui.app import run_table

        typer.echo(run_table(sitting).farewell())


def _watch(match: Match) -> None:
    """Have a defect save the match that is played."""
    defects.in_progress = match


def _again(game: str | None, file: str) -> Sitting:
    from weirwood.tui.saves import newest_save
    from weirwood.tui.sitting import sit_down_again

    if file:
        return sit_down_again(Path(file), watch=_watch)
    path, record = newest_save(game, lambda note: typer.echo(f"weirwood: {note}", err=True))
    return sit_down_again(path, record, _watch)


def _on_a_screen() -> bool:
    """Whether there is a terminal and what draws on it."""
    streams = (sys.stdin, sys.stdout)  # each may be None, when closed
    if not all(stream is not None and stream.isatty() for stream in streams):
        return False
    if os.environ.get("TERM") == "dumb":
        return False
    if find_spec("textual") is None:
        typer.echo(
            "weirwood: The table on the screen needs pip install '.[tui]' in a checkout of Weirwood. This is --plain.",
            err=True,
        )
        return False
    return True


def _play_in_lines(sitting: Sitting) -> None:
    from weirwood.tui.plain import PlainTable

    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    table = PlainTable(sitting, sys.stdin or StringIO(), typer.echo)
    try:
        table.run()
    except KeyboardInterrupt:
        typer.echo(table.sitting.farewell())
        raise
