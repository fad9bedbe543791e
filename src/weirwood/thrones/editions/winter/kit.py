"""The kit of the Winter Edition."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from weirwood.core.kit import DeckFile
from weirwood.thrones.editions.kit import CHALLENGES

KIT: Final = replace(
    CHALLENGES,
    game="weirwood.thrones.games.winter:GAME",
    rules="winter",
    book="weirwood.thrones.cards.winter.book:BOOK",
    decks=(DeckFile("winter.txt"),),
    laws="weirwood.thrones.viewing.law_facts:FOR_MANY",
    board="melee",
    board_for_two="joust",
    first="weirwood.thrones.editions.winter.guide:FIRST",
    how_to_play="weirwood.thrones.editions.winter.guide:HOW",
)
