"""What happened, on the wire: the lines of the chronicle, and what happened beside the game."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from weirwood.server.wire.decision import CardWord


class Entry(Struct, omit_defaults=True):
    """What happened, with its line of the chronicle; ``moment`` is the moment of the replay at which it was told.

    ``text`` is empty where another line says it. ``heading`` divides a round: a phase, or a player's turn in it.
    ``of`` is the line with which its happening begins, where that is another. ``whole`` tells the happening up to
    here in one line.
    """

    i: int
    moment: int
    round: int
    phase: str | None
    heading: str
    kind: str
    text: str
    parts: list[str | CardWord]
    cards: list[Any]
    seats: list[int]
    rule: str | None = None
    amount: int | None = None
    source: int | None = None
    value: Any = None
    of: int | None = None
    whole: list[str | CardWord] | None = None


class Note(Struct):
    """What happened beside the game: a bot sat in or a person returned, a hint, a fork, open hands."""

    moment: int
    kind: Literal["absent", "bot", "back", "concede", "hint", "fork", "hands"]
    seat: int | None
    text: str
