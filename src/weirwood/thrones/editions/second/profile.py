"""The profile of the second edition."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.flow.checks import EmptyDeck, EnoughPower
from weirwood.thrones.engine.profile.challenges import Challenges
from weirwood.thrones.engine.profile.deck_building import DeckBuilding
from weirwood.thrones.engine.profile.ends import Ends
from weirwood.thrones.engine.profile.entering import Entering
from weirwood.thrones.engine.profile.leaving import Leaving
from weirwood.thrones.engine.profile.profile import Profile
from weirwood.thrones.engine.profile.rounds import Rounds
from weirwood.thrones.engine.profile.set_up import SetUp
from weirwood.thrones.engine.profile.timing import Timing
from weirwood.thrones.engine.profile.values import Values
from weirwood.thrones.engine.words import EVENT, LEAVING, SACRIFICED, TYPE_NAMES

TOKENS: Final = ("betrayal", "gold", "poison", "stand")
"""The kinds of tokens cards place (RR.influence-tokens.1); saves depend on their order."""

_ANY_IN_PLAY: Final = (1 << EVENT) - 1  # characters, locations and attachments

PROFILE: Final = Profile(
    deck_building=DeckBuilding(
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
        fixed=False,
        draw_deck=60,
        copies=3,
        plots=7,
        doubled_plots=1,
        plot_draft=False,
        agendas=True,
        other_houses=False,
        barred="lists",
    ),
    set_up=SetUp(
        most_players=8,
        random_first_player=True,
        hand=7,
        mulligans=1,
        gold=8,
        types=_ANY_IN_PLAY,
        max_limited=1,
        duplicates=True,
        together=False,
    ),
    rounds=Rounds(
        used_plots_return_at_once=False,
        initiative_has_modifiers=True,
        drawn=2,
        limited=1,
        gold_dominates=True,
        standing=(1 << len(TYPE_NAMES)) - 1,
    ),
    challenges=Challenges(
        of_each_type=1, least_strength=1, renown_is_optional=True, keywords_are_ordered=True
    ),
    ends=Ends(
        checks=(EnoughPower(), EmptyDeck()),
        power=15,
        power_hosts=(1 << len(TYPE_NAMES)) - 1,
        first_player_decides=True,
        all_out_is_a_draw=False,
    ),
    entering=Entering(copies_elsewhere_count=True, hosts_by_text=True),
    leaving=Leaving(
        saves=LEAVING & ~(1 << SACRIFICED),
        duplicate_saves=LEAVING & ~(1 << SACRIFICED),
        duplicate_hosts=_ANY_IN_PLAY,
        copies_become_duplicates=True,
        attachments_return=True,
    ),
    timing=Timing(
        reactions_wait=False,
        then_needs_success=True,
        interrupts=True,
        cancels=True,
        lasting_keeps_cards=True,
        loops_are_counted=True,
    ),
    values=Values(
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
