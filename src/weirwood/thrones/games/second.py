"""The second edition as games of the catalogue: for two, and with titles for three to eight."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.cards.second import POOL
from weirwood.thrones.editions.second import edition
from weirwood.thrones.game import Variant
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.setup.configuring import BUILT_OPTIONS, MELEE_OPTIONS

PLAYERS: Final = range(3, edition.MELEE.profile.set_up.most_players + 1)
"""By the book three or more; beyond six some have no title."""


class Joust(Variant):
    """A game for two, without titles."""

    __slots__ = ()

    def __init__(self, cards: Pool = POOL) -> None:
        super().__init__(edition.JOUST, "joust", range(2, 3), BUILT_OPTIONS, cards)


class Melee(Variant):
    """A game for three or more, with titles."""

    __slots__ = ()

    def __init__(self, cards: Pool = POOL) -> None:
        super().__init__(edition.MELEE, "melee", PLAYERS, MELEE_OPTIONS, cards)


JOUST: Final = Joust()
MELEE: Final = Melee()
