"""House Martell in the Core Set."""

from weirwood.thrones.ability.amounts import MarginBy, Number, UsedPlots
from weirwood.thrones.ability.card_triggers import DeclaredAttacker, EntersPlay
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.conditions import NOT_FIRST_PLAYER, Is
from weirwood.thrones.ability.costs import KneelCost, PayGold, SacrificeCost
from weirwood.thrones.ability.effects.joining import RemoveFromChallenge
from weirwood.thrones.ability.effects.looking import AddSomeToHand
from weirwood.thrones.ability.effects.on_cards import PutIntoPlay, ReturnToHand
from weirwood.thrones.ability.effects.on_players import LookAt, NameChallengeType
from weirwood.thrones.ability.effects.power import GainPower
from weirwood.thrones.ability.effects.sparing import ChooseCards
from weirwood.thrones.ability.flow import Then
from weirwood.thrones.ability.headings import action, constant, limit, maximum, reaction
from weirwood.thrones.ability.marks import may_defend_while_kneeling, must_be_declared_as_defender
from weirwood.thrones.ability.modifiers import GainIcon, GainKeyword, LoseIcon, Strength
from weirwood.thrones.ability.operands import CHOSEN, HOST, THIS, THOSE, Choose, Each, FactionCard, Pick, Top
from weirwood.thrones.ability.periods import UntilEnd
from weirwood.thrones.ability.player_modifiers import CannotInitiate, PlotValue
from weirwood.thrones.ability.players import THE_DEFENDER, THE_WINNER, YOU
from weirwood.thrones.ability.triggers import you_lose, you_win
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character
from weirwood.thrones.engine.words import (
    ATTACKER,
    CHALLENGE,
    CHARACTER,
    CLAIM,
    DEFENDER,
    HAND,
    INTIMIDATE,
    INTRIGUE,
    MILITARY,
    PHASE,
    POWER,
)

CORE.character(
    "01103",
    "Areo Hotah",
    "martell",
    3,
    5,
    "M",
    "Guard",
    reaction(
        EntersPlay(THIS, during_challenge=True),
        RemoveFromChallenge(Choose(Cards(CHARACTER, participating=True))),
    ),
    unique=True,
    loyal=True,
    keywords="ambush 5",
)
CORE.character(
    "01104",
    "Arianne Martell",
    "martell",
    5,
    4,
    "IP",
    "Lady",
    action(
        PutIntoPlay(Pick(Cards(CHARACTER, cost_at_most=Number(5), owner=YOU, zones=(HAND,)))),
        Then(ReturnToHand(THIS, can_be_saved=False)),
        limit=limit(1, PHASE),
    ),
    unique=True,
)
CORE.character(
    "01105",
    "Doran Martell",
    "martell",
    6,
    4,
    "IP",
    "Lord",
    constant(
        Strength(
            Each(Cards(CHARACTER, faction="martell", trait=("Lord", "Lady"), controller=YOU, other=True)),
            UsedPlots(YOU),
        )
    ),
    unique=True,
    loyal=True,
    keywords="insight",
)
CORE.character(
    "01106",
    "Edric Dayne",
    "martell",
    2,
    1,
    "",
    "Brotherhood. House Dayne. Lord",
    action(NameChallengeType("name a challenge icon"), UntilEnd(PHASE, GainIcon(THIS)), cost=PayGold(1)),
    unique=True,
    keywords="stealth",
)
CORE.character(
    "01107",
    "Maester Caleotte",
    "martell",
    3,
    2,
    "IP",
    "Maester",
    reaction(
        you_lose(with_cards=THIS),
        ChooseCards(Choose(Cards(CHARACTER))),
        NameChallengeType("name a challenge icon"),
        UntilEnd(PHASE, LoseIcon(CHOSEN)),
    ),
    unique=True,
)
CORE.character(
    "01108",
    "Obara Sand",
    "martell",
    3,
    3,
    "M",
    "Bastard. Sand Snake",
    constant(may_defend_while_kneeling(THIS, POWER)),
    unique=True,
)
CORE.character(
    "01109",
    "The Red Viper",
    "martell",
    7,
    7,
    "MIP",
    "Lord",
    reaction(you_win(role=ATTACKER, with_cards=THIS), GainPower(THIS, MarginBy(5))),
    unique=True,
    loyal=True,
)
CORE.character("01110", "Desert Scavenger", "martell", 1, 1, "P", "Ally", cheaper_character("martell"))
CORE.character(
    "01111",
    "Dornish Paramour",
    "martell",
    3,
    3,
    "I",
    "Companion",
    reaction(
        DeclaredAttacker(THIS),
        UntilEnd(CHALLENGE, must_be_declared_as_defender(Choose(Cards(CHARACTER, controller=THE_DEFENDER)))),
    ),
)
CORE.character(
    "01112",
    "Greenblood Trader",
    "martell",
    2,
    1,
    "I",
    "Ally",
    reaction(EntersPlay(THIS), LookAt(Top(YOU, 2)), AddSomeToHand(THOSE)),
    loyal=True,
)
CORE.character("01113", "House Dayne Knight", "martell", 2, 2, "MI", "House Dayne. Knight")
CORE.character(
    "01114",
    "Palace Spearman",
    "martell",
    4,
    4,
    "MP",
    "Guard",
    constant(GainIcon(THIS, INTRIGUE), when=NOT_FIRST_PLAYER),
    keywords="no attachments",
)
CORE.attachment(
    "01115",
    "Dawn",
    "martell",
    2,
    "Weapon",
    constant(Strength(HOST, UsedPlots(YOU))),
    constant(GainKeyword(HOST, INTIMIDATE), when=Is(HOST, Cards(CHARACTER, trait="House Dayne"))),
    unique=True,
)
CORE.location(
    "01116",
    "Ghaston Grey",
    "martell",
    2,
    "Dorne",
    reaction(
        you_lose(role=DEFENDER),
        ReturnToHand(Pick(Cards(CHARACTER, attacking=True)), can_be_saved=False),
        cost=(KneelCost(THIS), SacrificeCost(THIS)),
    ),
    unique=True,
    loyal=True,
)
CORE.location(
    "01117",
    "Sunspear",
    "martell",
    2,
    "Dorne",
    reaction(
        you_lose(role=DEFENDER),
        UntilEnd(PHASE, PlotValue(CLAIM, +1, same_type=True)),
        cost=KneelCost(THIS),
    ),
    unique=True,
)
CORE.location(
    "01118", "Blood Orange Grove", "martell", 0, "Dorne", cheaper_card("martell"), keywords="limited"
)
CORE.event(
    "01119",
    "Doran's Game",
    "martell",
    1,
    "",
    reaction(
        you_win(INTRIGUE, by=5),
        GainPower(FactionCard(YOU), UsedPlots(YOU)),
        limit=maximum(1, CHALLENGE),
    ),
    loyal=True,
)
CORE.event(
    "01120",
    "Unbowed, Unbent, Unbroken",
    "martell",
    0,
    "",
    reaction(
        you_lose(role=DEFENDER),
        NameChallengeType(),
        UntilEnd(PHASE, CannotInitiate(THE_WINNER, named_type=True)),
        only=NOT_FIRST_PLAYER,
        limit=maximum(1, CHALLENGE),
    ),
)
CORE.event(
    "01121",
    "Confinement",
    "martell",
    1,
    "",
    action(
        UntilEnd(
            PHASE,
            LoseIcon(Choose(Cards(CHARACTER, strength_at_most=Number(4))), MILITARY, INTRIGUE, POWER),
        )
    ),
)
