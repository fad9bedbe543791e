"""Bots at a table: how long they seem to think, and what their chance is."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from weirwood.server.table.clocks import Time


@dataclass(frozen=True, slots=True)
class Pace:
    """How many seconds pass before what is done on its own: a bot's act, passing for a seat; and by which time."""

    bot: float = 0.4
    passing: float = 0.15
    passing_alone: float = 0.05
    """Passing where no other person is at the table from whom a delay could hide something."""
    answering: tuple[float, float] = (0.8, 1.6)
    """The least and the most between a deed and what comes of it, between people."""
    window: float = 20.0
    """How long a person may think about a secret question, between people; 0 for no limit."""
    time: Time = field(default_factory=Time)


AT_ONCE: Final = Pace(0, 0, 0, (0, 0), 0)
SPEEDS: Final = (1.0, 0.4, 0.0)
"""What ``speed`` multiplies the pace of bots by."""


def seed_of(secret: int, seat: int, ply: int) -> int:
    """The seed of a bot's thoughts, which nobody can know who does not know the table's secret."""
    words = f"{secret} {seat} {ply}"
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "little")
