"""What may be seen: everything for tools and who prints a state, what it may know for a seat, what a spectator may."""

from __future__ import annotations

from typing import Any

from weirwood.intrigue.cards import HOUSES
from weirwood.intrigue.court import rows
from weirwood.intrigue.dealing import hand_form
from weirwood.intrigue.ending import score
from weirwood.intrigue.position import Position

_INITIALS = 3
"""As few letters tell the houses apart."""


def court_form(position: Position) -> list[list[str | None]]:
    """The court as rows of house names from the bottom, None for an open place."""
    return [
        [HOUSES[house] if house >= 0 else None for house in row]
        for row in rows(position.planes, position.width)
    ]


def _public(position: Position) -> dict[str, Any]:
    return {
        "court": court_form(position),
        "active": position.active if position.outcome is None else None,
        "round": position.round,
        "starter": position.starter,
    }


def facts(position: Position) -> dict[str, Any]:
    """Everything."""
    form = _public(position)
    form["unused"] = hand_form(position.unused)
    form["thrones_left"] = list(position.throne_deck)
    form["seats"] = [
        {
            "seat": seat,
            "hand": hand_form(position.hands[seat]),
            "eliminated": position.eliminated[seat],
            "penalty": position.penalties[seat],
            "thrones": list(position.thrones[seat]),
            "score": score(position, seat),
        }
        for seat in range(position.table.players)
    ]
    return form


def view(position: Position, viewer: int | None) -> dict[str, Any]:
    """What a seat or a spectator may know (WI.dealing.6, WI.end-of-round.4, WI.end-of-game.1)."""
    form = _public(position)
    form["unused"] = sum(position.unused)
    form["thrones_left"] = len(position.throne_deck)
    form["seats"] = [_seat_view(position, seat, viewer) for seat in range(position.table.players)]
    return form


def _seat_view(position: Position, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer
    thrones_known = own or position.outcome is not None
    return {
        "seat": seat,
        "name": position.table.setup.seats[seat].name,
        "hand": hand_form(position.hands[seat]) if own else sum(position.hands[seat]),
        "eliminated": position.eliminated[seat],
        "penalty": position.penalties[seat],
        "thrones": list(position.thrones[seat]) if thrones_known else len(position.thrones[seat]),
        "score": score(position, seat) if thrones_known else None,
    }


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
