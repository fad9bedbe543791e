"""Why a placement is refused: the clause, and a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, UnknownCard, either
from weirwood.core.sentence import say
from weirwood.intrigue.cards import HOUSES
from weirwood.intrigue.court import STRIDE
from weirwood.intrigue.placing import ENDS_BY_NAME, column_of, placement_of, refused_place, row_of
from weirwood.intrigue.position import Position
from weirwood.intrigue.speech import place_in_words

_SENTENCES: Final = {
    "WI.first-character.1": "only the first character of a round goes to the middle, and it goes nowhere else.",
    "WI.bottom-row.2": "the bottom row only grows at its two ends.",
    "WI.bottom-row.3": "the bottom row already has eight characters.",
    "WI.bottom-row.4": "the bottom row already has seven characters, the most with two players.",
    "WI.upper-rows.2": "neither of the two characters below is of that house.",
    "WI.upper-rows.3": "there are not two characters below that place.",
    "WI.upper-rows.7": "that place is taken.",
}


def of_key(position: Position, seat: int, key: object) -> tuple[str | None, str]:
    """Clause and sentence for a key that is no option of the seat's decision."""
    parsed = placement_of(key) if isinstance(key, str) else None
    if parsed is None:
        options = position.open
        example = options.at(0).key if options is not None else "Stark@left"
        return None, f"{key!r} is not a placement. Write it like {example!r}."
    found = of_placement(position, seat, *parsed)
    assert found is not None
    return found


def of_placement(position: Position, seat: int, house: int, place: int) -> tuple[str, str] | None:
    """Clause and sentence that refuse a placement by a seat, or None when it may."""
    found = of_seat(position, seat) or _of_hand(position, seat, house)
    if found is not None:
        return found
    rule = refused_place(position.planes, position.width, position.table.bottom_row, house, place)
    if rule is None:
        return None
    return rule, f"{HOUSES[house]} cannot go {_where(place)}: {_SENTENCES[rule]}"


def _where(place: int) -> str:
    """A place in words, by its row and its number from the left."""
    return place_in_words({"row": row_of(place), "column": column_of(place)})


def _name(position: Position, seat: int) -> str:
    return position.table.setup.seats[seat].name


def of_seat(position: Position, seat: int) -> tuple[str, str] | None:
    """Clause and sentence that refuse a seat any placement now, or None when it is its turn."""
    if position.outcome is not None:
        return "WI.end-of-game.1", "The match is over."
    if position.eliminated[seat]:
        return "WI.elimination.4", f"{_name(position, seat)} is out for the rest of the round."
    if seat != position.active:
        return "WI.turn-order.1", f"It is the turn of {_name(position, position.active)}."
    return None


def _of_hand(position: Position, seat: int, house: int) -> tuple[str, str] | None:
    if position.hands[seat][house]:
        return None
    return "WI.turn-order.2", f"There is no {HOUSES[house]} card in this hand."


def explain(position: Position, seat: int, arguments: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Refusals for a house, or for a house at a place; an empty list when it may be placed."""
    if arguments.get("verb", "place") not in (None, "place"):
        raise BadArgument("Westeros Intrigue has only the verb place.")
    house, place = _wanted(arguments.get("card"))
    if place is not None:
        found = of_placement(position, seat, house, place)
    else:
        found = of_seat(position, seat) or _of_hand(position, seat, house)
        options = position.open
        if found is None and options is not None and not options.ends and not options.above[house]:
            text = f"No open place stands over a {HOUSES[house]}, and the bottom row is full."
            found = "WI.upper-rows.2", text
    return [] if found is None else [{"rule": found[0], "text": say(found[1])}]


def _wanted(card: object) -> tuple[int, int | None]:
    """House, and place if one is named, of what is asked about."""
    form = {"house": card} if isinstance(card, str) else card
    if not isinstance(form, dict) or "house" not in form or set(form) - {"house", "row", "column"}:
        raise BadArgument(
            f"Card must be a house ({either(HOUSES)}) or an object with house, row and column, not {card!r}."
        )
    if form["house"] not in HOUSES:
        raise UnknownCard(f"There is no house {form['house']!r}. Choose {either(HOUSES)}.")
    house = HOUSES.index(form["house"])
    if "row" not in form and "column" not in form:
        return house, None
    row, column = form.get("row"), form.get("column")
    if isinstance(column, str) and column in ENDS_BY_NAME and row == 0 and not isinstance(row, bool):
        return house, ENDS_BY_NAME[column]
    for number in (row, column):
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < STRIDE:
            raise BadArgument(
                f"Row and column must be numbers from 0 to {STRIDE - 1}, or for the ends of row 0 "
                f"{either(ENDS_BY_NAME)}."
            )
    assert isinstance(row, int) and isinstance(column, int)
    return house, STRIDE * row + column
