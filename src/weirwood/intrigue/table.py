"""How a match is configured: seats, cards and starter, checked once and shared by all its states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, listed
from weirwood.core.seat import Setup, seats_from
from weirwood.intrigue.cards import (
    CHARACTERS,
    DEFAULT_HOUSES,
    DEFAULT_THRONES,
    HOUSES,
    IRON_THRONE_CARDS,
    IronThrone,
)

SEATS: Final = range(2, 7)  # WI.components.1
OPTIONS: Final = ("houses", "thrones", "starter", "ask")
HAND_SIZES: Final = {2: 14, 3: 12, 4: 9, 5: 7, 6: 6}  # WI.dealing.1 to WI.dealing.5
BOTTOM_ROW: Final = 8  # WI.bottom-row.3
BOTTOM_ROW_OF_TWO: Final = 7  # WI.bottom-row.4
_HIGHEST: Final = 99


class Table:
    """The configuration of one match; never changed after it is made."""

    __slots__ = (
        "ask_all",
        "bottom_row",
        "face_up",
        "hand_size",
        "houses",
        "players",
        "setup",
        "starter",
        "thrones",
    )

    def __init__(self, setup: Setup, players: int) -> None:
        options = setup.options
        self.setup = setup
        self.players = players
        self.hand_size: int = HAND_SIZES[players]
        self.bottom_row: int = BOTTOM_ROW_OF_TWO if players == 2 else BOTTOM_ROW
        self.face_up = players == 5  # WI.dealing.4, WI.first-character.2: the last card opens the court
        self.houses: tuple[int, ...] = _houses(options.get("houses"))
        self.thrones: tuple[IronThrone, ...] = _thrones(options.get("thrones"))
        self.starter: int = _starter(options.get("starter"), players)
        self.ask_all: bool = _ask(options.get("ask"))


def checked_setup(seats: object, options: Mapping[str, Any]) -> Setup:
    """A set-up whose every part is allowed."""
    setup = Setup(seats_from(seats), options)
    check_options(options)
    for number, seat in enumerate(setup.seats):
        if seat.deck is not None:
            raise BadArgument(
                f"Seat {number} brings a deck; Westeros Intrigue is played with one common deck."
            )
    Table(setup, check_players(len(setup.seats)))
    return setup


def check_players(players: int) -> int:
    """Two to six may play (WI.components.1)."""
    if players not in SEATS:
        raise BadArgument(
            f"Westeros Intrigue is for {SEATS.start} to {SEATS.stop - 1} players, not {players}.",
            rule="WI.components.1",
        )
    return players


def check_options(options: Mapping[str, Any]) -> None:
    """Only known options."""
    for name in options:
        if name not in OPTIONS:
            raise BadArgument(f"Westeros Intrigue has no option {name!r}; it has {listed(OPTIONS)}.")


def house_counts(form: object, what: str) -> list[int]:
    """How many cards of each house, from ``{house: n}``; houses not named have none."""
    if not isinstance(form, dict):
        raise BadArgument(f"{what} must be an object {{house: number}}; the houses are {listed(HOUSES)}.")
    counts = [0] * len(HOUSES)
    for house, number in form.items():
        if house not in HOUSES:
            raise BadArgument(f"{what} names {house!r}; the houses are {listed(HOUSES)}.")
        if not _is_number(number, CHARACTERS):
            raise BadArgument(
                f"{what} has {number!r} of {house}; a number from 0 to {CHARACTERS} is allowed."
            )
        counts[HOUSES.index(house)] = number
    return counts


def _is_number(value: object, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= high


def _houses(form: object) -> tuple[int, ...]:
    if form is None:
        return DEFAULT_HOUSES
    counts = house_counts(form, "option houses")
    if sum(counts) != CHARACTERS:
        raise BadArgument(
            f"Option houses has {sum(counts)} cards; the four houses together have {CHARACTERS}.",
            rule="WI.components.1",
        )
    return tuple(counts)


def _thrones(form: object) -> tuple[IronThrone, ...]:
    if form is None:
        return DEFAULT_THRONES
    if not isinstance(form, list) or len(form) != IRON_THRONE_CARDS:
        raise BadArgument(
            f"Option thrones must be a list of {IRON_THRONE_CARDS} cards {{value, icons}}.",
            rule="WI.components.1",
        )
    cards = []
    for card in form:
        if (
            not isinstance(card, dict)
            or set(card) != {"value", "icons"}
            or not all(_is_number(number, _HIGHEST) for number in card.values())
        ):
            raise BadArgument(
                f"Each Iron Throne card has a value and icons from 0 to {_HIGHEST}, not {card!r}.",
                rule="WI.components.3",
            )
        cards.append(IronThrone(card["value"], card["icons"]))
    return tuple(cards)


def _starter(form: object, players: int) -> int:
    """The seat that opens round 1, or -1 for one drawn from the seed (WI.turn-order.1)."""
    if form is None:
        return -1
    if not isinstance(form, int) or isinstance(form, bool) or not 0 <= form < players:
        raise BadArgument(f"Option starter must be a seat from 0 to {players - 1}, not {form!r}.")
    return form


def _ask(form: object) -> bool:
    if form not in (None, "choices", "windows", "all"):
        raise BadArgument(f"Option ask must be choices, windows or all, not {form!r}.")
    return form in ("windows", "all")
