"""Games as files, games from files, and games played on from a moment of another."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

import msgspec

from weirwood.core.errors import BadArgument
from weirwood.core.record import Choice, Edit
from weirwood.server.hall.hall import Hall
from weirwood.server.http.session import Guest
from weirwood.server.refusals import Forbidden, NotNow
from weirwood.server.storage.forms import Entry
from weirwood.server.table import ending, notes
from weirwood.server.table.clocks import now_ms
from weirwood.server.table.course import PERSON, ply_from
from weirwood.server.table.fairness import fair_record
from weirwood.server.table.seats import Place, checked_bot
from weirwood.server.table.table import Table
from weirwood.server.telling import secrecy


class _Brought(msgspec.Struct):
    """A record that a worker has read."""

    game: str
    seats: list[dict[str, Any]]
    options: dict[str, Any]
    scene: dict[str, Any] | None
    seed: int
    record: dict[str, Any]
    plies: list[list[Any]]


_read: Final = msgspec.json.Decoder(_Brought).decode


async def record_of(hall: Hall, table: Table) -> dict[str, Any]:
    """The record of a game that is over as plain data, with what proves its shuffles."""
    course = table.course
    if course is None or table.state != "over":
        raise NotNow("the record is shown when the game is over: it holds the seed.")
    if not await secrecy.are_ancestors_over(table):
        raise NotNow("this game was played on from one that still goes on, and has its seed.")
    kept: dict[str, Any] | None = table.meta.setup.get("record")
    if kept is not None:
        return kept
    chance = table.chance
    if chance is not None:
        await _check_shown(hall, table)
    return (course.match.record() if chance is None else fair_record(course.match, chance)).form()


async def _check_shown(hall: Hall, table: Table) -> None:
    """Refuse a record whose seed its player has not shown: it is also that of the games it was played on from."""
    if not ending.shows_seed(table):
        raise NotNow("This record holds the seed, which its player has not shown yet.")
    if table.meta.parent is not None:
        await _check_shown(hall, await hall.find(table.meta.parent))


async def upload(hall: Hall, guest: Guest, body: bytes) -> Table:
    """A table at which a recorded game can be watched again; a worker reads the record, which must replay."""
    await hall.room.check(guest)
    limits = hall.limits
    asked = {"choices": limits.choices, "edits": limits.edits, "cards": limits.cards}
    read = _read(await hall.workers.ask(guest, "upload", asked, body, later=True))
    places = [
        Place("person", seat["name"], deck=seat["deck"] if isinstance(seat["deck"], dict) else None)
        for seat in read.seats
    ]
    return await hall.add(
        guest,
        read.game,
        places,
        read.options,
        {"fixed": True, "scene": read.scene, "record": read.record},
        seed=read.seed,
        entries=journal([ply_from(ply) for ply in read.plies]),
        state="over",
        owner=guest.id,
    )


def journal(plies: list[Choice | Edit]) -> list[Entry]:
    """The journal of a game that was played elsewhere up to now."""
    at = now_ms()
    entries = [Entry(1, at, "begin", {})]
    for ply in plies:
        number = len(entries) + 1
        if len(ply) == 3:
            entries.append(Entry(number, at, "edit", {"op": ply[1], "arguments": ply[2]}))
        else:
            keys = [ply[1]] if isinstance(ply[1], str) else ply[1]
            entries.append(Entry(number, at, "choice", {"seat": ply[0], "keys": keys, "by": PERSON}))
    return entries


async def fork(hall: Hall, table: Table, guest: Guest, at: int, seat: int, bot: str | None) -> Table:
    """Play on from a moment of a game that is over, or of one's own against bots: in a seat, against bots."""
    course = table.course
    if course is None:
        raise NotNow("the game has not begun.")
    if not 0 <= seat < len(table.places):
        raise BadArgument(f"there is no seat {seat}; the seats are 0 to {len(table.places) - 1}.")
    own = table.seat_of(guest.id)
    if (own != seat or not table.is_alone(seat)) and not await secrecy.is_open(table):
        raise Forbidden("One can play on from games that are over, or from one's own against bots.")
    ply = course.ply_of(seat, at)
    plies = course.match.plies[:ply]
    places = _against_bots(table, guest, seat, bot)
    kept: dict[str, Any] = {
        name: table.meta.setup[name] for name in ("fixed", "scene") if name in table.meta.setup
    }
    made = await hall.add(
        guest,
        table.game.id,
        places,
        table.meta.options,
        kept,
        seed=table.meta.seed,
        salt=table.meta.salt,
        parent=table.id,
        entries=journal(plies),
        state="running",
    )
    await _note_fork(table, own)
    return made


async def _note_fork(table: Table, seat: int | None) -> None:
    """Tell in a game's chronicle that it is played on elsewhere."""
    async with table.lock:
        if table.read_only is None and notes.is_new(table, "fork", seat):
            await table.keep(notes.entry("fork", seat))
            table.tell()


def _against_bots(table: Table, guest: Guest, seat: int, bot: str | None) -> list[Place]:
    """The same places; in one the guest, in all others bots. Names stay, for they are part of the game."""
    places = []
    for number, place in enumerate(table.places):
        made = copy(place)
        made.ready = True
        if number == seat:
            made.kind, made.bot, made.guest, made.conceded = "person", None, guest.id, False
        else:
            made.kind, made.guest, made.conceded = "bot", None, False
            made.bot = checked_bot(table.game, bot or place.bot)
        places.append(made)
    return places
