"""Figures of Westeros Intrigue: cards placed, Iron Throne cards drawn, and penalties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from weirwood.core.event import Event
from weirwood.core.figures import Figures, gathered
from weirwood.core.state import State

_GROUPS: Final = (
    (
        "In all rounds",
        (("placed", "Cards placed"), ("throne-drawn", "Iron Throne cards"), ("penalty", "Penalty points")),
    ),
)


def figures(events: Iterable[Event], state: State, seats: int) -> list[Figures]:
    """What each seat did, from the events that led to a state."""
    counts: Counter[tuple[str, int]] = Counter()
    for event in events:
        if event.seats:
            counts[event.kind, event.seats[0]] += 1 if event.amount is None else event.amount
    return gathered(counts, seats, _GROUPS)
