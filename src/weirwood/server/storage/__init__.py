"""Where tables are kept: SQLite by default, PostgreSQL by URL; a choice is durable before anyone is told of it."""

from weirwood.server.storage.forms import DAMAGED, Entry, Player, Result, Snapshot, TableLine, TableMeta
from weirwood.server.storage.store import Store
from weirwood.server.storage.unavailable import NoTable, StorageConflict, StorageUnavailable

__all__ = [
    "DAMAGED",
    "Entry",
    "NoTable",
    "Player",
    "Result",
    "Snapshot",
    "StorageConflict",
    "StorageUnavailable",
    "Store",
    "TableLine",
    "TableMeta",
]
