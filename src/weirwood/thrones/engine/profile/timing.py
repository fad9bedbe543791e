"""How effects follow each other, and what they last for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Timing:
    """Flags of how abilities resolve."""

    reactions_wait: bool
    """Reactions to all that an action or a step brings about open together at its end; otherwise after each occurrence
    (ED.reactions-open). So an event is discarded before anybody answers its effects, or after that
    (ED.event-discard)."""
    then_needs_success: bool
    """What follows *then* happens only if all before it resolved in full; otherwise *then* is only an order
    (ED.then)."""
    interrupts: bool
    """Abilities interrupt what is about to happen; otherwise only saves and cancels come before it (ED.responses)."""
    cancels: bool
    """Abilities cancel the effects of others (ED.cancel)."""
    lasting_keeps_cards: bool
    """A lasting effect on each card of a kind keeps the cards it began with; otherwise it changes those that come later
    too (ED.lasting)."""
    loops_are_counted: bool
    """Whoever drives an infinite loop says how often it runs; otherwise that player goes on or stops each time
    (ED.loops)."""
