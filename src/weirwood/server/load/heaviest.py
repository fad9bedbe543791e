"""The heaviest record that a server may be sent: as many cards in play as a scene may have, changed again and again."""

from __future__ import annotations

from typing import Any, Final

from weirwood import __version__
from weirwood.core.catalogue import find_game
from weirwood.core.record import RECORD_FORMAT

_GAME: Final = "second/joust"
_BESIDE: Final = 12
"""More cards than those in play: factions, plots and what a game has in common."""


def heaviest_record(cards: int, edits: int) -> dict[str, Any]:
    """A record of a scene with that number of cards and edits; each edit computes everything anew."""
    from weirwood.thrones.books import find_book
    from weirwood.thrones.engine.words import CHARACTER

    pool = find_book(_GAME).pool
    common = [
        card.code
        for card in sorted(pool.by_code.values(), key=lambda card: card.code)
        if card.type == CHARACTER and not card.unique
    ]
    half = (cards - _BESIDE) // 2
    play = [common[place % len(common)] for place in range(half)]
    seats = [{"name": f"Seat {seat}", "play": play, "plot": "A Noble Cause"} for seat in range(2)]
    return {
        "format": RECORD_FORMAT,
        "game": _GAME,
        "engine": __version__,
        "pool": find_game(_GAME).pool,
        "setup": {"scene": {"seats": seats, "at": "marshaling", "options": {}}},
        "seed": 1,
        "options": {},
        "edits": [[place, "set", {"seat": 0, "gold": place % 7}] for place in range(1, edits + 1)],
        "choices": [],
    }
