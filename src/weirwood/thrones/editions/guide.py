"""The guide of a first game, step by step: what all editions say alike, and where each puts in its own words."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import GuideStep

FIRST_PLAYER: Final = GuideStep(
    "first-player",
    "You won initiative.",
    "The first player plays cards first and attacks first. Whoever goes second sees what is coming.",
    "Choose who goes first. If you are not sure, take it yourself.",
    "prompt",
)
CHALLENGE: Final = GuideStep(
    "challenge",
    "Three kinds of challenge.",
    "Each of them once a round: military kills a character, intrigue discards a card from the hand, power takes "
    "power from the other House.",
    "Choose one in which your opponent can hardly defend.",
    "prompt",
)
ATTACKERS: Final = GuideStep(
    "attackers",
    "Who attacks?",
    "Standing characters with the icon of the challenge. They kneel for it, so they cannot defend this round. "
    "The lane above your characters says who is ahead.",
    "Click your attackers, then Attack.",
    "mine",
)
TRIGGER: Final = GuideStep(
    "trigger",
    "A response.",
    "Something has happened, or is about to, and one of your cards may answer it. You need not.",
    "Read what it does and costs. Use it, or not now.",
    "prompt",
)


def set_up(title: str, gold: str, before: str, locations: str) -> GuideStep:
    """Placing the first cards: for so much gold, with what is said before, and which locations are worth it."""
    return GuideStep(
        "setup",
        title,
        f"{before}The coin on a card is its cost, the large number its strength. Take characters first, then "
        f"{locations}.",
        f"Click cards that cost {gold} gold or less together, then the button.",
        "hand",
    )


def plot(also: str = "") -> GuideStep:
    """Choosing a plot, with what else an edition says of it."""
    return GuideStep(
        "plot",
        "Choose a plot for the round.",
        "Income is the gold you get. Whoever has more initiative says who goes first. Claim is how much a challenge "
        f"takes that you win as the attacker.{also}",
        "Click a plot, then Reveal. In the first round income is worth most.",
        "plots",
    )


def marshal(about: str) -> GuideStep:
    """Spending gold, and what an edition says of gold and cards."""
    return GuideStep(
        "marshal",
        "Spend your gold.",
        f"Gold plays characters, locations and attachments{about}",
        "Click a card in your hand, then Play. Finish when you have enough.",
        "hand",
    )


def defenders(also: str = "") -> GuideStep:
    """Being attacked, with what else an edition says of it."""
    return GuideStep(
        "defenders",
        "You are attacked.",
        "Defenders need the icon, and they kneel too. With more strength than the attack you win and lose nothing. If "
        f"no one defends, your opponent gains 1 power more.{also}",
        "Click defenders, or let no one defend.",
        "mine",
    )


def claim(also: str) -> GuideStep:
    """Losing a character, and what an edition says of it."""
    return GuideStep(
        "claim",
        "You lost a military challenge.",
        f"Choose who is killed. {also}",
        "Click the character you will miss least.",
        "mine",
    )


def round_over(dominance: str, then: str) -> GuideStep:
    """The end of the first round: what counted for dominance, and what happened then."""
    return GuideStep(
        "plot",
        "A round is over.",
        f"After the challenges the House with the most {dominance} won dominance and 1 power. Then {then}. You have "
        "seen it all, and the game is yours from here: blue is what you may do, Hint helps, and a click on anything "
        "else says why not.",
        "Reveal another plot, and play on.",
        "plots",
    )
