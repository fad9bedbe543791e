"""Which events are one happening, by what caused what: a challenge, a card that is played or used, the plots, a draw.

It is told from events as a viewer sees them, and from those since the happening began: whoever is told of the same
events divides them alike, however many at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from weirwood.core.event import Event
from weirwood.thrones.engine.concepts import told as concepts
from weirwood.thrones.engine.state.log import Told

_ALONE: Final = ("income", "phase-began", "phase-ended", "round-began", "round-ended")
"""What belongs to nothing before it."""
_FOUGHT: Final = (
    "bypassed",
    "challenge-decided",
    "challenge-ended",
    "challenge-initiated",
    "claim",
    "declared",
    "joined-challenge",
    "removed-from-challenge",
)
"""What only happens in a challenge."""
_WON: Final = (concepts.WON_UNOPPOSED, concepts.BEAT_A_RIVAL, concepts.BY_RENOWN, concepts.BY_PILLAGE)
"""By what a challenge brings something."""
_ALONG: Final = (
    concepts.ATTACHMENT_RETURNED,
    concepts.TERMINAL_DISCARDED,
    concepts.DUPLICATE_DISCARDED,
    concepts.SAVED_BY_A_DUPLICATE,
)
"""By what a card goes along with another."""
_TOGETHER: Final = (
    ("plot-revealed", "initiative-compared", "initiative-won", "first-player"),
    ("titles-set-aside", "title-selected", "titles-revealed"),
    ("dominance-won", "power-gained"),
    ("drew",),
    ("gold-returned", "discarded-from-hand"),
    ("knelt",),
    ("stood",),
)
"""What the rules let happen one after the other, where no card does it."""


class _Happening:
    """The happening that goes on: a challenge, what one card does, or what the rules let happen."""

    __slots__ = ("card", "fights", "last", "paying")

    def __init__(self, event: Event) -> None:
        used = event.kind in ("taken-from-hand", "initiated")
        self.card = event.cards[0] if used and event.cards else None
        self.fights = self.card is None and (event.kind in _FOUGHT or _concept(event) in _WON)
        self.paying = event.kind == "initiated"
        self.last = event

    def goes_on(self, event: Event) -> bool:
        """Whether an event is a part of it; if so it is its last."""
        joins = self._joins(event)
        if joins:
            if event.kind == "initiated":
                self.paying = True
            elif event.kind == "effects-initiate":
                self.paying = False
            self.last = event
        return joins

    def _joins(self, event: Event) -> bool:
        if event.kind in _ALONE or event.kind == "challenge-initiated":
            return False
        if _concept(event) in _ALONG:
            return True
        if self.card is not None:
            own = event.source == self.card or self.card in event.cards[:1]
            if event.kind in ("taken-from-hand", "initiated"):
                return own and event.kind == "initiated" and not self.paying and self.last.kind != event.kind
            return own or self.paying
        if event.kind in ("taken-from-hand", "initiated"):
            return False
        if self.fights:
            return self.last.kind != "challenge-ended"
        last = self.last
        if event.kind in _FOUGHT:
            return False
        if (event.kind, event.source) == (last.kind, last.source) and event.seats == last.seats:
            return True
        by_rule = event.source is None and last.source is None
        return by_rule and any(event.kind in kinds and last.kind in kinds for kinds in _TOGETHER)


def happenings(events: Iterable[Event]) -> list[int]:
    """For each event the number of the one with which its happening begins."""
    starts: list[int] = []
    now: _Happening | None = None
    for number, event in enumerate(events):
        if now is None or not now.goes_on(event):
            now = _Happening(event)
            starts.append(number)
        else:
            starts.append(starts[-1])
    return starts


def _concept(event: Event) -> str:
    return event.concept if isinstance(event, Told) else ""
