"""The cards of House Baratheon."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import BARATHEON, DOOM, SPENT, WINTER, act, dying, heir, reducer, response, throne

WINTER.attachment("R43 Chosen by R'hllor", BARATHEON, cost=0, traits="Condition").has(
    constant(Strength(HOST, +2)), response(gains_power(Cards(FACTION)), Stand(HOST))
)
WINTER.attachment("C44 Stormlander's Pride", BARATHEON, cost=1, traits="Condition").has(
    constant(Strength(HOST, +2)), act("", Stand(HOST), cost=InfluenceCost(3), of_host=True)
)
WINTER.character(
    "R45 Melisandre", BARATHEON, UNIQUE, SHE, cost=5, strength=3, icons="IP", traits="Lady. Asshai", keywords="deadly, doomed"
).has(response(gains_power_by_renown(Cards(CHARACTER)), GainPower(THIS)))
WINTER.character("U46 Renly Baratheon", BARATHEON, UNIQUE, HE, cost=3, strength=2, icons="MIP", traits="Lord").has(
    constant(GainKeyword(THIS, RENOWN), when=ThereIs(Cards(CHARACTER, keyword=RENOWN, other=True))),
    constant(GainKeyword(THIS, STEALTH), when=ThereIs(Cards(CHARACTER, keyword=STEALTH, other=True))),
)
WINTER.character(
    "U47 Robert Baratheon", BARATHEON, UNIQUE, HE, cost=4, strength=3, icons="MP", traits="Lord", keywords="renown, doomed"
).has(dying(MovePower(Each(Cards(CHARACTER)), FactionCard(YOU), ALL)))
WINTER.character("U48 Selyse Baratheon", BARATHEON, UNIQUE, SHE, cost=2, strength=1, icons="P", traits="Lady").has(
    act(
        "",
        Stand(Choose(Cards(CHARACTER, controller=YOU))),
        cost=DiscardPowerCost(Cards(CHARACTER, controller=YOU)),
        limit=limit(3, ROUND),
    )
)
WINTER.character("R49 Ser Cortnay Penrose", BARATHEON, UNIQUE, HE, cost=2, strength=1, icons="MP", traits="Lord. Knight").has(
    constant(Strength(THIS, Count(Cards(CHARACTER, faction=BARATHEON, zones=(DEAD,)))))
)
WINTER.character(
    "R50 Stormland Heir", BARATHEON, PERPETUAL, cost=4, strength=3, icons="MP", traits="Asshai", keywords="renown"
).has(heir())
WINTER.character("C51 Braavosi Spy", BARATHEON, cost=1, strength=1, icons="I", traits="Ally").has(
    act("marshaling", UntilEnd(PHASE, Blank(Choose(Cards(LOCATION, limited=False)), but_traits=False)), cost=KneelCost(THIS))
)
WINTER.character("U52 Converted Maester", BARATHEON, cost=3, strength=3, icons="IP", traits="Maester").has(
    response(YouMarshal(THIS), PlaceInPile(Choose(Cards(zones=(DEAD,))), DISCARD))
)
WINTER.character("U53 Mother of Shadows", BARATHEON, cost=3, strength=2, icons="IP", traits="Asshai").has(
    constant(Immune(THIS, EVENT, CHARACTER, opponents=True), when=DOOM)
)
WINTER.character("R54 Pentoshi Captain", BARATHEON, cost=3, strength=3, icons="M", traits="Mercenary").has(
    constant(MayPayPenalty(THIS, 1)), response(YouMarshal(THIS, penalty=True), MovePower(Pick(Cards(CHARACTER)), THIS, ALL))
)
WINTER.character(
    "C55 Ser Axell's Elite",
    BARATHEON,
    cost=5,
    strength=5,
    icons="MP",
    traits="Army. House Florent",
    keywords="no attachments, deadly",
)
WINTER.character("C56 Knight Commander", BARATHEON, cost=2, strength=2, icons="MP", traits="Knight").has(
    constant(Strength(THIS, +1), when=ThereIs(Cards(CHARACTER, trait="Army", controller=YOU)))
)
WINTER.character("C57 Student of the Stars", BARATHEON, cost=2, strength=2, icons="IP", traits="Maester")
WINTER.location("R58 Storm's End", BARATHEON, UNIQUE, cost=3, traits="Westeros", keywords="deathbound, doomed").has(
    act("challenges", Stand(Choose(Cards(CHARACTER), 2)), cost=(KneelCost(THIS), InfluenceCost(1)))
)
WINTER.location("U59 The Iron Throne", BARATHEON, UNIQUE, cost=3, traits="King's Landing").has(
    throne(Discard(Choose(Cards(ATTACHMENT, unique=False))))
)
WINTER.location("R60 Aegon's Sept", BARATHEON, cost=3, traits="Dragonstone").has(
    act(
        "challenges",
        ReturnToHand(
            Pick(
                Cards(
                    CHARACTER,
                    LOCATION,
                    ATTACHMENT,
                    cost_at_most=Count(Cards(CHARACTER, participating=True)),
                    zones=(DISCARD,),
                    owner=YOU,
                )
            )
        ),
        cost=SPENT,
        only=DuringChallenge(),
    )
)
WINTER.location("C61 Crumbling Stone Dragon", BARATHEON, cost=0, traits="Dragonstone", keywords="deathbound, doomed").has(
    reducer(BARATHEON)
)
WINTER.location("U62 Obsidian Ramparts", BARATHEON, cost=2, traits="Dragonstone").has(
    response(gains_power_by_renown(Cards(CHARACTER)), LookAt(Top(YOU, 2)), PlaceOnBottomOrTop(2))
)
WINTER.location("C63 Stormlands Fiefdoms", BARATHEON, cost=1, traits="Westeros", keywords="limited", influence=1).has(
    reducer(BARATHEON)
)
WINTER.plot("U228 Ours is the Fury", gold=3, initiative=7, claim=1, faction=BARATHEON, only_for=BARATHEON).has(
    when_revealed(PlaceInPile(Choose(Cards(CHARACTER, zones=(DISCARD,))), DEAD))
)
