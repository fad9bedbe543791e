"""Characters, attachments, locations and events of House Stark in the Core Set."""

from typing import Final

from weirwood.thrones.ability.amounts import Count, Instead
from weirwood.thrones.ability.card_triggers import EntersPlay, sacrificed_or_killed, stands
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.challenge_conditions import DuringChallenge, Participates
from weirwood.thrones.ability.conditions import HasDuplicate, Is, ThereIs
from weirwood.thrones.ability.costs import KneelCost, SacrificeCost
from weirwood.thrones.ability.effects.answers import Cancel
from weirwood.thrones.ability.effects.duplicates import PlaceAsDuplicate
from weirwood.thrones.ability.effects.on_cards import Kill, ReturnToHand, Stand
from weirwood.thrones.ability.effects.on_players import Draw, RevealCards
from weirwood.thrones.ability.effects.power import GainPower
from weirwood.thrones.ability.flow import If
from weirwood.thrones.ability.headings import action, constant, interrupt, limit, maximum, reaction
from weirwood.thrones.ability.marks import does_not_kneel_to_attack
from weirwood.thrones.ability.modifiers import GainIcon, GainKeyword, Strength
from weirwood.thrones.ability.operands import HOST, THIS, THOSE, Choose, Each, FactionCard, Pick, Top
from weirwood.thrones.ability.periods import IfYouWin, UntilEnd
from weirwood.thrones.ability.player_modifiers import CannotTrigger, HandGainsAmbush, PlotValue
from weirwood.thrones.ability.players import AN_OPPONENT, EACH_OPPONENT, THE_LOSER, YOU
from weirwood.thrones.ability.triggers import ChallengeInitiated, EffectsWouldInitiate, you_lose, you_win
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character
from weirwood.thrones.engine.words import (
    CHALLENGE,
    CHARACTER,
    CLAIM,
    DEAD,
    DEFENDER,
    DISCARD,
    EVENT,
    HAND,
    INSIGHT,
    INTRIGUE,
    MILITARY,
    PLOT,
    ROUND,
)

STARK: Final = "stark"

