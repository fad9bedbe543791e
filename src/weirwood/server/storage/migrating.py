"""Brings a database to the shape of this version, after a copy of what was there."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from sqlalchemy import inspect
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from weirwood.core.errors import BadData, WrongVersion
from weirwood.server.storage.copying import copy_database
from weirwood.server.storage.revisions import is_known, newest, revision_of, upgrade
from weirwood.server.storage.schema import metadata

BACKUPS: Final = "backups"
"""The folder of copies, in the data folder."""


def copy_name(why: str) -> str:
    """The name of a copy made now."""
    return f"{why}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.db"


async def migrate(url: URL, engine: AsyncEngine, folder: Path) -> Path | None:
    """Bring a database to the newest revision; the copy made of an older one, if there was one."""
    async with engine.connect() as connection:
        found = await connection.run_sync(revision_of)
    if found == newest():
        return None
    copy: Path | None = None
    if found is not None:
        if not is_known(found):
            raise WrongVersion(
                "This database was written by a newer Weirwood; please upgrade Weirwood first."
            )
        copy = folder / BACKUPS / copy_name(f"before-{newest()}")
        await copy_database(url, engine, copy)
    else:
        await _check_empty(engine)
    async with engine.connect() as connection:
        await connection.execution_options(writing=True)
        async with connection.begin():
            await connection.run_sync(upgrade)
    return copy


async def _check_empty(engine: AsyncEngine) -> None:
    """That no table of somebody else's is in the way."""
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda here: inspect(here).get_table_names())
    taken = sorted({*names} & {*metadata.tables})
    if taken:
        raise BadData(
            f"This database is not Weirwood's, but has a table {taken[0]!r}; please name an empty one."
        )
