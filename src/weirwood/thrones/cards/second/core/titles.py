"""Titles of the Core Set: the small council, for melee (RR.anatomy.4).

Each supports the next in a circle; Crown Regent stands apart (RR.titles.12). What a title adds to dominance, to claim
and to redirecting is in RR.titles.3, RR.titles.10 and RR.redirect.1.
"""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE


def stronger(type: int) -> Ability:
    """The bearer counts 1 more in challenges of a type with a character in them (RR.titles.4 to 6)."""
    own = Cards(CHARACTER, controller=YOU, participating=True)
    return constant(AddsToChallenge(1), when=DuringChallenge(type, with_cards=own))


CORE.title_card("01206 Master of Whispers", supported_by="Master of Ships").has(
    constant(Supports("Hand of the King")),
    constant(Rivals("Master of Laws", "Master of Coin")),
    constant(WideClaim(INTRIGUE)),
    stronger(INTRIGUE),
)
CORE.title_card("01207 Master of Ships", supported_by="Master of Coin").has(
    constant(Supports("Master of Whispers")),
    constant(Rivals("Master of Laws", "Hand of the King")),
    constant(PlotValue(CLAIM, 1), when=AttackingRival(MILITARY)),
    stronger(MILITARY),
)
CORE.title_card("01208 Hand of the King", supported_by="Master of Whispers").has(
    constant(Supports("Master of Laws")),
    constant(Rivals("Master of Coin", "Master of Ships")),
    constant(ExtraChallengeElsewhere(POWER)),
    stronger(POWER),
)
CORE.title_card("01209 Master of Coin", income=2, supported_by="Master of Laws").has(
    constant(Supports("Master of Ships")), constant(Rivals("Hand of the King", "Master of Whispers"))
)
CORE.title_card("01210 Master of Laws", reserve=1, supported_by="Hand of the King").has(
    constant(Supports("Master of Coin")), constant(Rivals("Master of Whispers", "Master of Ships")), constant(DrawsMore(1))
)
CORE.title_card("01211 Crown Regent").has(
    permission(ChallengeInitiated(), Redirect(), limit=limit(1, ROUND)), constant(AddsToDominance(2))
)
