"""Tables as they are read again: one with all that is kept of it, or many in a list."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import distinct, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from weirwood.server.storage import forms, schema
from weirwood.server.storage.forms import DAMAGED, Entry, Player, Snapshot, TableLine, TableMeta
from weirwood.server.storage.unavailable import NoTable, is_damaged, told_when_unavailable

_GOING_ON: Final = ("open", "running")
_LONGEST_LIST: Final = 100
TABLE_FORMAT: Final = "weirwood-table/1"


class Reader:
    """Reads what a database keeps."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection for a moment; StorageUnavailable where there is none."""
        with told_when_unavailable():
            async with self.engine.connect() as connection:
                yield connection

    async def load(self, table: str) -> tuple[TableMeta, list[Entry], Snapshot | None]:
        """A table with its whole journal and its last snapshot, or NoTable."""
        entries, snapshots = schema.entries, schema.snapshots
        async with self.connected() as connection:
            found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table))
            row = found.mappings().first()
            if row is None:
                raise NoTable(f"There is no table {table!r} here.")
            meta = forms.table_from(row)
            try:
                found = await connection.execute(
                    select(entries).where(entries.c.table_id == table).order_by(entries.c.n)
                )
                journal = [forms.entry_from(entry) for entry in found.mappings()]
                kept = await connection.execute(select(snapshots).where(snapshots.c.table_id == table))
                last = kept.mappings().first()
            except DBAPIError as error:
                if not is_damaged(error):
                    raise
                return meta, [Entry(1, meta.created, DAMAGED)], None
            return meta, journal, None if last is None else forms.snapshot_from(last)

    async def state_and_parent(self, table: str) -> tuple[str, str | None]:
        """The state of a table, and the one it was played on from; one that is gone is over."""
        kept = schema.tables
        async with self.connected() as connection:
            found = await connection.execute(select(kept.c.state, kept.c.parent).where(kept.c.id == table))
            row = found.first()
            return ("over", None) if row is None else (row.state, row.parent)

    async def players(self, table: str) -> list[Player]:
        """Who sits at a table, by seat."""
        seated = schema.players
        wanted = select(seated).where(seated.c.table_id == table).order_by(seated.c.seat)
        async with self.connected() as connection:
            return [forms.player_from(row) for row in (await connection.execute(wanted)).mappings()]

    async def count(self, guest: str, since: int) -> int:
        """How many tables of a guest are open or running, with the records that the guest brought since a time."""
        kept, seated = schema.tables, schema.players
        goes_on = kept.c.state.in_(_GOING_ON)
        brought = (seated.c.seat < 0) & (kept.c.created >= since)
        wanted = (
            select(func.count(distinct(kept.c.id)))
            .join(seated, seated.c.table_id == kept.c.id)
            .where(seated.c.guest == guest, goes_on | brought)
        )
        async with self.connected() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def tables(
        self,
        guest: str | None = None,
        state: str | None = None,
        private: bool | None = None,
        limit: int = _LONGEST_LIST,
    ) -> list[TableLine]:
        """Tables, the last updated first: those of a guest, in a state, private or not."""
        kept, seated = schema.tables, schema.players
        wanted = select(kept).order_by(kept.c.updated.desc(), kept.c.id).limit(limit)
        if guest is not None:
            wanted = wanted.where(kept.c.id.in_(select(seated.c.table_id).where(seated.c.guest == guest)))
        if state is not None:
            wanted = wanted.where(kept.c.state == state)
        if private is not None:
            wanted = wanted.where(kept.c.private == private)
        async with self.connected() as connection:
            found = [dict(row) for row in (await connection.execute(wanted)).mappings()]
            company: dict[str, list[Player]] = {row["id"]: [] for row in found}
            those = select(seated).where(seated.c.table_id.in_(company)).order_by(seated.c.seat)
            for row in (await connection.execute(those)).mappings():
                company[row["table_id"]].append(forms.player_from(row))
        copied = ("id", "game", "state", "private", "created", "updated")
        return [
            TableLine(
                **{name: row[name] for name in copied},
                players=tuple(company[row["id"]]),
                result=forms.result_from(row["result"]),
            )
            for row in found
        ]

    async def guest(self, guest: str) -> str | None:
        """The name a guest chose, or None where none is known."""
        guests = schema.guests
        async with self.connected() as connection:
            return await connection.scalar(select(guests.c.name).where(guests.c.id == guest))

    async def signed_out(self) -> dict[str, int]:
        """Everyone who signed out everywhere, and when they last did."""
        async with self.connected() as connection:
            return {row.guest: row.at for row in await connection.execute(select(schema.signouts))}

    async def export(self, table: str) -> dict[str, Any]:
        """Everything that is kept of a table, its secrets included, for an operator; NoTable where it is not kept."""
        meta, entries, snapshot = await self.load(table)
        form: dict[str, Any] = msgspec.to_builtins(meta)
        form["seed"] = f"{meta.seed:032x}"
        form["salt"] = meta.salt.hex()
        return {
            "format": TABLE_FORMAT,
            "table": form,
            "players": msgspec.to_builtins(await self.players(table)),
            "entries": msgspec.to_builtins(entries),
            "snapshot": msgspec.to_builtins(snapshot),
        }
