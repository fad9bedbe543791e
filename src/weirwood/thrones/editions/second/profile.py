"""The profile of the second edition."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine import profile
from weirwood.thrones.engine.flow.checks import EmptyDeck, EnoughPower
from weirwood.thrones.engine.words import LEAVING, SACRIFICED

TOKENS: Final = ("betrayal", "gold", "poison", "stand", "vengeance")
"""The kinds of tokens cards place (RR.influence-tokens.1); saves depend on their order."""

PROFILE: Final = profile.Profile(
    deck_building=profile.DeckBuilding(
        houses={
            "baratheon": "House Baratheon",
            "greyjoy": "House Greyjoy",
            "lannister": "House Lannister",
            "martell": "House Martell",
            "thenightswatch": "The Night's Watch",
            "stark": "House Stark",
            "targaryen": "House Targaryen",
            "tyrell": "House Tyrell",
        },
        doubled_plots=1,
        barred="lists",
    ),
    set_up=profile.SetUp(most_players=8, gold=8, types=profile.ANY_IN_PLAY, duplicates=True),
    rounds=profile.Rounds(used_plots_return_at_once=False),
    challenges=profile.Challenges(renown_is_optional=True, keywords_are_ordered=True),
    ends=profile.Ends(
        checks=(EnoughPower(), EmptyDeck()), power_hosts=profile.ANY_TYPE, first_player_decides=True
    ),
    leaving=profile.Leaving(
        saves=LEAVING & ~(1 << SACRIFICED),
        duplicate_saves=LEAVING & ~(1 << SACRIFICED),
        copies_become_duplicates=True,
        attachments_return=True,
    ),
    timing=profile.Timing(
        reactions_wait=False,
        then_needs_success=True,
        forced_is_canceled=True,
        interrupts=True,
        lasting_keeps_cards=True,
        loops_are_counted=True,
    ),
    values=profile.Values(
        keywords=(
            "ambush",
            "insight",
            "intimidate",
            "limited",
            "no-attachments",
            "pillage",
            "renown",
            "stealth",
            "terminal",
        ),
        reserve=True,
        set_strength_overrides=True,
        lasting_outlasts_immunity=True,
    ),
)
