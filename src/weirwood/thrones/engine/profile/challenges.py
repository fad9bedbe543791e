"""How challenges are initiated and won."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Challenges:
    """Numbers and flags of the challenges phase."""

    of_each_type: int
    """How many challenges of each type a player may initiate in a turn (ED.challenge-count)."""
    least_strength: int
    """What the winner must count at least (ED.win-min)."""
    renown_is_optional: bool
    """The winner may do without renown (ED.renown)."""
    keywords_are_ordered: bool
    """The first player chooses in which order keywords are processed; otherwise they come in a fixed order
    (ED.keyword-order)."""
