"""The cards of House Martell."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import DOOM, MARTELL, SPENT, WINTER, act, heir, passive, reducer, response, throne

WINTER.attachment("C106 Dornishman's Flourish", MARTELL, cost=0, traits="Skill").has(
    constant(Strength(HOST, +1), GainKeyword(HOST, RENOWN))
)
WINTER.attachment("R107 Deadly Seduction", MARTELL, cost=3, traits="Condition").has(
    passive(plot_is_revealed(Cards(PLOT)), Discard(HOST))
)
WINTER.character("U108 Areo Hotah", MARTELL, UNIQUE, HE, cost=4, strength=3, icons="MP", traits="Ally", keywords="deadly").has(
    constant(cannot_be_lowered(THIS))
)
WINTER.character(
    "U109 Arianne Martell", MARTELL, UNIQUE, SHE, cost=3, strength=3, icons="IP", traits="Lady", keywords="stealth, doomed"
).has(response(Declared(Cards(CHARACTER, keyword=STEALTH), ATTACKER), Stand(THIS)))
WINTER.character("U110 Ellaria Sand", MARTELL, UNIQUE, SHE, cost=3, strength=3, icons="IP", traits="Lady").has(
    response(you_lose(), MovePower(Pick(Cards(CHARACTER)), THIS))
)
WINTER.character(
    "R111 The Red Viper", MARTELL, UNIQUE, HE, cost=4, strength=4, icons="MIP", traits="Lord", keywords="renown, doomed"
).has(response(killed_or_discarded(Cards(CHARACTER)), Stand(THIS), Then(GainPower(THIS, 2)), cost=InfluenceCost(1)))
WINTER.character("R112 Southron Heiress", MARTELL, PERPETUAL, cost=3, strength=3, icons="IP", traits="House Dayne").has(
    constant(cannot_be_bypassed(THIS)), heir()
)
WINTER.character("R113 Arianne's Admirer", MARTELL, cost=2, strength=2, icons="MP", traits="House Dayne").has(
    constant(AnotherLimitedCard(YOU))
)
WINTER.character(
    "C114 Dornish Lancer", MARTELL, cost=4, strength=3, icons="MI", traits="Knight. House Dayne", keywords="stealth"
).has(response(Bypasses(THIS), Draw(1)))
WINTER.character("R115 Initiate of Poisons", MARTELL, cost=1, strength=1, icons="I", traits="Maester").has(
    act("", UntilEnd(PHASE, LoseIcon(Choose(Cards(CHARACTER)), INTRIGUE)), cost=InfluenceCost(1))
)
WINTER.character(
    "U116 Lord Edric's Knight", MARTELL, cost=2, strength=2, icons="M", traits="Knight. House Dayne", keywords="stealth"
)
WINTER.character("C117 Prince's Spy", MARTELL, cost=1, strength=1, icons="I", traits="Ally").has(
    response(DrawsCards(A_PLAYER, phase="draw"), LookAt(DRAWN))
)
WINTER.character("C118 House Messenger", MARTELL, cost=2, strength=2, icons="I", traits="Ally").has(
    passive(YouMarshal(THIS), RevealCards(Top(YOU, 2)), Then(AddSomeToHand(1, up_to=False)))
)
WINTER.character("C119 Student of Subtlety", MARTELL, cost=2, strength=2, icons="I", traits="Maester").has(
    act(
        "",
        ChooseCards(Choose(Cards(CHARACTER))),
        NameChallengeIcon(),
        Either(UntilEnd(PHASE, GainIcon(CHOSEN)), UntilEnd(PHASE, LoseIcon(CHOSEN))),
        cost=InfluenceCost(2),
    )
)
WINTER.character("U120 Warmonger", MARTELL, cost=3, strength=1, icons="MP", traits="Mercenary").has(
    constant(Strength(THIS, Count(Cards(CHARACTER, zones=(DEAD,)))), when=DOOM)
)
WINTER.location("R121 Sunspear", MARTELL, UNIQUE, cost=4, traits="Dorne", keywords="deathbound, doomed").has(
    constant(CannotInitiate(AN_OPPONENT, against_you=True, after=Challenged(True, by=4)))
)
WINTER.location("U122 The Iron Throne", MARTELL, UNIQUE, cost=3, traits="King's Landing").has(
    throne(PlaceOnTop(Topmost(Cards(EVENT), YOU)))
)
WINTER.location("C123 Desert Cache", MARTELL, cost=0, traits="Dorne", keywords="deathbound, doomed").has(reducer(MARTELL))
WINTER.location("U124 Doran's Palanquin", MARTELL, cost=3, traits="Dorne", influence=4)
WINTER.location("C125 Dornish Fiefdoms", MARTELL, cost=1, traits="Dorne", keywords="limited", influence=1).has(reducer(MARTELL))
WINTER.location("R126 Ruins in the Sand", MARTELL, cost=3, traits="Dorne").has(
    response(you_lose(), UntilEnd(PHASE, Strength(Each(Cards(CHARACTER, controller=YOU)), +2)), cost=SPENT)
)
WINTER.plot("U235 Unbowed, Unbent, Unbroken", gold=4, initiative=5, claim=1, faction=MARTELL, only_for=MARTELL).has(
    constant(cannot_be_bypassed(Each(Cards(CHARACTER, controller=YOU))))
)
