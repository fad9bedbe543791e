"""What the host arranges before the game: bots in empty seats, and who begins. Everybody must be ready anew after that.

The host is who opened the table; when that person has left, the first seat that somebody has.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Final

from weirwood.bots import BOT_NAMES
from weirwood.core.errors import BadArgument
from weirwood.core.state import Game
from weirwood.server.http.session import skeleton
from weirwood.server.refusals import Forbidden, NotNow
from weirwood.server.table.members import Member
from weirwood.server.table.seats import Place, bring, check_taken, checked_bot
from weirwood.server.wire.messages import Begins, SeatBot

if TYPE_CHECKING:
    from weirwood.server.table.table import Table

BEGINS: Final = "starter"
"""The option of a game that says who begins. Where initiative decides that in each round, a game has no such option."""


def host(table: Table) -> int | None:
    """The seat of the host; None where nobody sits."""
    seats = table.holders
    return next((seat for seat in seats if table.places[seat].host), seats[0] if seats else None)


async def seat_bot(table: Table, member: Member, wish: SeatBot) -> None:
    """Put a bot on an empty seat, give the one that sits there another level or deck, or take it away."""
    _arranges(table, member)
    seat = _checked(table, wish.seat)
    old = table.places[seat]
    if old.guest is not None:
        raise NotNow("Somebody sits there already.")
    if wish.bot is None:
        if old.kind != "bot":
            raise NotNow("No bot sits there.")
        place = Place()
    else:
        level = checked_bot(table.game, wish.bot)
        place = copy(old) if old.kind == "bot" else Place("bot", _free_name(table), ready=True)
        place.bot = level
        bring(table.game, place, wish.deck, None, table.meta.options)
    places = [*table.places[:seat], place, *table.places[seat + 1 :]]
    check_taken(table.game, places)
    await _arrange(table, places, ("seat_bot", {"seat": seat, "bot": place.bot}))


async def begins(table: Table, member: Member, wish: Begins) -> None:
    """Say who begins, or leave that to chance. All must be ready anew: that is their yes."""
    _arranges(table, member)
    if BEGINS not in table.game.options:
        raise BadArgument(f"In {table.game.name} nobody is chosen to begin: the rules decide that.")
    seat = None if wish.seat is None else _checked(table, wish.seat)
    setup = {name: value for name, value in table.meta.setup.items() if name != "begins"}
    if seat is not None:
        setup["begins"] = seat
    before, table.meta.setup = table.meta.setup, setup
    try:
        await _arrange(table, table.places, ("begins", {"seat": seat}))
    except BaseException:
        table.meta.setup = before
        raise


def beginning(game: Game, setup: dict[str, Any]) -> dict[str, Any]:
    """The options that follow from what was arranged."""
    return {BEGINS: setup["begins"]} if "begins" in setup and BEGINS in game.options else {}


def _arranges(table: Table, member: Member) -> None:
    """Only the host, and only before the game."""
    if table.state != "open":
        raise NotNow("The game has begun.")
    if table.held_seat(member) != host(table):
        raise Forbidden("Only the host arranges that.")


def _checked(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.places):
        raise BadArgument(f"There is no seat {seat}; the seats are 0 to {len(table.places) - 1}.")
    return seat


def _free_name(table: Table) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {skeleton(place.name) for place in table.places}
    return next(name for name in BOT_NAMES if skeleton(name) not in taken)


async def _arrange(table: Table, places: list[Place], entry: tuple[str, dict[str, Any]]) -> None:
    """Change the places, if that can be kept; nobody is ready any more."""
    before = table.places
    table.places = [copy(place) for place in places]
    for place in table.places:
        if place.guest is not None:
            place.ready = False
    try:
        await table.keep(entry, seating=True)
    except BaseException:
        table.places = before
        raise
    table.go_on()
