"""The stages of an occurrence, in their order, and where abilities listen for each."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.words import (
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    PERMISSION,
    REACTION,
    TO_WHAT_WOULD_HAPPEN,
)

WOULD: Final = 0
FORCED_INTERRUPTS: Final = 1
INTERRUPTS: Final = 2
OCCUR: Final = 3
PERMISSIONS: Final = 4
DELAYED: Final = 5
FORCED_REACTIONS: Final = 6
REACTIONS: Final = 7
CLOSED: Final = 8

PLACES: Final = [
    TO_WHAT_WOULD_HAPPEN,
    FORCED_INTERRUPT,
    INTERRUPT,
    -1,
    PERMISSION,
    -1,
    FORCED_REACTION,
    REACTION,
]
"""Where abilities listen for each stage."""
INTERRUPTING: Final = [TO_WHAT_WOULD_HAPPEN, FORCED_INTERRUPT, INTERRUPT]
PERMITTING: Final = [PERMISSION]
REACTING: Final = [FORCED_REACTION, REACTION]
WINDOWS: Final = ("would", "interrupt", "interrupt", "", "reaction", "reaction", "reaction", "reaction")
