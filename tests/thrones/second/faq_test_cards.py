"""Cards that no pack prints, for the clauses of the FAQ. Every scene finds them by name."""

from typing import Final

from weirwood.thrones.ability.card_triggers import Deed, OfCard, gains_power, is_knelt, stands
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.costs import KneelCost, PayGold, RemoveToken, SacrificeCost
from weirwood.thrones.ability.effects.branches import Either, May
from weirwood.thrones.ability.effects.entering import PutIntoPlay
from weirwood.thrones.ability.effects.moving import TakeControl
from weirwood.thrones.ability.effects.on_cards import Kneel, Sacrifice, Stand
from weirwood.thrones.ability.effects.on_players import GainGold
from weirwood.thrones.ability.effects.power import GainPower
from weirwood.thrones.ability.flow import UntilEnd
from weirwood.thrones.ability.headings import action, constant, forced_reaction, interrupt, reaction
from weirwood.thrones.ability.later import AtEnd
from weirwood.thrones.ability.marked import Immune, cannot_be_killed
from weirwood.thrones.ability.modifiers import GainKeyword, Strength
from weirwood.thrones.ability.of_players import FactionCard
from weirwood.thrones.ability.operands import HOST, IT, THIS, Choose, Each, Pick
from weirwood.thrones.ability.players import AN_OPPONENT, EACH_PLAYER, YOU
from weirwood.thrones.ability.triggers import OfPlayer, PlayerDeed, phase_ends
from weirwood.thrones.ability.writing import UNIQUE, Pack
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    CHALLENGE,
    CHALLENGE_ENDED,
    CHARACTER,
    DREW,
    EFFECTS_INITIATE,
    EVENT,
    FACTION,
    HAND,
    LOCATION,
    PHASE,
    PLOT,
    RENOWN,
)

FAQ_TESTS: Final = Pack("second", "FAQ tests")

# Loops. With the Seal of the Hand on them, the first four stand again and again.
_ATTACHED: Final = Each(Cards(ATTACHMENT, controller=YOU))
_THEIR_CHARACTER: Final = Cards(CHARACTER, controller=AN_OPPONENT)
FAQ_TESTS.character("t-page Tireless Page", "neutral", cost=2, strength=2, icons="M", traits="Lord").has(
    action(Stand(_ATTACHED), cost=KneelCost(THIS))
)
FAQ_TESTS.character("t-clerk Tireless Clerk", "neutral", cost=2, strength=2, icons="M", traits="Lord").has(
    action(GainGold(1), Stand(_ATTACHED), cost=KneelCost(THIS))
)
FAQ_TESTS.character("t-prince Tireless Prince", "neutral", cost=2, strength=2, icons="M", traits="Lord").has(
    action(GainPower(FactionCard(YOU)), Stand(_ATTACHED), cost=KneelCost(THIS))
)
FAQ_TESTS.character(
    "t-sellsword Paid Sellsword", "neutral", cost=2, strength=2, icons="M", traits="Lord"
).has(action(Stand(_ATTACHED), cost=(KneelCost(THIS), PayGold(1))))
FAQ_TESTS.character("t-hound Restless Hound", "neutral", cost=2, strength=2, icons="M").has(
    forced_reaction(is_knelt(THIS), Either(Stand(THIS), Sacrifice(THIS))),
    forced_reaction(stands(THIS), Kneel(THIS)),
)
FAQ_TESTS.location("t-wheel Mill Wheel", "neutral", cost=1).has(
    forced_reaction(is_knelt(THIS), Stand(THIS)),
    forced_reaction(stands(THIS), Kneel(THIS)),
    action(GainGold(1), cost=KneelCost(THIS)),
    action(Stand(THIS)),
)
FAQ_TESTS.character("t-dancer Giddy Dancer", "neutral", cost=2, strength=2, icons="M").has(
    reaction(is_knelt(THIS), Stand(THIS)),
    reaction(stands(THIS), Kneel(THIS)),
)
FAQ_TESTS.location("t-fountain Fickle Fountain", "neutral", cost=1).has(
    forced_reaction(is_knelt(_THEIR_CHARACTER), May(Stand(IT), who=AN_OPPONENT)),
    forced_reaction(stands(_THEIR_CHARACTER), Kneel(IT)),
)

