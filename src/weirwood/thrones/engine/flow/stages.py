"""The stages of an occurrence, in their order, and where abilities listen for each."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine import words

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
    words.TO_WHAT_WOULD_HAPPEN,
    words.FORCED_INTERRUPT,
    words.INTERRUPT,
    -1,
    words.PERMISSION,
    -1,
    words.FORCED_REACTION,
    words.REACTION,
]
"""Where abilities listen for each stage."""
WINDOWS: Final = ("would", "interrupt", "interrupt", "", "reaction", "reaction", "reaction", "reaction")
