"""What is kept of a table, as plain data."""

from __future__ import annotations

from typing import Any, Final

import msgspec

DAMAGED: Final = "damaged"
"""The kind of an entry that cannot be read; its data hold what is there instead."""


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
