"""The profile of the Winter Edition; values that its rulebook leaves open are rulings of the catalogue."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.profile.ends import Ends
from weirwood.thrones.engine.profile.leaving import Leaving
from weirwood.thrones.engine.profile.profile import Profile
from weirwood.thrones.engine.profile.timing import Timing
from weirwood.thrones.engine.words import DISCARDED, EVENT, KILLED

PROFILE: Final = Profile(
    ends=Ends(power=15, first_player_decides=False, empty_deck_eliminates=False),
    leaving=Leaving(
        saves=1 << KILLED | 1 << DISCARDED,
        duplicate_saves=1 << KILLED | 1 << DISCARDED,
        duplicate_hosts=(1 << EVENT) - 1,
        copies_become_duplicates=False,
        attachments_return=False,
    ),
    timing=Timing(reactions_wait=True, then_needs_success=False),
)
