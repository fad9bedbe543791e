"""The guided first game of joust."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import FirstGame
from weirwood.thrones.editions import guide

_STEPS: Final = (
    guide.WELCOME,
    guide.mulligan("seven", "a location that gives gold"),
    guide.set_up("eight", "a location that gives gold"),
    guide.plot(" Reserve is how many cards you may keep in hand at the end of the round."),
    guide.INCOME,
    guide.marshal(
        ". A second copy of a unique character lies under the first as a duplicate and can save it. Gold you keep "
        "counts for dominance.",
        "Marshal",
    ),
    guide.CHALLENGE,
    guide.ATTACKERS,
    guide.LANE,
    guide.WON,
)
_TIPS: Final = (
    guide.FIRST_PLAYER,
    guide.defenders(),
    guide.claim("A duplicate, or a reaction that saves, can keep a character in play."),
    guide.TRIGGER,
    guide.round_over("standing strength and gold", "all cards stood and gold was returned"),
)

FIRST: Final = FirstGame(
    title="A first joust",
    about="Stark against Lannister: you hold Eddard, Arya and the wolves. Someone at your shoulder says what to do "
    "until your first challenge is won. About half an hour.",
    seed=30,
    decks=(("The Winter Pack", "Lions at Court"),),
    steps=_STEPS,
    tips=_TIPS,
)
