"""Neutral locations."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import GREYJOY_STARTER, NIGHTS_WATCH, TARGARYEN_STARTER, WINTER, act, passive

WINTER.location("U153 Harrenhal", NEUTRAL, UNIQUE, cost=4, traits="Westeros").has(
    act("dominance", Kill(Choose(Cards(CHARACTER))), cost=(KneelCost(THIS), InfluenceCost(3)))
)
WINTER.location("R154 The Wall", NEUTRAL, UNIQUE, cost=4, traits="The North", keywords="deathbound, doomed").has(
    act(
        "dominance",
        Discard(Choose(Cards(CHARACTER))),
        cost=(InfluenceCost(2), DiscardFromPlayCost(Cards(CHARACTER, trait=NIGHTS_WATCH, controller=YOU), can_be_saved=False)),
    )
)
WINTER.location("C155 Blackwater Rush", NEUTRAL, cost=2, traits="Westeros", influence=2)
WINTER.location("C156 Bloody Trident", NEUTRAL, cost=2, traits="Battlefield").has(
    passive(OnChallenge(None, unopposed=True), LosePower(FactionCard(THE_LOSER), 2))
)
WINTER.location("C157 Crossroads", NEUTRAL, cost=2, traits="Westeros", income=1, influence=1)
WINTER.location("C158 Fallow Fields", NEUTRAL, cost=3, traits="Westeros", keywords="limited", income=2, influence=2)
WINTER.location("R159 King's Landing", NEUTRAL, UNIQUE, cost=3, traits="King's Landing", keywords="deathbound, doomed").has(
    act("", NameFaction(), UntilEnd(PHASE, Strength(Each(OfThatFaction(Cards(CHARACTER))), +1)), cost=InfluenceCost(1))
)
WINTER.location("C160 Minor Fiefdom", NEUTRAL, cost=0, traits="Westeros", influence=1)
WINTER.location("C161 Ravaged Coast", NEUTRAL, cost=2, traits="Battlefield").has(
    passive(OnChallenge(None, unopposed=True), Kneel(Choose(Cards(LOCATION, standing=True, controller=YOU), by=THE_LOSER)))
)
WINTER.location("R162 Robert's Deathbed", NEUTRAL, cost=0, traits="King's Landing", influence=3).has(
    passive(is_knelt_for_influence(THIS), Discard(THIS, can_be_saved=False))
)
WINTER.location("U163 The New Gift", NEUTRAL, cost=0, traits="The North", keywords="deathbound, doomed").has(
    act("marshaling", ReduceNext(Cards(ATTACHMENT), 1, influence=True), cost=KneelCost(THIS))
)
WINTER.location("U164 The Old Gift", NEUTRAL, cost=0, traits="The North", keywords="deathbound, doomed").has(
    act("marshaling", ReduceNext(Cards(LOCATION), 1, influence=True), cost=KneelCost(THIS))
)
TARGARYEN_STARTER.location("T35 Kingsroad Farmstead", NEUTRAL, cost=0, traits="Westeros", keywords="limited", income=1)
TARGARYEN_STARTER.location("T36 Kingsroad Inn", NEUTRAL, cost=1, traits="Westeros", keywords="limited").has(
    act("marshaling", ReduceNext(Cards(), 1), cost=KneelCost(THIS))
)
GREYJOY_STARTER.location("G37 The Red Keep", NEUTRAL, UNIQUE, cost=2, traits="King's Landing", influence=3).has(
    constant(Immune(THIS, EVENT, CHARACTER))
)
TARGARYEN_STARTER.location("T47 The Broken Ground", NEUTRAL, cost=3, traits="Westeros").has(
    act("challenges", Kill(Choose(Cards(CHARACTER, participating=True, strength_at_most=Number(1)))), cost=KneelCost(THIS))
)
