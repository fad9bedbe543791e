"""A guest who asks to be forgotten: names are part of a game's state, so its proof is made anew under the new name."""

from __future__ import annotations

from pathlib import Path

from weirwood.server.hall.kept import woken
from weirwood.server.storage import Store
from weirwood.server.storage.connecting import connect, database_url
from weirwood.server.storage.forgetting import Forgotten, forget, tables_of
from weirwood.server.storage.unavailable import told_when_unavailable


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
        return [table for table in found if (await woken(store, table, compare=True)).read_only is None]
    finally:
        await store.close()
