"""The Winter Edition as a game of the catalogue, for two to six players."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.cards.winter import POOL
from weirwood.thrones.game import Variant
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.setup.configuring import FIRST_OPTIONS

PLAYERS: Final = range(2, POOL.edition.profile.set_up.most_players + 1)


class Winter(Variant):
    """A game for two or more, each with a deck of one House."""

    __slots__ = ()

    def __init__(self, cards: Pool = POOL) -> None:
        super().__init__(cards.edition, "House against House", PLAYERS, FIRST_OPTIONS, cards)


GAME: Final = Winter()
