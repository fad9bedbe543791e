"""Titles of the Core Set: the small council, for melee (RR.anatomy.4).

Each supports the next in a circle; Crown Regent stands apart (RR.titles.12). What a title adds to dominance, to claim
and to redirecting is in RR.titles.3, RR.titles.10 and RR.redirect.1.
"""

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.challenge_conditions import DuringChallenge
from weirwood.thrones.ability.headings import constant, limit, permission
from weirwood.thrones.ability.player_modifiers import AddsToChallenge, AddsToDominance, PlotValue
from weirwood.thrones.ability.players import YOU
from weirwood.thrones.ability.title_words import (
    AttackingRival,
    DrawsMore,
    ExtraChallengeElsewhere,
    Redirect,
    Rivals,
    Supports,
    WideClaim,
)
from weirwood.thrones.ability.triggers import ChallengeInitiated
from weirwood.thrones.cards.second.core.pack import CORE
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.words import CHARACTER, CLAIM, INTRIGUE, MILITARY, POWER, ROUND


def stronger(type: int) -> Ability:
    """The bearer counts 1 more in challenges of a type with a character in them (RR.titles.4 to 6)."""
    own = Cards(CHARACTER, controller=YOU, participating=True)
    return constant(AddsToChallenge(1), when=DuringChallenge(type, with_cards=own))


CORE.title_card(
    "01206",
    "Master of Whispers",
    constant(Supports("Hand of the King")),
    constant(Rivals("Master of Laws", "Master of Coin")),
    constant(WideClaim(INTRIGUE)),
    stronger(INTRIGUE),
    supported_by="Master of Ships",
)
CORE.title_card(
    "01207",
    "Master of Ships",
    constant(Supports("Master of Whispers")),
    constant(Rivals("Master of Laws", "Hand of the King")),
    constant(PlotValue(CLAIM, 1), when=AttackingRival(MILITARY)),
    stronger(MILITARY),
    supported_by="Master of Coin",
)
CORE.title_card(
    "01208",
    "Hand of the King",
    constant(Supports("Master of Laws")),
    constant(Rivals("Master of Coin", "Master of Ships")),
    constant(ExtraChallengeElsewhere(POWER)),
    stronger(POWER),
    supported_by="Master of Whispers",
)
CORE.title_card(
    "01209",
    "Master of Coin",
    constant(Supports("Master of Ships")),
    constant(Rivals("Hand of the King", "Master of Whispers")),
    income=2,
    supported_by="Master of Laws",
)
CORE.title_card(
    "01210",
    "Master of Laws",
    constant(Supports("Master of Coin")),
    constant(Rivals("Master of Whispers", "Master of Ships")),
    constant(DrawsMore(1)),
    reserve=1,
    supported_by="Hand of the King",
)
CORE.title_card(
    "01211",
    "Crown Regent",
    permission(ChallengeInitiated(), Redirect(), limit=limit(1, ROUND)),
    constant(AddsToDominance(2)),
)
