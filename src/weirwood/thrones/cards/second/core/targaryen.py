"""House Targaryen of the Core Set."""

from weirwood.thrones.ability.amounts import TokensOn
from weirwood.thrones.ability.card_triggers import leaves_play
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.challenge_conditions import Participates
from weirwood.thrones.ability.conditions import AtLeast, Both, Is, Standing, StillInPlay
from weirwood.thrones.ability.costs import KneelCost, PayGold, SacrificeCost
from weirwood.thrones.ability.effects.on_cards import (
    Discard,
    PutIntoPlay,
    ReturnToHand,
    ShuffleIntoDeck,
    Stand,
)
from weirwood.thrones.ability.effects.power import PlaceToken
from weirwood.thrones.ability.effects.sparing import ChooseCards
from weirwood.thrones.ability.flow import Either, If
from weirwood.thrones.ability.groups import AnyKind
from weirwood.thrones.ability.headings import action, constant, forced_reaction, interrupt, limit, reaction
from weirwood.thrones.ability.history import NotYetInitiated
from weirwood.thrones.ability.marks import does_not_kneel_to_attack, is_killed_at_zero, is_sacrificed
from weirwood.thrones.ability.modifiers import GainKeyword, Strength
from weirwood.thrones.ability.operands import CHOSEN, HOST, THIS, THOSE, Choose, Each, Pick
from weirwood.thrones.ability.periods import AtEnd, UntilEnd
from weirwood.thrones.ability.player_modifiers import ExtraChallenge
from weirwood.thrones.ability.players import THE_OPPOSING_PLAYER, YOU
from weirwood.thrones.ability.triggers import you_win
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.nodes import Effect, Target
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    ATTACKER,
    CHARACTER,
    DEAD,
    HAND,
    MILITARY,
    PHASE,
    POWER,
    RENOWN,
    STEALTH,
)


def _burned(target: Target, by: int) -> Effect:
    """Fire: until the end of the phase a character gets less strength and is killed if it is 0."""
    return UntilEnd(PHASE, Strength(target, by), is_killed_at_zero(target))


def _stormborn_gain(keyword: int) -> Ability:
    """What a dragon gives the Stormborn."""
    return constant(GainKeyword(Each(Cards(CHARACTER, trait="Stormborn", controller=YOU)), keyword))


