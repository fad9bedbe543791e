"""House Baratheon in the Core Set."""

from weirwood.thrones.ability.amounts import Count
from weirwood.thrones.ability.card_triggers import EntersPlay, YouMarshal, gains_power, killed
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.challenge_conditions import Challenged, DuringChallenge
from weirwood.thrones.ability.conditions import Is, ThereIs
from weirwood.thrones.ability.costs import KneelCost, PayGold
from weirwood.thrones.ability.effects.answers import InsteadOfDeadPile
from weirwood.thrones.ability.effects.joining import JoinChallenge
from weirwood.thrones.ability.effects.on_cards import Discard, Kneel, Stand
from weirwood.thrones.ability.effects.on_players import ChoosePlayer, Draw, LookAt
from weirwood.thrones.ability.effects.power import GainPower, LosePower, MovePower
from weirwood.thrones.ability.effects.sparing import ChooseCards
from weirwood.thrones.ability.flow import Then
from weirwood.thrones.ability.groups import Among, Hand
from weirwood.thrones.ability.headings import action, constant, interrupt, limit, reaction
from weirwood.thrones.ability.modifiers import GainIcon, GainKeyword, Strength
from weirwood.thrones.ability.operands import CHOSEN, HOST, THIS, Choose, ChooseThen, FactionCard, Pick
from weirwood.thrones.ability.periods import IfYouWin, UntilEnd
from weirwood.thrones.ability.player_modifiers import AddsToChallenge, AtMost
from weirwood.thrones.ability.players import AN_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from weirwood.thrones.ability.triggers import phase_begins, phase_ends, wins_dominance
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    CHARACTER,
    DEFENDER,
    FACTION,
    HAND,
    INTRIGUE,
    PHASE,
    POWER,
    RENOWN,
    ROUND,
)

