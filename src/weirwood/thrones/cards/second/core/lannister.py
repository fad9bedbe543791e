"""House Lannister in the Core Set."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character

CORE.character(
    "01084 Cersei Lannister", "lannister", UNIQUE, SHE, LOYAL, cost=4, strength=4, icons="IP", traits="Lady. Queen"
).has(constant(PlotValue(CLAIM, +1), when=Participates(THIS, ATTACKER, INTRIGUE)))
CORE.character(
    "01085 Grand Maester Pycelle",
    "lannister",
    UNIQUE,
    HE,
    LOYAL,
    cost=3,
    strength=2,
    icons="IP",
    traits="Maester. Small Council",
    keywords="insight",
)
CORE.character("01086 Joffrey Baratheon", "lannister", UNIQUE, HE, cost=3, strength=3, icons="P", traits="Lord").has(
    reaction(killed(Cards(CHARACTER, trait=("Lord", "Lady"))), GainPower(THIS), limit=limit(3, ROUND))
)
CORE.character("01087 Ser Jaime Lannister", "lannister", UNIQUE, HE, cost=6, strength=5, icons="MI", traits="Knight. Lord").has(
    constant(does_not_kneel_to_attack(THIS, MILITARY)),
    constant(GainKeyword(THIS, RENOWN), when=Participates(THIS, type=MILITARY)),
)
CORE.character("01088 The Tickler", "lannister", UNIQUE, HE, cost=2, strength=2, icons="MI", traits="Ally").has(
    action(
        PickPlayer(AN_OPPONENT),
        Discard(Top(THAT_PLAYER)),
        Then(May(Discard(ChooseThen(Cards(copy_of=THOSE))))),
        cost=KneelCost(THIS),
        phase="dominance",
    )
)
CORE.character(
    "01089 Tyrion Lannister", "lannister", UNIQUE, HE, cost=5, strength=4, icons="IP", traits="Lord", keywords="stealth"
).has(reaction(ChallengeInitiated(INTRIGUE), GainGold(2), limit=limit(2, ROUND)))
CORE.character(
    "01090 Tywin Lannister",
    "lannister",
    UNIQUE,
    HE,
    LOYAL,
    cost=7,
    strength=6,
    icons="MIP",
    traits="Lord",
    keywords="renown",
    income=2,
).has(constant(Strength(THIS, GoldInPool(YOU))))
CORE.character("01091 Burned Men", "lannister", cost=2, strength=2, icons="M", traits="Clansman", keywords="ambush 2")
CORE.character("01092 Gold Cloaks", "lannister", cost=4, strength=3, icons="MP", traits="Ally. Army", keywords="ambush 2").has(
    forced_interrupt(phase_ends(), Discard(THIS, can_be_saved=False), when=EnteredThisPhase(THIS, BY_AMBUSH))
)
CORE.character(
    "01093 Lannisport Moneylender", "lannister", cost=2, strength=2, icons="I", traits="Merchant", keywords="limited", income=1
)
CORE.character("01094 Lannisport Merchant", "lannister", cost=1, strength=1, icons="P", traits="Ally. Steward").has(
    cheaper_character("lannister")
)
CORE.character(
    "01095 The Queen's Assassin", "lannister", LOYAL, cost=2, strength=2, icons="I", traits="Spy", keywords="ambush 4"
).has(
    reaction(
        EntersPlay(THIS, how=BY_AMBUSH),
        ChoosePlayer(AN_OPPONENT),
        If(MoreThan(HandSize(YOU), HandSize(THAT_PLAYER)), Kill(ChooseThen(Cards(CHARACTER, controller=YOU), by=THAT_PLAYER))),
    )
)
CORE.attachment("01096 Widow's Wail", "lannister", UNIQUE, cost=1, traits="Valyrian Steel. Weapon", keywords="ambush 1").has(
    constant(Strength(HOST, +2)), constant(GainIcon(HOST, MILITARY), when=Is(HOST, Cards(name="Joffrey Baratheon")))
)
CORE.location("01097 Casterly Rock", "lannister", UNIQUE, LOYAL, cost=2, traits="Stronghold. The Westerlands").has(
    constant(ExtraChallenge(INTRIGUE))
)
CORE.location("01098 Lannisport", "lannister", UNIQUE, LOYAL, cost=3, traits="The Westerlands").has(
    reaction(you_win(INTRIGUE), Draw(1))
)
CORE.location("01099 Western Fiefdom", "lannister", cost=0, traits="The Westerlands", keywords="limited").has(
    cheaper_card("lannister")
)
CORE.event("01100 Hear Me Roar!", "lannister", LOYAL, cost=1).has(
    action(
        PutIntoPlay(Pick(Cards(CHARACTER, faction="lannister", owner=YOU, zones=(HAND,)))),
        AtEnd(PHASE, If(StillInPlay(THOSE), Discard(THOSE, can_be_saved=False))),
    )
)
CORE.event("01101 The Things I Do For Love", "lannister", cost=X_COST).has(
    action(
        ReturnToHand(Choose(Cards(CHARACTER, cost_at_most=X, controller=AN_OPPONENT))),
        cost=KneelCost(FactionCard(YOU)),
        phase="challenges",
        only=ThereIs(Cards(CHARACTER, faction="lannister", trait=("Lord", "Lady"), controller=YOU)),
    )
)
CORE.event("01102 Treachery", "lannister", cost=1).has(
    interrupt(
        EffectsWouldInitiate(CHARACTER, LOCATION, ATTACHMENT),
        Cancel(),
        only=ThereIs(Cards(CHARACTER, unique=True, faction="lannister", controller=YOU)),
    )
)
