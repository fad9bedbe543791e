"""The first game of joust."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import FirstGame

FIRST: Final = FirstGame(
    title="A first joust",
    about="Stark against Lannister: you hold Eddard, Arya and the wolves. About half an hour.",
    seed=30,
    decks=(("The Winter Pack", "Lions at Court"),),
)
