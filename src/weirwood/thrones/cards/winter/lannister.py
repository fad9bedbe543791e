"""The cards of House Lannister."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import (
    DOOM,
    LANNISTER,
    SPENT,
    WINTER,
    act,
    canceling,
    headed,
    heir,
    reducer,
    response,
    throne,
)

WINTER.attachment("C22 Gutter Rat's Cunning", LANNISTER, cost=1, traits="Skill").has(
    constant(Strength(HOST, +2), GainKeyword(HOST, STEALTH))
)
WINTER.attachment("R23 Tywin's Protege", LANNISTER, cost=0, traits="Skill").has(
    constant(Strength(HOST, +2)), response(you_win(with_cards=HOST), ReturnToHand(Choose(Cards(ATTACHMENT))))
)
WINTER.character(
    "U24 Cersei Lannister", LANNISTER, UNIQUE, SHE, cost=3, strength=3, icons="IP", traits="Lady", keywords="doomed"
).has(
    canceling(
        CHARACTER,
        then=Discard(ChooseThen(Cards(zones=(HAND,), owner=YOU), by=ControllerOf(IT))),
        cost=(KneelCost(THIS), InfluenceCost(1)),
    )
)
WINTER.character(
    "U25 Ser Jaime Lannister",
    LANNISTER,
    UNIQUE,
    HE,
    cost=4,
    strength=4,
    icons="MIP",
    traits="Lord. Knight",
    keywords="deadly, doomed",
).has(constant(Immune(THIS, CHARACTER, opponents=True)))
WINTER.character("R26 Tommen Baratheon", LANNISTER, UNIQUE, HE, cost=2, strength=2, icons="P", traits="Lord").has(
    response(killed(Cards(CHARACTER)), GainPower(THIS), cost=InfluenceCost(1), limit=limit(3, PHASE))
)
WINTER.character(
    "U27 Tyrion Lannister", LANNISTER, UNIQUE, HE, cost=4, strength=3, icons="IP", traits="Lord", keywords="stealth"
).has(act("challenges", ChangeChallengeType(INTRIGUE), cost=InfluenceCost(2), only=Participates(THIS)))
WINTER.character(
    "R28 Tywin Lannister", LANNISTER, UNIQUE, HE, cost=6, strength=4, icons="MIP", traits="Lord", keywords="doomed"
).has(headed(interrupt(EffectsWouldInitiate(EVENT), UnlessInfluence(1, A_PLAYER, Cancel()))))
WINTER.character("R29 Western Heir", LANNISTER, PERPETUAL, cost=2, strength=2, icons="I", traits="Ally", keywords="stealth").has(
    heir()
)
WINTER.character("C30 Enemy Informer", LANNISTER, cost=3, strength=2, icons="MI", traits="House Tyrell").has(
    response(YouMarshal(THIS), Kneel(Choose(Cards(CHARACTER))))
)
WINTER.character("C31 Expendable Ally", LANNISTER, cost=1, strength=1, icons="I", traits="Ally").has(
    canceling(CHARACTER, LOCATION, cost=SPENT)
)
WINTER.character(
    "C32 Highgarden Reinforcements",
    LANNISTER,
    cost=5,
    strength=4,
    icons="MP",
    traits="Army. House Tyrell",
    keywords="no attachments, deadly",
).has(response(YouMarshal(THIS), Draw(2)))
WINTER.character("U33 Joffrey's Herald", LANNISTER, cost=2, strength=1, icons="I", traits="Ally").has(
    act(
        "",
        ChooseCards(Choose(Cards(CHARACTER, LOCATION))),
        NameFaction(),
        UntilEnd(PHASE, GainAffiliation(CHOSEN)),
        cost=(KneelCost(THIS), InfluenceCost(2)),
    )
)
WINTER.character("R34 Littlefinger's Collectors", LANNISTER, cost=4, strength=3, icons="I", traits="Ally").has(
    constant(MayPayPenalty(THIS, 1)),
    response(YouMarshal(THIS, penalty=True), Discard(Choose(Cards(zones=(HAND,), owner=YOU), 2, by=EACH_OPPONENT))),
)
WINTER.character("U35 Ser Amory's Poachers", LANNISTER, cost=3, strength=3, icons="IP", traits="Army. Ally").has(
    constant(GainKeyword(THIS, STEALTH), GainKeyword(THIS, RENOWN), when=DOOM)
)
WINTER.character("C36 Courtesan of Highgarden", LANNISTER, cost=2, strength=2, icons="IP", traits="House Tyrell")
WINTER.location("R37 Casterly Rock", LANNISTER, UNIQUE, cost=3, traits="Lannisport", keywords="deathbound, doomed").has(
    act(
        "challenges",
        ChooseCards(Choose(Cards(CHARACTER))),
        Either(
            UntilEnd(PHASE, Strength(CHOSEN, -2)),
            UntilEnd(PHASE, LoseIcon(CHOSEN, INTRIGUE)),
            UntilEnd(PHASE, LoseKeyword(CHOSEN, STEALTH), LoseKeyword(CHOSEN, RENOWN)),
        ),
        cost=KneelCost(THIS),
    )
)
WINTER.location("U38 The Iron Throne", LANNISTER, UNIQUE, cost=3, traits="King's Landing").has(
    throne(Discard(Top(EACH_OPPONENT, 3)))
)
WINTER.location("C39 Corrupt Treasury", LANNISTER, cost=0, traits="Lannisport", keywords="deathbound, doomed").has(
    reducer(LANNISTER)
)
WINTER.location("R40 Halls of the Red Keep", LANNISTER, cost=2, traits="King's Landing").has(
    constant(PlotValue(CLAIM, +1, EACH_PLAYER), when=DuringChallenge(INTRIGUE))
)
WINTER.location("U41 Tywin's Manse", LANNISTER, cost=3, traits="Lannisport").has(
    response(wins_dominance(YOU), GainPower(FactionCard(YOU)))
)
WINTER.location("C42 Western Fiefdoms", LANNISTER, cost=1, traits="Lannisport", keywords="limited", influence=1).has(
    reducer(LANNISTER)
)
WINTER.plot("U227 Hear Me Roar", gold=5, initiative=3, claim=1, faction=LANNISTER, only_for=LANNISTER).has(
    constant(Strength(Each(Cards(CHARACTER, no_icon=INTRIGUE)), -1))
)
