"""The kits of the two-player game, without and with a draft of plots."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from weirwood.thrones.editions.kit import CHALLENGES

KIT: Final = replace(
    CHALLENGES,
    game="weirwood.thrones.games.hbo:GAME",
    rules="hbo",
    book="weirwood.thrones.cards.hbo.book:BOOK",
    lists="weirwood.thrones.games.hbo_lists:LISTS",
    laws="weirwood.thrones.viewing.law_facts:FOR_TWO",
    first="weirwood.thrones.editions.hbo.guide:FIRST",
    how_to_play="weirwood.thrones.editions.hbo.guide:HOW",
)
DRAFT: Final = replace(
    KIT,
    game="weirwood.thrones.games.hbo:DRAFT",
    lists="weirwood.thrones.games.hbo_lists:FOR_A_DRAFT",
    laws="weirwood.thrones.viewing.law_facts:WITH_A_DRAFT",
    first="weirwood.thrones.editions.hbo.draft_guide:FIRST",
    how_to_play="weirwood.thrones.editions.hbo.draft_guide:HOW",
)
