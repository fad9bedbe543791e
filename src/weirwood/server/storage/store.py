"""The store: everything the server keeps, and the promise that what it was told is kept."""

from __future__ import annotations

import builtins
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from weirwood.server.storage import reading, rows, schema
from weirwood.server.storage.connecting import PATIENCE, connect, connect_file, database_url, sqlite_file
from weirwood.server.storage.forms import Entry, Player, Snapshot, TableLine, TableMeta
from weirwood.server.storage.lines import AsyncLine, Line, ThreadLine
from weirwood.server.storage.migrating import migrate
from weirwood.server.storage.presence import FilePresence, FirstServer, count_present
from weirwood.server.storage.unavailable import told_when_unavailable
from weirwood.server.storage.writer import Statement, Writer

LONGEST_LIST = 200
_PROBE = "last-probe"
"""The setting that is written to see whether anything can be."""


class Store:
    """One open database. Every method that writes returns when its change is durable, or raises."""

    def __init__(self, url: URL, engine: AsyncEngine, line: Line, presence: FilePresence | None) -> None:
        self.url = url
        self.engine = engine
        self.writer = Writer(line)
        self._presence = presence
        self._first: FirstServer | None = None

    @classmethod
    async def open(cls, url: str | None, folder: Path, patience: float = PATIENCE) -> Store:
        """Open a database, making or migrating it; an existing one is copied before it is migrated."""
        where = database_url(url, folder)
        engine = connect(where, patience)
        file = sqlite_file(where)
        presence: FilePresence | None = None
        try:
            with told_when_unavailable(where):
                presence = None if file is None else FilePresence(file, alone=False)
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
        self._first = FirstServer(file)
        return not self._first.is_first

    async def probe(self) -> None:
        """Write a row and wait until it is durable; raise StorageUnavailable where that is not possible."""
        settings = schema.settings
        row = {"name": _PROBE, "value": str(time.time_ns()).encode()}
        await self.writer.write(
            [], [(delete(settings).where(settings.c.name == _PROBE), []), (settings.insert(), [row])]
        )

    async def create(self, meta: TableMeta, players: Sequence[Player] = ()) -> None:
        """Keep a new table."""
        statements: list[Statement] = [(schema.tables.insert(), [rows.table_row(meta)])]
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

        Who sits, a snapshot and changes of the table itself (see rows.CHANGEABLE) are kept with it, all or
        nothing. Tables are listed by ``updated``, which changes only where it is given.
        """
        statements: list[Statement] = []
        if changes:
            changed = update(schema.tables).where(schema.tables.c.id == table)
            statements.append((changed.values(**rows.changed_row(changes)), []))
        if players is not None:
            statements.append((delete(schema.players).where(schema.players.c.table_id == table), []))
            statements += _seated(table, players)
        if snapshot is not None:
            statements += _snapped(table, snapshot)
        await self.writer.write([rows.entry_row(table, entry) for entry in entries], statements)

    async def update(self, table: str, **changes: Any) -> None:
        """Change what a table is (see rows.CHANGEABLE)."""
        await self.append(table, (), **changes)

    async def snapshot(
        self, table: str, n: int, state: bytes, state_hash: str, engine: str, pool: str
    ) -> None:
        """Keep the state after entry ``n`` in place of the snapshot before."""
        await self.append(table, (), snapshot=Snapshot(n, state, state_hash, engine, pool))

    async def load(self, table: str) -> tuple[TableMeta, builtins.list[Entry], Snapshot | None]:
        """A table with its whole journal and its last snapshot, or NoTable."""
        return await reading.load(self.engine, table)

    async def state_and_parent(self, table: str) -> tuple[str, str | None]:
        """The state of a table, and the one it was played on from; one that is gone is over."""
        return await reading.state_and_parent(self.engine, table)

    async def players(self, table: str) -> builtins.list[Player]:
        """Who sits at a table, by seat."""
        return await reading.players(self.engine, table)

    async def list(
        self,
        guest: str | None = None,
        state: str | Sequence[str] | None = None,
        private: bool | None = None,
        limit: int = LONGEST_LIST,
    ) -> builtins.list[TableLine]:
        """Tables, the last updated first: those of a guest, in some states, private or not."""
        return await reading.tables(self.engine, guest, state, private, limit)

    async def count(self, guest: str, since: int) -> int:
        """How many tables of a guest go on, with the games that the guest brought since a time."""
        return await reading.count(self.engine, guest, since)

    async def guest(self, guest: str) -> str | None:
        """The name a guest chose, or None where none is known."""
        guests = schema.guests
        with told_when_unavailable():
            async with self.engine.connect() as connection:
                found = await connection.execute(select(guests.c.name).where(guests.c.id == guest))
                return found.scalar()

    async def name_guest(self, guest: str, name: str, at: int) -> None:
        """Keep the name a guest chose."""
        guests = schema.guests
        await self.writer.write(
            [],
            [
                (delete(guests).where(guests.c.id == guest), []),
                (guests.insert(), [{"id": guest, "name": name, "seen": at}]),
            ],
        )

    async def sign_out(self, guest: str, at: int) -> None:
        """Keep when a guest signed out everywhere, in milliseconds since 1970."""
        signouts = schema.signouts
        await self.writer.write(
            [],
            [
                (delete(signouts).where(signouts.c.guest == guest), []),
                (signouts.insert(), [{"guest": guest, "at": at}]),
            ],
        )

    async def signed_out(self) -> dict[str, int]:
        """Everyone who signed out everywhere, and when they last did."""
        with told_when_unavailable():
            async with self.engine.connect() as connection:
                found = await connection.execute(select(schema.signouts))
                return {row.guest: row.at for row in found}

    async def setting(self, name: str, first: bytes) -> bytes:
        """A value that is kept from the first time on, for instance the key that signs cookies."""
        settings = schema.settings
        kept = select(settings.c.value).where(settings.c.name == name)
        with told_when_unavailable():
            async with self.engine.connect() as connection:
                value: bytes | None = (await connection.execute(kept)).scalar()
        if value is None:
            await self.writer.write([], [(settings.insert(), [{"name": name, "value": first}])])
            return first
        return value


def _seated(table: str, players: Sequence[Player]) -> list[Statement]:
    if not players:
        return []
    return [(schema.players.insert(), [rows.player_row(table, player) for player in players])]


def _snapped(table: str, snapshot: Snapshot) -> list[Statement]:
    values = {field: getattr(snapshot, field) for field in snapshot.__struct_fields__}
    return [
        (delete(schema.snapshots).where(schema.snapshots.c.table_id == table), []),
        (schema.snapshots.insert(), [{"table_id": table, **values}]),
    ]
