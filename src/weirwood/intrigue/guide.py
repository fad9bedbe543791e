"""The first game of Westeros Intrigue."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import FirstGame

FIRST: Final = FirstGame(
    title="A first court",
    about="Ten minutes: place cards, keep your hand small.",
    seed=30,
    decks=((None, None),),
)
