"""What keeps cards in play, and what leaves with them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Leaving:
    """Saves, duplicates and attachments. Masks hold kinds of happenings, or types of cards, as bits."""

    saves: int
    """From what a card can be saved (ED.save-scope)."""
    duplicate_saves: int
    """From what a duplicate saves the card it lies under (ED.dup-saves)."""
    duplicate_hosts: int
    """The types of unique cards that can have duplicates (ED.dup-hosts)."""
    copies_become_duplicates: bool
    """A further copy of a unique card that is put into play becomes its duplicate; otherwise it cannot be put into
    play at all (ED.dup-put)."""
    attachments_return: bool
    """When its host leaves play, an attachment that is not terminal returns to its owner's hand; otherwise it is
    discarded (ED.attach-leave)."""
