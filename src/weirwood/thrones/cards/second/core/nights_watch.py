"""Characters, attachments, locations and events of the Night's Watch in the Core Set."""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_character

WATCH: Final = "thenightswatch"

CORE.character("01122 Benjen Stark", WATCH, UNIQUE, HE, cost=5, strength=4, icons="MP", traits="Ranger").has(
    constant(cannot_be_bypassed(Each(Cards(CHARACTER, trait="Ranger", controller=YOU)))),
    interrupt(killed(THIS), GainPower(FactionCard(YOU), 2), Then(InsteadOfDeadPile(DECK))),
)
CORE.character(
    "01123 Ghost", WATCH, UNIQUE, cost=4, strength=3, icons="M", traits="Direwolf", keywords="no attachments, stealth"
).has(reaction(Bypasses(THIS), UntilEnd(PHASE, cannot_be_declared_as_defender(IT))))
CORE.character(
    "01124 Jon Snow",
    WATCH,
    UNIQUE,
    HE,
    cost=6,
    strength=4,
    icons="I",
    traits="Bastard. Steward",
    keywords="no attachments except Weapon",
).has(
    constant(
        is_considered_participating(THIS),
        when=Both(Standing(THIS), ThereIs(Cards(CHARACTER, faction=WATCH, attacking=True, controller=YOU, other=True))),
    )
)
CORE.character(
    "01125 Maester Aemon", WATCH, UNIQUE, HE, cost=3, strength=2, icons="I", traits="Maester. Steward", keywords="no attachments"
).has(interrupt(would_be_killed(Cards(CHARACTER, faction=WATCH)), Save(), cost=KneelCost(THIS)))
CORE.character("01126 Old Bear Mormont", WATCH, UNIQUE, HE, LOYAL, cost=7, strength=6, icons="MP", traits="Commander. Lord").has(
    constant(does_not_kneel_to_defend(THIS), when=ThereIs(Cards(name="The Wall", controller=YOU))),
    interrupt(
        phase_ends("challenges"),
        PutIntoPlay(Pick(Cards(faction=WATCH, zones=(HAND,), owner=YOU))),
        when=Challenged(won=False, role=DEFENDER, never=True),
    ),
)
CORE.character(
    "01127 Samwell Tarly",
    WATCH,
    UNIQUE,
    HE,
    LOYAL,
    cost=2,
    strength=1,
    icons="I",
    traits="Steward",
    keywords="insight",
    reserve=1,
)
CORE.character(
    "01128 Ser Waymar Royce",
    WATCH,
    UNIQUE,
    HE,
    cost=3,
    strength=3,
    icons="MP",
    traits="Knight. Ranger",
    keywords="no attachments except Weapon",
).has(interrupt(killed(THIS), Discard(AtRandom(EACH_OPPONENT))))
CORE.character("01129 Yoren", WATCH, UNIQUE, HE, LOYAL, cost=3, strength=2, icons="I", traits="Wandering Crow").has(
    reaction(YouMarshal(THIS), PutIntoPlay(Choose(Cards(CHARACTER, cost_at_most=Number(3), zones=(DISCARD,), owner=AN_OPPONENT))))
)
CORE.character(
    "01130 Messenger Raven", WATCH, LOYAL, cost=1, strength=1, icons="", traits="Raven", keywords="no attachments"
).has(action(Draw(1), cost=ReturnCost(THIS), phase="dominance"))
CORE.character(
    "01131 Old Forest Hunter",
    WATCH,
    LOYAL,
    cost=2,
    strength=1,
    icons="M",
    traits="Ranger",
    keywords="no attachments except Weapon",
).has(action(GainGold(1), cost=DiscardCost(Cards(zones=(HAND,), owner=YOU)), limit=limit(1, PHASE)))
CORE.character(
    "01132 Ranging Party", WATCH, cost=4, strength=5, icons="MP", traits="Army. Ranger", keywords="no attachments except Weapon"
)
CORE.character("01133 Steward at the Wall", WATCH, cost=1, strength=1, icons="I", traits="Ally. Steward").has(
    cheaper_character(WATCH)
)
CORE.character(
    "01134 Veteran Builder", WATCH, cost=3, strength=4, icons="P", traits="Builder", keywords="no attachments except Weapon"
).has(action(Stand(Choose(Cards(LOCATION))), cost=SacrificeCost(THIS)))
CORE.attachment("01135 Longclaw", WATCH, UNIQUE, cost=2, traits="Valyrian Steel. Weapon", on=Cards(CHARACTER, faction=WATCH)).has(
    constant(Strength(HOST, +1), GainKeyword(HOST, RENOWN))
)
CORE.location("01136 Castle Black", WATCH, UNIQUE, cost=2, traits="The North").has(
    action(
        Stand(Choose(Cards(CHARACTER, faction=WATCH, defending=True))),
        UntilEnd(CHALLENGE, Strength(CHOSEN, +2)),
        cost=KneelCost(THIS),
    )
)
CORE.location("01137 The Wall", WATCH, UNIQUE, cost=4, traits="Stronghold. The North").has(
    constant(Strength(Each(Cards(CHARACTER, faction=WATCH, controller=YOU)), +1)),
    forced_reaction(you_lose(unopposed=True), Kneel(THIS)),
    interrupt(phase_ends("challenges"), GainPower(FactionCard(YOU), 2), cost=KneelCost(THIS)),
)
CORE.event("01138 A Meager Contribution", WATCH, LOYAL, cost=0).has(
    reaction(collects_income(AN_OPPONENT), MoveGold(1, PLAYER_OF_EVENT), limit=maximum(1, ROUND))
)
CORE.event("01139 Take the Black", WATCH, LOYAL, cost=3).has(
    action(
        TakeControl(Choose(Cards(CHARACTER, unique=False, cost_at_most=Number(6)))), phase="dominance", limit=maximum(1, ROUND)
    )
)
CORE.event("01140 The Sword in the Darkness", WATCH, cost=1).has(
    reaction(
        you_win(by=5, role=DEFENDER),
        UntilEnd(ROUND, CannotInitiate(THE_LOSER, against_you=True)),
        only=DuringChallenge(with_cards=Cards(CHARACTER, faction=WATCH, participating=True, controller=YOU)),
    )
)
