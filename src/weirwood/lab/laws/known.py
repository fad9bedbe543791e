"""What the laws know of each game, from its kit."""

from __future__ import annotations

from typing import cast

from weirwood.core.catalogue import find_kit
from weirwood.core.errors import NoGame
from weirwood.core.kit import placed
from weirwood.core.law_facts import LawFacts


def known(game_id: str) -> LawFacts:
    """What is known of a game."""
    place = find_kit(game_id).laws
    if not place:
        raise NoGame(f"The laws do not cover {game_id!r}: its kit has no law facts.")
    return cast(LawFacts, placed(place))
