"""What is counted while players play, and how it is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any


class Tally:
    """Counts and times of all players together."""

    def __init__(self) -> None:
        self.acknowledged_ms: list[float] = []
        """How long each choice waited for its acknowledgement, in order."""
        self.refused: Counter[str] = Counter()
        self.received_bytes = 0
        self.messages = 0
        self.games_over = 0
        self.reconnected = 0
        self.faults: list[str] = []

    def times(self) -> dict[str, Any]:
        """The acknowledgement times of all choices, in milliseconds."""
        ordered = sorted(self.acknowledged_ms)
        return {
            "choices": len(ordered),
            "p50_ms": percentile(ordered, 0.50),
            "p95_ms": percentile(ordered, 0.95),
            "p99_ms": percentile(ordered, 0.99),
            "max_ms": percentile(ordered, 1.0),
        }


def percentile(ordered: Sequence[float], part: float) -> float | None:
    """The value below which a part of the values lies; None where there are none."""
    if not ordered:
        return None
    place = min(len(ordered) - 1, max(0, round(part * len(ordered)) - 1))
    return round(ordered[place], 2)
