"""The cards of House Stark."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import DOOM, SPENT, STARK, WINTER, act, dying, heir, reducer, response, throne

WINTER.attachment("R1 Allied with the Twins", STARK, cost=2, traits="Skill. Condition").has(
    constant(Strength(HOST, +10), when=Participates(HOST, DEFENDER))
)
WINTER.attachment("U2 Frozen Solid", STARK, cost=1, traits="Condition", on=Cards(ATTACHMENT, LOCATION)).has(
    constant(Blank(HOST, but_traits=False))
)
WINTER.attachment("C3 Northman's Grit", STARK, cost=1, traits="Skill").has(constant(Immune(HOST, EVENT), Strength(HOST, +3)))
WINTER.character(
    "U4 Arya Stark", STARK, UNIQUE, SHE, cost=3, strength=2, icons="P", traits="Lady", keywords="stealth, deadly"
).has(response(you_win(), PutIntoPlay(THIS), zone=HAND))
WINTER.character(
    "U5 Catelyn Stark", STARK, UNIQUE, SHE, cost=3, strength=3, icons="IP", traits="Lady. House Tully", keywords="doomed"
).has(constant(Immune(THIS, CHARACTER)), dying(PutIntoPlay(Choose(Cards(CHARACTER, faction=STARK, zones=(DEAD,), owner=YOU)))))
WINTER.character(
    "U6 Eddard Stark", STARK, UNIQUE, HE, cost=4, strength=4, icons="MP", traits="Lord", keywords="deadly, renown, doomed"
).has(response(killed(Cards(CHARACTER, faction=STARK)), Stand(THIS)))
WINTER.character("R7 Jojen Reed", STARK, UNIQUE, HE, cost=1, strength=1, icons="IP", traits="Lord. House Reed").has(
    act(
        "marshaling",
        NameCard(),
        Then(PickPlayer(A_PLAYER), Discard(Top(THAT_PLAYER, 3)), GainPower(THIS, CountThose(OfThatName(THAT_PLAYER)))),
        cost=(KneelCost(THIS), InfluenceCost(1)),
    )
)
WINTER.character(
    "R8 Meera Reed",
    STARK,
    UNIQUE,
    SHE,
    cost=2,
    strength=2,
    icons="MI",
    traits="Lady. House Reed",
    keywords="stealth",
    only_for=STARK,
).has(act("", PutIntoPlay(THIS), cost=InfluenceCost(2), zone=HAND), act("", ReturnToHand(THIS), cost=InfluenceCost(1)))
WINTER.character(
    "R9 Shaggydog", STARK, UNIQUE, cost=1, strength=1, icons="M", traits="Creature. Direwolf", keywords="no attachments, deadly"
).has(
    constant(Strength(THIS, +3), Immune(THIS, EVENT), when=ThereIs(Cards(CHARACTER, faction=STARK, trait="Lord", controller=YOU)))
)
WINTER.character("R10 Northern Heir", STARK, PERPETUAL, cost=2, strength=2, icons="MP", traits="House Umber").has(
    constant(does_not_kneel_to_defend(THIS)), heir()
)
WINTER.character(
    "C11 Greatjon's Elite", STARK, cost=4, strength=4, icons="MP", traits="Army. House Umber", keywords="no attachments, deadly"
)
WINTER.character("U12 House Stark Herald", STARK, cost=1, strength=1, icons="M", traits="Ally").has(
    constant(CostsLess(Cards(CHARACTER, trait="Army"), 1, YOU))
)
WINTER.character("C13 Huntress in the Swamp", STARK, cost=1, strength=1, icons="M", traits="House Reed", keywords="stealth")
WINTER.character("C14 Keeper of the New Gods", STARK, cost=2, strength=2, icons="I", traits="Septon").has(
    act("", UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER)), +2)), cost=KneelCost(THIS))
)
WINTER.character("C15 Lookout", STARK, cost=2, strength=2, icons="M", traits="Ally").has(
    constant(cannot_be_declared_as_defender(Each(Cards(CHARACTER, trait="Army"))), when=Participates(THIS, ATTACKER))
)
WINTER.character(
    "U16 Last Hearth's Finest",
    STARK,
    cost=5,
    strength=4,
    icons="MP",
    traits="Army. House Umber",
    keywords="no attachments, deadly",
).has(constant(does_not_kneel_to_attack(THIS), when=DOOM))
WINTER.location("U17 The Iron Throne", STARK, UNIQUE, cost=3, traits="King's Landing").has(
    throne(RevealCards(Top(YOU, 2)), PutOneIntoPlay(Cards(CHARACTER, cost_at_most=Number(2)), may=False))
)
WINTER.location("R18 Winterfell Castle", STARK, UNIQUE, cost=4, traits="Winterfell", keywords="deathbound, doomed").has(
    response(you_win(role=DEFENDER), Kill(Choose(Cards(CHARACTER, controller=YOU), by=EACH_OPPONENT)))
)
WINTER.location("C19 Broken Tower", STARK, cost=0, traits="Winterfell", keywords="deathbound, doomed").has(reducer(STARK))
WINTER.location("C20 Northern Fiefdoms", STARK, cost=1, traits="Winterfell", keywords="limited", influence=1).has(reducer(STARK))
WINTER.location("R21 Winterfell Barracks", STARK, cost=3, traits="Winterfell").has(
    act(
        "challenges",
        Search(Cards(CHARACTER), into_play=True),
        AtEnd(PHASE, If(StillInPlay(THOSE), ReturnToHand(THOSE))),
        cost=SPENT,
    )
)
WINTER.plot("U240 Winter is Coming", gold=2, initiative=4, claim=2, faction=STARK, only_for=STARK).has(
    constant(AddsToChallenge(2), when=DuringChallenge(with_cards=Cards(CHARACTER, participating=True, controller=YOU)))
)
