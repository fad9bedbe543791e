"""The guided first game of joust, and how the second edition is played."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import FirstGame, GuideStep, HowToPlay
from weirwood.thrones.editions import guide
from weirwood.thrones.editions import how_to_play as how

BEGINNING: Final = (
    guide.mulligan("seven", "a location that gives gold"),
    guide.set_up("eight", "a location that gives gold"),
    guide.plot(" Reserve is how many cards you may keep in hand at the end of the round."),
)
"""The steps from the first hand to the first plot."""
SPENDING: Final = (guide.INCOME, guide.marshal(f". {guide.DUPLICATES} {guide.GOLD_KEPT}", "Marshal"))
"""The steps of the first marshaling."""


def tips(returned: str) -> tuple[GuideStep, ...]:
    """What is told when it first happens; ``returned`` says what goes back at the end of a round."""
    return (
        guide.FIRST_PLAYER,
        guide.defenders(),
        guide.claim("A duplicate, or a reaction that saves, can keep a character in play."),
        guide.TRIGGER,
        guide.round_over("standing strength and gold", f"all cards stood, and {returned}"),
    )


FIRST: Final = FirstGame(
    title="A first joust",
    about="Stark against Lannister: you hold Eddard, Arya and the wolves. Someone at your shoulder says what to do "
    "until your first challenge is won. About half an hour.",
    seed=30,
    decks=(("The Winter Pack", "Lions at Court"),),
    steps=(guide.WELCOME, *BEGINNING, *SPENDING, *guide.FIRST_CHALLENGE),
    tips=tips("gold was returned"),
)

CHAPTERS: Final = (
    how.GOAL,
    how.CARDS,
    how.beginning(
        "seven",
        "eight",
        "You may put the hand back once and draw anew. ",
        "characters, locations and attachments",
    ),
    how.the_round(
        "Locations and some characters give gold. Gold you do not spend counts for dominance.",
        "whoever has most strength standing and gold left",
        " Taxation: gold goes back, and you discard down to the reserve of your plot.",
    ),
    how.CHALLENGES,
)
WORDS: Final = how.keywords(
    *(
        "ambush",
        "insight",
        "intimidate",
        "limited",
        "no attachments",
        "pillage",
        "renown",
        "stealth",
        "terminal",
    )
)
HOW: Final = HowToPlay(CHAPTERS, WORDS)