CORE.character(
    "01141",
    "Arya Stark",
    STARK,
    3,
    2,
    "P",
    "Lady",
    constant(GainIcon(THIS, MILITARY), when=HasDuplicate(THIS)),
    reaction(EntersPlay(THIS), PlaceAsDuplicate(Top(YOU), THIS)),
    unique=True,
    keywords="stealth",
)
CORE.character(
    "01142",
    "Bran Stark",
    STARK,
    2,
    1,
    "P",
    "Lord",
    interrupt(EffectsWouldInitiate(EVENT, by=AN_OPPONENT), Cancel(), cost=SacrificeCost(THIS)),
    unique=True,
)
CORE.character(
    "01143",
    "Catelyn Stark",
    STARK,
    4,
    4,
    "IP",
    "House Tully. Lady. The Seven",
    constant(CannotTrigger(EACH_OPPONENT), when=Participates(THIS)),
    unique=True,
    loyal=True,
)
CORE.character(
    "01144",
    "Eddard Stark",
    STARK,
    7,
    5,
    "MP",
    "Lord. Small Council",
    reaction(ChallengeInitiated(against_you=True), Stand(THIS)),
    unique=True,
    keywords="renown",
)
CORE.character(
    "01145",
    "Grey Wind",
    STARK,
    5,
    4,
    "M",
    "Direwolf",
    action(
        Kill(
            Choose(
                Cards(
                    CHARACTER,
                    strength_at_most=Instead(ThereIs(Cards(name="Robb Stark", controller=YOU)), 2, 1),
                )
            )
        ),
        cost=KneelCost(THIS),
        phase="challenges",
    ),
    unique=True,
    loyal=True,
    keywords="intimidate, no attachments",
)
CORE.character(
    "01146",
    "Robb Stark",
    STARK,
    6,
    5,
    "MP",
    "Lord",
    reaction(
        sacrificed_or_killed(Cards(CHARACTER, faction=STARK, controller=YOU)),
        Stand(Each(Cards(CHARACTER, controller=YOU))),
        limit=limit(1, ROUND),
    ),
    unique=True,
    loyal=True,
    keywords="renown",
)
CORE.character(
    "01147",
    "Sansa Stark",
    STARK,
    3,
    2,
    "IP",
    "Lady",
    reaction(stands(THIS), GainPower(FactionCard(YOU)), limit=limit(1, ROUND)),
    unique=True,
    enters_knelt=True,
)
CORE.character(
    "01148",
    "Summer",
    STARK,
    3,
    3,
    "M",
    "Direwolf",
    constant(GainKeyword(Each(Cards(name="Bran Stark", controller=YOU)), INSIGHT)),
    reaction(
        EntersPlay(THIS),
        ReturnToHand(
            Pick(
                Cards(CHARACTER, faction=STARK, printed_strength_at_most=2, zones=(DISCARD, DEAD), owner=YOU)
            )
        ),
    ),
    unique=True,
    loyal=True,
    keywords="no attachments",
)
CORE.character(
    "01149",
    "Direwolf Pup",
    STARK,
    2,
    1,
    "M",
    "Direwolf",
    constant(Strength(THIS, Count(Cards(trait="Direwolf", controller=YOU, other=True)))),
    keywords="no attachments",
)
CORE.character("01150", "Tumblestone Knight", STARK, 2, 2, "MP", "House Tully. Knight")
CORE.character(
    "01151",
    "Vanguard of the North",
    STARK,
    4,
    4,
    "M",
    "Army",
    constant(does_not_kneel_to_attack(THIS, MILITARY), when=ThereIs(Cards(PLOT, trait="War"))),
    keywords="no attachments",
)
CORE.character("01152", "Winterfell Steward", STARK, 1, 1, "P", "Ally. Steward", cheaper_character(STARK))
CORE.attachment(
    "01153",
    "Ice",
    STARK,
    3,
    "Valyrian Steel. Weapon",
    constant(Strength(HOST, +2)),
    reaction(
        you_win(MILITARY, with_cards=HOST),
        Kill(Choose(Cards(CHARACTER, controller=THE_LOSER))),
        cost=SacrificeCost(THIS),
    ),
    on=Cards(CHARACTER, faction=STARK),
    unique=True,
    loyal=True,
)
CORE.location(
    "01154",
    "Gates of Winterfell",
    STARK,
    2,
    "The North. Winterfell",
    action(
        RevealCards(Top(YOU)),
        If(Is(THOSE, Cards(faction=STARK)), Draw(1, words="draw it")),
        cost=KneelCost(THIS),
        phase="challenges",
    ),
    unique=True,
)
CORE.location(
    "01155",
    "The Wolfswood",
    STARK,
    1,
    "The North",
    constant(HandGainsAmbush(Cards(trait="Direwolf", zones=(HAND,), owner=YOU))),
    unique=True,
)
CORE.location(
    "01156", "Heart Tree Grove", STARK, 0, "Old Gods. Winterfell", cheaper_card(STARK), keywords="limited"
)
CORE.event(
    "01157",
    "For the North!",
    STARK,
    0,
    "",
    action(
        UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER, faction=STARK, participating=True)), +2)),
        IfYouWin(Draw(1)),
        only=DuringChallenge(MILITARY),
    ),
)
CORE.event(
    "01158",
    "Like Warm Rain",
    STARK,
    1,
    "",
    reaction(
        you_lose(INTRIGUE, role=DEFENDER),
        Kill(Choose(Cards(CHARACTER, attacking=True))),
        cost=KneelCost(Cards(CHARACTER, trait="Direwolf")),
        limit=maximum(1, CHALLENGE),
    ),
)
CORE.event(
    "01159",
    "Winter Is Coming",
    STARK,
    1,
    "",
    action(
        UntilEnd(CHALLENGE, PlotValue(CLAIM, +1)),
        only=DuringChallenge(),
        limit=maximum(1, CHALLENGE),
    ),
    loyal=True,
)
