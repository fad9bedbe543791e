"""Placing a card: the options of a turn, their keys, and why a placement is refused."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.option import Option, Options, Verb, read_key, write_key, write_place
from weirwood.intrigue.cards import HOUSE_COUNT, HOUSES
from weirwood.intrigue.court import FIRST, LEFT, RIGHT, STRIDE, house_at, houses_below, places_above

_END_NAMES: Final = {LEFT: "left", RIGHT: "right", FIRST: "first"}
ENDS_BY_NAME: Final = {"left": LEFT, "right": RIGHT, "first": FIRST}


class Placements(Options):
    """Where a seat may place what: a snapshot of the open places of each house it holds.

    The order is house by house; within a house the ends of the bottom row, then the places above, row by row.
    """

    __slots__ = ("above", "count", "ends", "held")

    def __init__(self, ends: int, held: int, above: list[int], count: int) -> None:
        self._built = None
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
        house, place = self.placement(index)
        return Option(key_of(house, place), Verb.PLACE, value=value_of(house, place))

    def token(self, index: int) -> int:
        house, place = self.placement(index)
        return (place - FIRST) * HOUSE_COUNT + house

    def index_of(self, key: str) -> int:
        wanted = placement_of(key)
        if wanted is None or not (self.held >> wanted[0]) & 1:
            return -1
        house, place = wanted
        index = 0
        for other in range(house):
            if (self.held >> other) & 1:
                index += self.ends + self.above[other].bit_count()
        if place == FIRST:
            return index if self.ends == 1 else -1
        if place < 0:
            return index + LEFT - place if self.ends == 2 else -1
        if not (self.above[house] >> place) & 1:
            return -1
        earlier = self.above[house] & ((1 << place) - 1)
        return index + self.ends + earlier.bit_count()


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
    target = write_place(place // STRIDE, place % STRIDE) if place >= 0 else _END_NAMES[place]
    return write_key(HOUSES[house], target=target)


def value_of(house: int, place: int) -> dict[str, Any]:
    """House, row and column of an option or event."""
    return {"house": HOUSES[house], "row": row_of(place), "column": column_of(place)}


def placement_of(key: str) -> tuple[int, int] | None:
    """House and place of a key, whether or not it is an option now; None for a key that no placement has."""
    parts = read_key(key)
    if parts is None or parts.word not in HOUSES or not parts.target:
        return None
    point = parts.place()
    if point is None:
        place = ENDS_BY_NAME.get(parts.target, STRIDE * STRIDE)
    else:
        place = STRIDE * point[0] + point[1]
    if place >= STRIDE * STRIDE:
        return None
    house = HOUSES.index(parts.word)
    return (house, place) if key_of(house, place) == key else None


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
