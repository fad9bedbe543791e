"""The second edition for three to eight players, as a game of the catalogue."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.cards.second import POOL
from weirwood.thrones.editions.second.edition import MELEE
from weirwood.thrones.game import Variant
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.setup.configuring import MELEE_OPTIONS

PLAYERS: Final = range(3, MELEE.profile.set_up.most_players + 1)
"""By the book three or more; beyond six some have no title."""


class Melee(Variant):
    """A game for three or more, with titles."""

    __slots__ = ()

    def __init__(self, cards: Pool = POOL) -> None:
        super().__init__(MELEE, "melee", PLAYERS, MELEE_OPTIONS, cards)


GAME: Final = Melee()
