"""A kept table as one JSON object, for an operator."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from weirwood.server.storage.reading import load, players

TABLE_FORMAT: Final = "weirwood-table/1"


async def export(engine: AsyncEngine, table: str) -> dict[str, Any]:
    """Everything that is kept of a table, its secrets included; NoTable where it is not kept."""
    meta, entries, snapshot = await load(engine, table)
    seated = await players(engine, table)
    form: dict[str, Any] = msgspec.to_builtins(meta)
    form["seed"] = f"{meta.seed:032x}"
    form["salt"] = meta.salt.hex()
    return {
        "format": TABLE_FORMAT,
        "table": form,
        "players": msgspec.to_builtins(seated),
        "entries": msgspec.to_builtins(entries),
        "snapshot": None if snapshot is None else msgspec.to_builtins(snapshot),
    }
