"""The profile of the two-player game; values that its rulebook leaves open are rulings of the catalogue."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine import profile
from weirwood.thrones.engine.flow.checks import EnoughPower
from weirwood.thrones.engine.words import CHARACTER, KILLED

PROFILE: Final = profile.Profile(
    deck_building=profile.DeckBuilding(
        houses={"lannister": "House Lannister", "stark": "House Stark"},
        fixed=True,
        draw_deck=50,
        copies=None,
        agendas=False,
    ),
    set_up=profile.SetUp(most_players=2, random_first_player=False, together=True),
    rounds=profile.Rounds(initiative_has_modifiers=False, standing=profile.ANY_IN_PLAY),
    challenges=profile.Challenges(least_strength=0),
    ends=profile.Ends(checks=(EnoughPower(),)),
    entering=profile.Entering(copies_elsewhere_count=False, hosts_by_text=False),
    leaving=profile.Leaving(saves=1 << KILLED, duplicate_saves=1 << KILLED, duplicate_hosts=1 << CHARACTER),
    timing=profile.Timing(cancels=False),
    values=profile.Values(keywords=("limited", "renown", "stealth")),
)
