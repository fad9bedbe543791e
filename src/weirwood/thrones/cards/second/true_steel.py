"""Cards of True Steel."""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.odd import KeepOneOfEach

TRUE_STEEL: Final = Pack("second", "TS", "True Steel")

_SANSA: Final = Each(Cards(name="Sansa Stark", controller=YOU))
_ARYA: Final = Each(Cards(name="Arya Stark", controller=YOU))
TRUE_STEEL.character("02101 Septa Mordane", "stark", UNIQUE, SHE, cost=3, strength=3, icons="I", traits="The Seven").has(
    constant(Strength(_SANSA, +2), GainKeyword(_SANSA, RENOWN)),
    constant(GainIcon(_ARYA, INTRIGUE), Immune(_ARYA, PLOT, opponents=True)),
)
TRUE_STEEL.attachment(
    "02102 Ward", "stark", UNIQUE, cost=4, traits="Condition", on=Cards(CHARACTER, cost_at_most=Number(4)), keywords="terminal"
).has(constant(ControlsHost()), constant(GainAffiliation(HOST, "stark")))
TRUE_STEEL.character(
    "02103 Butterbumps", "tyrell", UNIQUE, HE, LOYAL, cost=2, strength=2, icons="I", traits="Fool", keywords="insight"
).has(forced_reaction(you_lose(with_cards=THIS), Discard(AtRandom(YOU))))
TRUE_STEEL.event(
    "02104 A Gift of Arbor Red", "tyrell", cost=0, traits="House Redwyne", odd="gives each player a card of their deck"
).has(action(RevealCards(Top(EACH_PLAYER, 4)), KeepOneOfEach(), cost=KneelCost(FactionCard(YOU))))
TRUE_STEEL.character(
    "02105 Sworn Brother",
    "thenightswatch",
    cost=2,
    strength=1,
    icons="P",
    traits="Builder",
    keywords="no attachments except Weapon",
).has(constant(FirstCostsLess(Cards(LOCATION), 1, MARSHALING)))
TRUE_STEEL.attachment("02106 Old Bear's Raven", "thenightswatch", UNIQUE, cost=2, traits="Raven. Companion").has(
    constant(GainKeyword(HOST, STEALTH)), constant(GainIcon(HOST, INTRIGUE), when=Is(HOST, Cards(name="Old Bear Mormont")))
)
TRUE_STEEL.character(
    "02107 Ser Barristan Selmy",
    "baratheon",
    UNIQUE,
    HE,
    cost=7,
    strength=6,
    icons="MP",
    traits="Kingsguard. Knight. Small Council",
    keywords="renown",
).has(interrupt(would_be_killed(Cards(CHARACTER, trait=("Lord", "Lady"), controller=YOU)), Save(), cost=StandCost(THIS)))
TRUE_STEEL.character(
    "02108 City Watch",
    "baratheon",
    cost=5,
    strength=6,
    icons="MP",
    traits="Army",
    keywords="ambush 6, no attachments except Weapon",
).has(constant(ThisCostsLess(2, AMBUSHING), when=MoreThan(PowerOn(FactionCard(YOU)), PowerOn(FactionCard(AN_OPPONENT)))))
TRUE_STEEL.character("02109 Ser Ilyn Payne", "lannister", UNIQUE, HE, cost=6, strength=4, icons="IP", traits="Knight").has(
    action(Kill(Choose(Cards(CHARACTER, cost_at_most=Number(3)))), cost=KneelCost(THIS), phase="marshaling")
)
TRUE_STEEL.location("02110 Small Council Chamber", "lannister", UNIQUE, cost=3, traits="King's Landing").has(
    constant(Immune(THIS, EVENT)), reaction(you_win(INTRIGUE), GainPower(THIS))
)
TRUE_STEEL.character(
    "02111 Dagmer Cleftjaw",
    "greyjoy",
    UNIQUE,
    HE,
    LOYAL,
    cost=7,
    strength=5,
    icons="MP",
    traits="Captain. Ironborn",
    keywords="renown",
).has(
    interrupt(
        ClaimApplied(attacking_alone=THIS),
        ChooseCards(Choose(Cards(LOCATION, limited=False, cost_at_most=Number(3), controller=THE_LOSER))),
        InsteadOfClaim(TakeControl(CHOSEN)),
    )
)
TRUE_STEEL.attachment(
    "02112 Drowned God's Blessing", "greyjoy", cost=1, traits="Blessing", on=Cards(CHARACTER, faction="greyjoy"), initiative=1
).has(constant(GainTrait(HOST, "Drowned God"), cannot_be_only_target(HOST)))
TRUE_STEEL.character(
    "02113 Jhogo", "targaryen", UNIQUE, HE, LOYAL, cost=4, strength=3, icons="MP", traits="Bloodrider. Dothraki"
).has(
    constant(GainKeyword(THIS, STEALTH), when=ThereIs(Cards(CHARACTER, trait="Bloodrider", controller=YOU, other=True))),
    constant(Strength(THIS, Count(Cards(CHARACTER, zones=(DEAD,), owner=THE_DEFENDER))), when=Participates(THIS, ATTACKER)),
)
TRUE_STEEL.event("02114 Funeral Pyre", "targaryen", LOYAL, cost=0).has(
    reaction(killed(Cards(CHARACTER, trait=("Lord", "Lady"))), Draw(3), cost=KneelCost(FactionCard(YOU)))
)
TRUE_STEEL.character(
    "02115 Tyene Sand", "martell", UNIQUE, SHE, LOYAL, cost=6, strength=3, icons="IP", traits="Bastard. Sand Snake"
).has(
    reaction(
        you_win(INTRIGUE, role=ATTACKER, with_cards=THIS),
        PlaceToken("poison", Pick(Cards(CHARACTER, no_icon=INTRIGUE))),
        AtEnd(PHASE, If(HasToken(THOSE, "poison"), TakeToken("poison", THOSE), Kill(THOSE))),
    )
)
TRUE_STEEL.attachment("02116 Imprisoned", "martell", cost=1, traits="Condition", on=Cards(CHARACTER, controller=AN_OPPONENT)).has(
    constant(LoseIcon(HOST, MILITARY))
)
TRUE_STEEL.attachment("02117 Maester's Chain", "neutral", cost=1, traits="Item", on=Cards(CHARACTER, trait="Maester")).has(
    action(Discard(Choose(Cards(ATTACHMENT, trait="Condition"))), cost=KneelCost(THIS), phase="dominance")
)
TRUE_STEEL.location("02118 Street of Silk", "neutral", UNIQUE, cost=1, traits="King's Landing").has(
    reaction(
        you_win(with_cards=Cards(CHARACTER, trait=("Lord", "Lady"), controller=YOU)),
        Search(Cards(trait=("Ally", "Companion")), top=5),
        cost=KneelCost(FactionCard(YOU)),
    )
)
TRUE_STEEL.plot("02119 Forgotten Plans", gold=4, initiative=2, claim=1, reserve=6, traits="Scheme", deck_limit=1).has(
    constant(Blank(Each(Cards(PLOT, not_trait="Scheme"))), when=DuringPhase("plot", never=True))
)
TRUE_STEEL.plot("02120 Close Call", gold=5, initiative=0, claim=1, reserve=6, traits="Summer").has(
    when_revealed(
        PlaceInPile(Pick(Cards(CHARACTER, zones=(DEAD,), owner=YOU)), DISCARD),
        Then(If(ThereIs(Cards(PLOT, trait="Winter"), never=True), Draw(1))),
    )
)
