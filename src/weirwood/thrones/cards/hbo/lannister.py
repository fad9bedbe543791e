"""The cards of the Lannister deck; those that both decks have are in ``both.py``."""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.cards.hbo.pack import LIONS, save
from weirwood.thrones.cards.headings import act, passive, response

LANNISTER: Final = "lannister"

LIONS.character(
    "HBL01 Tywin Lannister", LANNISTER, UNIQUE, HE, cost=5, strength=4, icons="MIP", traits="Lord", keywords="renown", income=1
).has(constant(Strength(THIS, +2), when=AtLeast(GoldInPool(YOU), 2)))
LIONS.character("HBL02 Cersei Lannister", LANNISTER, UNIQUE, SHE, cost=4, strength=4, icons="IP", traits="Lady").has(
    response(you_win(INTRIGUE, role=ATTACKER, with_cards=THIS), Kneel(Choose(Cards(CHARACTER))))
)
LIONS.character(
    "HBL03 Ser Jaime Lannister", LANNISTER, UNIQUE, HE, cost=4, strength=4, icons="MP", traits="Knight. Lord", keywords="renown"
).has(constant(Strength(THIS, +2), when=Participates(THIS, ATTACKER, alone=True)))
LIONS.character(
    "HBL04 Tyrion Lannister", LANNISTER, UNIQUE, HE, cost=3, strength=2, icons="IP", traits="Lord", keywords="stealth"
).has(response(you_win(with_cards=THIS), GainGold(1)))
LIONS.character("HBL05 Joffrey Baratheon", LANNISTER, UNIQUE, HE, cost=3, strength=3, icons="P", traits="Lord").has(
    passive(killed(Cards(CHARACTER, unique=True)), GainPower(THIS))
)
LIONS.character("HBL06 The Hound", LANNISTER, UNIQUE, HE, cost=2, strength=3, icons="M", traits="Ally")
LIONS.character("HBL07 Ser Gregor Clegane", LANNISTER, UNIQUE, HE, cost=3, strength=4, icons="M", traits="Knight").has(
    act(
        "challenges",
        UntilEnd(CHALLENGE, PlotValue(CLAIM, +1)),
        cost=PayGold(2),
        only=Participates(THIS, ATTACKER),
        limit=limit(1, CHALLENGE),
    )
)
LIONS.character("HBL08 Shae", NEUTRAL, SHE, cost=1, strength=1, icons="I", traits="Ally").has(
    act(
        "challenges",
        UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER, participating=True)), 2, sign=-1)),
        cost=KneelCost(THIS),
    )
)
LIONS.character("HBL09 Lannister Guards", LANNISTER, cost=2, strength=2, icons="MP", traits="Guard").has(
    response(reveals_plot(YOU), Draw(1), cost=KneelCost(THIS))
)
LIONS.character("HBL10 Ser Ilyn Payne", LANNISTER, UNIQUE, HE, cost=3, strength=2, icons="M", traits="Knight").has(
    act(
        "dominance", Kill(Choose(Cards(CHARACTER, kneeling=True, strength_at_most=Number(2)))), cost=(KneelCost(THIS), PayGold(1))
    )
)
LIONS.character("HBL11 Grand Maester Pycelle", LANNISTER, UNIQUE, HE, cost=2, strength=1, icons="I", traits="Maester").has(
    response(you_win(INTRIGUE), Draw(1), cost=KneelCost(THIS))
)
LIONS.character("HBL12 Bronn", NEUTRAL, UNIQUE, HE, cost=2, strength=2, icons="M", traits="Ally. Knight").has(
    act("challenges", UntilEnd(CHALLENGE, Strength(THIS, +1)), cost=PayGold(1), only=Participates(THIS))
)
LIONS.character("HBL13 Ser Kevan Lannister", LANNISTER, UNIQUE, HE, cost=3, strength=3, icons="MI", traits="Knight. Lord")
LIONS.character("HBL14 Gold Cloaks", NEUTRAL, cost=2, strength=2, icons="MP", traits="Ally. Guard")
LIONS.character("HBL15 Host of the West", LANNISTER, cost=5, strength=6, icons="M", traits="Army")
LIONS.character("HBL16 Queen's Handmaiden", LANNISTER, cost=1, strength=1, icons="I", traits="Ally", keywords="stealth")
LIONS.character("HBL17 Lannisport Goldsmith", LANNISTER, cost=2, strength=1, icons="I", traits="Ally", income=1)
LIONS.character("HBL18 Steward of the Rock", LANNISTER, cost=1, strength=1, icons="P", traits="Ally").has(
    act("marshaling", ReduceNext(Cards(CHARACTER, faction=LANNISTER), 1), cost=KneelCost(THIS))
)
LIONS.location("HBL21 Lannister Encampment", LANNISTER, cost=0, traits="The Westerlands", keywords="limited", income=1)
LIONS.location("HBL22 Casterly Rock", LANNISTER, UNIQUE, cost=3, traits="Stronghold. The Westerlands", income=2)
LIONS.location("HBL23 Lannisport", LANNISTER, UNIQUE, cost=2, traits="The Westerlands").has(
    response(you_win(unopposed=True), GainGold(2), cost=KneelCost(THIS))
)
LIONS.location("HBL24 The Black Cells", LANNISTER, UNIQUE, cost=2, traits="King's Landing").has(
    act("standing", Kneel(Choose(Cards(CHARACTER))), cost=(KneelCost(THIS), PayGold(2)))
)
LIONS.location("HBL25 Mines of the Westerlands", LANNISTER, cost=1, traits="The Westerlands").has(
    act("marshaling", ReduceNext(Cards(faction=LANNISTER), 1), cost=KneelCost(THIS))
)
LIONS.location("HBL26 Crossroads Inn", NEUTRAL, cost=2, traits="The Riverlands", income=1)
LIONS.attachment("HBL29 Gilded Armour", LANNISTER, cost=1, traits="Armour", on=Cards(CHARACTER, faction=LANNISTER)).has(
    save(HOST, cost=DiscardFromPlayCost(THIS))
)
LIONS.attachment("HBL30 Iron Shackles", LANNISTER, cost=2, traits="Condition").has(constant(cannot_be_declared_as_attacker(HOST)))
LIONS.attachment("HBL31 Purse of Gold", LANNISTER, cost=1, traits="Item", income=1, on=Cards(CHARACTER, faction=LANNISTER))
LIONS.event("HBL32 A Lannister Pays His Debts", NEUTRAL, cost=0).has(
    response(
        you_lose(),
        Kill(Choose(Cards(CHARACTER, participating=True))),
        cost=KneelCost(Cards(CHARACTER, faction=LANNISTER, controller=YOU)),
    )
)
LIONS.event("HBL33 The Lion's Cunning", NEUTRAL, cost=0).has(act("", Kneel(Choose(Cards(CHARACTER))), cost=PayGold(2)))
LIONS.event("HBL34 Insidious Ways", NEUTRAL, cost=0).has(
    act(
        "challenges",
        UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER, attacking=True, controller=YOU)), +2)),
        IfYouWin(Draw(2)),
    )
)
LIONS.event("HBL35 False Summons", NEUTRAL, cost=0).has(
    act(
        "challenges",
        RemoveFromChallenge(Choose(Cards(CHARACTER, participating=True, strength_at_most=Number(3)))),
        cost=PayGold(1),
    )
)
LIONS.event("HBL36 Bought Loyalty", NEUTRAL, cost=0).has(act("marshaling", ReduceNext(Cards(CHARACTER), 2)))
LIONS.event("HBL37 Sold Secrets", NEUTRAL, cost=0).has(
    act("taxation", Discard(AtRandom(AN_OPPONENT)), only=Challenged(won=True, type=INTRIGUE, period=ROUND))
)
