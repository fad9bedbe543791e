"""The store: everything the server keeps, and the promise that what it was told is kept."""

from __future__ import annotations

import builtins
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from weirwood.server.storage import rows, schema
from weirwood.server.storage.connecting import PATIENCE, connect, database_url
from weirwood.server.storage.forms import Entry, Player, Snapshot, TableLine, TableMeta
from weirwood.server.storage.migrating import migrate
from weirwood.server.storage.unavailable import NoTable, told_when_unavailable
from weirwood.server.storage.writer import Statement, Writer

LONGEST_LIST = 200


class Store:
    """One open database. Every method that writes returns when its change is durable, or raises."""

    def __init__(self, url: URL, engine: AsyncEngine, writer: Writer) -> None:
        self.url = url
        self.engine = engine
        self.writer = writer

    @classmethod
    async def open(cls, url: str | None, folder: Path, patience: float = PATIENCE) -> Store:
        """Open a database, making or migrating it; an existing one is copied before it is migrated."""
        where = database_url(url, folder)
        engine = connect(where, patience)
        try:
            with told_when_unavailable():
                await migrate(where, engine, folder)
        except BaseException:
            await engine.dispose()
            raise
        return cls(where, engine, Writer(engine))

    async def close(self) -> None:
        """Commit what waits, then let the database go."""
        await self.writer.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Ask the database for a sign of life; raise StorageUnavailable where none comes."""
        with told_when_unavailable():
            async with self.engine.connect() as connection:
                await connection.execute(select(1))

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
        entries, snapshots = schema.entries, schema.snapshots
        with told_when_unavailable():
            async with self.engine.connect() as connection:
                found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table))
                row = found.mappings().first()
                if row is None:
                    raise NoTable(f"there is no table {table!r} here.")
                journal = await connection.execute(
                    select(entries).where(entries.c.table_id == table).order_by(entries.c.n)
                )
                kept = await connection.execute(select(snapshots).where(snapshots.c.table_id == table))
                last = kept.mappings().first()
                return (
                    rows.table_from(row),
                    [rows.entry_from(entry) for entry in journal.mappings()],
                    None if last is None else rows.snapshot_from(last),
                )

    async def players(self, table: str) -> builtins.list[Player]:
        """Who sits at a table, by seat."""
        players = schema.players
        with told_when_unavailable():
            async with self.engine.connect() as connection:
                found = await connection.execute(
                    select(players).where(players.c.table_id == table).order_by(players.c.seat)
                )
                return [rows.player_from(row) for row in found.mappings()]

    async def list(
        self,
        guest: str | None = None,
        state: str | Sequence[str] | None = None,
        private: bool | None = None,
        limit: int = LONGEST_LIST,
    ) -> builtins.list[TableLine]:
        """Tables, the last updated first: those of a guest, in some states, private or not."""
        tables, players = schema.tables, schema.players
        wanted = select(tables).order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
        if guest is not None:
            wanted = wanted.where(tables.c.id.in_(select(players.c.table_id).where(players.c.guest == guest)))
        if state is not None:
            wanted = wanted.where(tables.c.state.in_([state] if isinstance(state, str) else state))
        if private is not None:
            wanted = wanted.where(tables.c.private == private)
        with told_when_unavailable():
            async with self.engine.connect() as connection:
                found = [dict(row) for row in (await connection.execute(wanted)).mappings()]
                seated = await connection.execute(
                    select(players)
                    .where(players.c.table_id.in_([row["id"] for row in found]))
                    .order_by(players.c.seat)
                )
                company: dict[str, builtins.list[Player]] = {row["id"]: [] for row in found}
                for row in seated.mappings():
                    company[row["table_id"]].append(rows.player_from(row))
        return [
            TableLine(
                id=row["id"],
                game=row["game"],
                state=row["state"],
                private=row["private"],
                created=row["created"],
                updated=row["updated"],
                players=tuple(company[row["id"]]),
            )
            for row in found
        ]

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
