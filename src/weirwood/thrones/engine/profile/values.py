"""What cards have, and how it is reckoned."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Values:
    """Keywords, plot values, and what changes the values of cards."""

    keywords: tuple[str, ...]
    """The keywords that cards have, of those that the engine knows by name (ED.keywords)."""
    reserve: bool
    """Plots have a reserve, and hands are cut down to it (ED.reserve)."""
    set_strength_overrides: bool
    """A set strength stays as it is set; otherwise it takes the place of the printed one, and changes are added to it
    (ED.modifiers)."""
    lasting_outlasts_immunity: bool
    """A lasting effect stays on a card that becomes immune to its source; otherwise the card ignores it from then on
    (ED.immunity)."""
