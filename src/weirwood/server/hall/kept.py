"""A kept table, woken for an operator and not for players."""

from __future__ import annotations

from pathlib import Path

from weirwood.core.errors import BadArgument
from weirwood.core.record import Record
from weirwood.server.hall.waking import wake
from weirwood.server.storage import Store
from weirwood.server.table.bots_at_table import Pace, Thinkers
from weirwood.server.table.fairness import fair_record
from weirwood.server.table.table import Table


async def woken(store: Store, table_id: str, compare: bool = True) -> Table:
    """A table as its journal says; compared with its snapshot, it is read-only where the two differ."""
    meta, entries, snapshot = await store.load(table_id)
    thinkers = Thinkers()
    table = Table(store, meta, await store.players(table_id), thinkers, Pace())
    wake(table, entries, snapshot if compare else None)
    thinkers.close()
    return table


async def record_of_kept(database: str | None, folder: Path, table_id: str) -> Record:
    """The record of a table's game so far, with what proves its shuffles; its seed is in it."""
    store = await Store.open(database, folder)
    try:
        table = await woken(store, table_id)
    finally:
        await store.close()
    if table.course is None:
        raise BadArgument(f"The game of table {table_id!r} has not begun.")
    match, chance = table.course.match, table.chance
    return match.record() if chance is None else fair_record(match, chance)
