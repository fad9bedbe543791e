"""Which events of joust are worth watching, and which a challenge brings."""

from __future__ import annotations

from typing import Final

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
