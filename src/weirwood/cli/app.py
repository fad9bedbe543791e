"""The commands, and what happens when one fails."""

from __future__ import annotations

import errno
import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from weirwood import __version__, launched
from weirwood.cli import (
    analyse,
    bench,
    bots,
    cards,
    data,
    decks,
    defects,
    engine,
    fuzz,
    games,
    ladder,
    load,
    play,
    replay,
    rules,
    serve,
    simulate,
)
from weirwood.cli.arguments import WordyCommand
from weirwood.cli.usage import Commands, UsageError, usage_sentence
from weirwood.core.errors import WeirwoodError

_NAME = "weirwood"
_COMPLETE = "_WEIRWOOD_COMPLETE"
"""The variable by which a shell asks how a line can be completed."""
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
app = typer.Typer(
    name="weirwood",
    help="The Game of Thrones card games: play them, study them, build on them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    cls=Commands,
)
app.command("games")(games.games)
app.command("bots")(bots.bots)
app.command("play", cls=WordyCommand)(play.play)
app.command("serve")(serve.serve)
app.command("engine")(engine.engine)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("verify")(replay.verify)
app.command("simulate", cls=WordyCommand)(simulate.simulate)
app.command("ladder", cls=WordyCommand)(ladder.ladder)
app.command("fuzz")(fuzz.fuzz)
app.command("bench")(bench.bench)
app.command("load")(load.load)
app.command("wire")(engine.wire)
app.add_typer(rules.app, name="rules")
app.add_typer(cards.app, name="cards")
app.add_typer(decks.app, name="decks")
app.add_typer(data.app, name="data")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"weirwood {__version__}")
        raise typer.Exit


@app.callback()
def options(
    debug: Annotated[bool, typer.Option("--debug", help="Show the traceback of a defect.")] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """The Game of Thrones card games: play them, study them, build on them."""
    defects.show_traceback = debug


def main() -> None:
    """Run a command. Exit status: 0 for success, 1 if it found problems, 2 for bad input, 70 for a defect."""
    launched.by_launcher()
    for stream in (sys.stdout, sys.stderr):  # each may be None, when closed
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows others
    try:
        try:
            status = app(prog_name=_called(), standalone_mode=False)
        finally:
            _flush()  # here, where an error is still told in a sentence
        sys.exit(status if isinstance(status, int) else 0)
    except WeirwoodError as error:
        typer.echo(f"weirwood: {error.message}", err=True)
        sys.exit(2)
    except UsageError as error:
        sentence = usage_sentence(error)
        typer.echo(error if sentence is None else f"weirwood: {sentence}", err=True)
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)
    except BrokenPipeError:
        _give_up_output()
        sys.exit(0)
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _FULL:
            _give_up_output()
            typer.echo(f"weirwood: The output cannot be written: {error.strerror}.", err=True)
            sys.exit(2)
        typer.echo(f"weirwood: {defects.report(error)}", err=True)
        sys.exit(70)


def _called() -> str:
    """The command as it was typed; what shells complete is always called by its name alone, wherever it lies."""
    completing = _COMPLETE in os.environ or any(word.endswith("-completion") for word in sys.argv[1:2])
    return _NAME if completing else launched.command()


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _give_up_output() -> None:
    """Send the rest of the output nowhere: Python flushes it once more at exit, and would fail with status 120."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
