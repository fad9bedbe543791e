"""One thing that happens: plain values, the same shape for every kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.thrones.engine.words import NO_CARD, NOBODY

if TYPE_CHECKING:
    from weirwood.thrones.engine.state.in_play import InPlay

# Where a happening stands.
IMMINENT: Final = 0
AVERTED: Final = 1
OCCURRED: Final = 2
IMPOSSIBLE: Final = 3

# Flags.
CANNOT_BE_SAVED: Final = 1
FOR_CLAIM: Final = 2
TERMINAL_CONDITION: Final = 4
KNEELING: Final = 16
AT_BOTTOM: Final = 32
FACE_DOWN: Final = 64
AS_DUPLICATE: Final = 128
BY_PILLAGE: Final = 256
UNOPPOSED_BONUS: Final = 512
CANNOT_BE_REFUSED: Final = 1024
AS_OTHER_SIDE: Final = 2048
SECRET: Final = 4096
BY_RENOWN: Final = 8192
RIVALS_BONUS: Final = 16384
BY_INSIGHT: Final = 32768
FOR_INFLUENCE: Final = 65536
WITH_PENALTY: Final = 131072
FROM_HAND: Final = 262144
GIVEN: Final = 524288


class Happening:
    """What happens to whom.

    ``card`` and ``seat`` are its subject, ``other`` a second card (a host, an attacker, where power goes),
    ``source`` the card whose effect it is (NO_CARD for the framework). ``record`` is what was last known of a
    card that left play; nobody changes it afterwards. ``instead`` is a zone that replaces the usual one.
    """

    __slots__ = (
        "amount",
        "card",
        "flags",
        "how",
        "instead",
        "kind",
        "other",
        "record",
        "seat",
        "source",
        "status",
    )

    def __init__(
        self,
        kind: int,
        card: int = NO_CARD,
        seat: int = NOBODY,
        amount: int = 0,
        source: int = NO_CARD,
        other: int = NO_CARD,
        how: int = 0,
        flags: int = 0,
    ) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat
        self.amount = amount
        self.source = source
        self.other = other
        self.how = how
        self.flags = flags
        self.status: int = IMMINENT
        self.instead: int = -1
        self.record: InPlay | None = None

    def copy(self) -> Happening:
        """An independent equal; the record is shared, since it is never changed."""
        copy = Happening(
            self.kind, self.card, self.seat, self.amount, self.source, self.other, self.how, self.flags
        )
        copy.status = self.status
        copy.instead = self.instead
        copy.record = self.record
        return copy


def savable(happening: Happening, saves: int) -> bool:
    """Whether a card could be saved from this at all, by something that saves from these kinds."""
    return (
        bool((saves >> happening.kind) & 1)
        and happening.status == IMMINENT
        and not happening.flags & (CANNOT_BE_SAVED | CANNOT_BE_REFUSED)
    )
