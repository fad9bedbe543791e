"""Scenes: a match placed in the middle, from plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, BadScene, listed
from weirwood.core.seat import Setup, seats_from
from weirwood.intrigue.cards import HOUSE_COUNT, HOUSES, IRON_THRONE_CARDS
from weirwood.intrigue.court import STRIDE, stands
from weirwood.intrigue.position import Position
from weirwood.intrigue.table import Table, check_options, check_players, house_counts

_FIELDS: Final = ("seats", "court", "active", "round", "starter", "options")
_SEAT_FIELDS: Final = ("name", "hand", "eliminated", "penalty", "thrones")
_HIGHEST_PENALTY: Final = 1 << 20


def staged(scene: Mapping[str, Any]) -> Setup:
    """A set-up that places this scene; everything but the cards is checked here."""
    _only(scene, _FIELDS, "a scene")
    seats = scene.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadScene("Seats must be a list with one object for each player.")
    options = _given(scene, "options", {})
    if not isinstance(options, dict):
        raise BadScene("Options must be an object.")
    try:
        check_players(len(seats))
        check_options(options)
        for number, seat in enumerate(seats):
            _only(seat, _SEAT_FIELDS, f"seat {number}")
        setup = Setup(seats_from([{"name": seat.get("name")} for seat in seats]), options, scene)
        Table(setup, len(seats))
    except BadArgument as error:
        raise BadScene(error.message, rule=error.rule) from error
    return setup


def place_scene(position: Position, scene: Mapping[str, Any]) -> None:
    """Lay out a scene; cards that are not named lie unused. The active seat's turn has yet to come."""
    players = position.table.players
    position.round = _number(scene, "round", 1, 1, players)
    position.starter = _number(scene, "starter", 0, 0, players - 1)
    active = _number(scene, "active", position.starter, 0, players - 1)
    position.active = (active - 1) % players
    try:
        _place_court(position, _given(scene, "court", []))
        for number, seat in enumerate(scene["seats"]):
            _place_seat(position, number, seat)
    except BadArgument as error:
        raise BadScene(error.message, rule=error.rule) from error
    for house in range(HOUSE_COUNT):
        found = position.planes[house].bit_count() + sum([hand[house] for hand in position.hands])
        if found > position.table.houses[house]:
            raise BadScene(
                f"The scene has {found} {HOUSES[house]} cards; there are {position.table.houses[house]}.",
                rule="WI.components.1",
            )
        position.unused[house] = position.table.houses[house] - found
    _place_thrones(position)


def _place_court(position: Position, court: object) -> None:
    if not isinstance(court, list) or not all(isinstance(row, list) for row in court):
        raise BadScene("Court must be a list of rows from the bottom, each a list of houses and nulls.")
    width = len(court[0]) if court else 0
    if width > position.table.bottom_row:
        raise BadScene(
            f"The bottom row has {width} cards; {position.table.bottom_row} are allowed.",
            rule="WI.bottom-row.4" if position.table.players == 2 else "WI.bottom-row.3",
        )
    for row, line in enumerate(court):
        if len(line) != width - row:
            raise BadScene(f"Row {row} of the court must have {max(width - row, 0)} places, not {len(line)}.")
        for column, house in enumerate(line):
            if house is None:
                continue
            if house not in HOUSES:
                raise BadScene(f"The court names {house!r}; the houses are {listed(HOUSES)}.")
            position.planes[HOUSES.index(house)] |= 1 << (STRIDE * row + column)
    position.width = width
    if not stands(position.planes, width):
        raise BadScene(
            "The court cannot stand: the bottom row has no gaps, and each card above stands on two others.",
            rule="WI.upper-rows.3",
        )


def _place_seat(position: Position, number: int, seat: Mapping[str, Any]) -> None:
    position.hands[number] = house_counts(_given(seat, "hand", {}), f"the hand of seat {number}")
    eliminated = _given(seat, "eliminated", False)
    if not isinstance(eliminated, bool):
        raise BadScene(f"Eliminated of seat {number} must be true or false.")
    position.eliminated[number] = eliminated
    position.penalties[number] = _number(seat, "penalty", 0, 0, _HIGHEST_PENALTY)
    thrones = _given(seat, "thrones", [])
    if not isinstance(thrones, list):
        raise BadScene(f"Thrones of seat {number} must be a list of Iron Throne cards by index.")
    for index in thrones:
        if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < IRON_THRONE_CARDS:
            raise BadScene(f"There is no Iron Throne card {index!r}; there are 0 to {IRON_THRONE_CARDS - 1}.")
    position.thrones[number] = tuple(thrones)


def _place_thrones(position: Position) -> None:
    held: list[int] = []
    for cards in position.thrones:
        held += cards
    if len(set(held)) != len(held):
        raise BadScene("An Iron Throne card can be in one score pile only.", rule="WI.components.3")
    left = [index for index in range(IRON_THRONE_CARDS) if index not in held]
    if len(left) < position.table.players - position.round + 1:
        raise BadScene(
            f"{len(held)} Iron Throne cards are drawn; one is needed for each round to come.",
            rule="WI.end-of-round.3",
        )
    position.rng.shuffle(left)
    position.throne_deck = tuple(left)


def _only(form: Mapping[str, Any], fields: tuple[str, ...], what: str) -> None:
    for field in form:
        if field not in fields:
            raise BadScene(f"{what} has no {field!r}; it may have {listed(fields)}.")


def _given(form: Mapping[str, Any], field: str, default: Any) -> Any:
    """What a form says of a field; null is the same as nothing."""
    value = form.get(field)
    return default if value is None else value


def _number(form: Mapping[str, Any], field: str, default: int, low: int, high: int) -> int:
    value = form.get(field)
    if value is None:
        return default
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadScene(f"{field} must be a number from {low} to {high}, not {value!r}.")
    return value
