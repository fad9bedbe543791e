"""What is kept of a table, as plain data, and the rows that keep it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy.engine import RowMapping

from weirwood.core.errors import BadData
from weirwood.core.save import big, small

DAMAGED: Final = "damaged"
"""The kind of an entry that cannot be read; its data hold what is there instead."""
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder().decode
CHANGEABLE: Final = ("setup", "options", "state", "updated", "result")
"""What ``Store.append`` may change of a table itself."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal: the table is what its entries say, in order."""

    n: int
    """Its number: 1 for a table's first, and no gap."""
    at: int
    """When, in milliseconds since 1970."""
    kind: str
    data: dict[str, Any] = {}


class TableMeta(msgspec.Struct, kw_only=True):
    """What a table is, beside its journal. ``seed`` and ``salt`` are secret until its game is over."""

    id: str
    key: str
    """The secret word of its link."""
    game: str
    created: int
    setup: dict[str, Any]
    seed: int
    salt: bytes
    engine: str
    pool: str
    options: dict[str, Any] = {}
    clock: dict[str, Any] = {}
    state: str = "open"
    private: bool = False
    updated: int = 0
    parent: str | None = None
    """The table from whose game this one plays on."""
    result: Result | None = None
    """How its game ended, once it has."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended, in short."""

    winners: list[int]
    round: int


class Player(msgspec.Struct, frozen=True):
    """Who has a seat of a table; ``guest`` is None for a bot or a deleted guest."""

    seat: int
    guest: str | None
    name: str
    kind: str = "person"


class Snapshot(msgspec.Struct, frozen=True):
    """The state after entry ``n``, and the versions that made it: proof that a replay gives the same."""

    n: int
    state: bytes
    hash: str
    engine: str
    pool: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list, without its secrets."""

    id: str
    game: str
    state: str
    private: bool
    created: int
    updated: int
    players: tuple[Player, ...]
    result: Result | None = None


def table_row(meta: TableMeta) -> dict[str, Any]:
    """A table as a row."""
    row = msgspec.structs.asdict(meta) | {"seed": big(meta.seed), "updated": meta.updated or meta.created}
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
    return {"table_id": table, **msgspec.structs.asdict(entry), "data": _encode(entry.data).decode()}


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
    return {"table_id": table, **msgspec.structs.asdict(player)}


def player_from(row: RowMapping) -> Player:
    """A player from a row."""
    return Player(row["seat"], row["guest"], row["name"], row["kind"])


def snapshot_from(row: RowMapping) -> Snapshot:
    """A snapshot from its row."""
    return Snapshot(row["n"], row["state"], row["hash"], row["engine"], row["pool"])
