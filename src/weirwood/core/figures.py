"""Figures of a game: what each seat did in it, counted from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from weirwood.core.event import Event
from weirwood.core.state import State


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing that is counted, with its number for each seat; ``kind`` is the game's own word for it."""

    kind: str
    name: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures that belong together, under a title."""

    title: str
    rows: tuple[Figure, ...]


Count: TypeAlias = Callable[[Iterable[Event], State, int], list[Figures]]
"""What counts the events of a game that led to a state, for a number of seats."""


def gathered(
    counts: Counter[tuple[str, int]], seats: int, groups: Iterable[tuple[str, Sequence[tuple[str, str]]]]
) -> list[Figures]:
    """Counts by kind and seat as figures, in the order of the groups; what nobody did is left out."""
    found = []
    for title, kinds in groups:
        rows = [
            Figure(kind, name, tuple(counts[kind, seat] for seat in range(seats))) for kind, name in kinds
        ]
        told = tuple(row for row in rows if any(row.values))
        if told:
            found.append(Figures(title, told))
    return found
