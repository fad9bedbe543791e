"""The card lists of the two-player game: whoever owns the printed cards may write them down and play with them."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.cards.hbo.book import BOOK
from weirwood.thrones.cards.headings import headed
from weirwood.thrones.editions.hbo.edition import DRAFT
from weirwood.thrones.games.hbo import PlotDraft, StarkAgainstLannister
from weirwood.thrones.lists.lists import ListForm
from weirwood.thrones.lists.shelf import Shelf

WITHOUT: Final = frozenset(
    (
        *("TakeControl", "ControlsHost"),
        *(
            "Cancel",
            "EffectsWouldInitiate",
            "OnlyTarget",
            "forced_interrupt",
            "permission",
            "Redirect",
            "Pillages",
            "PassClaimOn",
        ),
        *("HandGainsAmbush", "ambush", "GoldIsX", "ChosenX", "reserve", "ReserveOf"),
        *("Supports", "Rivals", "AttackingRival", "WideClaim", "ExtraChallengeElsewhere"),
        *("TokensOn", "HasToken", "RemoveToken", "PlaceToken", "TakeToken", "PlaceGold"),
        *("AttachAs", "agenda", "title", "faction", "title-pool", "being-played", "draft", "box"),
    )
)
"""What the rulebook has no rules for: control, cancels, ambush, X, reserve, titles, agendas, tokens and other sides."""
LISTS: Final = Shelf(BOOK, ListForm(BOOK.pool, headed, WITHOUT), StarkAgainstLannister)
FOR_A_DRAFT: Final = Shelf(
    BOOK, ListForm(BOOK.pool, headed, WITHOUT, DRAFT), lambda pool: PlotDraft(pool, pool.edition)
)
