"""The decks that guests keep: each with its earlier versions, and with the games it was played in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, select, update
from sqlalchemy.engine import RowMapping

from weirwood.server.storage import schema
from weirwood.server.storage.forms import result_from
from weirwood.server.storage.kept_decks import Cards, KeptDeck, Played, Version
from weirwood.server.storage.store import Store
from weirwood.server.storage.writer import Statement

CHANGEABLE: Final = ("name", "cards", "notes", "changed", "used", "saves", "key", "gone")
"""What may change of a deck that is kept."""


class DeckRows:
    """Reads and writes the decks of a store. Every method that writes returns when its change is durable, or raises."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: str) -> list[KeptDeck]:
        """The decks of a guest, deleted ones too, the last used first."""
        kept = schema.decks
        return await self._found(
            select(kept).where(kept.c.guest == guest).order_by(kept.c.used.desc(), kept.c.id)
        )

    async def deck(self, id: str) -> KeptDeck | None:
        """A deck, whosever it is."""
        return next(iter(await self._found(select(schema.decks).where(schema.decks.c.id == id))), None)

    async def shared(self, key: str) -> KeptDeck | None:
        """The deck that is shared under a secret word."""
        return next(iter(await self._found(select(schema.decks).where(schema.decks.c.key == key))), None)

    async def _found(self, wanted: Any) -> list[KeptDeck]:
        async with self._store.connected() as connection:
            return [_deck_from(row) for row in (await connection.execute(wanted)).mappings()]

    async def versions(self, id: str) -> list[Version]:
        """Earlier versions of a deck, the last first."""
        kept = schema.deck_versions
        wanted = select(kept).where(kept.c.deck_id == id).order_by(kept.c.n.desc())
        async with self._store.connected() as connection:
            rows = (await connection.execute(wanted)).mappings()
            return [Version(row["n"], row["at"], _cards_from(row["cards"])) for row in rows]

    async def played(self, guest: str) -> list[Played]:
        """The games that are over in which a guest played their decks."""
        games, decks, tables = schema.deck_games, schema.decks, schema.tables
        wanted = (
            select(games.c.deck_id, games.c.seat, tables.c.result)
            .join(decks, decks.c.id == games.c.deck_id)
            .join(tables, tables.c.id == games.c.table_id)
            .where(decks.c.guest == guest, tables.c.result.is_not(None))
        )
        async with self._store.connected() as connection:
            rows = (await connection.execute(wanted)).all()
        results = [(row.deck_id, row.seat, result_from(row.result)) for row in rows]
        return [Played(deck, seat in result.winners) for deck, seat, result in results if result is not None]

    async def add(self, deck: KeptDeck) -> None:
        """Keep a new deck."""
        row = msgspec.structs.asdict(deck) | {"cards": deck.cards.text()}
        await self._write([(schema.decks.insert(), [row])])

    async def change(
        self, id: str, changes: Mapping[str, Any], versions: Sequence[Version] = (), oldest: int = 0
    ) -> None:
        """Change a deck, adding versions of it; those before ``oldest`` are let go."""
        unknown = sorted(set(changes) - set(CHANGEABLE))
        if unknown:
            raise TypeError(f"{unknown} of a deck cannot be changed")
        values = dict(changes)
        if "cards" in values:
            values["cards"] = values["cards"].text()
        statements: list[Statement] = [
            (update(schema.decks).where(schema.decks.c.id == id).values(**values), [])
        ]
        if versions:
            rows = [
                {"deck_id": id, "n": version.n, "at": version.at, "cards": version.cards.text()}
                for version in versions
            ]
            kept = schema.deck_versions
            statements.append((kept.insert(), rows))
            statements.append((delete(kept).where(and_(kept.c.deck_id == id, kept.c.n < oldest)), []))
        await self._write(statements)

    async def play(self, id: str, table: str, seat: int) -> None:
        """Keep that a deck is played in a seat of a table."""
        row = {"deck_id": id, "table_id": table, "seat": seat}
        await self._write([(schema.deck_games.insert(), [row])])

    async def let_go(self, ids: Iterable[str]) -> None:
        """Delete decks for good, with all that is kept of them."""
        those = list(ids)
        if those:
            parts = (schema.deck_versions, schema.deck_games)
            statements: list[Statement] = [
                (delete(table).where(table.c.deck_id.in_(those)), []) for table in parts
            ]
            await self._write([*statements, (delete(schema.decks).where(schema.decks.c.id.in_(those)), [])])

    async def _write(self, statements: list[Statement]) -> None:
        await self._store.writer.write([], statements)


def _cards_from(text: str) -> Cards:
    """What a deck is made of, from its column; a deck whose column is damaged has no cards."""
    try:
        return msgspec.json.decode(text, type=Cards)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return Cards("")


def _deck_from(row: RowMapping) -> KeptDeck:
    return KeptDeck(**{**row, "cards": _cards_from(row["cards"])})
