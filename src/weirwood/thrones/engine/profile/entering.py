"""What may come into play, and where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Entering:
    """Flags of uniqueness and of attachments."""

    copies_elsewhere_count: bool
    """A copy that a player owns under another's control bars a unique card, and so does a copy of the card's owner;
    otherwise only copies on the player's own side do (ED.unique)."""
    hosts_by_text: bool
    """The text of an attachment may name hosts that are not characters (ED.attach-hosts)."""
