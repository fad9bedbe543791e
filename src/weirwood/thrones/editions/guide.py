"""The guide of a first game, step by step: what all editions say alike, and where each puts in its own words."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import GuideStep

_WINS: Final = (
    "whoever first has 15 power wins. You gain it by winning challenges, and by standing strongest at the end of a "
    "round."
)
WELCOME: Final[GuideStep] = GuideStep(
    "",
    "Fifteen power wins.",
    f"You lead one House, your opponent another. These tracks are the race: {_WINS}",
    "Look at the race, then go on.",
    "race",
)
WELCOME_OF_MANY: Final[GuideStep] = WELCOME._replace(
    text=f"You lead one House, and each opponent another. Every player has a track, and the tracks are a race: {_WINS}",
    do="Look at your track, then go on.",
)
INCOME: Final[GuideStep] = GuideStep(
    "",
    "This is what you have.",
    "Your plate shows your power, your gold and the cards in your hand. Your plot has just given you gold.",
    "Look at your gold, then go on.",
    "plate",
    "income",
)
LANE: Final[GuideStep] = GuideStep(
    "",
    "The lane says who is ahead.",
    "Your attack is counted on one side, what defends against it on the other. Whoever has more wins; with no defender "
    "you win unopposed, for 1 power more.",
    "Go on and see how it ends.",
    "lane",
    "challenge-initiated",
)
WON: Final[GuideStep] = GuideStep(
    "",
    "You won a challenge.",
    "Claim took what it takes, and your track has grown where power was won. You know enough: blue is what you may do, "
    "Hint helps, and a click on anything else says why not.",
    "From here you have a free hand, with a tip where something is new.",
    "race",
    "challenge-decided",
)
FIRST_PLAYER: Final[GuideStep] = GuideStep(
    "first-player",
    "You won initiative.",
    "The first player plays cards first and attacks first. Whoever goes second sees what is coming.",
    "Choose who goes first. If you are not sure, take it yourself.",
    "prompt",
)
CHALLENGE: Final[GuideStep] = GuideStep(
    "challenge",
    "Three kinds of challenge.",
    "Each of them once a round: military kills a character, intrigue discards a card from the hand, power takes "
    "power from the other House.",
    "Choose one in which your opponent can hardly defend.",
    "prompt",
)
ATTACKERS: Final[GuideStep] = GuideStep(
    "attackers",
    "Who attacks?",
    "Standing characters with the icon of the challenge. They kneel for it, so they cannot defend this round. "
    "The lane above your characters says who is ahead.",
    "Click your attackers, then Attack.",
    "mine",
)
FIRST_CHALLENGE: Final[tuple[GuideStep, ...]] = (CHALLENGE, ATTACKERS, LANE, WON)
"""The last steps against one opponent."""
CHALLENGE_OF_MANY: Final[GuideStep] = GuideStep(
    "challenge",
    "Whom do you challenge, and how?",
    "Each kind once a round, each against whom you like: military kills a character, intrigue discards a card from the "
    "hand, power takes power from the other House. Click a kind that is struck out to ask why.",
    "Choose a kind in the panel of someone who can hardly defend.",
    "others",
)
FIRST_OF_MANY: Final[tuple[GuideStep, ...]] = (CHALLENGE_OF_MANY, ATTACKERS, LANE, WON)
"""The last steps against several opponents."""

TRIGGER: Final[GuideStep] = GuideStep(
    "trigger",
    "A response.",
    "Something has happened, or is about to, and one of your cards may answer it. You need not.",
    "Read what it does and costs. Use it, or not now.",
    "prompt",
)
DUPLICATES: Final = "A second copy of a unique character lies under the first as a duplicate and can save it."
GOLD_KEPT: Final = "Gold you keep counts for dominance."


def mulligan(cards: str, locations: str) -> GuideStep:
    """The first hand: how many cards it has, and which are worth keeping."""
    return GuideStep(
        "mulligan",
        "This is your first hand.",
        f"Some characters and {locations} are a good start.",
        f"Keep this hand, or draw {cards} new cards once.",
        "hand",
    )


def set_up(gold: str, locations: str) -> GuideStep:
    """Placing the first cards: how much gold there is, and which locations are worth it."""
    return GuideStep(
        "setup",
        f"Begin with {gold} gold.",
        f"The coin on a card is its cost, the large number its strength. Take characters first, then "
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


def marshal(about: str, verb: str = "Play") -> GuideStep:
    """Spending gold, and what an edition says of gold and cards."""
    return GuideStep(
        "marshal",
        "Spend your gold.",
        f"Gold plays characters, locations and attachments{about}",
        f"Click a card in your hand, then {verb}. Finish when you have enough.",
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
        f"After the challenges the House with the most {dominance} won dominance and 1 power. Then {then}.",
        "Reveal another plot, and play on.",
        "plots",
        "round-ended",
    )
