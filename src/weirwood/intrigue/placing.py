"""Placing a card: the options of a turn, their keys, and why a placement is refused."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.option import Option, Options, Verb
from weirwood.intrigue.cards import HOUSE_COUNT, HOUSES
from weirwood.intrigue.court import (
    FIRST,
    LEFT,
    RIGHT,
    STRIDE,
    house_at,
    houses_below,
    places_above,
)

_END_NAMES: Final = {LEFT: "left", RIGHT: "right", FIRST: "first"}
ENDS_BY_NAME: Final = {"left": LEFT, "right": RIGHT, "first": FIRST}
_NUMBERS: Final = tuple(str(number) for number in range(STRIDE))
"""How keys write rows and columns: so and in no other way."""


class Placements(Options):
    """Where a seat may place what: a snapshot of the open places of each house it holds.

    The order is house by house; within a house the ends of the bottom row, then the places above, row by row.
    """

    __slots__ = ("above", "count", "ends", "held")

    def __init__(self, ends: int, held: int, above: list[int], count: int) -> None:
        self.ends = ends
        self.held = held
        self.above = above
        self.count = count

    def __len__(self) -> int:
        return self.count

    def placement(self, index: int) -> tuple[int, int]:
        """House and place of the option at an index."""
        ends = self.ends
        for house in range(HOUSE_COUNT):
            if not (self.held >> house) & 1:
                continue
            if index < ends:
                return house, FIRST if ends == 1 else LEFT - index
            index -= ends
            places = self.above[house]
            while places:
                if index == 0:
                    return house, (places & -places).bit_length() - 1
                places &= places - 1
                index -= 1
        raise IndexError(index)

    def at(self, index: int) -> Option:
        """The option at an index."""
        house, place = self.placement(index)
        return Option(key_of(house, place), Verb.PLACE, value=value_of(house, place))

    def index_of(self, key: str) -> int:
        """Where the option with this key stands, or -1."""
        for index in range(self.count):
            house, place = self.placement(index)
            if key_of(house, place) == key:
                return index
        return -1


def placements(planes: list[int], width: int, bottom_row: int, hand: list[int]) -> Placements:
    """All placements of a hand: open ends (WI.first-character.1, WI.bottom-row.1, 3, 4, 5) and places above.

    Whether the bottom row is complete makes no difference to the places above (WI.upper-rows.6).
    """
    if width == 0:
        ends = 1
    elif width < bottom_row:
        ends = 2
    else:
        ends = 0
    occupied = planes[0] | planes[1] | planes[2] | planes[3]
    held = 0
    above = [0, 0, 0, 0]
    count = 0
    for house in range(HOUSE_COUNT):
        if hand[house]:
            held |= 1 << house
            places = places_above(occupied, planes[house])
            above[house] = places
            count += ends
            if places:
                count += places.bit_count()
    return Placements(ends, held, above, count)


def column_of(place: int) -> Any:
    """The column of a place: a number, or the name of an end of the bottom row."""
    return place % STRIDE if place >= 0 else _END_NAMES[place]


def row_of(place: int) -> int:
    """The row of a place."""
    return place // STRIDE if place >= 0 else 0


def key_of(house: int, place: int) -> str:
    """The key of an option: ``Stark@left``, ``Stark@1.0`` (row and column)."""
    if place >= 0:
        return f"{HOUSES[house]}@{place // STRIDE}.{place % STRIDE}"
    return f"{HOUSES[house]}@{_END_NAMES[place]}"


def value_of(house: int, place: int) -> dict[str, Any]:
    """House, row and column of an option or event."""
    return {"house": HOUSES[house], "row": row_of(place), "column": column_of(place)}


def parse_key(key: str) -> tuple[int, int] | None:
    """House and place of a key, whether or not it is an option now."""
    house, _, where = key.partition("@")
    if house not in HOUSES:
        return None
    if where in ENDS_BY_NAME:
        return HOUSES.index(house), ENDS_BY_NAME[where]
    row, _, column = where.partition(".")
    if row not in _NUMBERS or column not in _NUMBERS:
        return None
    return HOUSES.index(house), STRIDE * _NUMBERS.index(row) + _NUMBERS.index(column)


def refused_place(planes: list[int], width: int, bottom_row: int, house: int, place: int) -> str | None:
    """The clause that forbids a card of this house at this place of the court, or None."""
    if place == FIRST:
        return "WI.first-character.1" if width else None
    if place < 0:
        if width == 0:
            return "WI.first-character.1"
        if width >= bottom_row:
            return "WI.bottom-row.4" if bottom_row < STRIDE else "WI.bottom-row.3"
        return None
    if house_at(planes, place) >= 0:
        return "WI.upper-rows.7"
    if place < STRIDE:
        return "WI.bottom-row.2" if width else "WI.first-character.1"
    left, right = houses_below(planes, place)
    if left < 0 or right < 0:
        return "WI.upper-rows.3"
    return None if house in (left, right) else "WI.upper-rows.2"
