"""``weirwood data``: what an operator does with the tables that are kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from weirwood.cli.arguments import Data, Database
from weirwood.cli.serve import check_installed
from weirwood.cli.usage import Commands
from weirwood.folders import data_folder
from weirwood.launched import command

if TYPE_CHECKING:
    from sqlalchemy.engine import URL
    from sqlalchemy.ext.asyncio import AsyncEngine

app = typer.Typer(
    help="Back up, restore and export stored tables, and delete a guest.", no_args_is_help=True, cls=Commands
)

Answer = TypeVar("Answer")


def _with_database(
    database: str | None,
    data: Path | None,
    act: Callable[[URL, AsyncEngine, Path], Awaitable[Answer]],
    made: bool = False,
) -> Answer:
    """Act on a database; where it need not exist yet, it is ``made``."""
    from weirwood.server.storage.connecting import connect, database_url
    from weirwood.server.storage.unavailable import told_when_unavailable

    folder = (data or data_folder()) if made else _folder(database, data)
    url = database_url(database, folder)

    async def run() -> Answer:
        engine = connect(url)
        try:
            with told_when_unavailable(url):
                return await act(url, engine, folder)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def _folder(database: str | None, data: Path | None) -> Path:
    """The data folder, where the database exists as far as one can see that."""
    from weirwood.core.errors import BadArgument
    from weirwood.server.storage.connecting import database_url, sqlite_file

    folder = data or data_folder()
    file = sqlite_file(database_url(database, folder))
    if file is not None and not file.exists():
        raise BadArgument(f"There is no database {file}. A server creates it when it first starts.")
    return folder


@app.command()
def backup(
    file: Annotated[
        Path | None,
        typer.Argument(help="File to write. Default: a new file in the backups of the data folder."),
    ] = None,
    database: Database = None,
    data: Data = None,
) -> None:
    """Copy all stored data into one file. This also works while a server is running."""
    check_installed()
    from weirwood.server.storage.copying import copy_database
    from weirwood.server.storage.migrating import BACKUPS, copy_name

    async def act(url: URL, engine: AsyncEngine, folder: Path) -> Path:
        target = file if file is not None else folder / BACKUPS / copy_name("weirwood")
        await copy_database(url, engine, target)
        return target

    typer.echo(f"Backed up into {_with_database(database, data, act)}.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help=f"A file made by {command('data backup')}.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Replace all stored data with a backup. The current data is backed up first."""
    check_installed()
    from weirwood.server.storage.migrating import restore as put_back

    async def act(url: URL, engine: AsyncEngine, folder: Path) -> Path | None:
        return await put_back(url, engine, folder, file)

    kept = _with_database(database, data, act, made=True)
    typer.echo(f"Restored from {file}.")
    if kept is not None:
        typer.echo(f"The previous data is in {kept}.")


@app.command()
def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Id of the table, as in its address.")],
    record: Annotated[
        bool, typer.Option("--record", help="Print only the record of its game, for replay and verify.")
    ] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Print everything stored about a table as one JSON object, including the secrets of a running game."""
    check_installed()
    from weirwood.server.storage.reading import Reader

    if record:
        from weirwood.server.hall.kept import record_of_kept

        found = record_of_kept(database, _folder(database, data), table)
        typer.echo(asyncio.run(found).text(), nl=False)
        return

    async def act(url: URL, engine: AsyncEngine, folder: Path) -> dict[str, Any]:
        return await Reader(engine).export(table)

    typer.echo(json.dumps(_with_database(database, data, act), ensure_ascii=False))


@app.command()
def delete(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the guest.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Delete all guests of this name and their messages. Their games stay, as those of a former guest."""
    check_installed()
    from weirwood.server.hall.kept import forget_guest

    gone = asyncio.run(forget_guest(database, _folder(database, data), name))
    typer.echo(f"Deleted {gone.guests} guests and {gone.messages} messages in {len(gone.tables)} tables.")
