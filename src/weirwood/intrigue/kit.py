"""The kit of Westeros Intrigue."""

from __future__ import annotations

from typing import Final

from weirwood.core.kit import Kit

KIT: Final = Kit(
    game="weirwood.intrigue:GAME",
    rules="intrigue",
    laws="weirwood.intrigue.ledger:LAW_FACTS",
    judge="weirwood.intrigue:judge",
    mind="weirwood.intrigue.mind:MIND",
    standing="weirwood.intrigue:standing",
    telling="weirwood.intrigue:TELLING",
    figures="weirwood.intrigue.figures:figures",
    fewest_win=True,
    terminal="weirwood.tui.intrigue.board:IntrigueBoard",
    lines="weirwood.tui.intrigue.words:IntrigueWords",
    board="intrigue",
    first="weirwood.intrigue.guide:FIRST",
    how_to_play="weirwood.intrigue.guide:HOW",
)
