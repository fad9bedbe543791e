"""Characters, attachments, locations and events of the Night's Watch in the Core Set."""

from typing import Final

from weirwood.thrones.ability.amounts import Number
from weirwood.thrones.ability.card_triggers import Bypasses, YouMarshal, killed, would_be_killed
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.challenge_conditions import Challenged, DuringChallenge
from weirwood.thrones.ability.conditions import Both, Standing, ThereIs
from weirwood.thrones.ability.costs import DiscardCost, KneelCost, ReturnCost, SacrificeCost
from weirwood.thrones.ability.effects.answers import InsteadOfDeadPile, Save
from weirwood.thrones.ability.effects.joining import TakeControl
from weirwood.thrones.ability.effects.on_cards import Discard, Kneel, PutIntoPlay, Stand
from weirwood.thrones.ability.effects.on_players import Draw, GainGold, MoveGold
from weirwood.thrones.ability.effects.power import GainPower
from weirwood.thrones.ability.effects.sparing import ChooseCards
from weirwood.thrones.ability.flow import Then
from weirwood.thrones.ability.headings import (
    action,
    constant,
    forced_reaction,
    interrupt,
    limit,
    maximum,
    reaction,
)
from weirwood.thrones.ability.marks import (
    cannot_be_bypassed,
    cannot_be_declared_as_defender,
    does_not_kneel_to_defend,
    is_considered_participating,
)
from weirwood.thrones.ability.modifiers import GainKeyword, Strength
from weirwood.thrones.ability.operands import (
    CHOSEN,
    HOST,
    THAT_CHARACTER,
    THIS,
    AtRandom,
    Choose,
    Each,
    FactionCard,
    Pick,
)
from weirwood.thrones.ability.periods import UntilEnd
from weirwood.thrones.ability.player_modifiers import CannotInitiate
from weirwood.thrones.ability.players import AN_OPPONENT, EACH_OPPONENT, PLAYER_OF_EVENT, THE_LOSER, YOU
from weirwood.thrones.ability.triggers import collects_income, phase_ends, you_lose, you_win
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_character
from weirwood.thrones.engine.words import (
    CHALLENGE,
    CHARACTER,
    DECK,
    DEFENDER,
    DISCARD,
    HAND,
    LOCATION,
    PHASE,
    RENOWN,
    ROUND,
)

WATCH: Final = "thenightswatch"

