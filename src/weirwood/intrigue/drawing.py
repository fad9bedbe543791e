"""A match of Westeros Intrigue as lines of text, for a programmer who prints a state."""

from __future__ import annotations

from weirwood.intrigue.cards import HOUSES
from weirwood.intrigue.position import Position
from weirwood.intrigue.views import court_form

_INITIALS = 3
"""As few letters tell the houses apart."""


def drawn(position: Position) -> str:
    """The court from its top row down, then each seat with its hand and its points."""
    lines = []
    court = court_form(position)
    for height in range(len(court) - 1, -1, -1):
        row = " ".join("..." if house is None else house[:_INITIALS] for house in court[height])
        lines.append(" " * (2 * height) + row)
    for seat, name in enumerate(position.table.setup.names):
        hand = position.hands[seat]
        held = [f"{hand[house]} {HOUSES[house]}" for house in range(len(HOUSES)) if hand[house]]
        turn = ", to place" if position.outcome is None and seat == position.active else ""
        out = ", eliminated" if position.eliminated[seat] else ""
        lines.append(
            f"{name}: {', '.join(held) or 'no cards'}; {position.penalties[seat]} penalty{turn}{out}"
        )
    return "\n".join(lines)
