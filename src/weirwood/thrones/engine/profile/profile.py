"""The profile of an edition: every point on which it differs from the others."""

from __future__ import annotations

from dataclasses import dataclass

from weirwood.thrones.engine.profile.challenges import Challenges
from weirwood.thrones.engine.profile.deck_building import DeckBuilding
from weirwood.thrones.engine.profile.ends import Ends
from weirwood.thrones.engine.profile.entering import Entering
from weirwood.thrones.engine.profile.leaving import Leaving
from weirwood.thrones.engine.profile.rounds import Rounds
from weirwood.thrones.engine.profile.set_up import SetUp
from weirwood.thrones.engine.profile.timing import Timing
from weirwood.thrones.engine.profile.values import Values


@dataclass(frozen=True, kw_only=True)
class Profile:
    """Values by concern. The engine reads them and never asks which edition it is."""

    deck_building: DeckBuilding
    set_up: SetUp
    rounds: Rounds
    challenges: Challenges
    ends: Ends
    entering: Entering
    leaving: Leaving
    timing: Timing
    values: Values
