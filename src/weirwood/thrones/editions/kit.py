"""What the kits of all challenge games have in common."""

from __future__ import annotations

from typing import Final

from weirwood.core.kit import Kit

CHALLENGES: Final = Kit(
    game="",
    judge="weirwood.thrones.judgement:judge",
    mind="weirwood.thrones.judgement.mind:MIND",
    adviser="weirwood.thrones.judgement:advise",
    standing="weirwood.thrones.judgement:standing",
    telling="weirwood.thrones.judgement:TELLING",
    figures="weirwood.thrones.telling.figures:figures",
    terminal="weirwood.tui.thrones.board:JoustBoard",
    lines="weirwood.tui.thrones.words:JoustWords",
    board="joust",
)
"""An edition replaces the rest; the game itself must be replaced."""
