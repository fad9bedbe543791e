"""What a viewer sees of Westeros Intrigue, as ``intrigue/views.py`` makes it."""

from __future__ import annotations

from msgspec import Struct


class IntrigueSeat(Struct, forbid_unknown_fields=True):
    """One seat: the own hand by house, that of others by its size; Iron Throne cards and score once they are known."""

    seat: int
    name: str
    hand: dict[str, int] | int
    eliminated: bool
    penalty: int
    thrones: list[int] | int
    score: int | None


class IntrigueView(Struct, forbid_unknown_fields=True):
    """What a viewer sees of Westeros Intrigue; the court is told row by row from the bottom, null is an open place."""

    court: list[list[str | None]]
    active: int | None
    round: int
    starter: int
    unused: int
    thrones_left: int
    seats: list[IntrigueSeat]