CORE.character(
    "01046",
    "Maester Cressen",
    "baratheon",
    3,
    3,
    "P",
    "Maester",
    action(Discard(Choose(Cards(ATTACHMENT, trait="Condition"))), cost=KneelCost(THIS), phase="marshaling"),
    unique=True,
)
CORE.character(
    "01047",
    "Melisandre",
    "baratheon",
    5,
    4,
    "IP",
    "Lady. R'hllor",
    reaction(
        YouMarshal(Cards(trait="R'hllor"), or_play=True),
        Kneel(Choose(Cards(CHARACTER))),
        limit=limit(1, ROUND),
    ),
    unique=True,
)
CORE.character(
    "01048",
    "Robert Baratheon",
    "baratheon",
    7,
    5,
    "MP",
    "King. Lord",
    constant(Strength(THIS, Count(Cards(CHARACTER, kneeling=True, other=True)))),
    unique=True,
    loyal=True,
    keywords="intimidate, renown",
)
CORE.character(
    "01049",
    "Selyse Baratheon",
    "baratheon",
    3,
    2,
    "IP",
    "House Florent. Lady. R'hllor",
    action(
        UntilEnd(PHASE, GainIcon(Choose(Cards(CHARACTER, faction="baratheon")), INTRIGUE)),
        cost=PayGold(1),
        phase="challenges",
    ),
    unique=True,
)
CORE.character(
    "01050",
    "Ser Davos Seaworth",
    "baratheon",
    4,
    3,
    "MP",
    "Knight. Smuggler",
    interrupt(killed(THIS), InsteadOfDeadPile(HAND)),
    unique=True,
    keywords="stealth",
)
CORE.character(
    "01051",
    "Shireen Baratheon",
    "baratheon",
    2,
    1,
    "P",
    "Lady",
    interrupt(killed(THIS), Kneel(Choose(Cards(CHARACTER)))),
    unique=True,
)
CORE.character(
    "01052",
    "Stannis Baratheon",
    "baratheon",
    6,
    5,
    "MP",
    "Lord. Small Council",
    constant(AtMost(EACH_PLAYER, 2, "standing")),
    unique=True,
    loyal=True,
)
CORE.character("01053", "Bastard in Hiding", "baratheon", 2, 2, "MP", "Bastard")
CORE.character(
    "01054",
    "Fiery Followers",
    "baratheon",
    3,
    2,
    "MI",
    "R'hllor",
    reaction(phase_begins("dominance"), Stand(THIS)),
)
CORE.character(
    "01055",
    "King's Hunting Party",
    "baratheon",
    4,
    6,
    "M",
    "Army",
    constant(GainIcon(THIS, INTRIGUE), when=ThereIs(Cards(CHARACTER, trait="King", controller=AN_OPPONENT))),
    keywords="no attachments",
)
CORE.character(
    "01056", "Dragonstone Faithful", "baratheon", 1, 1, "P", "Ally", cheaper_character("baratheon")
)
CORE.character(
    "01057",
    "Vanguard Lancer",
    "baratheon",
    2,
    1,
    "MP",
    "House Florent. Knight",
    reaction(EntersPlay(THIS), LosePower(Choose(Cards(CHARACTER, FACTION, controller=AN_OPPONENT)))),
)
CORE.attachment(
    "01058",
    "Lightbringer",
    "baratheon",
    2,
    "R'hllor. Weapon",
    constant(GainKeyword(HOST, RENOWN), when=Is(HOST, Cards(name="Stannis Baratheon"))),
    reaction(gains_power(HOST), Stand(HOST), limit=limit(1, PHASE)),
    on=Cards(CHARACTER, faction="baratheon"),
    unique=True,
    loyal=True,
)
CORE.location(
    "01059", "Dragonstone Port", "baratheon", 0, "Dragonstone", cheaper_card("baratheon"), keywords="limited"
)
CORE.location(
    "01060",
    "Chamber of the Painted Table",
    "baratheon",
    2,
    "Dragonstone",
    reaction(
        wins_dominance(YOU),
        MovePower(Pick(Cards(FACTION, controller=AN_OPPONENT)), to=FactionCard(YOU)),
        cost=KneelCost(THIS),
    ),
    unique=True,
)
CORE.location(
    "01061",
    "The Red Keep",
    "baratheon",
    3,
    "King's Landing",
    constant(
        AddsToChallenge(2),
        when=DuringChallenge(POWER, with_cards=Cards(CHARACTER, participating=True, controller=YOU)),
    ),
    interrupt(
        phase_ends("challenges"),
        Draw(2),
        cost=KneelCost(THIS),
        when=Challenged(won=False, type=POWER, period=ROUND, never=True),
    ),
    unique=True,
    loyal=True,
)
CORE.event(
    "01062",
    "Consolidation of Power",
    "baratheon",
    1,
    "",
    action(
        Kneel(Choose(Cards(CHARACTER), -1, up_to=True, strength_budget=4, same_controller=True)),
        Then(GainPower(ChooseThen(Among(CHOSEN)))),
        phase="marshaling",
    ),
    loyal=True,
)
CORE.event(
    "01063",
    "Ours is the Fury",
    "baratheon",
    2,
    "",
    action(
        ChooseCards(Choose(Cards(CHARACTER, faction="baratheon", kneeling=True, controller=YOU))),
        JoinChallenge(CHOSEN, DEFENDER),
        IfYouWin(Stand(CHOSEN)),
        only=DuringChallenge(role=DEFENDER),
    ),
    loyal=True,
)
CORE.event(
    "01064",
    "Seen In Flames",
    "baratheon",
    1,
    "R'hllor",
    action(
        ChoosePlayer(AN_OPPONENT),
        LookAt(Hand(THAT_PLAYER)),
        Then(Discard(ChooseThen(Cards(zones=(HAND,), owner=THAT_PLAYER)))),
        phase="challenges",
        only=ThereIs(Cards(CHARACTER, trait="R'hllor", controller=YOU)),
    ),
)
