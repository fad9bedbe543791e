"""The guided first game of joust, and how the second edition is played."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import Chapter, FirstGame, HowToPlay
from weirwood.thrones.editions import guide
from weirwood.thrones.editions import how_to_play as how

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
    *guide.FIRST_CHALLENGE,
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

_HOW: Final = (
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
_WORDS: Final = how.keywords(
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
JOUST_HOW: Final = HowToPlay(_HOW, _WORDS)
MELEE_HOW: Final = HowToPlay(
    (
        *_HOW,
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
    _WORDS,
)
