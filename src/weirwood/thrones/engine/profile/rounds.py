"""The numbers and habits of a round."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Rounds:
    """What happens every round. A mask holds types of cards, as bits."""

    used_plots_return_at_once: bool
    """Whoever reveals the last plot takes the used ones back at that moment; otherwise after "when revealed" abilities
    (ED.plot-recycle)."""
    initiative_has_modifiers: bool
    """What changes initiative counts; otherwise only what is printed on the plot does (ED.initiative-bonus)."""
    drawn: int
    """How many cards each player draws in the draw phase (ED.draw-count)."""
    limited: int
    """How many limited cards a player may bring in (ED.limited)."""
    gold_dominates: bool
    """Gold counts for dominance (ED.dominance)."""
    standing: int
    """Which types of cards stand (ED.standing)."""
