"""The profile of the Winter Edition; values that its rulebook leaves open are rulings of the catalogue."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.flow.checks import Doomed, EnoughPower
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
from weirwood.thrones.engine.words import CHARACTER, DISCARDED, EVENT, FACTION, KILLED, LOCATION, TYPE_NAMES

PROFILE: Final = Profile(
    deck_building=DeckBuilding(
        houses={
            "baratheon": "House Baratheon",
            "greyjoy": "House Greyjoy",
            "lannister": "House Lannister",
            "martell": "House Martell",
            "stark": "House Stark",
            "targaryen": "House Targaryen",
        },
        fixed=False,
        draw_deck=60,
        copies=3,
        plots=7,
        doubled_plots=0,
        plot_draft=False,
        agendas=True,
        other_houses=True,
        barred="skull",
    ),
    set_up=SetUp(
        most_players=6,
        random_first_player=True,
        hand=7,
        mulligans=0,
        gold=5,
        types=1 << CHARACTER | 1 << LOCATION,
        max_limited=1,
        duplicates=False,
        together=False,
    ),
    rounds=Rounds(
        used_plots_return_at_once=True,
        initiative_has_modifiers=True,
        drawn=2,
        limited=1,
        gold_dominates=False,
        standing=(1 << len(TYPE_NAMES)) - 1,
    ),
    challenges=Challenges(
        of_each_type=1, least_strength=1, renown_is_optional=False, keywords_are_ordered=False
    ),
    ends=Ends(
        checks=(Doomed(4), EnoughPower()),
        power=15,
        power_hosts=1 << CHARACTER | 1 << FACTION,
        first_player_decides=False,
        all_out_is_a_draw=True,
    ),
    entering=Entering(copies_elsewhere_count=True, hosts_by_text=True),
    leaving=Leaving(
        saves=1 << KILLED | 1 << DISCARDED,
        duplicate_saves=1 << KILLED | 1 << DISCARDED,
        duplicate_hosts=(1 << EVENT) - 1,
        copies_become_duplicates=False,
        attachments_return=False,
    ),
    timing=Timing(
        reactions_wait=True,
        then_needs_success=False,
        interrupts=False,
        cancels=True,
        lasting_keeps_cards=False,
        loops_are_counted=False,
    ),
    values=Values(
        keywords=(
            "deadly",
            "deathbound",
            "doomed",
            "immunity",
            "limited",
            "no-attachments",
            "renown",
            "stealth",
            "setup",
        ),
        reserve=False,
        set_strength_overrides=False,
        lasting_outlasts_immunity=False,
    ),
)
