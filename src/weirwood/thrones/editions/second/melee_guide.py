"""The guided first game of melee, with titles, and how it is played."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import Chapter, FirstGame, GuideStep, HowToPlay
from weirwood.thrones.editions import guide
from weirwood.thrones.editions.second.guide import BEGINNING, CHAPTERS, SPENDING, WORDS, tips

_TITLES: Final = (
    GuideStep(
        "title",
        "Choose a title for the round.",
        "Each title has a power of its own, names titles that you support, and names rivals. All choose in secret, "
        "then all are shown.",
        "Read what each does, click one, then the button.",
        "titles",
    ),
    GuideStep(
        "",
        "Rivals, and those you support.",
        "Each panel says who its player is to you this round. You may not attack a player whose title you support. "
        "Your first challenge won against each rival brings 1 power more.",
        "Look for a rival, then go on.",
        "others",
        "title-selected",
    ),
)

FIRST: Final = FirstGame(
    title="A first melee",
    about="You lead Stark against three Houses, with titles, rivals and players you support. Someone at your shoulder "
    "says what to do until your first challenge is won. About an hour.",
    seed=6,
    decks=(("The Winter Pack", "Lions at Court", "The Iron Tide", "The Flowering Reach"),),
    steps=(guide.WELCOME_OF_MANY, *BEGINNING, *_TITLES, *SPENDING, *guide.FIRST_OF_MANY),
    tips=tips("gold and titles were returned"),
)
HOW: Final = HowToPlay(
    (
        *CHAPTERS,
        Chapter(
            "Titles",
            (
                "With three and more players each takes a title in secret after the plots are revealed. It gives "
                "a power of its own, and names titles that you support and rivals.",
                "You may not attack a player whose title you support. For each rival you gain 1 power, once a "
                "round, when you win a challenge against them.",
            ),
        ),
    ),
    WORDS,
)
