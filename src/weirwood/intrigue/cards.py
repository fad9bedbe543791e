"""The cards: 36 characters of four houses and 7 Iron Throne cards.

How many characters each house has, and the values and icons of the Iron Throne cards, are printed on cards
we have not seen. The defaults below are *our design*: replace them by the set-up options ``houses`` and
``thrones``.
"""

from __future__ import annotations

from typing import Any, Final

HOUSES: Final = ("Baratheon", "Lannister", "Stark", "Targaryen")
HOUSE_COUNT: Final = 4
CHARACTERS: Final = 36  # WI.components.1
IRON_THRONE_CARDS: Final = 7  # WI.components.1


class IronThrone:
    """An Iron Throne card: points taken off a score, and icons that break ties (WI.components.3)."""

    __slots__ = ("icons", "value")

    def __init__(self, value: int, icons: int) -> None:
        self.value = value
        self.icons = icons

    def form(self) -> dict[str, Any]:
        """As plain data."""
        return {"value": self.value, "icons": self.icons}


DEFAULT_HOUSES: Final = (9, 9, 9, 9)
"""Our design: the only even split of 36 cards over four houses."""

DEFAULT_THRONES: Final = (
    IronThrone(1, 1),
    IronThrone(1, 2),
    IronThrone(2, 3),
    IronThrone(2, 4),
    IronThrone(2, 5),
    IronThrone(3, 6),
    IronThrone(3, 7),
)
"""Our design: values from 1 to 3 as reported, no two with equal icons, and the better card loses ties."""
