"""What sandbox edits speak of: cards by id, seats, zones, numbers; and what all may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, UnknownCard, listed
from weirwood.thrones.engine.concepts import prepared
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.viewing.views import may_see

MOST: Final = 1000


def card_in(g: Board, word: object) -> int:
    """A card by its id."""
    if isinstance(word, int) and not isinstance(word, bool) and 0 <= word < len(g.cards):
        return word
    raise UnknownCard(f"There is no card {word!r} in this game; facts give the ids of all.")


def seat_in(g: Board, seat: object) -> int:
    """A seat that is still in the game."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < g.deal.players:
        raise BadArgument(f"There is no seat {seat!r}; the seats are 0 to {g.deal.players - 1}.")
    if g.sides[seat].eliminated:
        raise BadArgument(f"Seat {seat} is eliminated.", rule=g.clause(prepared.SEAT_ELIMINATED))
    return seat


def flag_in(given: Mapping[str, Any], name: str, default: bool) -> bool:
    """True or false."""
    value = given.get(name, default)
    if isinstance(value, bool):
        return value
    raise BadArgument(f"{name} must be true or false, not {value!r}.", data={"arguments": [name]})


def number_in(given: Mapping[str, Any], name: str, default: int) -> int:
    """A number that is not negative, and not beyond all bounds."""
    value = given.get(name, default)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST:
        return value
    raise BadArgument(f"{name} must be a number from 0 to {MOST}, not {value!r}.", data={"arguments": [name]})


def object_in(given: Mapping[str, Any], name: str) -> dict[str, Any]:
    """An object, empty where none is given."""
    value = given.get(name, {})
    if isinstance(value, dict):
        return value
    raise BadArgument(f"{name} must be an object, not {value!r}.", data={"arguments": [name]})


def only(given: Mapping[str, Any], allowed: tuple[str, ...], what: str) -> None:
    """Refuse arguments that mean nothing here."""
    for name in given:
        if name not in allowed:
            raise BadArgument(
                f"{what} takes no {name}; it takes {listed(allowed)}.", data={"arguments": [name]}
            )


def is_public(g: Board, card: int) -> bool:
    """Whether all may see a card where it is."""
    return may_see(g, card, None)
