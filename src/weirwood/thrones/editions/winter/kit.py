"""The kit of the Winter Edition."""

from __future__ import annotations

from typing import Final

from weirwood.core.kit import Kit

KIT: Final = Kit(
    game="weirwood.thrones.games.winter:GAME",
    rules="winter",
    book="weirwood.thrones.cards.winter.book:BOOK",
    decks=(("winter.txt", False),),
    laws="weirwood.thrones.viewing.law_facts:FOR_MANY",
    judge="weirwood.thrones.judgement:judge",
    mind="weirwood.thrones.judgement.mind:MIND",
    adviser="weirwood.thrones.judgement:advise",
    standing="weirwood.thrones.judgement:standing",
    telling="weirwood.thrones.judgement:TELLING",
    figures="weirwood.thrones.telling.figures:figures",
    terminal="weirwood.tui.thrones.board:JoustBoard",
    lines="weirwood.tui.thrones.words:JoustWords",
    board="melee",
    board_for_two="joust",
    first="weirwood.thrones.editions.winter.guide:FIRST",
    how_to_play="weirwood.thrones.editions.winter.guide:HOW",
)
