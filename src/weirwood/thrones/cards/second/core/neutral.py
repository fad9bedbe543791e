"""Neutral characters, attachments, locations and events of the Core Set."""

from weirwood.thrones.ability.answers import Save
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.costs import KneelCost, SacrificeCost
from weirwood.thrones.ability.effects import Discard, GainPower, Kill, Stand
from weirwood.thrones.ability.headings import action, constant, interrupt, maximum, reaction
from weirwood.thrones.ability.modifiers import Blank, GainIcon
from weirwood.thrones.ability.operands import HOST, THIS, Choose, FactionCard
from weirwood.thrones.ability.player_effects import Draw
from weirwood.thrones.ability.players import THE_LOSER, YOU
from weirwood.thrones.ability.triggers import YouMarshal, would_be_killed_or_discarded, you_win
from weirwood.thrones.cards.second.core.pack import CORE
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    ATTACKER,
    CHALLENGE,
    CHARACTER,
    INTRIGUE,
    MILITARY,
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
    "01043",
    "Superior Claim",
    "neutral",
    0,
    "",
    reaction(you_win(POWER, by=5), GainPower(FactionCard(YOU), 2), limit=maximum(1, CHALLENGE)),
)
