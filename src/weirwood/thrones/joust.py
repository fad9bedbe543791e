"""The second edition for two players, as a game of the catalogue."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.cards.second import POOL
from weirwood.thrones.editions.second.edition import JOUST
from weirwood.thrones.game import Variant
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.setup.configuring import OPTIONS


class Joust(Variant):
    """A game for two, without titles."""

    __slots__ = ()

    def __init__(self, cards: Pool = POOL) -> None:
        super().__init__(JOUST, "joust", range(2, 3), OPTIONS, cards)


GAME: Final = Joust()
