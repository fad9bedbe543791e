"""The profile of the two-player game; values that its rulebook leaves open are rulings of the catalogue."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.flow.checks import EnoughPower
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
from weirwood.thrones.engine.words import ATTACHMENT, CHARACTER, FACTION, KILLED, LOCATION

PROFILE: Final = Profile(
    deck_building=DeckBuilding(
        houses={"lannister": "House Lannister", "stark": "House Stark"},
        fixed=True,
        draw_deck=50,
        copies=None,
        plots=7,
        doubled_plots=0,
        plot_draft=True,
        agendas=False,
        other_houses=False,
        barred=None,
    ),
    set_up=SetUp(
        most_players=2,
        random_first_player=False,
        hand=7,
        mulligans=1,
        gold=5,
        types=1 << CHARACTER | 1 << LOCATION,
        max_limited=1,
        duplicates=False,
        together=True,
    ),
    rounds=Rounds(
        used_plots_return_at_once=True,
        initiative_has_modifiers=False,
        drawn=2,
        limited=1,
        gold_dominates=True,
        standing=1 << CHARACTER | 1 << LOCATION | 1 << ATTACHMENT,
    ),
    challenges=Challenges(
        of_each_type=1, least_strength=0, renown_is_optional=False, keywords_are_ordered=False
    ),
    ends=Ends(
        checks=(EnoughPower(),),
        power=15,
        power_hosts=1 << CHARACTER | 1 << FACTION,
        first_player_decides=False,
        all_out_is_a_draw=False,
    ),
    entering=Entering(copies_elsewhere_count=False, hosts_by_text=False),
    leaving=Leaving(
        saves=1 << KILLED,
        duplicate_saves=1 << KILLED,
        duplicate_hosts=1 << CHARACTER,
        copies_become_duplicates=False,
        attachments_return=False,
    ),
    timing=Timing(
        reactions_wait=True,
        then_needs_success=False,
        interrupts=False,
        cancels=False,
        lasting_keeps_cards=False,
        loops_are_counted=False,
    ),
    values=Values(
        keywords=("limited", "renown", "stealth"),
        reserve=False,
        set_strength_overrides=False,
        lasting_outlasts_immunity=False,
    ),
)
