"""Cards of Taking the Black."""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.odd import HaveNotDrawn, NameTrait, OfNamedTrait

TAKING_THE_BLACK: Final = Pack("second", "TtB", "Taking the Black")

TAKING_THE_BLACK.character(
    "02001 Will",
    "thenightswatch",
    UNIQUE,
    LOYAL,
    HE,
    cost=4,
    strength=3,
    icons="MI",
    traits="Ranger",
    keywords="stealth, insight",
).has(forced_reaction(you_lose(unopposed=True), Sacrifice(Pick(Cards(CHARACTER, trait="Ranger", controller=YOU)))))

_CALLING: Final = NameTrait("Builder", "Ranger", "Steward")
TAKING_THE_BLACK.event("02002 The Watch Has Need", "thenightswatch", cost=1, odd="names a trait").has(
    action(_CALLING, Search(OfNamedTrait(_CALLING), top=ReserveOf(YOU), any_number=True))
)

_BRAN: Final = Each(Cards(name="Bran Stark", controller=YOU))
TAKING_THE_BLACK.character("02003 Maester Luwin", "stark", UNIQUE, HE, cost=3, strength=2, icons="IP", traits="Maester").has(
    constant(GainKeyword(Each(Cards(name="Robb Stark", controller=YOU)), INSIGHT)),
    constant(GainKeyword(Each(Cards(name="Jon Snow", controller=YOU)), STEALTH)),
    constant(Immune(_BRAN, PLOT, opponents=True)),
    constant(GainKeyword(Each(Cards(name="Rickon Stark", controller=YOU)), PILLAGE)),
)

TAKING_THE_BLACK.attachment(
    "02004 Lady", "stark", UNIQUE, SHE, cost=1, traits="Direwolf", on=Cards(CHARACTER, faction="stark"), keywords="terminal"
).has(
    constant(Strength(HOST, +2)),
    action(
        MoveAttachment(THIS, Cards(CHARACTER)),
        Then(If(Is(HOST, Cards(name="Sansa Stark")), Stand(HOST))),
        cost=PayGold(1),
        limit=limit(1, PHASE),
    ),
)

TAKING_THE_BLACK.character("02005 Arbor Knight", "tyrell", cost=2, strength=1, icons="MI", traits="House Redwyne. Knight").has(
    action(
        UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER, trait="House Redwyne", participating=True)), +1)),
        cost=PayGold(1),
        phase="challenges",
        limit=limit(3, PHASE),
    )
)

TAKING_THE_BLACK.location("02006 Pleasure Barge", "tyrell", LOYAL, cost=0, traits="Barge", income=-1).has(
    constant(Immune(THIS)), reaction(YouMarshal(THIS), Draw(3), when=HaveNotDrawn())
)

TAKING_THE_BLACK.character(
    "02007 Renly Baratheon", "baratheon", UNIQUE, HE, cost=6, strength=4, icons="MIP", traits="Lord. Small Council"
).has(constant(FirstCostsLess(Cards(CHARACTER, not_faction="baratheon"), 1, MARSHALING)))

TAKING_THE_BLACK.attachment("02008 King Robert's Warhammer", "baratheon", UNIQUE, cost=2, traits="Weapon").has(
    constant(Strength(HOST, +1)),
    reaction(
        you_win(with_cards=HOST, role=ATTACKER),
        Kneel(Choose(Cards(CHARACTER), strength_budget=StrengthOf(HOST))),
        Then(Sacrifice(THIS)),
    ),
)

TAKING_THE_BLACK.character(
    "02009 The Hound", "lannister", UNIQUE, HE, cost=3, strength=6, icons="MP", traits="House Clegane", keywords="ambush 4"
).has(forced_reaction(you_win(with_cards=THIS), May(Discard(AtRandom(YOU)), otherwise=(ReturnToHand(THIS),))))

TAKING_THE_BLACK.location("02010 Cersei's Wheelhouse", "lannister", UNIQUE, LOYAL, cost=1, traits="Vehicle", initiative=-1).has(
    reaction(becomes_first_player(YOU), Either(GainGold(1), Draw(1)))
)

TAKING_THE_BLACK.location("02011 The Seastone Chair", "greyjoy", UNIQUE, LOYAL, cost=1, traits="Iron Islands").has(
    interrupt(
        ClaimApplied(MILITARY, role=ATTACKER, unopposed=True),
        ChooseCards(Choose(Cards(CHARACTER, controller=THE_LOSER, no_attachments=True))),
        InsteadOfClaim(Kill(CHOSEN)),
        cost=KneelCost(FactionCard(YOU)),
    )
)

TAKING_THE_BLACK.plot(
    "02012 Rise of the Kraken", LOYAL, gold=2, initiative=8, claim=2, reserve=5, traits="War", faction="greyjoy", deck_limit=1
).has(interrupt(gains_power_unopposed(YOU), GainInstead(2)))

TAKING_THE_BLACK.character("02013 Merchant Prince", "targaryen", HE, cost=3, strength=3, icons="I", traits="Companion").has(
    constant(Strength(THIS, +1), GainIcon(THIS, MILITARY), when=HasAttachment(THIS))
)

TAKING_THE_BLACK.location("02014 Vaes Dothrak", "targaryen", UNIQUE, LOYAL, cost=1, traits="Essos").has(
    reaction(
        reveals_plot(YOU),
        Discard(Choose(Cards(ATTACHMENT, cost_at_most=PrintedCost(Paid())))),
        cost=DiscardCost(Cards(ATTACHMENT, zones=(HAND,), owner=YOU)),
    )
)

TAKING_THE_BLACK.character("02015 Bastard Daughter", "martell", cost=2, strength=1, icons="M", traits="Bastard. Sand Snake").has(
    interrupt(killed(AnyKind(Itself(), Cards(name="The Red Viper"))), Discard(AtRandom(EACH_OPPONENT)))
)

TAKING_THE_BLACK.plot(
    "02016 The Long Plan", LOYAL, gold=4, initiative=3, claim=1, reserve=8, traits="Scheme", faction="martell", deck_limit=1
).has(constant(KeepsGold()), reaction(you_lose(), GainGold(1)))

TAKING_THE_BLACK.event("02017 Support of the People", "neutral", cost=1).has(
    reaction(you_win(POWER, by=5), Search(Cards(LOCATION, cost_at_most=Number(3)), into_play=True), limit=maximum(1, CHALLENGE))
)

TAKING_THE_BLACK.location("02018 Street of the Sisters", "neutral", UNIQUE, cost=1, traits="King's Landing").has(
    reaction(you_win(POWER, by=5), GainPower(FactionCard(YOU)), cost=KneelCost(FactionCard(YOU)))
)

TAKING_THE_BLACK.plot("02019 Muster the Realm", gold=4, initiative=5, claim=1, reserve=6, traits="Edict").has(
    constant(
        PlotValue(CLAIM, +1), when=DuringChallenge(with_cards=Cards(CHARACTER, trait="Army", attacking=True, controller=YOU))
    )
)

TAKING_THE_BLACK.plot("02020 Here to Serve", gold=3, initiative=3, claim=1, reserve=6, traits="Conclave. Kingdom").has(
    when_revealed(Search(Cards(CHARACTER, trait="Maester", cost_at_most=Number(3)), into_play=True))
)
