"""The guided first game, with either House, and how the game for two is played."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import FirstGame, HowToPlay
from weirwood.thrones.editions import guide
from weirwood.thrones.editions import how_to_play as how

STEPS: Final = (
    guide.WELCOME,
    guide.mulligan("seven", "a location that gives income"),
    guide.set_up("five", "a location that gives income"),
    guide.plot(),
    guide.INCOME,
    guide.marshal(f". {guide.DUPLICATES} {guide.GOLD_KEPT}"),
    *guide.FIRST_CHALLENGE,
)
TIPS: Final = (
    guide.FIRST_PLAYER,
    guide.defenders(),
    guide.claim("A duplicate, or a response that saves, can keep a character in play."),
    guide.TRIGGER,
    guide.round_over("standing strength and gold", "all cards stood, and gold was returned"),
)

FIRST: Final = FirstGame(
    title="A first game for two",
    about="House Stark against House Lannister, with few rules and short cards. Someone at your shoulder says what to "
    "do in the first round. About twenty minutes.",
    seed=112,
    decks=(("Stark", "Lannister"), ("Lannister", "Stark")),
    steps=STEPS,
    tips=TIPS,
)

CHAPTERS: Final = (
    how.GOAL,
    how.CARDS,
    how.beginning("seven", "five", "You may put the hand back once and draw anew. "),
    how.the_round(
        "Some cards give income. Gold you do not spend counts for dominance.",
        "whoever has most strength standing and gold left",
        " Taxation: gold goes back.",
    ),
    how.CHALLENGES,
)
WORDS: Final = how.keywords("limited", "renown", "stealth")
HOW: Final = HowToPlay(CHAPTERS, WORDS)
