"""The tables of the database. What changes here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("guests_by_name", "name"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("key", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("engine", String(64), nullable=False),
    Column("pool", String(128), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("state", String(32), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("parent", String(64), nullable=True),
    Column("result", Text, nullable=True),
    Index("tables_by_state", "state", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(64), nullable=True),
    Column("name", String(64), nullable=False),
    Column("kind", String(32), nullable=False),
    Index("players_by_guest", "guest"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("hash", String(128), nullable=False),
    Column("engine", String(64), nullable=False),
    Column("pool", String(128), nullable=False),
)

signouts = Table(
    "signouts",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("name", String(128), nullable=False),
    Column("cards", Text, nullable=False),
    Column("notes", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("saves", Integer, nullable=False),
    Column("key", String(64), nullable=True),
    Column("gone", BigInteger, nullable=True),
    Index("decks_by_guest", "guest"),
    Index("decks_by_key", "key", unique=True),
)

deck_versions = Table(
    "deck_versions",
    metadata,
    Column("deck_id", String(64), ForeignKey("decks.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("cards", Text, nullable=False),
    sqlite_with_rowid=False,
)

deck_games = Table(
    "deck_games",
    metadata,
    Column("deck_id", String(64), ForeignKey("decks.id"), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    sqlite_with_rowid=False,
)
