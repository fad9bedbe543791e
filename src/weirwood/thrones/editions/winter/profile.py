"""The profile of the Winter Edition; values that its rulebook leaves open are rulings of the catalogue."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine import profile
from weirwood.thrones.engine.flow.checks import Doomed, EnoughPower
from weirwood.thrones.engine.words import DISCARDED, KILLED

_HOUSES: Final = ("Baratheon", "Greyjoy", "Lannister", "Martell", "Stark", "Targaryen")

PROFILE: Final = profile.Profile(
    deck_building=profile.DeckBuilding(
        houses={house.lower(): f"House {house}" for house in _HOUSES},
        versions_are_copies=False,
        other_houses=True,
        barred="skull",
    ),
    set_up=profile.SetUp(most_players=6, mulligans=0),
    rounds=profile.Rounds(extra_draws=3, gold_dominates=False),
    ends=profile.Ends(checks=(Doomed(4), EnoughPower()), all_out_is_a_draw=True, borrowed_is_discarded=True),
    entering=profile.Entering(other_house_penalty=2),
    leaving=profile.Leaving(saves=1 << KILLED | 1 << DISCARDED, duplicate_saves=1 << KILLED | 1 << DISCARDED),
    values=profile.Values(
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
        influence=True,
    ),
)
