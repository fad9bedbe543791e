"""The guided first game, with either starter deck (WE.for-your-first-game.1)."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import Chapter, FirstGame, GuideStep, HowToPlay
from weirwood.thrones.editions import guide
from weirwood.thrones.editions import how_to_play as how

_STEPS: Final = (
    guide.WELCOME,
    guide.set_up("five", "locations that give income or influence"),
    guide.plot(" Only this round's plot counts."),
    guide.INCOME,
    guide.marshal(
        ", and is lost at the end of your turn. Locations that make cards cheaper kneel for it. A card of another "
        "House costs two gold more."
    ),
    *guide.FIRST_CHALLENGE,
)
_TIPS: Final = (
    guide.FIRST_PLAYER,
    GuideStep(
        "influence",
        "Influence is paid by kneeling.",
        "Some abilities cost influence. Your standing locations provide it, and what kneels for it cannot do anything "
        "else this round. What you kneel beyond the price is lost.",
        "Click the cards that kneel, then the button.",
        "prompt",
    ),
    guide.defenders(" A deadly attacker kills a defender."),
    guide.claim(
        "The dead pile matters: with five doomed cards in it, those with the raven, you are out of the game."
    ),
    guide.TRIGGER,
    guide.round_over("standing strength", "all cards stood"),
)

FIRST: Final = FirstGame(
    title="A first game of the Winter Edition",
    about="House Greyjoy against House Targaryen with their starter decks, without agendas and cards for one House "
    "only. Someone at your shoulder says what to do in the first round. About thirty minutes.",
    seed=7,
    decks=(("Greyjoy Starter", "Targaryen Starter"), ("Targaryen Starter", "Greyjoy Starter")),
    steps=_STEPS,
    tips=_TIPS,
    options={"introductory": True},
)

HOW: Final = HowToPlay(
    (
        how.GOAL,
        how.CARDS,
        how.beginning("seven", "five", ""),
        how.the_round(
            "Gold you do not spend is lost at the end of your turn. A card of another House costs two gold more.",
            "whoever has most strength standing",
            "",
        ),
        how.CHALLENGES,
        Chapter(
            "Agendas",
            (
                "A deck may have an agenda. It lies beside the House card and gives its player something all game "
                "long. Most agendas have a price: with one of those you need 20 power to win instead of 15.",
            ),
        ),
        Chapter(
            "Influence and doom",
            (
                "Some abilities cost influence: you pay it by kneeling cards that provide it. What you kneel beyond "
                "the price is lost.",
                "Doomed cards have a raven. Whoever has five of them in the dead pile is out of the game.",
            ),
        ),
    ),
    how.keywords(
        *("deadly", "deathbound", "doomed", "limited", "no attachments", "renown", "setup", "stealth"),
    ),
)
