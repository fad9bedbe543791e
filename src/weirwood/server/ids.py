"""Ids of tables, decks and guests: nobody guesses one, and each can be typed after a command."""

from __future__ import annotations

import secrets


def fresh_id(length: int) -> str:
    """An id from this many random bytes. A command would take one that begins with a dash for an option."""
    while (drawn := secrets.token_urlsafe(length)).startswith("-"):
        pass
    return drawn
