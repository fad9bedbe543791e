"""What is known of the printed cards. Their list is not: whatever is not named here is our own design.

A title that is not named here is ours too. A question mark says that only a part is known, which we kept and completed.
"""

from typing import Final

from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import CHARACTER, EVENT, FACTION, PLOT

KNOWN: Final = {
    "HBS01": "deck house unique text copies?",
    "HBS04": "deck icons? text?",
    "HBS05": "deck",
    "HBS06": "deck unique",
    "HBS08": "text",
    "HBS09": "deck text?",
    "HBS10": "deck",
    "HBS14": "deck icons? text?",
    "HBS19": "deck house unique",
    "HBS20": "text traits?",
    "HBS21": "deck keywords copies?",
    "HBS22": "deck text",
    "HBS26": "deck",
    "HBS27": "deck text?",
    "HBS30": "deck",
    "HBS31": "deck cost text",
    "HBL01": "deck house",
    "HBL02": "deck",
    "HBL06": "deck house strength icons?",
    "HBL07": "deck",
    "HBL08": "deck house text?",
    "HBL09": "deck house text?",
    "HBL19": "deck house unique",
    "HBL20": "text traits?",
    "HBL21": "deck",
    "HBL27": "",
    "HBL28": "",
    "HBL32": "deck cost text",
    "HBL33": "deck cost text",
    "HBL34": "deck cost text?",
    "HBP01": "deck income initiative claim text",
    **{f"HBP{number:02}": "deck" for number in range(2, 15)},
    "HBP10": "deck income initiative claim text",
    "HBP15": "deck text",
}
"""The cards whose title and type are known, by code, with what else is."""

_PLOT_FACTS: Final = "deck income initiative claim text"
_FIGHTER: Final = "strength icons traits keywords bonus"


def our_design(card: Card) -> tuple[str, ...]:
    """The facts of a card that are ours, in whole or in part."""
    if card.type == FACTION:
        return ()
    facts = _PLOT_FACTS if card.type == PLOT else "deck house unique copies cost text"
    if card.type < EVENT:
        facts += f" {_FIGHTER if card.type == CHARACTER else 'traits keywords bonus'}"
    known = KNOWN.get(card.code)
    title = ("title", "type") if known is None else ()
    return (*title, *[fact for fact in facts.split() if fact not in (known or "").split()])
