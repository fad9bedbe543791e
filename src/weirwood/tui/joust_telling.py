"""Which events of joust are told, which are worth watching, and which are told together."""

from __future__ import annotations

from typing import Final

from weirwood.core.event import Event

_UNTOLD: Final = (
    "announced",
    "challenge-ended",
    "effects-initiate",
    "event-played",
    "phase-ended",
    "strength-raised",
)
"""What is left out of the chronicle: something else says it already."""
WATCHED: Final = (
    "cancelled",
    "challenge-decided",
    "challenge-initiated",
    "control-taken",
    "discarded",
    "dominance-won",
    "entered-play",
    "initiated",
    "killed",
    "plot-revealed",
    "power-moved",
    "returned",
    "saved",
)
"""What the table stops at for a moment."""
OF_A_CHALLENGE: Final = (
    "challenge-decided",
    "discarded-from-hand",
    "killed",
    "power-gained",
    "power-moved",
    "saved",
)
"""What a challenge brings."""
GATHERED: Final = (
    "chosen",
    "declared",
    "discarded",
    "discarded-from-hand",
    "killed",
    "knelt",
    "returned",
    "sacrificed",
    "set-up",
    "stood",
)
"""What is told in one sentence where it happens to several cards."""


def is_told(event: Event) -> bool:
    """Whether an event is worth a line: kneeling and standing by the rules or as a cost are not."""
    if event.kind == "knelt":
        return event.source is not None and event.source not in event.cards
    if event.kind == "stood":
        return event.source is not None
    return event.kind not in _UNTOLD
