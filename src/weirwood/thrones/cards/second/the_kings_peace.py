"""Cards of The King's Peace."""

from typing import Final

from weirwood.thrones.ability import *

KINGS_PEACE: Final = Pack("second", "TKP", "The King's Peace")

KINGS_PEACE.character(
    "02049 Ser Gregor Clegane",
    "lannister",
    UNIQUE,
    HE,
    cost=7,
    strength=10,
    icons="M",
    traits="House Clegane. Knight. Lord",
    keywords="pillage, renown",
).has(
    reaction(
        Pillages(THIS, Cards(CHARACTER)),
        PlaceInPile(IT, DEAD),
        Then(May(Kill(ChooseThen(Cards(CHARACTER, cost_is=PrintedCost(IT)))))),
    )
)
KINGS_PEACE.attachment("02058 Knighted", "neutral", cost=1, traits="Title").has(
    constant(Strength(HOST, 1), GainTrait(HOST, "Knight"))
)
KINGS_PEACE.attachment(
    "02044 Mare in Heat", "tyrell", cost=2, traits="Warhorse", on=Cards(CHARACTER, trait="Knight")
).has(
    action(
        RemoveFromChallenge(Choose(Cards(CHARACTER, participating=True, strength_above=StrengthOf(HOST)))),
        cost=KneelCost(THIS),
        only=Participates(HOST, alone=True),
    )
)
