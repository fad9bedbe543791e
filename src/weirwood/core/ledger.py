"""A ledger: what all can count in a game, followed through its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from weirwood.core.event import Event

GAME: Final = -1  # whose a count is that is nobody's


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """What all can count in a state, by what it is and whose; what comes next is written into it."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, int]] = Counter()

    def write(self, events: Iterable[Event]) -> None:
        """Count on as events tell; here nothing is counted."""

    def differs(self, true: Ledger) -> str | None:
        """The first count that is another in truth, in words."""
        for what, whose in sorted(self.counts.keys() | true.counts.keys()):
            here, there = self.counts[what, whose], true.counts[what, whose]
            if here != there:
                return f"{what} of {whose} is {there}, and the events make it {here}"
        return None
