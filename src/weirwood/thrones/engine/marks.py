"""Layers of modifiers, and marks that they put on cards in play, as bits of ``InPlay.barred`` and ``InPlay.lifted``.

What is barred stays so, whatever lets it happen (ED.cannot).
"""

from __future__ import annotations

from typing import Final

# Layers: in which order values change.
BLANKS: Final = 0
QUALITIES: Final = 1
STRENGTHS: Final = 2
READERS: Final = 3
"""What may read strength and icons."""
IMMUNITY: Final = 4
"""First of all: a card is not blanked by what it is immune to."""
KEYWORDS_READ: Final = 5
"""What holds only while cards have keywords, which others give them."""
FORMS: Final = 6
"""What cards are, before anything else is asked about them: lasting effects alone change that."""
LAYERS: Final = (IMMUNITY, BLANKS, QUALITIES, STRENGTHS, READERS, KEYWORDS_READ)

# Barred: what cannot be done to the card, or by it.
CANNOT_BE_KILLED: Final = 1
CANNOT_BE_DISCARDED: Final = 2
CANNOT_STAND: Final = 4
CANNOT_KNEEL: Final = 8
CANNOT_ATTACK: Final = 16
CANNOT_DEFEND: Final = 32
CANNOT_BE_BYPASSED: Final = 64
NO_CONTRIBUTION: Final = 128
CANNOT_BE_SAVED: Final = 256
CANNOT_BE_ONLY_TARGET: Final = 512  # of opponents' events
CANNOT_BE_LOWERED: Final = 1024  # its strength

# Lifted: what holds for the card beyond the ordinary.
DIES_AT_ZERO: Final = 1
MUST_BE_SACRIFICED: Final = 2
CONTROLS_HOST: Final = 4
PARTICIPATES: Final = 8
MUST_DEFEND: Final = 16
NO_KNEEL_TO_ATTACK: Final = 32  # in military challenges; the next two bits are for intrigue and power
NO_KNEEL_TO_DEFEND: Final = 256  # the same for defending
DEFENDS_KNEELING: Final = 2048  # the same for being declared as a defender while kneeling
NO_DOMINANCE: Final = 16384
CLAIMED_FIRST: Final = 32768
NO_KNEEL_AGAINST: Final = 65536  # as NO_KNEEL_TO_ATTACK, against the first seat; three bits for each seat
MUST_BE_DISCARDED: Final = 1 << 40  # after the bits of eight seats
LEAVES_BY_DISCARD: Final = 1 << 44
MUST_ATTACK: Final = 1 << 45
FIGHTS_WITHOUT_ICON: Final = 1 << 41  # in military challenges; the next two bits are for intrigue and power


def unkneeling(type: int, opponent: int) -> int:
    """The marks of those who do not kneel to attack an opponent in challenges of a type."""
    return NO_KNEEL_TO_ATTACK << type | NO_KNEEL_AGAINST << (3 * opponent + type)
