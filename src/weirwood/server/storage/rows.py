"""Between what is kept and the rows that keep it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy.engine import RowMapping

from weirwood.core.errors import BadData
from weirwood.core.save import big, small
from weirwood.server.storage.forms import DAMAGED, Entry, Player, Result, Snapshot, TableMeta

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder().decode
CHANGEABLE: Final = (
    "setup",
    "options",
    "clock",
    "state",
    "private",
    "updated",
    "engine",
    "pool",
    "key",
    "result",
)
"""What ``Store.update`` may change of a table."""


def table_row(meta: TableMeta) -> dict[str, Any]:
    """A table as a row."""
    row = {field: getattr(meta, field) for field in meta.__struct_fields__}
    row["seed"] = big(meta.seed)
    row["updated"] = meta.updated or meta.created
    return row | _texts(row)


def changed_row(changes: dict[str, Any]) -> dict[str, Any]:
    """Changes of a table as a row's values."""
    unknown = sorted(set(changes) - set(CHANGEABLE))
    if unknown:
        raise TypeError(f"{unknown} of a table cannot be changed")
    return changes | _texts(changes)


def _texts(values: dict[str, Any]) -> dict[str, str]:
    texts: dict[str, str] = {
        name: _encode(values[name]).decode() for name in ("setup", "options", "clock") if name in values
    }
    if values.get("result") is not None:
        texts["result"] = _encode(values["result"]).decode()
    return texts


def table_from(row: RowMapping) -> TableMeta:
    """A table from its row."""
    values = dict(row)
    values["seed"] = small(values["seed"])
    for name in ("setup", "options", "clock"):
        try:
            values[name] = _decode(values[name])
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadData(f"This table cannot be opened: its {name} is damaged in the database.") from error
    values["result"] = result_from(values["result"])
    return TableMeta(**values)


def result_from(text: str | None) -> Result | None:
    """How a game ended, from its column; None where that cannot be read."""
    try:
        return None if text is None else msgspec.json.decode(text, type=Result)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row."""
    return {
        "table_id": table,
        "n": entry.n,
        "at": entry.at,
        "kind": entry.kind,
        "data": _encode(entry.data).decode(),
    }


def entry_from(row: RowMapping) -> Entry:
    """An entry from its row; where the row is damaged, one that says so."""
    try:
        data = _decode(row["data"])
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        data = None
    if not isinstance(data, dict):
        return Entry(row["n"], row["at"], DAMAGED, {"kind": row["kind"], "text": str(row["data"])})
    return Entry(row["n"], row["at"], row["kind"], data)


def player_row(table: str, player: Player) -> dict[str, Any]:
    """A player as a row."""
    return {"table_id": table, **{field: getattr(player, field) for field in player.__struct_fields__}}


def player_from(row: RowMapping) -> Player:
    """A player from a row."""
    return Player(row["seat"], row["guest"], row["name"], row["kind"])


def snapshot_from(row: RowMapping) -> Snapshot:
    """A snapshot from its row."""
    return Snapshot(row["n"], row["state"], row["hash"], row["engine"], row["pool"])
