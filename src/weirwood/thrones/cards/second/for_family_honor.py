"""Cards of For Family Honor."""

from typing import Final

from weirwood.thrones.ability import *

FOR_FAMILY_HONOR: Final = Pack("second", "FFH", "For Family Honor")

FOR_FAMILY_HONOR.location("04042 Bear Island", "stark", UNIQUE, LOYAL, cost=3, traits="The North").has(
    reaction(YouMarshal(Cards(loyal=True)), GainGold(1), limit=limit(2, PHASE))
)
FOR_FAMILY_HONOR.character(
    "04045 Thoren Smallwood",
    "thenightswatch",
    UNIQUE,
    HE,
    cost=4,
    strength=4,
    icons="M",
    traits="Ranger",
    keywords="no attachments except Weapon",
).has(reaction(you_win(role=DEFENDER), GainPower(FactionCard(YOU))))
FOR_FAMILY_HONOR.character(
    "04047 Asshai Priestess", "baratheon", cost=3, strength=3, icons="I", traits="Ally. R'hllor"
).has(reaction(YouMarshal(THIS), Kneel(Choose(Cards(CHARACTER, strength_at_most=Number(2))))))
FOR_FAMILY_HONOR.attachment(
    "04048 Visited by Shadows",
    "baratheon",
    LOYAL,
    cost=0,
    traits="Condition",
    on=Cards(CHARACTER, controller=AN_OPPONENT),
).has(constant(Strength(HOST, -1)))
FOR_FAMILY_HONOR.character(
    "04053 Devoted Bloodrider", "targaryen", cost=3, strength=2, icons="M", traits="Bloodrider. Dothraki"
).has(constant(Strength(Each(Cards(CHARACTER, trait="Bloodrider", controller=YOU)), 1)))
FOR_FAMILY_HONOR.character(
    "04057 Hot Pie", "neutral", UNIQUE, HE, cost=2, strength=2, icons="", traits="Companion"
).has(
    action(
        ReduceNext(Cards(CHARACTER, unique=True), 1),
        cost=KneelCost(Cards(CHARACTER, trait="Companion")),
        phase="marshaling",
    )
)
FOR_FAMILY_HONOR.event("04059 Dissension", "neutral", cost=2).has(
    action(Discard(Choose(Cards(CHARACTER, trait="Ally"))), phase="marshaling")
)
