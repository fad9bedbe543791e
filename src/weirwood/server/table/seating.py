"""Sitting down, being ready, leaving and coming back; when all are ready the game begins."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from weirwood.core.errors import BadArgument
from weirwood.core.match import Match
from weirwood.server.http.session import NAMELESS, checked_name, skeleton
from weirwood.server.refusals import Forbidden, NotNow, NotSeated
from weirwood.server.table import chance, lobby, notes
from weirwood.server.table.course import Course
from weirwood.server.table.members import Member
from weirwood.server.table.seats import Place, bring, check_taken, deal_decks, table_options, table_setup
from weirwood.server.table.stops import Stopping
from weirwood.server.wire.messages import Request, Sit

if TYPE_CHECKING:
    from weirwood.server.table.table import Table


async def sit(table: Table, member: Member, wish: Sit) -> None:
    """Take an open seat, or bring another name, deck or word to one's own. A guest without a name can sit down too."""
    _before_the_game(table)
    seat = wish.seat
    if not 0 <= seat < len(table.places):
        raise BadArgument(f"There is no seat {seat}; the seats are 0 to {len(table.places) - 1}.")
    place = table.places[seat]
    own = table.seat_of(member.guest.id)
    if own is not None and own != seat:
        raise NotNow("You sit here already; leave that seat first.")
    if own is None:
        if place.kind != "open":
            raise NotNow("Somebody sits there already; take another seat, or stay and watch.")
        if not member.may_sit:
            raise Forbidden("This table is private; ask the players for its link.")
        chance.check_newcomer(table.meta.setup, table.meta.options)
        place = Place("person", guest=member.guest.id)
    else:
        place = copy(place)
    chance.check_word(table.meta.setup, wish.word)
    if wish.name is not None:
        place.name = _own_name(table, seat, checked_name(wish.name))
    elif own is None:
        place.name = _own_name(table, seat, member.guest.name or NAMELESS)
    if own is None or wish.deck is not None or wish.word is not None:
        place.ready = False
    bring(table.game, place, wish.deck, wish.word, table.meta.options)
    check_taken(table.game, [*table.places[:seat], place, *table.places[seat + 1 :]])
    await put(table, seat, place, ("sit", {"seat": seat}))
    for other in table.members:
        if other.guest.id == member.guest.id:
            other.seat = other.eyes = seat
    table.go_on()


def _own_name(table: Table, seat: int, name: str) -> str:
    """A name that nobody can take for another's at the table."""
    taken = {skeleton(place.name) for other, place in enumerate(table.places) if other != seat}
    number = 2
    found = name
    while skeleton(found) in taken:
        found = f"{name} {number}"
        number += 1
    return found


async def ready(table: Table, member: Member, _: Request) -> None:
    """Be ready; when everybody is, the game begins."""
    _before_the_game(table)
    seat = table.own_seat(member)
    if not table.places[seat].ready:
        place = copy(table.places[seat])
        place.ready = True
        await put(table, seat, place, ("ready", {"seat": seat}))
    await begin_where_ready(table)
    table.go_on()


async def leave(table: Table, member: Member, _: Request) -> None:
    """Leave: before the game the seat is open again; in a game it waits, and one may come back."""
    seat = member.seat
    if seat is None:
        raise NotSeated("You do not sit at this table.")
    if table.state == "open":
        await put(table, seat, Place(), ("leave", {"seat": seat}))
        table.stopping[seat] = Stopping()
        for other in table.members:
            if other.seat == seat:
                other.seat = other.eyes = None
    else:
        await table.keep(("leave", {"seat": seat}))
    table.go_on()


async def come_back(table: Table, member: Member, _: Request) -> None:
    """Take up one's seat again, also from a bot."""
    seat = table.seat_of(member.guest.id)
    if seat is None:
        raise NotSeated("You do not sit at this table.")
    await give_back(table, seat)
    member.seat = member.eyes = seat
    table.go_on()


async def give_back(table: Table, seat: int) -> None:
    """Let a bot that sits in for a person make way."""
    if table.places[seat].kind == "bot":
        place = copy(table.places[seat])
        place.kind, place.bot, place.conceded = "person", None, False
        await put(table, seat, place, ("bot", {"seat": seat}), notes.entry("back", seat))


def _before_the_game(table: Table) -> None:
    if table.state != "open":
        raise NotNow("The game has begun.")


async def put(table: Table, seat: int, place: Place, *entries: tuple[str, dict[str, Any]]) -> None:
    """Change a place, if that can be kept."""
    before = table.places[seat]
    table.places[seat] = place
    try:
        await table.keep(*entries, seating=True)
    except BaseException:
        table.places[seat] = before
        raise


async def begin_where_ready(table: Table) -> None:
    """Begin the game when everybody is ready: decks are dealt, words are mixed in, cards are shuffled."""
    if table.state != "open" or not all(place.ready for place in table.places):
        return
    before = [copy(place) for place in table.places]
    options = table_options(table.game, table.places, table.meta.options)
    options |= lobby.beginning(table.game, table.meta.setup)
    try:
        deal_decks(table.game, table.places, options)
        match = opening(table, options)
        await table.keep(("begin", {}), seating=True, options=options, state="running")
    except BaseException:
        table.places = before
        raise
    table.course = Course(match)


def opening(table: Table, options: dict[str, Any]) -> Match:
    """The match before its first choice."""
    scene = table.meta.setup.get("scene")
    setup = table_setup(table.game, table.places, options) if scene is None else table.game.stage(scene)
    secret = table.chance
    return Match(table.game, setup, table.meta.seed if secret is None else secret.engine_seed())
