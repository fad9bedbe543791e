"""A place at the table, and how a game is set up around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from weirwood.core.errors import BadArgument, listed

_SEAT_FIELDS = ("name", "deck")
LONGEST_NAME = 60


class Seat:
    """Who sits there and what they bring; ``deck`` is plain data that the game understands."""

    __slots__ = ("deck", "name")

    def __init__(self, name: str, deck: Any = None) -> None:
        self.name = name
        self.deck = deck

    def __repr__(self) -> str:
        return f"Seat({self.name!r})" if self.deck is None else f"Seat({self.name!r}, deck=…)"

    def form(self) -> dict[str, Any]:
        """As plain data."""
        return {"name": self.name} if self.deck is None else {"name": self.name, "deck": self.deck}


class Setup:
    """Everything but the seed that decides how a game begins: seats and options, or a scene."""

    __slots__ = ("options", "scene", "seats")

    def __init__(
        self, seats: Sequence[Seat], options: Mapping[str, Any], scene: Mapping[str, Any] | None = None
    ) -> None:
        self.seats = tuple(seats)
        self.options = dict(options)
        self.scene = None if scene is None else dict(scene)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats in order."""
        return tuple(seat.name for seat in self.seats)

    def __repr__(self) -> str:
        options = f", options {self.options!r}" if self.options else ""
        scene = "" if self.scene is None else ", a scene"
        return f"<Setup of {listed(self.names)}{options}{scene}>"


def seats_from(forms: object) -> tuple[Seat, ...]:
    """Seats from plain data: a list of ``{name?, deck?}``; an unnamed seat is called by its number."""
    if not isinstance(forms, list):
        raise BadArgument("Seats must be a list with one object for each player.")
    seats = []
    for number, form in enumerate(forms):
        if not isinstance(form, dict):
            raise BadArgument(f"Seat {number} must be an object with name and deck.")
        for field in form:
            if field not in _SEAT_FIELDS:
                raise BadArgument(f"Seat {number} has an unknown field {field!r}. It may have name and deck.")
        name = form.get("name")
        if name is None or name == "":
            name = f"Seat {number}"
        if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadArgument(
                f"The name of seat {number} must be printable text of at most {LONGEST_NAME} letters."
            )
        seats.append(Seat(name, form.get("deck")))
    return tuple(seats)
