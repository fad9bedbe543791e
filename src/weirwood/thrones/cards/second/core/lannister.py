"""House Lannister in the Core Set."""

from weirwood.thrones.ability.amounts import GoldInPool, HandSize, X
from weirwood.thrones.ability.card_triggers import EntersPlay, killed
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.challenge_conditions import Participates
from weirwood.thrones.ability.conditions import Is, MoreThan, StillInPlay, ThereIs
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.effects.answers import Cancel
from weirwood.thrones.ability.effects.on_cards import Discard, Kill, PutIntoPlay, ReturnToHand
from weirwood.thrones.ability.effects.on_players import ChoosePlayer, Draw, GainGold, PickPlayer
from weirwood.thrones.ability.effects.power import GainPower
from weirwood.thrones.ability.flow import If, May, Then
from weirwood.thrones.ability.headings import (
    action,
    constant,
    forced_interrupt,
    interrupt,
    limit,
    reaction,
)
from weirwood.thrones.ability.history import EnteredThisPhase
from weirwood.thrones.ability.marks import does_not_kneel_to_attack
from weirwood.thrones.ability.modifiers import GainIcon, GainKeyword, Strength
from weirwood.thrones.ability.operands import (
    HOST,
    THIS,
    THOSE,
    Choose,
    ChooseThen,
    FactionCard,
    Pick,
    Top,
)
from weirwood.thrones.ability.periods import AtEnd
from weirwood.thrones.ability.player_modifiers import ExtraChallenge, PlotValue
from weirwood.thrones.ability.players import AN_OPPONENT, THAT_PLAYER, YOU
from weirwood.thrones.ability.triggers import ChallengeInitiated, EffectsWouldInitiate, phase_ends, you_win
from weirwood.thrones.ability.writing import X_COST
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    ATTACKER,
    BY_AMBUSH,
    CHARACTER,
    CLAIM,
    HAND,
    INTRIGUE,
    LOCATION,
    MILITARY,
    PHASE,
    RENOWN,
    ROUND,
)

CORE.character(
    "01084",
    "Cersei Lannister",
    "lannister",
    4,
    4,
    "IP",
    "Lady. Queen",
    constant(PlotValue(CLAIM, +1), when=Participates(THIS, ATTACKER, INTRIGUE)),
    unique=True,
    loyal=True,
)
CORE.character(
    "01085",
    "Grand Maester Pycelle",
    "lannister",
    3,
    2,
    "IP",
    "Maester. Small Council",
    unique=True,
    loyal=True,
    keywords="insight",
)
CORE.character(
    "01086",
    "Joffrey Baratheon",
    "lannister",
    3,
    3,
    "P",
    "Lord",
    reaction(killed(Cards(CHARACTER, trait=("Lord", "Lady"))), GainPower(THIS), limit=limit(3, ROUND)),
    unique=True,
)
CORE.character(
    "01087",
    "Ser Jaime Lannister",
    "lannister",
    6,
    5,
    "MI",
    "Knight. Lord",
    constant(does_not_kneel_to_attack(THIS, MILITARY)),
    constant(GainKeyword(THIS, RENOWN), when=Participates(THIS, type=MILITARY)),
    unique=True,
)
CORE.character(
    "01088",
    "The Tickler",
    "lannister",
    2,
    2,
    "MI",
    "Ally",
    action(
        PickPlayer(AN_OPPONENT),
        Discard(Top(THAT_PLAYER)),
        Then(May(Discard(ChooseThen(Cards(copy_of=THOSE))))),
        cost=KneelCost(THIS),
        phase="dominance",
    ),
    unique=True,
)
CORE.character(
    "01089",
    "Tyrion Lannister",
    "lannister",
    5,
    4,
    "IP",
    "Lord",
    reaction(ChallengeInitiated(INTRIGUE), GainGold(2), limit=limit(2, ROUND)),
    unique=True,
    keywords="stealth",
)
CORE.character(
    "01090",
    "Tywin Lannister",
    "lannister",
    7,
    6,
    "MIP",
    "Lord",
    constant(Strength(THIS, GoldInPool(YOU))),
    unique=True,
    loyal=True,
    keywords="renown",
    income=2,
)
CORE.character("01091", "Burned Men", "lannister", 2, 2, "M", "Clansman", keywords="ambush 2")
CORE.character(
    "01092",
    "Gold Cloaks",
    "lannister",
    4,
    3,
    "MP",
    "Ally. Army",
    forced_interrupt(phase_ends(), Discard(THIS, can_be_saved=False), when=EnteredThisPhase(THIS, BY_AMBUSH)),
    keywords="ambush 2",
)
CORE.character(
    "01093", "Lannisport Moneylender", "lannister", 2, 2, "I", "Merchant", keywords="limited", income=1
)
CORE.character(
    "01094", "Lannisport Merchant", "lannister", 1, 1, "P", "Ally. Steward", cheaper_character("lannister")
)
CORE.character(
    "01095",
    "The Queen's Assassin",
    "lannister",
    2,
    2,
    "I",
    "Spy",
    reaction(
        EntersPlay(THIS, how=BY_AMBUSH),
        ChoosePlayer(AN_OPPONENT),
        If(
            MoreThan(HandSize(YOU), HandSize(THAT_PLAYER)),
            Kill(ChooseThen(Cards(CHARACTER, controller=YOU), by=THAT_PLAYER)),
        ),
    ),
    loyal=True,
    keywords="ambush 4",
)
CORE.attachment(
    "01096",
    "Widow's Wail",
    "lannister",
    1,
    "Valyrian Steel. Weapon",
    constant(Strength(HOST, +2)),
    constant(GainIcon(HOST, MILITARY), when=Is(HOST, Cards(name="Joffrey Baratheon"))),
    unique=True,
    keywords="ambush 1",
)
CORE.location(
    "01097",
    "Casterly Rock",
    "lannister",
    2,
    "Stronghold. The Westerlands",
    constant(ExtraChallenge(INTRIGUE)),
    unique=True,
    loyal=True,
)
CORE.location(
    "01098",
    "Lannisport",
    "lannister",
    3,
    "The Westerlands",
    reaction(you_win(INTRIGUE), Draw(1)),
    unique=True,
    loyal=True,
)
CORE.location(
    "01099",
    "Western Fiefdom",
    "lannister",
    0,
    "The Westerlands",
    cheaper_card("lannister"),
    keywords="limited",
)
CORE.event(
    "01100",
    "Hear Me Roar!",
    "lannister",
    1,
    "",
    action(
        PutIntoPlay(Pick(Cards(CHARACTER, faction="lannister", owner=YOU, zones=(HAND,)))),
        AtEnd(PHASE, If(StillInPlay(THOSE), Discard(THOSE, can_be_saved=False))),
    ),
    loyal=True,
)
CORE.event(
    "01101",
    "The Things I Do For Love",
    "lannister",
    X_COST,
    "",
    action(
        ReturnToHand(Choose(Cards(CHARACTER, cost_at_most=X, controller=AN_OPPONENT))),
        cost=KneelCost(FactionCard(YOU)),
        phase="challenges",
        only=ThereIs(Cards(CHARACTER, faction="lannister", trait=("Lord", "Lady"), controller=YOU)),
    ),
)
CORE.event(
    "01102",
    "Treachery",
    "lannister",
    1,
    "",
    interrupt(
        EffectsWouldInitiate(CHARACTER, LOCATION, ATTACHMENT),
        Cancel(),
        only=ThereIs(Cards(CHARACTER, unique=True, faction="lannister", controller=YOU)),
    ),
)
