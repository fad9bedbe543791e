"""The cards of the Stark deck; those that both decks have are in ``both.py``."""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.cards.hbo.pack import WOLVES, save
from weirwood.thrones.cards.headings import act, passive, response

LANNISTER: Final = "lannister"
STARK: Final = "stark"

WOLVES.character("HBS01 Eddard Stark", STARK, UNIQUE, HE, cost=5, strength=5, icons="MP", traits="Lord", keywords="renown").has(
    response(YouMarshal(THIS), GainPower(THIS))
)
WOLVES.character("HBS02 Robb Stark", STARK, UNIQUE, HE, cost=4, strength=4, icons="MP", traits="Lord", keywords="renown").has(
    constant(
        Strength(Each(Cards(CHARACTER, faction=STARK, attacking=True, controller=YOU, other=True)), +1),
        when=Participates(THIS, ATTACKER),
    )
)
WOLVES.character("HBS03 Catelyn Stark", STARK, UNIQUE, SHE, cost=4, strength=4, icons="IP", traits="Lady").has(
    constant(
        Strength(Each(Cards(CHARACTER, faction=STARK, defending=True, controller=YOU, other=True)), +1),
        when=Participates(THIS, DEFENDER),
    )
)
WOLVES.character("HBS04 Jon Snow", STARK, UNIQUE, HE, cost=3, strength=3, icons="MP", traits="Bastard").has(
    response(OnChallenge(None, MILITARY, role=DEFENDER, with_cards=THIS), Stand(THIS))
)
WOLVES.character("HBS05 Arya Stark", STARK, UNIQUE, SHE, cost=2, strength=2, icons="MI", traits="Lady", keywords="stealth")
WOLVES.character("HBS06 Sansa Stark", STARK, UNIQUE, SHE, cost=2, strength=2, icons="IP", traits="Lady").has(
    response(you_lose(with_cards=THIS), Draw(1))
)
WOLVES.character("HBS07 Bran Stark", STARK, UNIQUE, HE, cost=2, strength=1, icons="I", traits="Lord").has(
    response(reveals_plot(YOU), LookAt(Top(YOU)), May(PlaceOnBottom(THOSE)))
)
WOLVES.character("HBS08 Maester Luwin", STARK, UNIQUE, HE, cost=3, strength=1, icons="I", traits="Maester").has(
    act("dominance", Draw(2), cost=KneelCost(THIS))
)
WOLVES.character("HBS09 Septa Mordane", STARK, UNIQUE, SHE, cost=1, strength=1, icons="I", traits="Ally").has(
    act("challenges", Stand(Choose(Cards(CHARACTER, trait="Lady", controller=YOU))), cost=KneelCost(THIS))
)
WOLVES.character("HBS10 Hodor", STARK, UNIQUE, HE, cost=1, strength=2, icons="M", traits="Ally").has(
    constant(Strength(THIS, +2), when=ThereIs(Cards(name="Bran Stark", controller=YOU)))
)
WOLVES.character("HBS11 Ser Rodrik Cassel", STARK, UNIQUE, HE, cost=3, strength=3, icons="M", traits="Knight", keywords="renown")
WOLVES.character("HBS12 Jory Cassel", STARK, UNIQUE, HE, cost=3, strength=3, icons="MP", traits="Guard").has(
    save(Cards(CHARACTER, unique=True, controller=YOU, other=True), cost=DiscardFromPlayCost(THIS))
)
WOLVES.character("HBS13 Greatjon Umber", STARK, UNIQUE, HE, cost=4, strength=5, icons="M", traits="Lord")
WOLVES.character("HBS14 Stark Escort", STARK, cost=2, strength=2, icons="M", traits="Guard").has(
    response(Declared(THIS, DEFENDER), Draw(1))
)
WOLVES.character("HBS15 Winterfell Guardsman", STARK, cost=1, strength=2, icons="M", traits="Guard")
WOLVES.character("HBS16 Northern Bannermen", STARK, cost=3, strength=4, icons="M", traits="Army")
WOLVES.character("HBS17 Rider of the Riverlands", STARK, cost=2, strength=2, icons="MP", traits="Knight")
WOLVES.character("HBS18 Keeper of the Stores", STARK, cost=1, strength=1, icons="P", traits="Ally").has(
    act("marshaling", ReduceNext(Cards(CHARACTER, faction=STARK), 1), cost=KneelCost(THIS))
)
WOLVES.location("HBS21 Winterfell Keep", STARK, cost=0, traits="The North", keywords="limited", income=1)
WOLVES.location("HBS22 Winterfell", STARK, UNIQUE, cost=3, traits="Stronghold. The North").has(
    constant(Strength(Each(Cards(CHARACTER, faction=STARK, controller=YOU)), +1))
)
WOLVES.location("HBS23 The Godswood", STARK, UNIQUE, cost=2, traits="The North").has(
    passive(killed(Cards(CHARACTER, faction=STARK, controller=YOU)), Draw(1))
)
WOLVES.location("HBS24 Moat Cailin", STARK, UNIQUE, cost=2, traits="Stronghold. The North").has(
    act(
        "challenges",
        UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER, faction=STARK, defending=True, controller=YOU)), +2)),
        cost=KneelCost(THIS),
    )
)
WOLVES.location("HBS25 Winter Town", STARK, cost=1, traits="The North").has(
    act("marshaling", ReduceNext(Cards(faction=STARK), 1), cost=KneelCost(THIS))
)
WOLVES.attachment("HBS27 Direwolf", STARK, cost=1, traits="Direwolf", on=Cards(CHARACTER, faction=STARK)).has(
    save(HOST, cost=KneelCost(THIS))
)
WOLVES.attachment("HBS28 Ice", STARK, UNIQUE, cost=3, traits="Weapon", on=Cards(CHARACTER, trait="Lord")).has(
    constant(Strength(HOST, +2), GainKeyword(HOST, RENOWN))
)
WOLVES.attachment("HBS29 Needle", STARK, UNIQUE, cost=1, traits="Weapon", on=Cards(CHARACTER, faction=STARK)).has(
    constant(Strength(HOST, Instead(Is(HOST, Cards(name="Arya Stark")), 2, 1)))
)
WOLVES.event("HBS31 Not Today", NEUTRAL, cost=0).has(save(Cards(CHARACTER, unique=True)))
WOLVES.event("HBS32 Winter Is Coming", NEUTRAL, cost=0).has(
    act(
        "challenges",
        ChooseCards(Choose(Cards(CHARACTER, faction=STARK, attacking=True, controller=YOU))),
        UntilEnd(CHALLENGE, PlotValue(CLAIM, +1)),
    )
)
WOLVES.event("HBS33 Howl of the Pack", NEUTRAL, cost=0).has(
    act(
        "challenges",
        UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER, faction=STARK, participating=True, controller=YOU)), +2)),
    )
)
WOLVES.event("HBS34 The North Remembers", NEUTRAL, cost=0).has(
    response(
        killed(Cards(CHARACTER, unique=True, faction=STARK, controller=YOU)),
        Kill(Choose(Cards(CHARACTER, faction=LANNISTER, strength_at_most=Number(3)))),
    )
)
WOLVES.event("HBS35 Ride Through the Night", NEUTRAL, cost=0).has(
    act("challenges", Stand(Choose(Cards(CHARACTER, faction=STARK, controller=YOU))), cost=PayGold(1))
)
