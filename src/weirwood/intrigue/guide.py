"""The guided first game of Westeros Intrigue, and how it is played."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import Chapter, FirstGame, GuideStep, HowToPlay

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

HOW: Final = HowToPlay(
    (
        Chapter("The goal", ("Place as many cards as you can: each card left in your hand costs a point.",)),
        Chapter(
            "Your turn",
            (
                "You must place one card, if you can. In the bottom row a card of any House may lie at either "
                "end, up to "
                "eight cards, with two players seven.",
                "Higher up a card lies on two neighbours of the row below, and must be of the House of one of them.",
                "Whoever cannot place a card is out for the round. The others go on until nobody can place.",
            ),
        ),
        Chapter(
            "The end of a round",
            (
                "Whoever placed the last card takes an Iron Throne card, unseen by the others. Then each card in hand "
                "counts a penalty point. There are as many rounds as players.",
            ),
        ),
        Chapter(
            "The end of the game",
            ("The values of your Iron Throne cards are taken off your penalty. The fewest points win.",),
        ),
    )
)
