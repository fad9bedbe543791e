"""Cards of Calm over Westeros."""

from typing import Final

from weirwood.thrones.ability import *

CALM_OVER_WESTEROS: Final = Pack("second", "CoW", "Calm over Westeros")

_BLOOD_MAGIC: Final = attachment_side("Condition", constant(Blank(HOST)), keywords="terminal")
CALM_OVER_WESTEROS.character(
    "02081 Greatjon's Vanguard", "stark", cost=5, strength=4, icons="MP", traits="Army. House Umber", keywords="no attachments"
).has(constant(Strength(THIS, +2), GainKeyword(THIS, RENOWN), when=FewerThan(UsedPlots(YOU), 3)))
CALM_OVER_WESTEROS.location("02082 Winterfell Crypt", "stark", UNIQUE, LOYAL, cost=1, traits="Winterfell").has(
    reaction(
        sacrificed_or_killed(Cards(CHARACTER, unique=True, faction="stark", controller=YOU), phase="challenges"),
        ChooseCards(Choose(Cards(CHARACTER, printed_strength_at_most=PrintedStrength(IT)))),
        AtEnd(PHASE, If(StillInPlay(CHOSEN), ShuffleIntoDeck(CHOSEN))),
        cost=SacrificeCost(THIS),
    )
)
CALM_OVER_WESTEROS.character(
    "02083 Roseroad Patrol", "tyrell", cost=4, strength=3, icons="MP", traits="Army", keywords="no attachments"
).has(constant(GainKeyword(THIS, STEALTH), when=ThereIs(Cards(CHARACTER, strongest=True, controller=YOU))))
CALM_OVER_WESTEROS.plot(
    "02084 Pulling the Strings", LOYAL, gold=5, initiative=2, claim=1, reserve=6, traits="Scheme", faction="tyrell", deck_limit=1
).has(
    when_revealed(
        ChooseCards(Choose(Cards(PLOT, trait=("Edict", "Kingdom", "Scheme"), zones=(USED,), owner=AN_OPPONENT))),
        InitiateWhenRevealed(CHOSEN),
    )
)
CALM_OVER_WESTEROS.character(
    "02085 Chett",
    "thenightswatch",
    UNIQUE,
    HE,
    cost=3,
    strength=3,
    icons="I",
    traits="Steward",
    keywords="no attachments except Weapon",
).has(
    action(
        ReturnToHand(Pick(Cards(trait=("Direwolf", "Raven"), zones=(DISCARD,), owner=YOU))),
        cost=KneelCost(Cards(CHARACTER, trait="Steward")),
        phase="dominance",
        limit=limit(1, PHASE),
    )
)
CALM_OVER_WESTEROS.location("02086 Northern Rookery", "thenightswatch", UNIQUE, LOYAL, cost=2, traits="The North", reserve=1).has(
    reaction(YouMarshal(THIS), Draw(1))
)
CALM_OVER_WESTEROS.location("02087 Kingswood", "baratheon", LOYAL, cost=1, traits="Westeros").has(
    constant(Strength(Each(Cards(CHARACTER, attacking=True)), -1), when=DuringChallenge(POWER, DEFENDER)),
    forced_reaction(you_lose(POWER), Sacrifice(THIS)),
)
CALM_OVER_WESTEROS.attachment(
    "02088 Stinking Drunk", "baratheon", cost=0, traits="Condition", on=Cards(CHARACTER, controller=AN_OPPONENT)
).has(reaction(stands(HOST), Kneel(IT), cost=SacrificeCost(THIS)))
CALM_OVER_WESTEROS.character("02089 Bronn", "lannister", UNIQUE, HE, cost=1, strength=5, icons="M", traits="Mercenary").has(
    constant(GainIcon(THIS, MILITARY, INTRIGUE, POWER), when=DuringChallenge(role=DEFENDER)),
    action(TakeControl(THIS), cost=PayGold(1), phase="marshaling", by_anyone=True),
)
CALM_OVER_WESTEROS.event("02090 Trial by Combat", "lannister", LOYAL, cost=2).has(
    interrupt(ClaimApplied(INTRIGUE), ClaimOfType(MILITARY))
)
CALM_OVER_WESTEROS.character("02091 Raider from Pyke", "greyjoy", cost=2, strength=2, icons="M", traits="Raider").has(
    constant(HandGainsAmbush(Cards(trait="Weapon", zones=(HAND,), owner=YOU)))
)
CALM_OVER_WESTEROS.location("02092 Iron Mines", "greyjoy", cost=1, traits="Iron Islands").has(
    interrupt(would_be_killed(Cards(CHARACTER)), Save(), cost=SacrificeCost(THIS))
)
CALM_OVER_WESTEROS.character(
    "02093 Mirri Maz Duur", "targaryen", UNIQUE, SHE, cost=7, strength=5, icons="IP", traits="Lhazareen. Maegi"
).has(
    interrupt(
        ClaimApplied(attacking_alone=THIS),
        ChooseCards(Choose(Cards(CHARACTER, controller=THE_LOSER))),
        InsteadOfClaim(Kill(CHOSEN)),
    )
)
CALM_OVER_WESTEROS.event("02094 Blood Magic Ritual", "targaryen", LOYAL, cost=1, other_side=_BLOOD_MAGIC).has(
    interrupt(would_be_killed(Cards(CHARACTER, not_trait="Army")), Save(), Then(AttachAs(_BLOOD_MAGIC)))
)
CALM_OVER_WESTEROS.character(
    "02095 Knights of the Sun",
    "martell",
    cost=4,
    strength=4,
    icons="MP",
    traits="Army. Knight",
    keywords="no attachments except Weapon",
).has(constant(GainKeyword(THIS, RENOWN), when=AtLeast(UsedPlots(YOU), 3)))
CALM_OVER_WESTEROS.event("02096 Vengeance for Elia", "martell", LOYAL, cost=2).has(
    interrupt(ClaimApplied(role=DEFENDER), ChoosePlayer(AN_OPPONENT), PassClaimOn())
)
CALM_OVER_WESTEROS.location("02097 Street of Steel", "neutral", UNIQUE, cost=1, traits="King's Landing").has(
    reaction(you_win(MILITARY), Search(Cards(ATTACHMENT, trait=("Weapon", "Item")), top=10), cost=KneelCost(FactionCard(YOU)))
)
CALM_OVER_WESTEROS.location("02098 The Eyrie", "neutral", UNIQUE, cost=4, traits="House Arryn. Stronghold").has(
    reaction(phase_begins(), UntilEnd(PHASE, cannot_be_killed(Choose(Cards(CHARACTER)))), cost=KneelCost(THIS))
)
CALM_OVER_WESTEROS.event("02099 Nightmares", "neutral", cost=1, traits="Dream").has(
    action(UntilEnd(PHASE, Blank(Choose(Cards(CHARACTER, LOCATION)))))
)
CALM_OVER_WESTEROS.plot("02100 Famine", gold=2, initiative=0, claim=2, reserve=4, traits="Winter").has(
    constant(CostsMore(Cards(CHARACTER), 1, EACH_OPPONENT))
)
