"""The cards of the Winter Edition."""

from weirwood.thrones.cards.winter import (
    agendas,
    attachments,
    baratheon,
    characters,
    events,
    greyjoy,
    lannister,
    locations,
    martell,
    plots,
    stark,
    targaryen,
)
from weirwood.thrones.cards.winter.pack import GREYJOY_STARTER, PROMOTIONAL, TARGARYEN_STARTER, WINTER
from weirwood.thrones.editions.winter.edition import EDITION
from weirwood.thrones.pool.pool import Pool

__all__ = [
    "POOL",
    "agendas",
    "attachments",
    "baratheon",
    "characters",
    "events",
    "greyjoy",
    "lannister",
    "locations",
    "martell",
    "plots",
    "stark",
    "targaryen",
]

POOL = Pool([WINTER, GREYJOY_STARTER, TARGARYEN_STARTER, PROMOTIONAL], EDITION)
"""Every card of the edition."""
