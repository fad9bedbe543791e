"""The cards of House Greyjoy, those of its starter deck included."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import (
    DOOM,
    GREYJOY,
    GREYJOY_STARTER,
    SPENT,
    WINTER,
    act,
    canceling,
    dying,
    headed,
    heir,
    reducer,
    response,
    saving,
    throne,
)

WINTER.attachment("C64 Ironborn's Strength", GREYJOY, cost=1, traits="Skill").has(constant(Strength(HOST, +4)))
WINTER.character("R65 Aeron Damphair", GREYJOY, UNIQUE, HE, cost=3, strength=3, icons="P", traits="Ironborn").has(
    constant(Immune(THIS, CHARACTER)),
    act("", LosePower(Pick(Cards(CHARACTER, FACTION)), 2, up_to=True), cost=(KneelCost(THIS), InfluenceCost(2))),
)
WINTER.character("R66 Euron Crow's Eye", GREYJOY, UNIQUE, HE, cost=5, strength=4, icons="MIP", traits="Lord. Ironborn").has(
    constant(Immune(THIS, EVENT)),
    constant(GainKeyword(Each(Cards(CHARACTER, faction=GREYJOY, controller=YOU)), STEALTH), when=Standing(THIS)),
)
WINTER.character(
    "U67 Gormond Goodbrother", GREYJOY, UNIQUE, HE, cost=3, strength=3, icons="MI", traits="Lord. House Goodbrother"
).has(dying(GainPower(FactionCard(YOU), 2)))
WINTER.character(
    "U68 Theon Greyjoy", GREYJOY, UNIQUE, HE, cost=3, strength=3, icons="MP", traits="Lord. Ironborn", keywords="stealth, doomed"
).has(constant(does_not_kneel_to_fight(THIS), when=ThereIs(Cards(LOCATION, trait="Warship", controller=YOU))))
WINTER.character("U69 Victarion Greyjoy", GREYJOY, UNIQUE, HE, cost=4, strength=3, icons="MP", traits="Lord. Ironborn").has(
    constant(Immune(THIS, EVENT)),
    act("challenges", PutIntoPlay(Pick(Cards(LOCATION, trait="Warship", zones=(HAND,), owner=YOU))), cost=InfluenceCost(2)),
)
WINTER.character("R70 Island Heir", GREYJOY, PERPETUAL, cost=3, strength=3, icons="MP", traits="Ironborn").has(
    response(Declared(THIS, ATTACKER), Stand(Choose(Cards(trait="Warship")))), heir()
)
WINTER.character(
    "C71 Bannermen to the Kraken",
    GREYJOY,
    cost=6,
    strength=5,
    icons="MI",
    traits="Army. House Goodbrother",
    keywords="no attachments, deadly",
).has(response(you_win(unopposed=True, with_cards=THIS), GainPower(THIS, 2)))
WINTER.character("U72 Deadly Axeman", GREYJOY, cost=2, strength=2, icons="MP", traits="Ironborn").has(
    constant(Strength(THIS, +3), when=DOOM)
)
WINTER.character(
    "C73 Sea Raiders", GREYJOY, cost=2, strength=3, icons="MP", traits="Army. Ironborn", keywords="limited, no attachments"
)
WINTER.character("U74 Prophet of the Waves", GREYJOY, cost=2, strength=2, icons="I", traits="Ironborn").has(
    act("", UntilEnd(PHASE, GainKeyword(Choose(Cards(LOCATION)), DEATHBOUND)), cost=KneelCost(THIS))
)
WINTER.character("C75 Rider through the Storm", GREYJOY, cost=1, strength=1, icons="MP", traits="House Goodbrother")
WINTER.character("C76 Vanguard Axeman", GREYJOY, cost=2, strength=2, icons="M", traits="Ironborn").has(
    canceling(EVENT, cost=SPENT)
)
WINTER.location('R77 Longship "Black Wind"', GREYJOY, UNIQUE, cost=3, traits="Warship", keywords="deathbound, doomed").has(
    headed(interrupt(EffectsWouldInitiate(EVENT, influence=X), Cancel(), cost=(KneelCost(THIS), InfluenceCost(X))))
)
WINTER.location('R78 Longship "Great Kraken"', GREYJOY, UNIQUE, cost=3, traits="Warship", keywords="deathbound, doomed").has(
    act("challenges", UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER)), +4)), cost=KneelCost(THIS))
)
WINTER.location('R79 Longship "Silence"', GREYJOY, UNIQUE, cost=3, traits="Warship", keywords="deathbound, doomed").has(
    response(you_win(unopposed=True), GainPower(Choose(Cards(CHARACTER)), 2), cost=KneelCost(THIS))
)
WINTER.location("U80 The Iron Throne", GREYJOY, UNIQUE, cost=3, traits="King's Landing").has(
    throne(UntilEnd(PHASE, cannot_be_killed(Choose(Cards(CHARACTER)))))
)
WINTER.location("R81 Blazewater Coast", GREYJOY, cost=2, traits="Iron Islands").has(
    response(is_saved(Cards(CHARACTER)), PickPlayer(A_PLAYER), Discard(Top(THAT_PLAYER, 2)), limit=limit(2, PHASE))
)
WINTER.location("C82 Coastal Tower", GREYJOY, cost=0, traits="Iron Islands", keywords="deathbound, doomed").has(reducer(GREYJOY))
WINTER.location("C83 Iron Island Fiefdoms", GREYJOY, cost=1, traits="Iron Islands", keywords="limited", influence=1).has(
    reducer(GREYJOY)
)
WINTER.location("U84 Ten Towers Battlements", GREYJOY, cost=3, traits="Iron Islands").has(
    act("challenges", UntilEnd(PHASE, SwapStrength(Choose(Cards(CHARACTER), 2))), cost=KneelCost(THIS))
)
WINTER.plot("U236 We Do Not Sow", gold=4, initiative=2, claim=1, faction=GREYJOY, only_for=GREYJOY).has(
    constant(CountsAsUnopposed(4))
)
GREYJOY_STARTER.character("G10 Dagmer Cleftjaw", GREYJOY, UNIQUE, HE, cost=3, strength=3, icons="MP", traits="Ironborn").has(
    response(YouMarshal(THIS), TakeControl(Choose(Cards(LOCATION, unique=False)), this_phase=True)), act("", ReturnToHand(THIS))
)
GREYJOY_STARTER.character("G11 Balon's Follower", GREYJOY, cost=3, strength=3, icons="MP", traits="Ironborn").has(
    constant(NeedsMorePower(2, EACH_OPPONENT), when=ControlsOnly(GREYJOY))
)
GREYJOY_STARTER.character("G12 Thrice-Drowned Veteran", GREYJOY, cost=3, strength=3, icons="MP", traits="Ironborn").has(
    saving(THIS, cost=InfluenceCost(2))
)
GREYJOY_STARTER.character("G13 Andrik the Unsmiling", GREYJOY, UNIQUE, HE, cost=2, strength=3, icons="MP", traits="Ironborn").has(
    constant(NotDeclaredWith(Cards(CHARACTER, trait="Knight")))
)
GREYJOY_STARTER.character("G14 Warrior of the Old Way", GREYJOY, cost=2, strength=2, icons="M", traits="Ironborn").has(
    response(you_win(with_cards=THIS), GainPower(FactionCard(YOU)))
)
GREYJOY_STARTER.character(
    "G15 Asha Greyjoy", GREYJOY, UNIQUE, SHE, cost=3, strength=2, icons="MP", traits="Lady. Ironborn", keywords="renown"
).has(response(you_win(unopposed=True, with_cards=THIS), GainPower(THIS)))
GREYJOY_STARTER.character(
    "G16 Balon Greyjoy", GREYJOY, UNIQUE, HE, cost=4, strength=3, icons="MP", traits="Lord. Ironborn", keywords="renown"
).has(constant(cannot_be_declared_as_defender(Each(Cards(CHARACTER, unique=False))), when=Participates(THIS, ATTACKER)))
GREYJOY_STARTER.character("G17 Errant Captain", GREYJOY, cost=3, strength=2, icons="MI", traits="Ironborn").has(
    constant(ThisCostsLess(Count(Cards(LOCATION, trait="Warship", controller=YOU))))
)
GREYJOY_STARTER.character("G18 Scurvy Cutthroat", GREYJOY, cost=1, strength=1, icons="M", traits="Ally").has(
    response(EntersPlay(Cards(ATTACHMENT, controller=AN_OPPONENT), MARSHALED), Discard(IT), cost=SPENT)
)
GREYJOY_STARTER.attachment("G19 Son of the Sea Wind", GREYJOY, cost=2, traits="Title").has(constant(Strength(HOST, +5)))
GREYJOY_STARTER.attachment("G20 Kiss of Life", GREYJOY, cost=0, traits="Condition", keywords="setup").has(
    saving(HOST, cost=SPENT)
)
GREYJOY_STARTER.attachment("G21 Standard of the Kraken", GREYJOY, cost=2, traits="Banner", on=Cards(FACTION, controller=YOU)).has(
    act(
        "",
        ChooseCards(Choose(Cards(LOCATION))),
        UnlessInfluence(
            Count(Cards(ATTACHMENT, attached_to=Cards(FACTION, controller=YOU))),
            ControllerOf(CHOSEN),
            TakeControl(CHOSEN, this_phase=True),
        ),
        cost=KneelCost(HOST),
    )
)
GREYJOY_STARTER.attachment("G22 Thirst for Power", GREYJOY, cost=0, traits="Condition").has(
    constant(Strength(HOST, +1)), act("", MoveAttachment(THIS, Cards(CHARACTER)), limit=limit(1, PHASE))
)
GREYJOY_STARTER.location("G26 Island Transport", GREYJOY, cost=0, traits="Warship").has(
    constant(is_discarded(THIS), when=ThereIs(Cards(CHARACTER, printed_foreign=GREYJOY, controller=YOU))), reducer(GREYJOY)
)
GREYJOY_STARTER.location("G27 Banner Ship", GREYJOY, cost=0, traits="Warship").has(
    act("challenges", UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER, attacking=True)), +1)), cost=KneelCost(THIS))
)
GREYJOY_STARTER.location("G28 Swift Reinforcements", GREYJOY, cost=3, traits="Warship").has(
    constant(Strength(Each(Cards(CHARACTER, controller=YOU)), +1), when=Standing(THIS)),
    act(
        "challenges", PutIntoPlay(THIS), AtEnd(PHASE, If(StillInPlay(THIS), ReturnToHand(THIS))), cost=InfluenceCost(2), zone=HAND
    ),
)
GREYJOY_STARTER.location("G29 Marine Legion", GREYJOY, cost=1, traits="Warship").has(
    constant(leaves_by_discard(THIS)),
    act("challenges", UntilEnd(PHASE, Becomes(THIS, 3, (MILITARY, POWER))), cost=InfluenceCost(2)),
)
GREYJOY_STARTER.location("G30 Reserve Fleet", GREYJOY, cost=1, traits="Warship").has(
    act("challenges", UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER, attacking=True)), +2)), cost=KneelCost(THIS))
)
GREYJOY_STARTER.character("G46 Gorold's Avenger", GREYJOY, cost=2, strength=2, icons="MP", traits="Ironborn").has(
    response(is_saved(Cards(CHARACTER)), Stand(THIS), UntilEnd(PHASE, Strength(THIS, +2)))
)
GREYJOY_STARTER.location("G47 Marauding Longship", GREYJOY, cost=1, traits="Warship").has(
    act("challenges", RemoveFromChallenge(Choose(Cards(CHARACTER, defending=True))), cost=(InfluenceCost(1), SPENT))
)
GREYJOY_STARTER.plot("G53 Caution to the Wind", gold=3, initiative=5, claim=2, faction=GREYJOY, only_for=GREYJOY).has(
    when_revealed(NameChallengeType(), UntilEnd(PLOT_PERIOD, FightsInThatType()))
)
