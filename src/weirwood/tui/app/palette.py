"""The colours: bark and ink, the houses, and one blue that means *you can do this*."""

from __future__ import annotations

from typing import Final, NamedTuple

TABLE: Final = "#16191c"
PANEL: Final = "#1b1f23"
RAISED: Final = "#23282d"
LINE: Final = "#4a535c"
INK: Final = "#f0ece4"
INK_2: Final = "#b9b5ac"
INK_3: Final = "#97958f"
ACT: Final = "#66bcff"
ACT_INK: Final = "#06192b"
ACT_SOFT: Final = "#16304a"
LEAF: Final = "#e5636a"


class House(NamedTuple):
    """A house by letters and colour, never by colour alone."""

    code: str
    fill: str
    ink: str


HOUSES: Final = {
    "Baratheon": House("Ba", "#e2b32c", "#231900"),
    "Lannister": House("La", "#9f1f2d", "#ffffff"),
    "Stark": House("St", "#5a6c80", "#ffffff"),
    "Targaryen": House("Ta", "#57307a", "#ffffff"),
}

FACTIONS: Final = {
    "baratheon": House("Ba", "#e2b32c", "#231900"),
    "greyjoy": House("Gr", "#16606a", "#ffffff"),
    "lannister": House("La", "#9f1f2d", "#ffffff"),
    "martell": House("Ma", "#bb4d10", "#ffffff"),
    "thenightswatch": House("NW", "#31373e", "#ffffff"),
    "stark": House("St", "#5a6c80", "#ffffff"),
    "targaryen": House("Ta", "#57307a", "#ffffff"),
    "tyrell": House("Ty", "#2f7340", "#ffffff"),
    "neutral": House("", "#73695a", "#ffffff"),
}
