"""The cards of the two-player game. What is printed on most of them is not known; ``known.py`` says what is."""

from weirwood.thrones.cards.hbo import both, lannister, plots, stark
from weirwood.thrones.cards.hbo.decks import DECKS
from weirwood.thrones.cards.hbo.known import our_design
from weirwood.thrones.cards.hbo.pack import LIONS, PLOT_PACK, WOLVES
from weirwood.thrones.editions.hbo.edition import EDITION
from weirwood.thrones.pool.pool import Pool

__all__ = ["POOL", "both", "lannister", "plots", "stark"]

POOL = Pool([WOLVES, LIONS, PLOT_PACK], EDITION, DECKS)
"""Every card of the game, and its two decks."""
for _card in POOL.by_code.values():
    _card.our_design = our_design(_card)
