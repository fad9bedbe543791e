"""Westeros Intrigue as it is shown: the court and the seats, moved on event by event.

The match itself is at once where a choice leads; the picture follows at a pace one can read. Where it ends
is always what the view says.
"""

from __future__ import annotations

from typing import Any

from weirwood.core.event import Event
from weirwood.core.view import View

Court = list[list[str | None]]
Spot = tuple[int, int]
"""A row and a column of the court as it stands; column -1 is left of the bottom row."""


def spot_of(value: dict[str, Any], width: int) -> Spot:
    """Where in a court whose bottom row is this wide an option or event puts its card."""
    column = value["column"]
    if isinstance(column, int):
        return value["row"], column
    return 0, {"left": -1, "right": width, "first": 0}[column]


def last_spot(value: dict[str, Any], width: int) -> Spot:
    """Where the card that was placed last lies; the bottom row is this wide with it."""
    row, column = spot_of(value, width - 1)
    return row, max(column, 0)


def with_card(court: Court, value: dict[str, Any]) -> Court:
    """The court with one more card; a card at the left end moves every column on by one."""
    rows = [row.copy() for row in court]
    house, column = value["house"], value["column"]
    if isinstance(column, str):
        if not rows:
            return [[house]]
        rows[0].insert(0 if column == "left" else len(rows[0]), house)
        for row in rows[1:]:
            row.insert(0 if column == "left" else len(row), None)
        return rows
    if value["row"] == len(rows):
        rows.append([None] * (len(rows[-1]) - 1))
    rows[value["row"]][column] = house
    return rows


class SeatPicture:
    """What is shown of a seat."""

    def __init__(self, seat: dict[str, Any]) -> None:
        hand, thrones = seat["hand"], seat["thrones"]
        self.cards: int = hand if isinstance(hand, int) else sum(hand.values())
        self.out: bool = seat["eliminated"]
        self.penalty: int = seat["penalty"]
        self.thrones: int = thrones if isinstance(thrones, int) else len(thrones)
        self.worth: int | None = None if seat["score"] is None else seat["penalty"] - seat["score"]
        """What its Iron Throne cards take off, where that is known."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatPicture) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(self.cards)


class Picture:
    """Court, seats, round, and whose turn it seems to be."""

    def __init__(self, view: View, seat: int) -> None:
        self.seat = seat
        self.court: Court = [row.copy() for row in view["court"]]
        self.last: Spot | None = None
        self.round: int = view["round"]
        self.starter: int = view["starter"]
        self.active: int | None = view["active"]
        self.hand: dict[str, int] = dict(view["seats"][seat]["hand"])
        self.seats = [SeatPicture(seat_view) for seat_view in view["seats"]]

    @property
    def width(self) -> int:
        """How many cards the bottom row has."""
        return len(self.court[0]) if self.court else 0

    def follow(self, event: Event) -> bool:
        """Show one event; True when a card was placed."""
        who = event.seats[0] if event.seats else 0
        value = event.value
        match event.kind:
            case "round-began":
                self.court, self.last, self.active = [], None, None
                self.round, self.starter = event.amount or 0, who
                for seat in self.seats:
                    seat.out = False
            case "dealt":
                self.seats[who].cards = event.amount or 0
                if who == self.seat and event.known_to(self.seat):
                    self.hand = dict(value)
            case "opened":
                self.court = [[value["house"]]]
            case "placed":
                self._place(who, value)
                return True
            case "eliminated":
                self.seats[who].out = True
            case "throne-drawn":
                self.seats[who].thrones += 1
                worth = self.seats[who].worth
                if worth is not None and event.known_to(self.seat):
                    self.seats[who].worth = worth + value["value"]
            case "penalty":
                self.seats[who].penalty += event.amount or 0
            case "thrones-revealed":
                self.seats[who].worth = sum(card["value"] for card in value)
            case "match-ended":
                self.active = None
                for seat in self.seats:
                    seat.worth = seat.worth or 0
        return False

    def _place(self, who: int, value: dict[str, Any]) -> None:
        self.court = with_card(self.court, value)
        self.last = last_spot(value, self.width)
        self.active = who
        self.seats[who].cards -= 1
        if who == self.seat:
            self.hand[value["house"]] -= 1
            if not self.hand[value["house"]]:
                del self.hand[value["house"]]
