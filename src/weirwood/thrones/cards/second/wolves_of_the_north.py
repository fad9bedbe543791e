"""Cards of Wolves of the North."""

from typing import Final

from weirwood.thrones.ability import *

WOLVES_OF_THE_NORTH: Final = Pack("second", "WotN", "Wolves of the North")

WOLVES_OF_THE_NORTH.character(
    "03006 Wolves of the North",
    "stark",
    LOYAL,
    cost=5,
    strength=3,
    icons="M",
    traits="Direwolf",
    keywords="no attachments, stealth",
).has(
    reaction(
        Bypasses(THIS),
        UntilEnd(PHASE, Strength(IT, Count(Cards(trait="Direwolf", controller=YOU)), sign=-1)),
    )
)

WOLVES_OF_THE_NORTH.character(
    "03007 Arya Stark", "stark", UNIQUE, SHE, cost=4, strength=3, icons="IP", traits="Lady"
).has(
    reaction(
        killed(Cards(CHARACTER, faction="stark", controller=YOU)),
        Kill(Choose(Cards(CHARACTER, strength_at_most=Number(3)))),
        cost=SacrificeCost(THIS),
    )
)

WOLVES_OF_THE_NORTH.event("03036 Dragon Sight", "targaryen", cost=1).has(
    action(UntilEnd(CHALLENGE, Strength(Each(Cards(CHARACTER, participating=True, not_trait="Dragon")), -1)))
)
