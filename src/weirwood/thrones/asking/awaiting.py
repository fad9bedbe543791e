"""Whom everybody else waits for and what for, in words that all may know."""

from __future__ import annotations

from weirwood.core.errors import listed
from weirwood.thrones.asking.questions import kept_words
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.telling.voice import seat_name


def waiting(g: Board) -> str:
    """Whom one waits for; empty where nobody is asked."""
    if not g.decisions:
        return ""
    names = listed([seat_name(g, decision.seat) for decision in g.decisions])
    return f"Waiting for {names} to {kept_words(g, g.decisions[0]).waiting}."
