"""Kept tables, woken for an operator: for a record, or to forget a guest.

Names are part of a game's state, so when one is forgotten the proof of the game is made anew under the new name.
"""

from __future__ import annotations

from pathlib import Path

from weirwood.core.errors import BadArgument, NoGame
from weirwood.core.record import Record
from weirwood.server.hall.waking import wake
from weirwood.server.storage.connecting import connect, database_url
from weirwood.server.storage.forgetting import Forgotten, forget, tables_of
from weirwood.server.storage.store import Store
from weirwood.server.storage.unavailable import told_when_unavailable
from weirwood.server.table.bots_at_table import Pace
from weirwood.server.table.fairness import fair_record
from weirwood.server.table.table import Table
from weirwood.server.work.thinking import Thinkers


async def woken(store: Store, table_id: str, compare: bool = True) -> Table:
    """A table as its journal says; compared with its snapshot, it is read-only where the two differ."""
    meta, entries, snapshot = await store.load(table_id)
    thinkers = Thinkers()
    table = Table(store, meta, await store.players(table_id), thinkers, Pace())
    wake(table, entries, snapshot if compare else None)
    await thinkers.close()
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


async def forget_guest(database: str | None, folder: Path, name: str) -> Forgotten:
    """Forget everyone of a name; their tables that can be resumed now can be resumed afterwards."""
    well = await _tables_that_wake(database, folder, name)
    url = database_url(database, folder)
    engine = connect(url)
    try:
        with told_when_unavailable(url):
            gone = await forget(url, engine, name)
    finally:
        await engine.dispose()
    store = await Store.open(database, folder)
    try:
        for table_id in well:
            table = await woken(store, table_id, compare=False)
            if table.read_only is None:
                await store.append(table_id, (), snapshot=table.snapshot())
    finally:
        await store.close()
    return gone


async def _tables_that_wake(database: str | None, folder: Path, name: str) -> list[str]:
    store = await Store.open(database, folder)
    try:
        found = await tables_of(store.engine, name)
        return [table for table in found if await _wakes(store, table)]
    finally:
        await store.close()


async def _wakes(store: Store, table_id: str) -> bool:
    """Whether a table can be resumed; one whose card list is gone cannot."""
    try:
        return (await woken(store, table_id, compare=True)).read_only is None
    except NoGame:
        return False
