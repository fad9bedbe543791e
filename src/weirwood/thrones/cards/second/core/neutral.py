"""Neutral characters, attachments, locations and events of the Core Set."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE

CORE.character(
    "01028 Littlefinger", "neutral", UNIQUE, HE, cost=5, strength=4, icons="IP", traits="Ally. Lord. Small Council", income=1
).has(reaction(YouMarshal(THIS), Draw(2)))
CORE.character(
    "01029 Varys", "neutral", UNIQUE, HE, cost=6, strength=3, icons="I", traits="Lord. Small Council. Spy", keywords="stealth"
).has(interrupt(phase_ends("dominance"), Discard(Each(Cards(CHARACTER))), cost=RemoveCost(THIS)))
CORE.character(
    "01030 Rattleshirt's Raiders", "neutral", cost=4, strength=3, icons="M", traits="Raider. Wildling", keywords="no attachments"
).has(reaction(you_win(role=ATTACKER, with_cards=THIS), Discard(Choose(Cards(ATTACHMENT, controller=THE_LOSER)))))
CORE.character(
    "01031 Wildling Horde", "neutral", cost=5, strength=5, icons="MP", traits="Army. Wildling", keywords="no attachments, pillage"
).has(
    action(
        UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER, trait="Wildling", participating=True, controller=YOU)), 2)),
        cost=KneelCost(FactionCard(YOU)),
        phase="challenges",
    )
)
CORE.attachment(
    "01032 Seal of the Hand", "neutral", UNIQUE, cost=3, traits="Item", on=Cards(CHARACTER, trait=("Lord", "Lady"))
).has(action(Stand(HOST), cost=KneelCost(THIS)))
CORE.attachment("01033 Bodyguard", "neutral", cost=1, traits="Condition", on=Cards(CHARACTER, trait=("Lord", "Lady"))).has(
    interrupt(would_be_killed_or_discarded(HOST), Save(), cost=SacrificeCost(THIS))
)
CORE.attachment("01034 Little Bird", "neutral", cost=1, traits="Condition").has(constant(GainIcon(HOST, INTRIGUE)))
CORE.attachment("01035 Milk of the Poppy", "neutral", cost=1, traits="Condition", keywords="terminal").has(constant(Blank(HOST)))
CORE.attachment("01036 Noble Lineage", "neutral", cost=0, traits="Condition").has(constant(GainIcon(HOST, POWER)))
CORE.attachment("01037 Syrio's Training", "neutral", cost=1, traits="Condition. Skill").has(constant(GainIcon(HOST, MILITARY)))
CORE.location("01038 The Iron Throne", "neutral", UNIQUE, cost=2, traits="King's Landing", reserve=1).has(
    constant(AddsToDominance(8))
)
CORE.location("01039 The Kingsroad", "neutral", cost=1, traits="Westeros", keywords="limited", initiative=1).has(
    action(ReduceNext(Cards(CHARACTER), 3), cost=(KneelCost(THIS), SacrificeCost(THIS)), phase="marshaling")
)
CORE.location("01040 The Roseroad", "neutral", cost=0, traits="Westeros", keywords="limited", income=1)
CORE.event("01041 Put to the Sword", "neutral", cost=2).has(
    reaction(
        you_win(MILITARY, by=5, role=ATTACKER), Kill(Choose(Cards(CHARACTER, controller=THE_LOSER))), limit=maximum(1, CHALLENGE)
    )
)
CORE.event("01042 Put to the Torch", "neutral", cost=1).has(
    reaction(
        you_win(MILITARY, by=5, role=ATTACKER),
        Discard(Choose(Cards(LOCATION, controller=THE_LOSER))),
        limit=maximum(1, CHALLENGE),
    )
)
CORE.event("01043 Superior Claim", "neutral", cost=0).has(
    reaction(you_win(POWER, by=5), GainPower(FactionCard(YOU), 2), limit=maximum(1, CHALLENGE))
)
CORE.event("01044 Tears of Lys", "neutral", cost=1, traits="Poison").has(
    reaction(
        you_win(INTRIGUE, role=ATTACKER),
        PlaceToken("poison", Pick(Cards(CHARACTER, no_icon=INTRIGUE, controller=THE_LOSER))),
        AtEnd(PHASE, If(HasToken(THOSE, "poison"), TakeToken("poison", THOSE), Kill(THOSE))),
        limit=maximum(1, CHALLENGE),
    )
)
CORE.event("01045 The Hand's Judgment", "neutral", cost=X_COST).has(
    interrupt(EffectsWouldInitiate(EVENT, by=AN_OPPONENT), Cancel(), x=PrintedCost(IT))
)
