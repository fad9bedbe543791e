"""What the laws must know of each game, in one place: how to count its cards, and how long it can last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from weirwood.core.errors import NoGame, listed


@dataclass(frozen=True)
class Known:
    """A game's cards counted from its facts, and the most choices it can take."""

    cards: Callable[[dict[str, Any]], Counter[str]]
    longest: int


def _intrigue_cards(facts: dict[str, Any]) -> Counter[str]:
    cards: Counter[str] = Counter(facts["unused"])
    for row in facts["court"]:
        cards.update(house for house in row if house is not None)
    cards.update(f"throne {index}" for index in facts["thrones_left"])
    for seat in facts["seats"]:
        cards.update(seat["hand"])
        cards.update(f"throne {index}" for index in seat["thrones"])
    return cards


KNOWN: Final = {
    # Six rounds, and no more placements in a round than there are cards.
    "intrigue": Known(_intrigue_cards, longest=6 * 36),
}


def known(game_id: str) -> Known:
    """What is known of a game."""
    if game_id not in KNOWN:
        raise NoGame(f"the laws do not know {game_id!r}; they know {listed(KNOWN)}.")
    return KNOWN[game_id]
