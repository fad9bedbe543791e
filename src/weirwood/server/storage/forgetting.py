"""Lets a guest be forgotten: name, words and decks go, the games stay playable."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from weirwood.core.errors import BadArgument
from weirwood.server.storage import schema
from weirwood.server.storage.presence import alone

FORMER: Final = "a former guest"
_CHAT: Final = "chat"


class Forgotten(msgspec.Struct):
    """What was found under a name, and is gone."""

    guests: int
    tables: list[str]
    messages: int


async def forget(url: URL, engine: AsyncEngine, name: str) -> Forgotten:
    """Remove everyone of this name: from the guests, from tables and their lists, what they said there, their decks.

    Snapshots hold names, so those of their tables are emptied; the hash stays, and no longer fits: a table is only
    resumed again when a new one is made, see hall/kept.py.
    """
    async with alone(url, engine), engine.connect() as connection:
        await connection.execution_options(writing=True)
        async with connection.begin():
            return await _forget(connection, name)


async def tables_of(engine: AsyncEngine, name: str) -> list[str]:
    """The tables at which someone of this name sits, or a bot that follows them."""
    async with engine.connect() as connection:
        return sorted({table for table, _ in await _seats(connection, name, await _guests(connection, name))})


async def _guests(connection: AsyncConnection, name: str) -> list[str]:
    guests = schema.guests
    return list((await connection.execute(select(guests.c.id).where(guests.c.name == name))).scalars())


async def _seats(connection: AsyncConnection, name: str, found: list[str]) -> set[tuple[str, int]]:
    players = schema.players
    theirs = or_(players.c.guest.in_(found), and_(players.c.name == name, players.c.kind != "bot"))
    rows = await connection.execute(select(players.c.table_id, players.c.seat).where(theirs))
    seats = {(table, seat) for table, seat in rows}
    return seats | await _played_on(connection, name, seats)


async def _forget(connection: AsyncConnection, name: str) -> Forgotten:
    guests, players, snapshots = schema.guests, schema.players, schema.snapshots
    found = await _guests(connection, name)
    seats = await _seats(connection, name, found)
    messages = await _forget_words(connection, name, seats)
    if not found and not seats and not messages:
        raise BadArgument(f"Nobody here is called {name!r}.")
    for table, seat in sorted(seats):
        await _rename_in_setup(connection, table, seat)
        here = and_(players.c.table_id == table, players.c.seat == seat)
        await connection.execute(update(players).where(here).values(name=FORMER, guest=None))
    tables = sorted({table for table, _ in seats})
    await connection.execute(update(snapshots).where(snapshots.c.table_id.in_(tables)).values(state=b""))
    await _forget_decks(connection, found)
    await connection.execute(delete(guests).where(guests.c.id.in_(found)))
    return Forgotten(len(found), tables, messages)


async def _played_on(
    connection: AsyncConnection, name: str, seats: set[tuple[str, int]]
) -> set[tuple[str, int]]:
    """The same seats where the games were played on, in which bots go by the name of whom they follow."""
    tables, players = schema.tables, schema.players
    found: set[tuple[str, int]] = set()
    latest = {table for table, _ in seats}
    while latest:
        later = (
            select(players.c.table_id, players.c.seat)
            .join(tables, tables.c.id == players.c.table_id)
            .where(tables.c.parent.in_(latest), players.c.name == name)
        )
        fresh = {(table, seat) for table, seat in await connection.execute(later)} - found
        found |= fresh
        latest = {table for table, _ in fresh}
    return found


async def _rename_in_setup(connection: AsyncConnection, table: str, seat: int) -> None:
    """In the places of a table, and in the record that it was uploaded with."""
    tables = schema.tables
    kept = await connection.scalar(select(tables.c.setup).where(tables.c.id == table))
    setup: dict[str, Any] = msgspec.json.decode(kept or "{}")
    uploaded = (setup.get("record") or {}).get("setup", {})
    for seats in (setup.get("seats", []), uploaded.get("seats", [])):
        if 0 <= seat < len(seats):
            seats[seat]["name"] = FORMER
    written = msgspec.json.encode(setup).decode()
    await connection.execute(update(tables).where(tables.c.id == table).values(setup=written))


async def _forget_decks(connection: AsyncConnection, found: list[str]) -> None:
    """Take away the decks they kept; the games that were played with them stay."""
    theirs = select(schema.decks.c.id).where(schema.decks.c.guest.in_(found))
    for table in (schema.deck_versions, schema.deck_games):
        await connection.execute(delete(table).where(table.c.deck_id.in_(theirs)))
    await connection.execute(delete(schema.decks).where(schema.decks.c.guest.in_(found)))


async def _forget_words(connection: AsyncConnection, name: str, seats: set[tuple[str, int]]) -> int:
    """Empty what they said, as one who sits or as one who watched; the journal keeps its numbers."""
    entries = schema.entries
    signed = entries.c.data.contains(f'"name":{msgspec.json.encode(name).decode()}', autoescape=True)
    at_their_tables = entries.c.table_id.in_({table for table, _ in seats})
    said = select(entries).where(entries.c.kind == _CHAT, or_(signed, at_their_tables))
    forgotten = 0
    for row in (await connection.execute(said)).mappings().all():
        data: dict[str, Any] = msgspec.json.decode(row["data"])
        if data.get("name") != name and (row["table_id"], data.get("seat")) not in seats:
            continue
        data |= {"name": FORMER, "text": ""}
        written = msgspec.json.encode(data).decode()
        here = and_(entries.c.table_id == row["table_id"], entries.c.n == row["n"])
        await connection.execute(update(entries).where(here).values(data=written))
        forgotten += 1
    return forgotten
