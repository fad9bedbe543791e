"""The guided first game, with either House."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import FirstGame, GuideStep
from weirwood.thrones.editions import guide

_STEPS: Final = (
    GuideStep(
        "mulligan",
        "Fifteen power wins.",
        "You lead one House, your opponent the other. Whoever first has 15 power wins. This is your first hand: "
        "some characters and a location that gives income are a good start.",
        "Keep this hand, or draw seven new cards once.",
        "hand",
    ),
    guide.set_up("Begin with five gold.", "five", "", "a location that gives income"),
    guide.plot(),
    guide.FIRST_PLAYER,
    guide.marshal(
        ". A second copy of a unique character lies under the first as a duplicate and can save it. Gold you keep "
        "counts for dominance."
    ),
    guide.CHALLENGE,
    guide.ATTACKERS,
    guide.defenders(),
    guide.claim("A duplicate, or a response that saves, can keep a character in play."),
    guide.TRIGGER,
    guide.round_over("standing strength and gold", "all cards stood and gold was returned"),
)

FIRST: Final = FirstGame(
    title="A first game for two",
    about="House Stark against House Lannister, with few rules and short cards. Someone at your shoulder says what to "
    "do in the first round. About twenty minutes.",
    seed=112,
    decks=(("Stark", "Lannister"), ("Lannister", "Stark")),
    steps=_STEPS,
)
