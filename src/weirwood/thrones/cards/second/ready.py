"""Small legal decks of the Core Set, with which the second edition can be played at once."""

from __future__ import annotations

from typing import Any, Final

_PLOTS: Final = ("01001", "01004", "01010", "01013", "01015", "01022", "01026")
_NEUTRAL: Final = (*("01028", "01029", "01030", "01031", "01033", "01034", "01035"), *("01038", "01039", "01040", "01044"))
_HOUSES: Final = {"stark": range(1141, 1160), "lannister": range(1084, 1103)}
_COPIES: Final = 2


def ready_decks() -> list[dict[str, Any]]:
    """A deck of each house: two copies of every card of its own, and of some neutral ones."""
    return [
        {
            "faction": faction,
            "plots": dict.fromkeys(_PLOTS, 1),
            "cards": dict.fromkeys((*[f"0{number}" for number in numbers], *_NEUTRAL), _COPIES),
        }
        for faction, numbers in _HOUSES.items()
    ]