# Winning.
FAQ_TESTS.character(
    "t-campaigner Old Campaigner",
    "neutral",
    cost=5,
    strength=9,
    icons="MIP",
    keywords="insight, intimidate, pillage, renown",
)
FAQ_TESTS.location("t-tally Tally House", "neutral", cost=1).has(
    reaction(gains_power(Cards(CHARACTER, FACTION)), GainGold(1))
)
_PARTICIPANT: Final = Cards(CHARACTER, participating=True, controller=YOU)
FAQ_TESTS.location("t-muse Muse's Garden", "neutral", cost=1).has(
    reaction(
        OfPlayer(PlayerDeed("draw", "cards", DREW), YOU),
        UntilEnd(CHALLENGE, GainKeyword(Choose(_PARTICIPANT), RENOWN)),
        cost=KneelCost(THIS),
    )
)
FAQ_TESTS.location("t-glory Shared Glory", "neutral", cost=1).has(
    reaction(
        gains_power(Cards(CHARACTER)),
        UntilEnd(CHALLENGE, GainKeyword(Choose(_PARTICIPANT), RENOWN)),
        cost=KneelCost(THIS),
    )
)

# Unique cards, control, tokens.
FAQ_TESTS.location("t-guildhall The Guildhall", "neutral", UNIQUE, cost=1, keywords="limited")
FAQ_TESTS.event("t-oath Broken Oath", "neutral", cost=0).has(
    action(TakeControl(Choose(Cards(CHARACTER, unique=True))))
)
FAQ_TESTS.location("t-tokens Token Box", "neutral", cost=1).has(
    action(GainGold(1), cost=RemoveToken(Cards(CHARACTER, LOCATION, PLOT), "stand"))
)

# What cannot be done to cards, and set-up.
FAQ_TESTS.character("t-deathless Deathless Squire", "neutral", cost=2, strength=2, icons="MIP").has(
    constant(cannot_be_killed(THIS))
)
FAQ_TESTS.attachment(
    "t-sash Squire's Sash", "neutral", cost=0, traits="Item", on=Cards(CHARACTER, not_trait="Knight")
)
FAQ_TESTS.attachment(
    "t-scabbard Knight's Scabbard", "neutral", cost=0, traits="Item", on=Cards(CHARACTER, trait="Knight")
)

FAQ_TESTS.character("t-lion Stubborn Lion", "lannister", cost=2, strength=2, icons="M").has(
    constant(Immune(THIS, EVENT))
)
FAQ_TESTS.attachment("t-charm Holy Charm", "neutral", cost=1, traits="Item", keywords="ambush 0").has(
    constant(Immune(HOST, EVENT))
)

# Choices that are gone, and saves that are judged by what would then apply.
FAQ_TESTS.event("t-bargain Bitter Bargain", "neutral", cost=0).has(
    action(
        Kneel(Choose(Cards(CHARACTER, controller=YOU))),
        GainGold(3),
        cost=SacrificeCost(Cards(CHARACTER, controller=YOU)),
    )
)
FAQ_TESTS.location("t-shore Cold Shore", "neutral", cost=1).has(
    constant(Strength(Each(Cards(CHARACTER, no_attachments=True)), -1))
)
FAQ_TESTS.location("t-hearth Warm Hearth", "neutral", cost=1).has(
    constant(Strength(Each(Cards(CHARACTER, no_attachments=True)), +1))
)

# The end of a challenge.
_A_CHALLENGE_ENDS: Final = OfPlayer(PlayerDeed("end", "a challenge", CHALLENGE_ENDED), EACH_PLAYER)
FAQ_TESTS.character("t-ringer Bell Ringer", "neutral", cost=2, strength=2, icons="M").has(
    interrupt(_A_CHALLENGE_ENDS, UntilEnd(CHALLENGE, Strength(THIS, +5))),
    reaction(_A_CHALLENGE_ENDS, UntilEnd(CHALLENGE, Strength(THIS, +7))),
    reaction(_A_CHALLENGE_ENDS, GainGold(1)),
)
FAQ_TESTS.event("t-slow Slow Coin", "neutral", cost=0).has(
    action(UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER)), +4)), AtEnd(CHALLENGE, May(GainGold(2))))
)
FAQ_TESTS.event("t-late Late Coin", "neutral", cost=0).has(
    action(UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER)), +4)), AtEnd(PHASE, May(GainGold(2))))
)
FAQ_TESTS.location("t-recruiter Recruiting Post", "neutral", cost=1).has(
    reaction(phase_ends("challenges"), PutIntoPlay(Pick(Cards(CHARACTER, zones=(HAND,), owner=YOU))))
)

# An interrupt to effects that is no cancel.
FAQ_TESTS.location("t-drummer Loud Drummer", "neutral", cost=1).has(
    interrupt(OfCard(Deed("has its effects initiated", EFFECTS_INITIATE), Cards(CHARACTER)), GainGold(1))
)
