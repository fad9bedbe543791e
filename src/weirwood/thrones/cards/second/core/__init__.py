"""The Core Set: all joust cards, and the faction cards, one file for each house."""

from weirwood.thrones.cards.second.core import (
    agendas,
    baratheon,
    greyjoy,
    lannister,
    martell,
    neutral,
    nights_watch,
    plots,
    stark,
    targaryen,
    tyrell,
)
from weirwood.thrones.cards.second.core.pack import CORE

__all__ = [
    "CORE",
    "agendas",
    "baratheon",
    "greyjoy",
    "lannister",
    "martell",
    "neutral",
    "nights_watch",
    "plots",
    "stark",
    "targaryen",
    "tyrell",
]
