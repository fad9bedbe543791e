"""``weirwood serve``, and ``weirwood play`` in the browser: the table's server."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlencode

import typer

from weirwood.cli.arguments import Data, Database
from weirwood.launched import command

if TYPE_CHECKING:
    from weirwood.server.hall.prepared import Prepared

_LOCAL = "localhost"


def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="WEIRWOOD_HOST",
            help="Address to listen on. 0.0.0.0 means all; then put a proxy in front (docs/hosting.md).",
        ),
    ] = _LOCAL,
    port: Annotated[int | None, typer.Option(envvar="WEIRWOOD_PORT", help="Port to listen on.")] = None,
    database: Database = None,
    data: Data = None,
    tables: Annotated[int, typer.Option(min=1, help="Maximum number of tables in memory.")] = 2000,
    tables_per_guest: Annotated[
        int, typer.Option(min=1, help="Maximum number of unfinished games of one guest.")
    ] = 50,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="A host name by which browsers may call this server. May be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Address of a proxy in front of this server whose X-Forwarded headers are trusted. May be repeated."
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(help="A limit as NAME=NUMBER, for example requests_per_s=60. May be repeated."),
    ] = None,
    trials: Annotated[
        bool, typer.Option("--trials", help="Let guests have bots play their decks against ready ones.")
    ] = False,
    log_level: Annotated[str, typer.Option(help="Log level: info, warning or error.")] = "info",
) -> None:
    """Run a server for many people. Games are stored in a database."""
    check_installed()
    from weirwood.core.errors import BadArgument
    from weirwood.folders import data_folder, keep_in
    from weirwood.server.app import Settings
    from weirwood.server.http.hosts import checked_origin, checked_proxy
    from weirwood.server.limits import Limits, with_limits
    from weirwood.server.logs import write_logs
    from weirwood.server.running import PORT, address_of, listen, run

    if log_level not in ("info", "warning", "error"):
        raise BadArgument(f"--log-level must be info, warning or error, not {log_level!r}.")
    write_logs(log_level)
    settings = Settings(
        keep_in(data or data_folder()),
        database,
        with_limits(Limits(tables=tables, tables_per_guest=tables_per_guest), limit or ()),
        hosts=frozenset(checked_origin(text) for text in origin or ()),
        proxies=tuple(checked_proxy(text) for text in proxy or ()),
        trials=trials,
    )
    listening = listen(host, PORT if port is None else port)

    def started(note: str) -> None:
        typer.echo(f"Weirwood is at {address_of(listening)}")
        if note:
            typer.echo(note)

    run(settings, listening, started)


def play_in_browser(game: str | None, port: int | None, browser: bool, prepared: Prepared | None) -> None:
    """Serve on this machine alone, and open a browser there, perhaps at a table that is prepared."""
    check_installed(", or play with --terminal")
    from weirwood.core.catalogue import find_game
    from weirwood.folders import data_folder
    from weirwood.server.app import Settings
    from weirwood.server.logs import write_logs
    from weirwood.server.running import PORT, address_of, listen_near, open_browser, run

    words = {} if game is None else {"game": find_game(game).id}
    if prepared is not None:
        words["start"] = prepared.token
    query = f"?{urlencode(words)}" if words else ""
    write_logs("error")
    database = os.environ.get("WEIRWOOD_DATABASE") or None
    listening = listen_near(_LOCAL, PORT if port is None else port)
    address = address_of(listening) + query

    def started(note: str) -> None:
        typer.echo(f"The table is at {address}  (Press Ctrl-C to stop. Your games are saved.)")
        if note:
            typer.echo(note)
        if browser and not open_browser(address):
            typer.echo("No browser could be opened. Open that address in one yourself.")

    run(Settings(data_folder(), database, prepared=prepared, trials=True), listening, started)
    typer.echo(f"Your games are saved. Go on with: {command('play')}")


def check_installed(instead: str = "") -> None:
    """Say what is missing where the table's server was not installed, and perhaps what does without."""
    from weirwood.core.errors import BadArgument

    missing = [
        name for name in ("starlette", "uvicorn", "websockets", "sqlalchemy") if find_spec(name) is None
    ]
    if missing:
        raise BadArgument(
            "The table in the browser needs packages that are not installed. "
            f"Install them with pip install '.[table]' in a checkout of Weirwood{instead}."
        )
