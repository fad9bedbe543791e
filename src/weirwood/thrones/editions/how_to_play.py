"""How the challenge games are played: what all editions share, and where each puts in its own words."""

from __future__ import annotations

from typing import Final

from weirwood.core.first_game import Chapter

GOAL: Final[Chapter] = Chapter(
    "The goal",
    (
        "Each player leads a House. Whoever first has 15 power wins. Power lies on House cards and on characters, and "
        "comes from challenges won, from dominance and from cards.",
    ),
)
CHALLENGES: Final[Chapter] = Chapter(
    "Challenges",
    (
        "In your turn you may attack once with each icon: military, intrigue and power. Attackers stand, have "
        "the icon, "
        "and kneel. The defender may kneel characters with the same icon. Strength is added up on both sides; "
        "whoever has "
        "more wins, and on equal strength the attacker does.",
        "If the attacker wins, the claim on the attacker's plot says how much the loser pays. Military: that many "
        "characters of the loser's choice die. Intrigue: that many cards are discarded at random from the loser's "
        "hand. Power: that much power moves from the loser's House card to the winner's. Against no defending "
        "strength the attacker gains 1 power more.",
        "If the defender wins, the attack has failed, and nothing is taken.",
    ),
)
CARDS: Final[Chapter] = Chapter(
    "Reading a card",
    (
        "The coin is the cost, the icons at the left say in which challenges a character takes part, the large "
        "number is "
        "its strength. A card lies upright while it stands and on its side while it kneels.",
        "A character with a diamond is unique: you have one of it. A further copy lies under it as a duplicate "
        "and may be "
        "discarded to save it.",
    ),
)
_KEYWORDS: Final = {
    "ambush": "You may put it into play from your hand for this much gold, in the challenges phase, as an action.",
    "deadly": "If the attacker has more deadly characters in a challenge, the defending player kills a defender "
    "afterwards.",
    "deathbound": "Where it would be discarded it goes to the dead pile.",
    "doomed": "Five doomed cards in your dead pile, and you are out of the game.",
    "insight": "When you win a challenge in which it takes part, you may draw a card.",
    "intimidate": "When you win a challenge with it as an attacker, you may kneel a character of the loser that is no "
    "stronger than the difference.",
    "limited": "You may play one limited card each round.",
    "no attachments": "No card may be attached to it, except of a kind it names.",
    "pillage": "When you win a challenge in which it takes part, you may discard the top card of the loser's deck.",
    "renown": "When you win a challenge in which it takes part, it gains 1 power.",
    "setup": "It may be placed before the game, though it is neither a character nor a location.",
    "stealth": "When it attacks, you may name a character without stealth, who cannot defend against it.",
    "terminal": "When the card it is attached to leaves play, it is discarded and does not return to your hand.",
}


def keywords(*names: str) -> dict[str, str]:
    """What these keywords mean."""
    return {name: _KEYWORDS[name] for name in names}


def beginning(hand: str, gold: str, mulligan: str, placed: str = "characters and locations") -> Chapter:
    """Before the first round: the hand, what may be placed, and whether one may draw anew."""
    return Chapter(
        "Before the first round",
        (
            f"You draw {hand} cards. {mulligan}Then you place {placed} that cost {gold} gold or less "
            "together, face down. All are turned over at once, and you draw up to seven cards again.",
        ),
    )


def the_round(marshal: str, dominance: str, end: str) -> Chapter:
    """The phases of a round, with what an edition says of three of them."""
    return Chapter(
        "A round",
        (
            "Plot: all reveal a plot at once. It gives gold, initiative and claim for this round. Whoever has most "
            "initiative says who goes first.",
            "Draw: everybody draws two cards.",
            f"Marshal: one after the other you collect gold and play cards with it. {marshal}",
            "Challenges: one after the other you attack; see below.",
            f"Dominance: {dominance} gains 1 power.",
            f"Standing: all cards stand again.{end}",
        ),
    )
