"""Tables as they are read again: one with all that is kept of it, or many in a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import distinct, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from weirwood.server.storage import rows, schema
from weirwood.server.storage.forms import DAMAGED, Entry, Player, Snapshot, TableLine, TableMeta
from weirwood.server.storage.unavailable import NoTable, is_damaged, told_when_unavailable

_GOING_ON: Final = ("open", "running")


async def load(engine: AsyncEngine, table: str) -> tuple[TableMeta, list[Entry], Snapshot | None]:
    """A table with its whole journal and its last snapshot, or NoTable."""
    entries, snapshots = schema.entries, schema.snapshots
    with told_when_unavailable():
        async with engine.connect() as connection:
            found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table))
            row = found.mappings().first()
            if row is None:
                raise NoTable(f"There is no table {table!r} here.")
            meta = rows.table_from(row)
            try:
                found = await connection.execute(
                    select(entries).where(entries.c.table_id == table).order_by(entries.c.n)
                )
                journal = [rows.entry_from(entry) for entry in found.mappings()]
                kept = await connection.execute(select(snapshots).where(snapshots.c.table_id == table))
                last = kept.mappings().first()
            except DBAPIError as error:
                if not is_damaged(error):
                    raise
                return meta, [Entry(1, meta.created, DAMAGED)], None
            return meta, journal, None if last is None else rows.snapshot_from(last)


async def state_and_parent(engine: AsyncEngine, table: str) -> tuple[str, str | None]:
    """The state of a table, and the one it was played on from; one that is gone is over."""
    kept = schema.tables
    with told_when_unavailable():
        async with engine.connect() as connection:
            found = await connection.execute(select(kept.c.state, kept.c.parent).where(kept.c.id == table))
            row = found.first()
            return ("over", None) if row is None else (row.state, row.parent)


async def players(engine: AsyncEngine, table: str) -> list[Player]:
    """Who sits at a table, by seat."""
    seated = schema.players
    with told_when_unavailable():
        async with engine.connect() as connection:
            found = await connection.execute(
                select(seated).where(seated.c.table_id == table).order_by(seated.c.seat)
            )
            return [rows.player_from(row) for row in found.mappings()]


async def count(engine: AsyncEngine, guest: str, since: int) -> int:
    """How many tables of a guest are open or running, with the records that the guest brought since a time."""
    kept, seated = schema.tables, schema.players
    goes_on = kept.c.state.in_(_GOING_ON)
    brought = (seated.c.seat < 0) & (kept.c.created >= since)
    wanted = (
        select(func.count(distinct(kept.c.id)))
        .join(seated, seated.c.table_id == kept.c.id)
        .where(seated.c.guest == guest, goes_on | brought)
    )
    with told_when_unavailable():
        async with engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())


async def tables(
    engine: AsyncEngine,
    guest: str | None,
    state: str | Sequence[str] | None,
    private: bool | None,
    limit: int,
) -> list[TableLine]:
    """Tables, the last updated first: those of a guest, in some states, private or not."""
    kept, seated = schema.tables, schema.players
    wanted = select(kept).order_by(kept.c.updated.desc(), kept.c.id).limit(limit)
    if guest is not None:
        wanted = wanted.where(kept.c.id.in_(select(seated.c.table_id).where(seated.c.guest == guest)))
    if state is not None:
        wanted = wanted.where(kept.c.state.in_([state] if isinstance(state, str) else state))
    if private is not None:
        wanted = wanted.where(kept.c.private == private)
    with told_when_unavailable():
        async with engine.connect() as connection:
            found = [dict(row) for row in (await connection.execute(wanted)).mappings()]
            company: dict[str, list[Player]] = {row["id"]: [] for row in found}
            those = select(seated).where(seated.c.table_id.in_(company)).order_by(seated.c.seat)
            for row in (await connection.execute(those)).mappings():
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
            result=rows.result_from(row["result"]),
        )
        for row in found
    ]
