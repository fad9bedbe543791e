"""The guided first game, with either House."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import FirstGame, GuideStep

_STEPS: Final = (
    GuideStep(
        "mulligan",
        "Fifteen power wins.",
        "You lead one House, your opponent the other. Whoever first has 15 power wins. This is your first hand: "
        "some characters and a location that gives income are a good start.",
        "Keep this hand, or draw seven new cards once.",
        "hand",
    ),
    GuideStep(
        "setup",
        "Begin with five gold.",
        "The coin on a card is its cost, the large number its strength. Take characters first, then a location "
        "that gives income.",
        "Click cards that cost five gold or less together, then the button.",
        "hand",
    ),
    GuideStep(
        "plot",
        "Choose a plot for the round.",
        "Income is the gold you get. Whoever has more initiative says who goes first. Claim is how much a "
        "challenge takes that you win as the attacker.",
        "Click a plot, then Reveal. In the first round income is worth most.",
        "plots",
    ),
    GuideStep(
        "first-player",
        "You won initiative.",
        "The first player plays cards first and attacks first. Whoever goes second sees what is coming.",
        "Choose who goes first. If you are not sure, take it yourself.",
        "prompt",
    ),
    GuideStep(
        "marshal",
        "Spend your gold.",
        "Gold plays characters, locations and attachments. A second copy of a unique character lies under the "
        "first as a duplicate and can save it. Gold you keep counts for dominance.",
        "Click a card in your hand, then Play. Finish when you have enough.",
        "hand",
    ),
    GuideStep(
        "challenge",
        "Three kinds of challenge.",
        "Each of them once a round: military kills a character, intrigue discards a card from the hand, power "
        "takes power from the other House.",
        "Choose one in which your opponent can hardly defend.",
        "prompt",
    ),
    GuideStep(
        "attackers",
        "Who attacks?",
        "Standing characters with the icon of the challenge. They kneel for it, so they cannot defend this round. "
        "The lane above your characters says who is ahead.",
        "Click your attackers, then Attack.",
        "mine",
    ),
    GuideStep(
        "defenders",
        "You are attacked.",
        "Defenders need the icon, and they kneel too. With more strength than the attack you win and lose nothing. "
        "If no one defends, your opponent gains 1 power more.",
        "Click defenders, or let no one defend.",
        "mine",
    ),
    GuideStep(
        "claim",
        "You lost a military challenge.",
        "Choose who is killed. A duplicate, or a response that saves, can keep a character in play.",
        "Click the character you will miss least.",
        "mine",
    ),
    GuideStep(
        "trigger",
        "A response.",
        "Something has happened, or is about to, and one of your cards may answer it. You need not.",
        "Read what it does and costs. Use it, or not now.",
        "prompt",
    ),
    GuideStep(
        "plot",
        "A round is over.",
        "After the challenges the House with the most standing strength and gold won dominance and 1 power. Then "
        "all cards stood and gold was returned. You have seen it all, and the game is yours from here: blue is "
        "what you may do, Hint helps, and a click on anything else says why not.",
        "Reveal another plot, and play on.",
        "plots",
    ),
)

FIRST: Final = FirstGame(
    title="A first game for two",
    about="House Stark against House Lannister, with few rules and short cards. Someone at your shoulder says what to "
    "do in the first round. About twenty minutes.",
    seed=112,
    decks=(("Stark", "Lannister"), ("Lannister", "Stark")),
    steps=_STEPS,
)
