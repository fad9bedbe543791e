"""How effects follow each other, and what they last for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Timing:
    """Flags of how abilities resolve."""

    reactions_wait: bool
    """Reactions to all that an action or a step brings about open together at its end; otherwise after each occurrence
    (ED.reactions-open)."""
    then_needs_success: bool
    """What follows *then* happens only if all before it resolved in full; otherwise *then* is only an order
    (ED.then)."""
