"""Turns: a card is placed, the turn passes clockwise, and who cannot go on is out of the round."""

from __future__ import annotations

from typing import Any

from weirwood.core.event import Event
from weirwood.intrigue.cards import HOUSE_COUNT, HOUSES
from weirwood.intrigue.court import houses_below, put
from weirwood.intrigue.dealing import begin_round
from weirwood.intrigue.ending import end_match, end_round
from weirwood.intrigue.placing import value_of
from weirwood.intrigue.position import Position


class Placed(Event):
    """A card was placed: told in words of the court only when someone reads it, as random players do not."""

    __slots__ = ("_below", "_house", "_place")

    def __init__(self, seat: int, house: int, place: int, below: tuple[int, int]) -> None:
        super().__init__("placed", "WI.turn-order.2", (seat,))
        self._house = house
        self._place = place
        self._below = below

    @property
    def value(self) -> Any:
        """House, row, column and what it stands over."""
        value = value_of(self._house, self._place)
        if self._place >= 0:
            left, right = self._below
            value["over"] = [HOUSES[left], HOUSES[right]]
        return value


def take(position: Position, house: int, place: int) -> tuple[Event, ...]:
    """The active seat places a card; then all that follows, up to the next question."""
    events: list[Event] = []
    _place(position, house, place, events)
    go_on(position, events)
    return tuple(events)


def go_on(position: Position, events: list[Event]) -> None:
    """Pass the turn, round after round, until a seat has a choice or the match is over.

    A seat with a single placement is not asked unless the set-up says so: the card is placed for it.
    """
    while True:
        if not _pass_turn(position, events):
            end_round(position, events)
            if position.round == position.table.players:  # WI.number-of-rounds.1
                end_match(position, events)
                return
            begin_round(position, events)
            continue
        options = position.open
        assert options is not None
        if options.count > 1 or position.table.ask_all:
            return
        house, place = options.placement(0)
        _place(position, house, place, events)


def _place(position: Position, house: int, place: int, events: list[Event]) -> None:
    """Exactly one character from hand goes to the court (WI.turn-order.2)."""
    seat = position.active
    below = houses_below(position.planes, place) if place >= 0 else (-1, -1)
    position.hands[seat][house] -= 1
    position.width = put(position.planes, position.width, house, place)
    position.last = seat
    events.append(Placed(seat, house, place, below))


def _pass_turn(position: Position, events: list[Event]) -> bool:
    """Find the next seat that can place; False when all are eliminated (WI.elimination.1 to 6)."""
    players = position.table.players
    seat = position.active
    for _ in range(players):
        seat += 1
        if seat == players:
            seat = 0
        if position.eliminated[seat]:
            continue
        options = position.look(seat)
        if options.count:
            position.active = seat
            position.open = options
            return True
        position.eliminated[seat] = True
        left = sum(position.hands[seat])
        if left:
            position.barred[seat] = _placeable(position)
            events.append(Event("eliminated", "WI.elimination.1", (seat,), amount=left))
        else:
            events.append(Event("eliminated", "WI.elimination.2", (seat,), amount=0))
    position.open = None
    return False


def _placeable(position: Position) -> int:
    """The houses, as bits, of which a card could be placed now by whoever had one."""
    houses = position.look_with([1] * HOUSE_COUNT)
    barred = 0
    for house in range(HOUSE_COUNT):
        if houses.ends or houses.above[house]:
            barred |= 1 << house
    return barred
