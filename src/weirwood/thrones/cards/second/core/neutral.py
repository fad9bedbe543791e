"""Neutral characters, attachments, locations and events of the Core Set."""

from weirwood.thrones.ability.amounts import PrintedCost
from weirwood.thrones.ability.card_triggers import YouMarshal, would_be_killed_or_discarded
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.conditions import HasToken
from weirwood.thrones.ability.costs import KneelCost, RemoveCost, SacrificeCost
from weirwood.thrones.ability.effects.answers import Cancel, Save
from weirwood.thrones.ability.effects.on_cards import Discard, Kill, Stand
from weirwood.thrones.ability.effects.on_players import Draw
from weirwood.thrones.ability.effects.power import GainPower, PlaceToken, TakeToken
from weirwood.thrones.ability.effects.prices import ReduceNext
from weirwood.thrones.ability.flow import If
from weirwood.thrones.ability.headings import action, constant, interrupt, maximum, reaction
from weirwood.thrones.ability.modifiers import Blank, GainIcon, Strength
from weirwood.thrones.ability.operands import (
    HOST,
    THAT_EVENT,
    THAT_ONE,
    THIS,
    Choose,
    Each,
    FactionCard,
    Pick,
)
from weirwood.thrones.ability.periods import AtEnd, UntilEnd
from weirwood.thrones.ability.player_modifiers import AddsToDominance
from weirwood.thrones.ability.players import AN_OPPONENT, THE_LOSER, YOU
from weirwood.thrones.ability.triggers import EffectsWouldInitiate, phase_ends, you_win
from weirwood.thrones.ability.writing import X_COST
from weirwood.thrones.cards.second.core.pack import CORE
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    ATTACKER,
    CHALLENGE,
    CHARACTER,
    EVENT,
    INTRIGUE,
    LOCATION,
    MILITARY,
    PHASE,
    POWER,
)

CORE.character(
    "01028",
    "Littlefinger",
    "neutral",
    5,
    4,
    "IP",
    "Ally. Lord. Small Council",
    reaction(YouMarshal(THIS), Draw(2)),
    unique=True,
    income=1,
)
CORE.character(
    "01029",
    "Varys",
    "neutral",
    6,
    3,
    "I",
    "Lord. Small Council. Spy",
    interrupt(phase_ends("dominance"), Discard(Each(Cards(CHARACTER))), cost=RemoveCost(THIS)),
    unique=True,
    keywords="stealth",
)
CORE.character(
    "01030",
    "Rattleshirt's Raiders",
    "neutral",
    4,
    3,
    "M",
    "Raider. Wildling",
    reaction(
        you_win(role=ATTACKER, with_cards=THIS), Discard(Choose(Cards(ATTACHMENT, controller=THE_LOSER)))
    ),
    keywords="no attachments",
)
CORE.character(
    "01031",
    "Wildling Horde",
    "neutral",
    5,
    5,
    "MP",
    "Army. Wildling",
    action(
        UntilEnd(
            CHALLENGE,
            Strength(Choose(Cards(CHARACTER, trait="Wildling", participating=True, controller=YOU)), 2),
        ),
        cost=KneelCost(FactionCard(YOU)),
        phase="challenges",
    ),
    keywords="no attachments, pillage",
)
CORE.attachment(
    "01032",
    "Seal of the Hand",
    "neutral",
    3,
    "Item",
    action(Stand(HOST), cost=KneelCost(THIS)),
    on=Cards(CHARACTER, trait=("Lord", "Lady")),
    unique=True,
)
CORE.attachment(
    "01033",
    "Bodyguard",
    "neutral",
    1,
    "Condition",
    interrupt(would_be_killed_or_discarded(HOST), Save(), cost=SacrificeCost(THIS)),
    on=Cards(CHARACTER, trait=("Lord", "Lady")),
)
CORE.attachment("01034", "Little Bird", "neutral", 1, "Condition", constant(GainIcon(HOST, INTRIGUE)))
CORE.attachment(
    "01035", "Milk of the Poppy", "neutral", 1, "Condition", constant(Blank(HOST)), keywords="terminal"
)
CORE.attachment("01036", "Noble Lineage", "neutral", 0, "Condition", constant(GainIcon(HOST, POWER)))
CORE.attachment(
    "01037", "Syrio's Training", "neutral", 1, "Condition. Skill", constant(GainIcon(HOST, MILITARY))
)
CORE.location(
    "01038",
    "The Iron Throne",
    "neutral",
    2,
    "King's Landing",
    constant(AddsToDominance(8)),
    unique=True,
    reserve=1,
)
CORE.location(
    "01039",
    "The Kingsroad",
    "neutral",
    1,
    "Westeros",
    action(ReduceNext(Cards(CHARACTER), 3), cost=(KneelCost(THIS), SacrificeCost(THIS)), phase="marshaling"),
    keywords="limited",
    initiative=1,
)
CORE.location("01040", "The Roseroad", "neutral", 0, "Westeros", keywords="limited", income=1)
CORE.event(
    "01041",
    "Put to the Sword",
    "neutral",
    2,
    "",
    reaction(
        you_win(MILITARY, by=5, role=ATTACKER),
        Kill(Choose(Cards(CHARACTER, controller=THE_LOSER))),
        limit=maximum(1, CHALLENGE),
    ),
)
CORE.event(
    "01042",
    "Put to the Torch",
    "neutral",
    1,
    "",
    reaction(
        you_win(MILITARY, by=5, role=ATTACKER),
        Discard(Choose(Cards(LOCATION, controller=THE_LOSER))),
        limit=maximum(1, CHALLENGE),
    ),
)
CORE.event(
    "01043",
    "Superior Claim",
    "neutral",
    0,
    "",
    reaction(you_win(POWER, by=5), GainPower(FactionCard(YOU), 2), limit=maximum(1, CHALLENGE)),
)
CORE.event(
    "01044",
    "Tears of Lys",
    "neutral",
    1,
    "Poison",
    reaction(
        you_win(INTRIGUE, role=ATTACKER),
        PlaceToken("poison", Pick(Cards(CHARACTER, no_icon=INTRIGUE, controller=THE_LOSER))),
        AtEnd(PHASE, If(HasToken(THAT_ONE, "poison"), TakeToken("poison", THAT_ONE), Kill(THAT_ONE))),
        limit=maximum(1, CHALLENGE),
    ),
)
CORE.event(
    "01045",
    "The Hand's Judgment",
    "neutral",
    X_COST,
    "",
    interrupt(EffectsWouldInitiate(EVENT, by=AN_OPPONENT), Cancel(), x=PrintedCost(THAT_EVENT)),
)
