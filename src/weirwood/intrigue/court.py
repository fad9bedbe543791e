"""The court: a pyramid of characters, as one plane of bits for each house.

The place in row ``r`` (0 is the bottom) and column ``c``, both counted from the left as the court stands, is
bit ``8 * r + c``. A place above stands over two neighbours: row ``r``, column ``c`` over columns ``c`` and
``c + 1`` of the row below. The bottom row has at most eight places, so every court fits into 57 bits; a card
at the left end shifts all planes by one, and no row runs into the next.
"""

from __future__ import annotations

from typing import Final

from weirwood.intrigue.cards import HOUSE_COUNT

STRIDE: Final = 8
LEFT: Final = -1
RIGHT: Final = -2
FIRST: Final = -3

_NOT_LAST_COLUMN: Final = 0x7F7F7F7F7F7F7F
"""A pair of neighbours never starts in the last column: its right half would be the next row."""


def places_above(occupied: int, plane: int) -> int:
    """The open places above the bottom row for a house, of all taken and its own cards (WI.upper-rows.1 to 5)."""
    pairs = occupied & (occupied >> 1) & (plane | (plane >> 1)) & _NOT_LAST_COLUMN
    return (pairs << STRIDE) & ~occupied


def put(planes: list[int], width: int, house: int, place: int) -> int:
    """Place a card; answers the new width of the bottom row. A card placed never moves (WI.upper-rows.7)."""
    if place >= 0:
        planes[house] |= 1 << place
        return width
    if place == LEFT:
        for other in range(HOUSE_COUNT):
            planes[other] <<= 1
        planes[house] |= 1
    else:
        planes[house] |= 1 << width
    return width + 1


def house_at(planes: list[int], place: int) -> int:
    """The house of the card at a place, or -1."""
    for house in range(HOUSE_COUNT):
        if (planes[house] >> place) & 1:
            return house
    return -1


def houses_below(planes: list[int], place: int) -> tuple[int, int]:
    """The houses of the two cards a place above the bottom row stands over, -1 where there is none."""
    if place % STRIDE == STRIDE - 1:
        return house_at(planes, place - STRIDE), -1
    return house_at(planes, place - STRIDE), house_at(planes, place - STRIDE + 1)


def rows(planes: list[int], width: int) -> list[list[int]]:
    """The court as rows from the bottom, -1 for an open place; no empty rows at the top."""
    occupied = planes[0] | planes[1] | planes[2] | planes[3]
    height = (occupied.bit_length() + STRIDE - 1) // STRIDE
    court = [[-1] * (width - row) for row in range(height)]
    for house in range(HOUSE_COUNT):
        plane = planes[house]
        while plane:
            place = (plane & -plane).bit_length() - 1
            court[place // STRIDE][place % STRIDE] = house
            plane &= plane - 1
    return court


def stands(planes: list[int], width: int) -> bool:
    """Whether the planes are a court: no card twice, the bottom row whole, every card above on two others."""
    occupied = 0
    for plane in planes:
        if plane < 0 or plane & occupied:
            return False
        occupied |= plane
    bottom = (1 << STRIDE) - 1
    if occupied & bottom != (1 << width) - 1:  # WI.bottom-row.2
        return False
    held = (occupied & (occupied >> 1) & _NOT_LAST_COLUMN) << STRIDE
    return (occupied & ~bottom) & ~held == 0  # WI.upper-rows.3
