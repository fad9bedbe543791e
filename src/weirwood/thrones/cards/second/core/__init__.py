"""The Core Set: all joust cards, and the faction cards, one file for each house."""

from weirwood.thrones.cards.second.core import (
    agendas,
    neutral,
)
from weirwood.thrones.cards.second.core.pack import CORE

__all__ = ["CORE", "agendas", "neutral"]
