"""House Tyrell of the Core Set."""

from weirwood.thrones.ability.amounts import Count, Number
from weirwood.thrones.ability.card_triggers import EntersPlay, StrengthRaised
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.challenge_conditions import Participates
from weirwood.thrones.ability.conditions import ThereIs
from weirwood.thrones.ability.costs import KneelCost, PayGold
from weirwood.thrones.ability.effects.joining import RemoveFromChallenge
from weirwood.thrones.ability.effects.looking import PlaceOnBottomOrTop
from weirwood.thrones.ability.effects.naming import NameCardType, OfAnotherType
from weirwood.thrones.ability.effects.on_cards import Discard, PutIntoPlay, Stand
from weirwood.thrones.ability.effects.on_players import (
    ChoosePlayer,
    Draw,
    LookAt,
    NameChallengeType,
    Search,
)
from weirwood.thrones.ability.effects.sparing import ChooseCards
from weirwood.thrones.ability.headings import action, constant, limit, reaction
from weirwood.thrones.ability.marks import does_not_kneel_to_defend
from weirwood.thrones.ability.modifiers import GainIcon, Strength
from weirwood.thrones.ability.operands import CHOSEN, HOST, THIS, THOSE, AtRandom, Choose, Pick, Top
from weirwood.thrones.ability.periods import UntilEnd
from weirwood.thrones.ability.player_modifiers import AtMost, ExtraChallenge, FirstCostsLess
from weirwood.thrones.ability.players import A_PLAYER, THAT_PLAYER, THE_ATTACKER, THE_DEFENDER, THE_LOSER, YOU
from weirwood.thrones.ability.triggers import you_win
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.rules.prices import PLAYING
from weirwood.thrones.engine.words import (
    ATTACKER,
    CHALLENGE,
    CHARACTER,
    DEFENDER,
    EVENT,
    HAND,
    INTRIGUE,
    LOCATION,
    PHASE,
    POWER,
)


def _twin(brother: str, icon: int) -> Ability:
    """What each of the twin guards has while the other is there."""
    return constant(
        Strength(THIS, +1),
        GainIcon(THIS, icon),
        does_not_kneel_to_defend(THIS),
        when=ThereIs(Cards(name=brother, controller=YOU)),
    )


CORE.character(
    "01179",
    "Left",
    "tyrell",
    2,
    2,
    "M",
    "Guard",
    _twin("Right", POWER),
    unique=True,
    keywords="no attachments except Weapon",
)
CORE.character(
    "01180",
    "Maester Lomys",
    "tyrell",
    3,
    3,
    "I",
    "Maester",
    reaction(you_win(INTRIGUE, role=DEFENDER), Discard(AtRandom(THE_ATTACKER))),
    unique=True,
)
CORE.character(
    "01181",
    "Margaery Tyrell",
    "tyrell",
    3,
    3,
    "IP",
    "Lady",
    action(UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER)), +3)), cost=KneelCost(THIS), phase="challenges"),
    unique=True,
)
CORE.character(
    "01182",
    "Paxter Redwyne",
    "tyrell",
    4,
    3,
    "I",
    "House Redwyne. Lord",
    constant(FirstCostsLess(Cards(EVENT), 1, PLAYING)),
    unique=True,
    loyal=True,
    income=1,
)
CORE.character(
    "01183",
    "Randyll Tarly",
    "tyrell",
    6,
    5,
    "MP",
    "House Tarly. Lord",
    reaction(StrengthRaised(THIS), Stand(THIS), limit=limit(2, PHASE)),
    unique=True,
    keywords="renown",
)
CORE.character(
    "01184",
    "Right",
    "tyrell",
    2,
    2,
    "M",
    "Guard",
    _twin("Left", INTRIGUE),
    unique=True,
    keywords="no attachments except Weapon",
)
CORE.character(
    "01185",
    "The Knight of Flowers",
    "tyrell",
    5,
    5,
    "MP",
    "Knight. Lord",
    constant(AtMost(THE_DEFENDER, 1, "defenders"), when=Participates(THIS, role=ATTACKER, alone=True)),
    unique=True,
    keywords="renown",
)
CORE.character(
    "01186",
    "The Queen of Thorns",
    "tyrell",
    7,
    5,
    "IP",
    "Lady",
    reaction(
        you_win(INTRIGUE, with_cards=THIS),
        PutIntoPlay(
            Pick(Cards(CHARACTER, faction="tyrell", cost_at_most=Number(6), zones=(HAND,), owner=YOU))
        ),
    ),
    unique=True,
    loyal=True,
)
CORE.character("01187", "Courtesan of the Rose", "tyrell", 2, 2, "IP", "Companion. Spy")
CORE.character("01188", "Garden Caretaker", "tyrell", 1, 1, "P", "Ally", cheaper_character("tyrell"))
CORE.character(
    "01189",
    "Olenna's Informant",
    "tyrell",
    3,
    2,
    "IP",
    "Ally. Spy",
    reaction(EntersPlay(THIS, phase="challenges"), NameChallengeType(), UntilEnd(PHASE, ExtraChallenge())),
    keywords="ambush 4",
)
CORE.character(
    "01190",
    "Wardens of the Reach",
    "tyrell",
    4,
    3,
    "MP",
    "Army",
    constant(Strength(THIS, Count(Cards(LOCATION, trait="The Reach", controller=YOU)))),
    keywords="no attachments",
)
CORE.attachment(
    "01191",
    "Heartsbane",
    "tyrell",
    1,
    "Valyrian Steel. Weapon",
    action(UntilEnd(CHALLENGE, Strength(HOST, +3)), cost=KneelCost(THIS), only=Participates(HOST)),
    on=Cards(CHARACTER, faction="tyrell"),
    unique=True,
)
CORE.location(
    "01192",
    "Highgarden",
    "tyrell",
    3,
    "Stronghold. The Reach",
    action(
        ChooseCards(Choose(Cards(CHARACTER, attacking=True))),
        Stand(CHOSEN),
        RemoveFromChallenge(CHOSEN),
        cost=(KneelCost(THIS), PayGold(1)),
        phase="challenges",
    ),
    unique=True,
    loyal=True,
)
CORE.location(
    "01193",
    "The Mander",
    "tyrell",
    3,
    "The Reach",
    reaction(you_win(by=5), Draw(2), cost=KneelCost(THIS)),
    unique=True,
    loyal=True,
)
CORE.location("01194", "Rose Garden", "tyrell", 0, "The Reach", cheaper_card("tyrell"), keywords="limited")
CORE.event(
    "01195",
    "Growing Strong",
    "tyrell",
    1,
    "",
    action(
        UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER, faction="tyrell"), 3, up_to=True), +2)),
        phase="challenges",
    ),
)
CORE.event(
    "01196",
    "Olenna's Cunning",
    "tyrell",
    2,
    "",
    reaction(you_win(INTRIGUE, POWER), NameCardType(THE_LOSER), Search(OfAnotherType())),
    loyal=True,
)
CORE.event(
    "01197",
    '"The Bear and the Maiden Fair"',
    "tyrell",
    0,
    "Song",
    action(ChoosePlayer(A_PLAYER), LookAt(Top(THAT_PLAYER, 5)), PlaceOnBottomOrTop(THOSE, 3)),
)
