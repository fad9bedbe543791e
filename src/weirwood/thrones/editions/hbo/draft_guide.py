"""The guided first game with a draft of plots, and how it is played."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import Chapter, FirstGame, GuideStep, HowToPlay
from weirwood.thrones.editions.hbo.guide import CHAPTERS, STEPS, TIPS, WORDS

_DRAFT: Final = (
    GuideStep(
        "draft",
        "Keep one, pass two.",
        "Before the game you draft plots, which say what you get each round. Three were dealt to you, and three to "
        "your opponent. You keep one, and pass the other two.",
        "Click a plot, then Keep. Income is the gold it gives.",
        "offered",
    ),
    GuideStep(
        "draft",
        "Two were passed to you.",
        "Your opponent kept one of three and passed these. Keep one; the other is put back, and nobody sees it. Then "
        "three more are dealt, three times in all.",
        "Click a plot, then Keep.",
        "offered",
        "plots-passed",
    ),
    GuideStep(
        "plots",
        "Choose seven of thirteen.",
        "The six plots you kept join the seven of your House. You play with seven of them, one each round.",
        "Take some with much income, and some with a high claim.",
        "pool",
    ),
)
_WELCOME, *_ROUND = STEPS

FIRST: Final = FirstGame(
    title="A first draft",
    about="House Stark against House Lannister, and first you draft your plots. Someone at your shoulder says what to "
    "do in the draft and in the first round. About twenty-five minutes.",
    seed=10,
    decks=(("Stark", "Lannister"), ("Lannister", "Stark")),
    steps=(*_DRAFT, _WELCOME._replace(after="drew"), *_ROUND),
    tips=TIPS,
)
HOW: Final = HowToPlay(
    (
        Chapter(
            "The plot draft",
            (
                "Before the game eighteen plots are dealt in threes: you keep one and pass two on. Then you choose "
                "seven of your thirteen plots. Both choose at once and in secret.",
            ),
        ),
        *CHAPTERS,
    ),
    WORDS,
)
