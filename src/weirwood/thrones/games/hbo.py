"""The two-player game as games of the catalogue: with the plots of each house, or with a draft of plots."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.cards.hbo import POOL
from weirwood.thrones.editions.hbo.edition import DRAFT as DRAFT_EDITION
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.game import Variant
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.setup.configuring import OPTIONS


class StarkAgainstLannister(Variant):
    """A game for two, each with a deck of the box, or with the cards of a list."""

    __slots__ = ()

    def __init__(self, cards: Pool = POOL) -> None:
        super().__init__(cards.edition, "Stark against Lannister", range(2, 3), OPTIONS, cards)


class PlotDraft(Variant):
    """The same game, for which players draft plots."""

    __slots__ = ()

    def __init__(self, cards: Pool = POOL, edition: Edition = DRAFT_EDITION) -> None:
        super().__init__(edition, "plot draft", range(2, 3), OPTIONS, cards)


GAME: Final = StarkAgainstLannister()
DRAFT: Final = PlotDraft()
