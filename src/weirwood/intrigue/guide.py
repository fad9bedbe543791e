"""The guided first game of Westeros Intrigue."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import FirstGame, GuideStep

_STEPS: Final = (
    GuideStep(
        "",
        "The fewest points win.",
        "In each round everybody places cards in the court. Each card that you cannot place costs a point.",
        "Look at the seats, then go on.",
        "race",
    ),
    GuideStep(
        "",
        "Your hand, by House.",
        "Cards of a House are all alike. The number under each House says how many places are open for it.",
        "Look at your hand, then go on.",
        "hand",
    ),
    GuideStep(
        "place",
        "Where a card may lie.",
        "In the bottom row any card may lie at either end. Higher up a card lies on two others, and must be of the "
        "House of one of them.",
        "Click a House in your hand, then one of the blue places.",
        "court",
    ),
    GuideStep(
        "place",
        "Keep places for your own Houses.",
        "Every card opens or closes places for those above it. Cover what others need, and leave open what you hold "
        "much of. Whoever places the last card of a round takes an Iron Throne card, which takes points away.",
        "Place on. From here you have a free hand.",
        "court",
        "placed",
    ),
)

FIRST: Final = FirstGame(
    title="A first court",
    about="Ten minutes: place cards, keep your hand small.",
    seed=30,
    decks=((None, None),),
    steps=_STEPS,
)
