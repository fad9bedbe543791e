"""How good a placement looks to the seat that considers it, from its view alone."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.decision import Decision
from weirwood.core.view import View
from weirwood.intrigue.cards import HOUSE_COUNT, HOUSES
from weirwood.intrigue.court import STRIDE, places_above, put
from weirwood.intrigue.placing import ENDS_BY_NAME

_OWN: Final = 3.0
_OTHERS: Final = 1.0


def judge(view: View, decision: Decision) -> list[float]:
    """A number for each option: places left for my cards, less places left for the cards of others."""
    planes = [0] * HOUSE_COUNT
    court: list[list[str | None]] = view["court"]
    for row, line in enumerate(court):
        for column, name in enumerate(line):
            if name is not None:
                planes[HOUSES.index(name)] |= 1 << (STRIDE * row + column)
    width = len(court[0]) if court else 0
    hand = [view["seats"][decision.seat]["hand"].get(name, 0) for name in HOUSES]
    return [_judged(planes, width, hand, option.value) for option in decision.options]


def _judged(planes: list[int], width: int, hand: list[int], value: dict[str, Any]) -> float:
    house = HOUSES.index(value["house"])
    column = value["column"]
    place = ENDS_BY_NAME[column] if isinstance(column, str) else STRIDE * value["row"] + column
    after = planes.copy()
    put(after, width, house, place)
    held = hand.copy()
    held[house] -= 1
    total = 0.0
    for other in range(HOUSE_COUNT):
        places = places_above(after, other).bit_count()
        total += _OWN * min(places, held[other]) - _OTHERS * places
    return total
