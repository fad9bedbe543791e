"""House Baratheon in the Core Set."""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character

CORE.character("01046 Maester Cressen", "baratheon", UNIQUE, HE, cost=3, strength=3, icons="P", traits="Maester").has(
    action(Discard(Choose(Cards(ATTACHMENT, trait="Condition"))), cost=KneelCost(THIS), phase="marshaling")
)
CORE.character("01047 Melisandre", "baratheon", UNIQUE, SHE, cost=5, strength=4, icons="IP", traits="Lady. R'hllor").has(
    reaction(YouMarshal(Cards(trait="R'hllor"), or_play=True), Kneel(Choose(Cards(CHARACTER))), limit=limit(1, ROUND))
)
CORE.character(
    "01048 Robert Baratheon",
    "baratheon",
    UNIQUE,
    HE,
    LOYAL,
    cost=7,
    strength=5,
    icons="MP",
    traits="King. Lord",
    keywords="intimidate, renown",
).has(constant(Strength(THIS, Count(Cards(CHARACTER, kneeling=True, other=True)))))
CORE.character(
    "01049 Selyse Baratheon", "baratheon", UNIQUE, SHE, cost=3, strength=2, icons="IP", traits="House Florent. Lady. R'hllor"
).has(
    action(
        UntilEnd(PHASE, GainIcon(Choose(Cards(CHARACTER, faction="baratheon")), INTRIGUE)), cost=PayGold(1), phase="challenges"
    )
)
CORE.character(
    "01050 Ser Davos Seaworth",
    "baratheon",
    UNIQUE,
    HE,
    cost=4,
    strength=3,
    icons="MP",
    traits="Knight. Smuggler",
    keywords="stealth",
).has(interrupt(killed(THIS), InsteadOfDeadPile(HAND)))
CORE.character("01051 Shireen Baratheon", "baratheon", UNIQUE, SHE, cost=2, strength=1, icons="P", traits="Lady").has(
    interrupt(killed(THIS), Kneel(Choose(Cards(CHARACTER))))
)
CORE.character(
    "01052 Stannis Baratheon", "baratheon", UNIQUE, HE, LOYAL, cost=6, strength=5, icons="MP", traits="Lord. Small Council"
).has(constant(AtMost(EACH_PLAYER, 2, "standing")))
CORE.character("01053 Bastard in Hiding", "baratheon", cost=2, strength=2, icons="MP", traits="Bastard")
CORE.character("01054 Fiery Followers", "baratheon", cost=3, strength=2, icons="MI", traits="R'hllor").has(
    reaction(phase_begins("dominance"), Stand(THIS))
)
CORE.character(
    "01055 King's Hunting Party", "baratheon", cost=4, strength=6, icons="M", traits="Army", keywords="no attachments"
).has(constant(GainIcon(THIS, INTRIGUE), when=ThereIs(Cards(CHARACTER, trait="King", controller=AN_OPPONENT))))
CORE.character("01056 Dragonstone Faithful", "baratheon", cost=1, strength=1, icons="P", traits="Ally").has(
    cheaper_character("baratheon")
)
CORE.character("01057 Vanguard Lancer", "baratheon", cost=2, strength=1, icons="MP", traits="House Florent. Knight").has(
    reaction(EntersPlay(THIS), LosePower(Choose(Cards(CHARACTER, FACTION, controller=AN_OPPONENT))))
)
CORE.attachment(
    "01058 Lightbringer", "baratheon", UNIQUE, LOYAL, cost=2, traits="R'hllor. Weapon", on=Cards(CHARACTER, faction="baratheon")
).has(
    constant(GainKeyword(HOST, RENOWN), when=Is(HOST, Cards(name="Stannis Baratheon"))),
    reaction(gains_power(HOST), Stand(HOST), limit=limit(1, PHASE)),
)
CORE.location("01059 Dragonstone Port", "baratheon", cost=0, traits="Dragonstone", keywords="limited").has(
    cheaper_card("baratheon")
)
CORE.location("01060 Chamber of the Painted Table", "baratheon", UNIQUE, cost=2, traits="Dragonstone").has(
    reaction(
        wins_dominance(YOU), MovePower(Pick(Cards(FACTION, controller=AN_OPPONENT)), to=FactionCard(YOU)), cost=KneelCost(THIS)
    )
)
CORE.location("01061 The Red Keep", "baratheon", UNIQUE, LOYAL, cost=3, traits="King's Landing").has(
    constant(AddsToChallenge(2), when=DuringChallenge(POWER, with_cards=Cards(CHARACTER, participating=True, controller=YOU))),
    interrupt(
        phase_ends("challenges"), Draw(2), cost=KneelCost(THIS), when=Challenged(won=False, type=POWER, period=ROUND, never=True)
    ),
)
_SOME: Final = Choose(Cards(CHARACTER), strength_budget=4, same_controller=True)
CORE.event("01062 Consolidation of Power", "baratheon", LOYAL, cost=1).has(
    action(Kneel(_SOME), Then(GainPower(ChooseThen(Among(_SOME)))), phase="marshaling")
)
CORE.event("01063 Ours is the Fury", "baratheon", LOYAL, cost=2).has(
    action(
        ChooseCards(Choose(Cards(CHARACTER, faction="baratheon", kneeling=True, controller=YOU))),
        JoinChallenge(CHOSEN, DEFENDER),
        IfYouWin(Stand(CHOSEN)),
        only=DuringChallenge(role=DEFENDER),
    )
)
CORE.event("01064 Seen In Flames", "baratheon", cost=1, traits="R'hllor").has(
    action(
        ChoosePlayer(AN_OPPONENT),
        LookAt(Hand(THAT_PLAYER)),
        Then(Discard(ChooseThen(Cards(zones=(HAND,), owner=THAT_PLAYER)))),
        phase="challenges",
        only=ThereIs(Cards(CHARACTER, trait="R'hllor", controller=YOU)),
    )
)