CORE.character(
    "01160",
    "Daenerys Targaryen",
    "targaryen",
    7,
    5,
    "IP",
    "Lady. Stormborn",
    constant(
        Strength(Each(Cards(CHARACTER, participating=True, controller=THE_OPPOSING_PLAYER)), -1),
        when=Standing(THIS),
    ),
    unique=True,
    loyal=True,
    keywords="insight",
)
CORE.character(
    "01161",
    "Drogon",
    "targaryen",
    3,
    4,
    "M",
    "Dragon. Hatchling",
    _stormborn_gain(RENOWN),
    unique=True,
    keywords="no attachments",
)
CORE.character(
    "01162",
    "Khal Drogo",
    "targaryen",
    6,
    5,
    "MP",
    "Dothraki. Lord",
    constant(ExtraChallenge(MILITARY)),
    unique=True,
    loyal=True,
    keywords="renown",
)
CORE.character(
    "01163",
    "Magister Illyrio",
    "targaryen",
    5,
    4,
    "IP",
    "Lord. Merchant",
    action(Stand(Choose(Cards(CHARACTER))), cost=PayGold(2), limit=limit(1, PHASE)),
    unique=True,
)
CORE.character(
    "01164",
    "Rhaegal",
    "targaryen",
    3,
    3,
    "MI",
    "Dragon. Hatchling",
    reaction(
        you_win(with_cards=Cards(CHARACTER, trait="Stormborn", controller=YOU)),
        Stand(Choose(Cards(CHARACTER, trait="Stormborn"))),
        limit=limit(1, PHASE),
    ),
    unique=True,
    keywords="no attachments",
)
CORE.character(
    "01165",
    "Ser Jorah Mormont",
    "targaryen",
    2,
    4,
    "MI",
    "Companion. Knight",
    constant(is_sacrificed(THIS), when=AtLeast(TokensOn(THIS, "betrayal"), 3)),
    forced_reaction(you_win(with_cards=THIS), PlaceToken("betrayal", THIS)),
    unique=True,
    keywords="renown",
)
CORE.character(
    "01166",
    "Viserion",
    "targaryen",
    2,
    2,
    "MP",
    "Dragon. Hatchling",
    _stormborn_gain(STEALTH),
    unique=True,
    keywords="no attachments",
)
CORE.character(
    "01167",
    "Viserys Targaryen",
    "targaryen",
    1,
    1,
    "P",
    "Lord",
    interrupt(leaves_play(THIS), Discard(Choose(Cards(ATTACHMENT)))),
    unique=True,
    loyal=True,
)
CORE.character(
    "01168",
    "Braided Warrior",
    "targaryen",
    2,
    3,
    "M",
    "Dothraki",
    keywords="no attachments except Weapon",
)
CORE.character(
    "01169",
    "Handmaiden",
    "targaryen",
    2,
    1,
    "IP",
    "Ally. Companion",
    action(Stand(Choose(Cards(CHARACTER, trait="Lady"))), cost=SacrificeCost(THIS)),
)
CORE.character("01170", "Targaryen Loyalist", "targaryen", 1, 1, "P", "Ally", cheaper_character("targaryen"))
CORE.character(
    "01171",
    "Unsullied",
    "targaryen",
    4,
    3,
    "MP",
    "Army",
    constant(Strength(Each(Cards(CHARACTER, defending=True)), -1), when=Participates(THIS, role=ATTACKER)),
    keywords="no attachments except Weapon",
)
CORE.attachment(
    "01172",
    "Drogo's Arakh",
    "targaryen",
    2,
    "Weapon",
    constant(Strength(HOST, +2)),
    constant(
        does_not_kneel_to_attack(HOST, MILITARY),
        when=Both(Is(HOST, Cards(name="Khal Drogo", controller=YOU)), NotYetInitiated(MILITARY)),
    ),
    on=Cards(CHARACTER, trait="Dothraki"),
    unique=True,
)
CORE.location(
    "01173",
    "Plaza of Punishment",
    "targaryen",
    3,
    "Astapor",
    reaction(
        you_win(POWER), _burned(Choose(Cards(CHARACTER, no_attachments=True)), -2), cost=KneelCost(THIS)
    ),
    unique=True,
    loyal=True,
)
CORE.location(
    "01174",
    "Dothraki Sea",
    "targaryen",
    1,
    "Essos",
    reaction(
        you_win(POWER),
        PutIntoPlay(Pick(Cards(CHARACTER, trait="Dothraki", zones=(HAND,), owner=YOU))),
        AtEnd(PHASE, If(StillInPlay(THOSE), ReturnToHand(THOSE, can_be_saved=False))),
        cost=SacrificeCost(THIS),
    ),
    unique=True,
)
CORE.location(
    "01175", "Illyrio's Estate", "targaryen", 0, "Pentos", cheaper_card("targaryen"), keywords="limited"
)
CORE.event(
    "01176",
    "Dracarys!",
    "targaryen",
    1,
    "",
    action(
        _burned(Choose(Cards(CHARACTER, participating=True)), -4),
        cost=KneelCost(AnyKind(Cards(CHARACTER, trait="Dragon"), Cards(name="Daenerys Targaryen"))),
    ),
    loyal=True,
)
CORE.event(
    "01177",
    "Fire and Blood",
    "targaryen",
    1,
    "",
    action(
        ChooseCards(Choose(Cards(CHARACTER, faction="targaryen", unique=True, zones=(DEAD,), owner=YOU))),
        If(
            Is(CHOSEN, Cards(CHARACTER, trait="Hatchling")),
            Either(ShuffleIntoDeck(CHOSEN), PutIntoPlay(CHOSEN)),
            otherwise=(ShuffleIntoDeck(CHOSEN),),
        ),
        phase="challenges",
    ),
    loyal=True,
)
CORE.event(
    "01178",
    "Waking the Dragon",
    "targaryen",
    0,
    "",
    action(
        Stand(Choose(Cards(CHARACTER, faction="targaryen", unique=True, controller=YOU))),
        AtEnd(PHASE, If(StillInPlay(CHOSEN), ReturnToHand(CHOSEN))),
    ),
)
