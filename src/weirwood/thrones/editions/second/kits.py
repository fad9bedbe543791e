"""The kits of the second edition's games."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from weirwood.core.kit import DeckFile
from weirwood.thrones.editions.kit import CHALLENGES

JOUST: Final = replace(
    CHALLENGES,
    game="weirwood.thrones.games.second:JOUST",
    rules="second",
    book="weirwood.thrones.cards.second.book:BOOK",
    decks=(
        DeckFile("core.txt"),
        DeckFile("all-packs.txt"),
        DeckFile("printed.txt", ours=False),
        DeckFile("benchmark.txt", standalone=True),
        DeckFile("learning.txt", ours=False, standalone=True),
    ),
    laws="weirwood.thrones.viewing.law_facts:FOR_TWO",
    first="weirwood.thrones.editions.second.guide:FIRST",
    how_to_play="weirwood.thrones.editions.second.guide:HOW",
)
MELEE: Final = replace(
    JOUST,
    game="weirwood.thrones.games.second:MELEE",
    laws="weirwood.thrones.viewing.law_facts:FOR_MANY",
    board="melee",
    first="weirwood.thrones.editions.second.melee_guide:FIRST",
    how_to_play="weirwood.thrones.editions.second.melee_guide:HOW",
)
