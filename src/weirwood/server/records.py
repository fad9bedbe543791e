"""Games as files, games from files, and games played on from a moment of another."""

from __future__ import annotations

import asyncio
from copy import copy
from typing import Any, Final

from weirwood.core.errors import BadArgument, BadData
from weirwood.core.match import Match, replay
from weirwood.core.option import Verb
from weirwood.core.record import Choice, Edit, Record, record_from
from weirwood.server import ending
from weirwood.server.course import PERSON
from weirwood.server.fairness import fair_record
from weirwood.server.hall import Hall
from weirwood.server.refusals import Forbidden, NotNow
from weirwood.server.seats import Place, checked_bot
from weirwood.server.session import Guest
from weirwood.server.storage import Entry
from weirwood.server.table import Table, now_ms

MOST_PLIES: Final = 20_000


async def record_of(hall: Hall, table: Table) -> Record:
    """The record of a game that is over, with what proves its shuffles."""
    course = table.course
    if course is None or table.state != "over":
        raise NotNow("the record is shown when the game is over: it holds the seed.")
    if table.meta.parent is not None and not await _is_over(hall, table.meta.parent):
        raise NotNow("this game was played on from one that still goes on, and has its seed.")
    kept = table.meta.setup.get("record")
    if kept is not None:
        return record_from(kept)
    chance = table.chance
    if chance is not None:
        await _reveal(hall, table)
    return course.match.record() if chance is None else fair_record(course.match, chance)


async def _reveal(hall: Hall, table: Table) -> None:
    """A record holds the seed, which is also that of the game from which this one was played on."""
    async with table.lock:
        await ending.reveal(table)
        table.go_on()
    if table.meta.parent is not None:
        await _reveal(hall, await hall.find(table.meta.parent))


async def _is_over(hall: Hall, table_id: str) -> bool:
    parent = await hall.find(table_id)
    return parent.state == "over" and (parent.meta.parent is None or await _is_over(hall, parent.meta.parent))


async def upload(hall: Hall, guest: Guest, form: Any) -> Table:
    """A table at which a recorded game can be watched again; the record must replay."""
    record = record_from(form)
    if len(record.choices) + len(record.edits) > MOST_PLIES:
        raise BadData(f"this record has more than {MOST_PLIES} choices.")
    match = await asyncio.to_thread(replay, record)
    places = [
        Place("person", seat.name, deck=seat.deck if isinstance(seat.deck, dict) else None)
        for seat in match.setup.seats
    ]
    setup = {"fixed": True, "scene": match.setup.scene, "record": record.form()}
    return await hall.add(
        record.game,
        places,
        dict(match.setup.options),
        setup,
        seed=record.seed,
        entries=journal(await asyncio.to_thread(whole, match)),
        state="over",
        owner=guest.id,
    )


def whole(match: Match) -> list[Choice | Edit]:
    """The plies of a match with picks that were made one by one put together: a table takes a selection whole.

    A selection that the match leaves open is left out.
    """
    again = Match(match.game, match.setup, match.seed)
    plies: list[Choice | Edit] = []
    for ply in match.plies:
        if len(ply) == 3:
            again.edit(ply[1], ply[2])
            plies.append(ply)
            continue
        seat, key = ply
        picked = again.decision(seat).picked if isinstance(key, str) else None
        if picked is None or not isinstance(key, str):
            again.choose_set(seat, [key] if isinstance(key, str) else key)
            plies.append(ply)
            continue
        done = again.decision(seat).options[again.decision(seat).options.index_of(key)].verb == Verb.DONE
        keys = [option.key for option in picked] + ([] if done else [key])
        again.choose(seat, key)
        if done or not _is_open(again, seat, len(keys)):
            plies.append((seat, keys))
    return plies


def _is_open(match: Match, seat: int, picks: int) -> bool:
    """Whether a seat still is in the midst of a selection, so many picks in."""
    if seat not in match.waiting:
        return False
    picked = match.decision(seat).picked
    return picked is not None and len(picked) == picks


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
    if table.state != "over":
        own = table.seat_of(guest.id)
        if own is None or own != seat or any(other != own for other in table.people):
            raise Forbidden("one can play on from games that are over, or from one's own against bots.")
    ply = course.ply_of(seat, at)
    plies = course.match.plies[:ply]
    places = _against_bots(table, guest, seat, bot)
    kept: dict[str, Any] = {
        name: table.meta.setup[name] for name in ("fixed", "scene") if name in table.meta.setup
    }
    return await hall.add(
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


def _against_bots(table: Table, guest: Guest, seat: int, bot: str | None) -> list[Place]:
    """The same places; in one the guest, in all others bots. Names stay, for they are part of the game."""
    places = []
    for number, place in enumerate(table.places):
        made = copy(place)
        made.ready = True
        if number == seat:
            made.kind, made.bot, made.guest = "person", None, guest.id
        else:
            made.kind, made.guest = "bot", None
            made.bot = checked_bot(table.game, bot or place.bot)
        places.append(made)
    return places
