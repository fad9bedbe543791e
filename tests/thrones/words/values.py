"""Values of parameters that many words have, by their names and by what they are."""

from __future__ import annotations

from typing import Any, Final

from weirwood.thrones.ability import *

YOURS: Final = Cards(CHARACTER, controller=YOU)
THEIRS: Final = Cards(CHARACTER, controller=AN_OPPONENT)
LORDS: Final = Cards(CHARACTER, trait="Lord")
ROADS: Final = Cards(LOCATION, controller=YOU)
KNIGHTS: Final = Cards(CHARACTER, trait="Knight", controller=YOU)
HELD: Final = Cards(zones=(HAND,), owner=YOU)
OLD_LORD: Final = Each(Cards(name="Old Lord"))
QUEEN: Final = Each(Cards(name="Loud Queen"))

BY_NAME: Final[dict[str, tuple[Any, ...]]] = {
    "type": (MILITARY, INTRIGUE, POWER),
    "icon": (MILITARY, INTRIGUE, POWER),
    "no_icon": (MILITARY, INTRIGUE, POWER),
    "icons": ((MILITARY,), (INTRIGUE, POWER), (POWER,)),
    "role": (ATTACKER, DEFENDER),
    "keyword": (RENOWN, STEALTH, INSIGHT),
    "period": (PHASE, ROUND, CHALLENGE),
    "trait": ("Knight", "Lady", ("Lord", "Spy")),
    "faction": ("lannister", "neutral", "greyjoy"),
    "token": ("betrayal", "poison"),
    "kind": ("betrayal", "poison"),
    "effects": ((GainGold(1),), (Draw(1),), (GainGold(1), Draw(2))),
    "branches": ((GainGold(1), Draw(1)), (GainGold(2), Draw(1)), (GainGold(1), Draw(1), Kneel(THIS))),
    "modifiers": (
        (Strength(THIS, 2),),
        (Strength(OLD_LORD, 2),),
        (Strength(THIS, 2), LoseIcon(THIS, MILITARY)),
    ),
}
"""Values of parameters that are called the same in many words."""

BY_TYPE: Final[dict[str, tuple[Any, ...]]] = {
    "Who": (YOU, AN_OPPONENT, EACH_PLAYER),
    "Who | None": (YOU, AN_OPPONENT),
    "Filter": (YOURS, THEIRS, LORDS),
    "Filter | None": (Cards(CHARACTER, trait="Knight", attacking=True), ROADS),
    "Target": (Choose(YOURS), Choose(THEIRS), Choose(LORDS)),
    "Choose": (Choose(YOURS, 2), Choose(ROADS, 2), Choose(THEIRS)),
    "Operand": (THIS, Each(YOURS), Each(LORDS)),
    "Operand | None": (THIS, Each(YOURS)),
    "Operand | Filter": (THIS, YOURS, ROADS),
    "Filter | Operand": (YOURS, THEIRS, THIS),
    "Amount": (Number(2), GoldInPool(YOU), HandSize(AN_OPPONENT)),
    "Amount | None": (Number(2), Number(4)),
    "int | Amount": (2, 3, GoldInPool(YOU)),
    "int": (1, 2, 3),
    "bool": (False, True),
    "bool | None": (None, True, False),
    "Condition": (
        FIRST_PLAYER,
        ThereIs(Cards(CHARACTER, controller=YOU, kneeling=True)),
        DuringChallenge(POWER),
    ),
}
"""Values of other parameters, by what they are."""
