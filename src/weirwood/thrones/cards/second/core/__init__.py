"""The Core Set: one file for each house, the plots, the agendas, the titles; and the faction cards."""

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
    titles,
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
    "titles",
    "tyrell",
]
