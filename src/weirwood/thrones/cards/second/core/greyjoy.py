"""House Greyjoy in the Core Set."""

from weirwood.thrones.ability.amounts import Count, Instead, Number, StrengthOf
from weirwood.thrones.ability.card_triggers import Pillages, would_be_killed
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.challenge_conditions import Participates
from weirwood.thrones.ability.conditions import FIRST_PLAYER
from weirwood.thrones.ability.costs import KneelCost, SacrificeCost
from weirwood.thrones.ability.effects.answers import Save
from weirwood.thrones.ability.effects.changing import AttachAs
from weirwood.thrones.ability.effects.on_cards import Discard, Kill, Kneel, PutIntoPlay, Stand
from weirwood.thrones.ability.effects.on_players import Draw
from weirwood.thrones.ability.effects.power import GainPower
from weirwood.thrones.ability.flow import Either, Then
from weirwood.thrones.ability.headings import action, constant, interrupt, limit, maximum, reaction
from weirwood.thrones.ability.marks import does_not_contribute
from weirwood.thrones.ability.modifiers import GainKeyword, Strength
from weirwood.thrones.ability.operands import HOST, IT, THIS, Choose, Each, FactionCard, Pick
from weirwood.thrones.ability.periods import UntilEnd
from weirwood.thrones.ability.player_modifiers import PlotValue
from weirwood.thrones.ability.players import EACH_OPPONENT, THE_LOSER, YOU
from weirwood.thrones.ability.triggers import wins_dominance, you_win
from weirwood.thrones.ability.writing import attachment_side
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    ATTACKER,
    CHALLENGE,
    CHARACTER,
    DEAD,
    DISCARD,
    LOCATION,
    RESERVE,
    ROUND,
    STEALTH,
)

CORE.character(
    "01065",
    "Aeron Damphair",
    "greyjoy",
    3,
    3,
    "P",
    "Drowned God. Ironborn. Lord",
    reaction(
        wins_dominance(YOU),
        PutIntoPlay(Pick(Cards(CHARACTER, trait="Ironborn", zones=(DEAD,), owner=YOU))),
    ),
    unique=True,
)
CORE.character(
    "01066",
    "Alannys Greyjoy",
    "greyjoy",
    3,
    2,
    "IP",
    "House Harlaw. Lady",
    constant(PlotValue(RESERVE, -1, EACH_OPPONENT), when=FIRST_PLAYER),
    unique=True,
)
CORE.character(
    "01067",
    "Asha Greyjoy",
    "greyjoy",
    5,
    4,
    "MP",
    "Ironborn. Lady",
    reaction(you_win(unopposed=True, with_cards=THIS), Stand(THIS)),
    unique=True,
    keywords="stealth",
)
CORE.character(
    "01068",
    "Balon Greyjoy",
    "greyjoy",
    6,
    5,
    "MP",
    "Ironborn. Lord",
    constant(
        does_not_contribute(Each(Cards(CHARACTER, defending=True, strength_below=StrengthOf(THIS)))),
        when=Participates(THIS, role=ATTACKER),
    ),
    unique=True,
    loyal=True,
    keywords="renown",
)
CORE.character(
    "01069",
    "Euron Crow's Eye",
    "greyjoy",
    7,
    6,
    "MIP",
    "Ironborn. Lord. Raider",
    reaction(
        Pillages(THIS),
        PutIntoPlay(Pick(Cards(LOCATION, zones=(DISCARD,), owner=THE_LOSER)), " under your control"),
    ),
    unique=True,
    loyal=True,
    keywords="pillage, renown",
)
CORE.character("01070", "Maester Wendamyr", "greyjoy", 2, 2, "P", "Maester", unique=True, keywords="stealth")
CORE.character(
    "01071",
    "Theon Greyjoy",
    "greyjoy",
    4,
    3,
    "MP",
    "Ally. Ironborn. Lord",
    reaction(you_win(unopposed=True, with_cards=THIS), GainPower(THIS)),
    unique=True,
    keywords="stealth",
)
CORE.character("01072", "Black Wind's Crew", "greyjoy", 3, 3, "MP", "Ironborn. Raider", keywords="pillage")
CORE.character(
    "01073",
    "Drowned Men",
    "greyjoy",
    4,
    3,
    "MP",
    "Army. Drowned God",
    constant(Strength(THIS, Count(Cards(LOCATION, trait="Warship", controller=YOU)))),
    keywords="no attachments",
)
CORE.character(
    "01074", "Iron Islands Fishmonger", "greyjoy", 1, 1, "P", "Ally. Merchant", cheaper_character("greyjoy")
)
CORE.character(
    "01075",
    "Lordsport Shipwright",
    "greyjoy",
    2,
    1,
    "I",
    "Ally. Ironborn",
    action(
        Kneel(Choose(Cards(LOCATION, cost_at_most=Instead(FIRST_PLAYER, 3, 2)))),
        cost=KneelCost(THIS),
        phase="marshaling",
    ),
)
CORE.character("01076", "Salty Navigator", "greyjoy", 2, 2, "M", "Ironborn", initiative=1)
CORE.attachment(
    "01077",
    "Throwing Axe",
    "greyjoy",
    1,
    "Weapon",
    reaction(
        you_win(role=ATTACKER, with_cards=HOST),
        Kill(Choose(Cards(CHARACTER, defending=True))),
        cost=SacrificeCost(THIS),
    ),
    on=Cards(CHARACTER, trait="Ironborn"),
)
CORE.location(
    "01078",
    "Great Kraken",
    "greyjoy",
    3,
    "Warship",
    constant(GainKeyword(Each(Cards(name="Balon Greyjoy", controller=YOU)), STEALTH)),
    reaction(you_win(unopposed=True), Either(Draw(1), GainPower(FactionCard(YOU))), limit=limit(2, ROUND)),
    unique=True,
    loyal=True,
)
CORE.location(
    "01079",
    "Iron Fleet Scout",
    "greyjoy",
    0,
    "Warship",
    action(
        UntilEnd(
            CHALLENGE,
            Strength(
                Choose(Cards(CHARACTER, faction="greyjoy", participating=True)),
                Instead(FIRST_PLAYER, 2, 1),
            ),
        ),
        cost=KneelCost(THIS),
        phase="challenges",
    ),
)
CORE.location("01080", "Sea Tower", "greyjoy", 0, "Iron Islands", cheaper_card("greyjoy"), keywords="limited")
RISEN = attachment_side("Condition", constant(Strength(HOST, 1)), keywords="terminal")
CORE.event(
    "01081",
    "Risen from the Sea",
    "greyjoy",
    0,
    "",
    interrupt(
        would_be_killed(Cards(CHARACTER, faction="greyjoy")),
        Save(attaching=True),
        Then(AttachAs(RISEN, to=IT)),
    ),
    other_side=RISEN,
)
CORE.event(
    "01082",
    "The Kraken's Grasp",
    "greyjoy",
    0,
    "",
    action(
        UntilEnd(
            CHALLENGE,
            does_not_contribute(Choose(Cards(CHARACTER, defending=True, strength_at_most=Number(5)))),
        ),
        phase="challenges",
        only=FIRST_PLAYER,
    ),
    loyal=True,
)
CORE.event(
    "01083",
    "We Do Not Sow",
    "greyjoy",
    1,
    "",
    reaction(
        you_win(unopposed=True),
        Discard(Choose(Cards(ATTACHMENT, LOCATION, controller=THE_LOSER))),
        limit=maximum(1, CHALLENGE),
    ),
    loyal=True,
)
