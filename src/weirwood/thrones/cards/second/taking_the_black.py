"""Cards of Taking the Black."""

from typing import Final

from weirwood.thrones.ability import *

TAKING_THE_BLACK: Final = Pack("second", "TtB", "Taking the Black")

TAKING_THE_BLACK.character(
    "02005 Arbor Knight", "tyrell", cost=2, strength=1, icons="MI", traits="House Redwyne. Knight"
).has(
    action(
        UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER, trait="House Redwyne", participating=True)), +1)),
        cost=PayGold(1),
        phase="challenges",
        limit=limit(3, PHASE),
    )
)

TAKING_THE_BLACK.character(
    "02007 Renly Baratheon",
    "baratheon",
    UNIQUE,
    HE,
    cost=6,
    strength=4,
    icons="MIP",
    traits="Lord. Small Council",
).has(constant(FirstCostsLess(Cards(CHARACTER, not_faction="baratheon"), 1, MARSHALING)))

TAKING_THE_BLACK.character(
    "02013 Merchant Prince", "targaryen", HE, cost=3, strength=3, icons="I", traits="Companion"
).has(constant(Strength(THIS, +1), GainIcon(THIS, MILITARY), when=HasAttachment(THIS)))
