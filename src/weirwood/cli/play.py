"""``weirwood play``: a seat at a table, in the browser or in the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from weirwood.cli import defects
from weirwood.cli.arguments import GAME
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument
from weirwood.core.rng import SEED_BITS, is_seed
from weirwood.launched import command

if TYPE_CHECKING:
    from weirwood.core.match import Match
    from weirwood.server.hall.prepared import Prepared
    from weirwood.tui.app.sitting import Sitting

_DEFAULT_GAME = "intrigue"


def play(
    game: Annotated[str | None, GAME] = None,
    players: Annotated[int | None, typer.Option(help="Number of players, including you.")] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help="Bots for the other seats: one for all of them, or one for each. From the weakest to the strongest: "
            f"newcomer, squire, heuristic, castellan, maester, hand ({command('bots')} says how they play)."
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="Seed of the game, against bots only. The same seed gives the same cards."),
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    deck: Annotated[
        str | None, typer.Option(help=f"Your deck: a ready deck ({command('decks list')}) or a file.")
    ] = None,
    bot_decks: Annotated[
        list[str] | None, typer.Option(help="Decks for the bots: one for all of them, or one for each.")
    ] = None,
    format: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Card pool for which all decks must be legal, for example worlds-2016.",
            show_default=False,
        ),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Play in the terminal line by line, for screen readers and pipes.")
    ] = False,
    resume: Annotated[
        str | None,
        typer.Option(
            metavar="[FILE]", help="Continue a saved game in the terminal: the newest, or the one in FILE."
        ),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option("--file", "--save", help="Play in the terminal and save the game to this new file."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(help="Port for the browser table. If it is taken, the next free one is used."),
    ] = None,
    browser: Annotated[
        bool, typer.Option(help="Open a browser, or only print the address of the table.")
    ] = True,
) -> None:
    """Play against bots or with friends. The game is saved after every choice you make.

    The table opens in the browser, with --terminal or --plain in the terminal. Saved games of the terminal (--resume,
    --file) are played there too. With --players, --bots, --seed, --deck, --bot-decks or --format you sit down at once
    at a table with bots; without them you choose in the browser.
    """
    wished: dict[str, Any] = {"players": players, "bots": bots or [], "seed": seed, "name": name}
    wished |= {"deck": deck, "bot_decks": bot_decks or [], "format": format}
    if not (terminal or plain or resume is not None or file is not None):
        _play_in_browser(game, wished, port, browser)
        return
    if resume is not None:
        if (players, seed, name, deck, format, file) != (None,) * 6 or bots or bot_decks:
            raise BadArgument("--resume continues a game as it was. It can only be combined with --plain.")
        sitting = _again(game, resume)
    else:
        from weirwood.tui.app.sitting import sit_down

        sitting = sit_down(game or _DEFAULT_GAME, **wished, path=file, watch=_watch)
    if plain or not _on_a_screen():
        _play_in_lines(sitting)
    else:
        from weirwood.tui.app.app import run_table

        typer.echo(run_table(sitting).farewell())


def _play_in_browser(game: str | None, wished: dict[str, Any], port: int | None, browser: bool) -> None:
    from weirwood.cli.serve import check_installed, play_in_browser

    prepared = None
    if any(given not in (None, []) for given in wished.values()):
        check_installed(", or play with --terminal")
        prepared = prepared_table(game or _DEFAULT_GAME, **wished)
    play_in_browser(game, port, browser, prepared)


def _watch(match: Match) -> None:
    """Have a defect save the match that is played."""
    defects.in_progress = match


def _again(game: str | None, file: str) -> Sitting:
    from weirwood.tui.app.saves import newest_save
    from weirwood.tui.app.sitting import sit_down_again

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
    from weirwood.tui.app.plain import PlainTable

    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    table = PlainTable(sitting, sys.stdin or StringIO(), typer.echo)
    try:
        table.run()
    except KeyboardInterrupt:
        typer.echo(table.sitting.farewell())
        raise


def prepared_table(
    game_id: str,
    *,
    players: int | None,
    bots: Sequence[str],
    seed: int | None,
    name: str | None,
    deck: str | None,
    bot_decks: Sequence[str],
    format: str | None = None,
) -> Prepared:
    """The table to open, checked: a seat for the person, bots in all others, so that a seed harms nobody."""
    from weirwood.decks.ready import ready_decks
    from weirwood.server.hall.prepared import Prepared
    from weirwood.server.http.session import checked_name
    from weirwood.server.wire.http import NewTable, SeatWish
    from weirwood.tui.app.company import bot_of, decks_of, seat_names, seats_with_decks

    own = None if name is None or not name.strip() else checked_name(name)
    if not (players or bots or seed is not None or deck or bot_decks or format):
        return Prepared(own)
    game = find_game(game_id)
    if seed is not None and not is_seed(seed):
        raise BadArgument(f"--seed must be a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}.")
    names = seat_names(game, own, players, bots)
    chance = secrets.randbits(SEED_BITS) if seed is None else seed
    ready = ready_decks(game.id)
    found = decks_of(game, len(names), deck, bot_decks, chance, format)
    options = {} if format is None else {"format": format}
    dealt = seats_with_decks(names, found)
    game.setup(dealt.seats, {**options, **dealt.options})  # which refuses what cannot be played
    decks = [None if one is None else one.name if one in ready else one.form() for one in found]
    seats = [SeatWish("bot", bot_of(seat)) if number else SeatWish("me") for number, seat in enumerate(names)]
    for place, brought in zip(seats, decks, strict=False):
        place.deck = brought
    return Prepared(own, NewTable(game.id, seats, options=options, seed=seed))
