"""The store: everything the server keeps, and the promise that what it was told is kept."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, delete, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from weirwood.server.storage import forms, schema
from weirwood.server.storage.connecting import PATIENCE, connect, connect_file, database_url, sqlite_file
from weirwood.server.storage.forms import Entry, Player, Snapshot, TableMeta
from weirwood.server.storage.lines import AsyncLine, Line, ThreadLine
from weirwood.server.storage.migrating import migrate
from weirwood.server.storage.presence import FileLock, count_present, use_file
from weirwood.server.storage.reading import Reader
from weirwood.server.storage.unavailable import told_when_unavailable
from weirwood.server.storage.writer import Statement, Writer

_PROBE = "last-probe"
"""The setting that is written to see whether anything can be."""


class Store(Reader):
    """One open database. Every method that writes returns when its change is durable, or raises."""

    def __init__(self, url: URL, engine: AsyncEngine, line: Line, presence: FileLock | None) -> None:
        super().__init__(engine)
        self.url = url
        self.writer = Writer(line)
        self._presence = presence
        self._first: FileLock | None = None

    @classmethod
    async def open(cls, url: str | None, folder: Path, patience: float = PATIENCE) -> Store:
        """Open a database, making or migrating it; an existing one is copied before it is migrated."""
        where = database_url(url, folder)
        engine = connect(where, patience)
        file = sqlite_file(where)
        presence: FileLock | None = None
        try:
            with told_when_unavailable(where):
                presence = None if file is None else use_file(file, alone=False)
                await migrate(where, engine, folder)
                async with engine.connect() as connection:  # a server cannot do without its settings
                    await connection.execute(select(schema.settings).order_by(schema.settings.c.name))
        except BaseException:
            if presence is not None:
                presence.leave()
            await engine.dispose()
            raise
        line = AsyncLine(engine) if file is None else ThreadLine(connect_file(file, patience))
        return cls(where, engine, line, presence)

    async def close(self) -> None:
        """Commit what waits, then let the database go."""
        await self.writer.close()
        await self.engine.dispose()
        if self._presence is not None:
            self._presence.leave()
        if self._first is not None:
            self._first.leave()

    async def is_served_elsewhere(self) -> bool:
        """Whether another server uses this database; from now on others learn that this one does."""
        file = sqlite_file(self.url)
        if file is None:
            with told_when_unavailable(self.url):
                return await self.writer.line.run(count_present) > 1
        self._first = FileLock(file, "served", alone=True)
        return not self._first.is_held

    async def probe(self) -> None:
        """Write a row and wait until it is durable; raise StorageUnavailable where that is not possible."""
        row = {"name": _PROBE, "value": str(time.time_ns()).encode()}
        await self.writer.write([], _replaced(schema.settings.c.name, row))

    async def create(self, meta: TableMeta, players: Sequence[Player] = ()) -> None:
        """Keep a new table."""
        statements: list[Statement] = [(schema.tables.insert(), [forms.table_row(meta)])]
        statements += _seated(meta.id, players)
        await self.writer.write([], statements)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        players: Sequence[Player] | None = None,
        snapshot: Snapshot | None = None,
        **changes: Any,
    ) -> None:
        """Write on in a table's journal.

        Who sits, a snapshot and changes of the table itself (see forms.CHANGEABLE) are kept with it, all or
        nothing. Tables are listed by ``updated``, which changes only where it is given.
        """
        statements: list[Statement] = []
        if changes:
            changed = update(schema.tables).where(schema.tables.c.id == table)
            statements.append((changed.values(**forms.changed_row(changes)), []))
        if players is not None:
            statements.append((delete(schema.players).where(schema.players.c.table_id == table), []))
            statements += _seated(table, players)
        if snapshot is not None:
            row = {"table_id": table, **msgspec.structs.asdict(snapshot)}
            statements += _replaced(schema.snapshots.c.table_id, row)
        await self.writer.write([forms.entry_row(table, entry) for entry in entries], statements)

    async def name_guest(self, guest: str, name: str, at: int) -> None:
        """Keep the name a guest chose."""
        await self.writer.write([], _replaced(schema.guests.c.id, {"id": guest, "name": name, "seen": at}))

    async def sign_out(self, guest: str, at: int) -> None:
        """Keep when a guest signed out everywhere, in milliseconds since 1970."""
        await self.writer.write([], _replaced(schema.signouts.c.guest, {"guest": guest, "at": at}))

    async def setting(self, name: str, first: bytes) -> bytes:
        """A value that is kept from the first time on, for instance the key that signs cookies."""
        settings = schema.settings
        kept = select(settings.c.value).where(settings.c.name == name)
        async with self.connected() as connection:
            value: bytes | None = await connection.scalar(kept)
        if value is None:
            await self.writer.write([], [(settings.insert(), [{"name": name, "value": first}])])
            return first
        return value


def _seated(table: str, players: Sequence[Player]) -> list[Statement]:
    if not players:
        return []
    return [(schema.players.insert(), [forms.player_row(table, player) for player in players])]


def _replaced(key: Column[Any], row: dict[str, Any]) -> list[Statement]:
    """A row in place of the one that has the same key."""
    return [(delete(key.table).where(key == row[key.name]), []), (key.table.insert(), [row])]
