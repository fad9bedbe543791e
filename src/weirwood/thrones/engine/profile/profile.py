"""The profile of an edition: every point on which it differs from the others."""

from __future__ import annotations

from dataclasses import dataclass

from weirwood.thrones.engine.profile.ends import Ends
from weirwood.thrones.engine.profile.leaving import Leaving
from weirwood.thrones.engine.profile.timing import Timing


@dataclass(frozen=True, kw_only=True)
class Profile:
    """Values by concern. The engine reads them and never asks which edition it is."""

    ends: Ends
    leaving: Leaving
    timing: Timing