CORE.character(
    "01122",
    "Benjen Stark",
    WATCH,
    5,
    4,
    "MP",
    "Ranger",
    constant(cannot_be_bypassed(Each(Cards(CHARACTER, trait="Ranger", controller=YOU)))),
    interrupt(killed(THIS), GainPower(FactionCard(YOU), 2), Then(InsteadOfDeadPile(DECK))),
    unique=True,
)
CORE.character(
    "01123",
    "Ghost",
    WATCH,
    4,
    3,
    "M",
    "Direwolf",
    reaction(Bypasses(THIS), UntilEnd(PHASE, cannot_be_declared_as_defender(THAT_CHARACTER))),
    unique=True,
    keywords="no attachments, stealth",
)
CORE.character(
    "01124",
    "Jon Snow",
    WATCH,
    6,
    4,
    "I",
    "Bastard. Steward",
    constant(
        is_considered_participating(THIS),
        when=Both(
            Standing(THIS),
            ThereIs(Cards(CHARACTER, faction=WATCH, attacking=True, controller=YOU, other=True)),
        ),
    ),
    unique=True,
    keywords="no attachments except Weapon",
)
CORE.character(
    "01125",
    "Maester Aemon",
    WATCH,
    3,
    2,
    "I",
    "Maester. Steward",
    interrupt(would_be_killed(Cards(CHARACTER, faction=WATCH)), Save(), cost=KneelCost(THIS)),
    unique=True,
    keywords="no attachments",
)
CORE.character(
    "01126",
    "Old Bear Mormont",
    WATCH,
    7,
    6,
    "MP",
    "Commander. Lord",
    constant(does_not_kneel_to_defend(THIS), when=ThereIs(Cards(name="The Wall", controller=YOU))),
    interrupt(
        phase_ends("challenges"),
        PutIntoPlay(Pick(Cards(faction=WATCH, zones=(HAND,), owner=YOU))),
        when=Challenged(won=False, role=DEFENDER, never=True),
    ),
    unique=True,
    loyal=True,
)
CORE.character(
    "01127",
    "Samwell Tarly",
    WATCH,
    2,
    1,
    "I",
    "Steward",
    unique=True,
    loyal=True,
    keywords="insight",
    reserve=1,
)
CORE.character(
    "01128",
    "Ser Waymar Royce",
    WATCH,
    3,
    3,
    "MP",
    "Knight. Ranger",
    interrupt(killed(THIS), Discard(AtRandom(EACH_OPPONENT))),
    unique=True,
    keywords="no attachments except Weapon",
)
CORE.character(
    "01129",
    "Yoren",
    WATCH,
    3,
    2,
    "I",
    "Wandering Crow",
    reaction(
        YouMarshal(THIS),
        PutIntoPlay(
            Choose(Cards(CHARACTER, cost_at_most=Number(3), zones=(DISCARD,), owner=AN_OPPONENT)),
            " under your control",
        ),
    ),
    unique=True,
    loyal=True,
)
CORE.character(
    "01130",
    "Messenger Raven",
    WATCH,
    1,
    1,
    "",
    "Raven",
    action(Draw(1), cost=ReturnCost(THIS), phase="dominance"),
    loyal=True,
    keywords="no attachments",
)
CORE.character(
    "01131",
    "Old Forest Hunter",
    WATCH,
    2,
    1,
    "M",
    "Ranger",
    action(GainGold(1), cost=DiscardCost(Cards(zones=(HAND,), owner=YOU)), limit=limit(1, PHASE)),
    loyal=True,
    keywords="no attachments except Weapon",
)
CORE.character(
    "01132", "Ranging Party", WATCH, 4, 5, "MP", "Army. Ranger", keywords="no attachments except Weapon"
)
CORE.character("01133", "Steward at the Wall", WATCH, 1, 1, "I", "Ally. Steward", cheaper_character(WATCH))
CORE.character(
    "01134",
    "Veteran Builder",
    WATCH,
    3,
    4,
    "P",
    "Builder",
    action(Stand(Choose(Cards(LOCATION))), cost=SacrificeCost(THIS)),
    keywords="no attachments except Weapon",
)
CORE.attachment(
    "01135",
    "Longclaw",
    WATCH,
    2,
    "Valyrian Steel. Weapon",
    constant(Strength(HOST, +1), GainKeyword(HOST, RENOWN)),
    on=Cards(CHARACTER, faction=WATCH),
    unique=True,
)
CORE.location(
    "01136",
    "Castle Black",
    WATCH,
    2,
    "The North",
    action(
        ChooseCards(Choose(Cards(CHARACTER, faction=WATCH, defending=True))),
        Stand(CHOSEN),
        UntilEnd(CHALLENGE, Strength(CHOSEN, +2)),
        cost=KneelCost(THIS),
    ),
    unique=True,
)
CORE.location(
    "01137",
    "The Wall",
    WATCH,
    4,
    "Stronghold. The North",
    constant(Strength(Each(Cards(CHARACTER, faction=WATCH, controller=YOU)), +1)),
    forced_reaction(you_lose(unopposed=True), Kneel(THIS)),
    interrupt(phase_ends("challenges"), GainPower(FactionCard(YOU), 2), cost=KneelCost(THIS)),
    unique=True,
)
CORE.event(
    "01138",
    "A Meager Contribution",
    WATCH,
    0,
    "",
    reaction(collects_income(AN_OPPONENT), MoveGold(1, PLAYER_OF_EVENT), limit=maximum(1, ROUND)),
    loyal=True,
)
CORE.event(
    "01139",
    "Take the Black",
    WATCH,
    3,
    "",
    action(
        TakeControl(Choose(Cards(CHARACTER, unique=False, cost_at_most=Number(6)))),
        phase="dominance",
        limit=maximum(1, ROUND),
    ),
    loyal=True,
)
CORE.event(
    "01140",
    "The Sword in the Darkness",
    WATCH,
    1,
    "",
    reaction(
        you_win(by=5, role=DEFENDER),
        UntilEnd(ROUND, CannotInitiate(THE_LOSER, against_you=True)),
        only=DuringChallenge(with_cards=Cards(CHARACTER, faction=WATCH, participating=True, controller=YOU)),
    ),
)
