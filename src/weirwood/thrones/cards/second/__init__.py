"""The cards of the second edition."""

from weirwood.thrones.cards.second.core import CORE
from weirwood.thrones.pool import Pool

POOL = Pool([CORE])
"""Every card of the second edition that is implemented."""
