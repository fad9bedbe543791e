"""The hall: every table, live or asleep. It opens tables, wakes them, and puts idle ones to sleep."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

import msgspec

from weirwood import __version__
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadData
from weirwood.core.state import Game
from weirwood.server.hall.deck_box import DeckBox
from weirwood.server.hall.room import Room
from weirwood.server.hall.waking import wake
from weirwood.server.http.session import Guest
from weirwood.server.ids import fresh_id
from weirwood.server.limits import Limits
from weirwood.server.logs import log
from weirwood.server.refusals import Forbidden, TooMuch, WorkerLost
from weirwood.server.storage.forms import Entry, Player, Snapshot, TableMeta
from weirwood.server.storage.store import Store
from weirwood.server.storage.unavailable import NoTable, StorageConflict, StorageUnavailable
from weirwood.server.table import chance, lobby, rematching, seating
from weirwood.server.table.bots_at_table import Pace
from weirwood.server.table.clocks import Absence, checked_clock, now_ms
from weirwood.server.table.driving import drive
from weirwood.server.table.fairness import draw
from weirwood.server.table.members import Member, seated
from weirwood.server.table.seats import Place, players_of, table_options, wished
from weirwood.server.table.table import Table
from weirwood.server.wire.http import NewTable
from weirwood.server.work import heavy
from weirwood.server.work.reviewing import Reviews
from weirwood.server.work.thinking import Thinkers
from weirwood.server.work.trialing import Trials
from weirwood.server.work.workers import Workers

_LONGEST_ID: Final = 64
_ORDER: Final = "deck_order"
"""An option about decks, which those who have not sat down yet do not have."""
_A_MOMENT_S: Final = 0.05
_LAST_SNAPSHOTS_S: Final = 0.6
"""So long an end may take for the last snapshots of all tables."""


class Hall:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        pace: Pace | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.pace = pace or Pace()
        self._now = now
        self.thinkers = Thinkers(self.limits)
        self.workers = Workers(self.limits)
        self.reviews = Reviews()
        self.trials = Trials(self.thinkers, self.limits.trials)
        self.tables: dict[str, Table] = {}
        self.is_closed = False
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="wake")
        self._ends = threading.Event()
        self.room = Room(store, self.limits, self.tables, self.sleep)
        self.decks = DeckBox(store, self.limits, now_ms)

    # Opening.

    async def open(self, guest: Guest, wish: NewTable) -> Table:
        """Open a table; where nobody is awaited the game begins at once."""
        await self.room.check(guest)
        game = find_game(wish.game)
        setup = chance.checked_setup(wish.seed, wish.tutorial)
        for seat in wish.seats:
            await heavy.check_brought(self.workers, guest, game, seat.deck, wish.options)
        places = wished(game, wish.seats, guest.id, guest.name or "", wish.options)
        chance.check_company(setup, wish.options, places)
        options = table_options(game, places, wish.options)
        # A table asks in its own way: the game only says whether it knows such a word.
        asked = {name: value for name, value in wish.options.items() if name == "ask"}
        _try(game, places, options | asked)
        clock = msgspec.to_builtins(checked_clock(wish.clock))
        if not wish.pauses:
            setup["pauses"] = False
        nobody = all(place.guest is None for place in places)
        return await self.add(
            guest,
            game.id,
            places,
            wish.options,
            setup,
            clock=clock,
            private=wish.private,
            seed=wish.seed,
            owner=guest.id if nobody else None,
        )

    async def add(
        self,
        guest: Guest,
        game_id: str,
        places: list[Place],
        options: dict[str, Any],
        setup: dict[str, Any],
        *,
        clock: dict[str, Any] | None = None,
        private: bool = True,
        seed: int | None = None,
        salt: bytes | None = None,
        parent: str | None = None,
        entries: Sequence[Entry] = (),
        state: str = "open",
        owner: str | None = None,
    ) -> Table:
        """Keep a new table of a guest, if there is room, and let it live; one of another game has a journal already."""
        drawn, salted = draw()
        at = now_ms()
        meta = TableMeta(
            id=fresh_id(9),
            key=secrets.token_urlsafe(12),
            game=game_id,
            created=at,
            updated=at,
            setup=setup | {"seats": [place.form() for place in places]},
            seed=drawn if seed is None else seed,
            salt=salted if salt is None else salt,
            engine=__version__,
            pool=find_game(game_id).pool,
            options=options,
            clock=clock or {},
            state=state,
            private=private,
            parent=parent,
        )
        players = players_of(places)
        if owner is not None:
            players.append(Player(-1, owner, "", "owner"))
        async with self.room.for_new(guest):
            table = self._table(meta, players, guest.address)
            if entries:
                await self._read(table, list(entries), None)
                if table.read_only is not None:
                    raise BadData(table.read_only)
                table.entries = 0
            await self.store.create(meta, players)
            if entries:
                await self._write(table, entries)
            self._live(table)
        async with table.lock:
            await seating.begin_where_ready(table)
            table.go_on()
        log("table-opened", table=table.id, game=game_id, state=table.state)
        return table

    async def _write(self, table: Table, entries: Sequence[Entry]) -> None:
        """Keep the journal that a table has from its beginning."""
        known: dict[str, Any] = {}
        if table.outcome is not None:
            table.meta.result = known["result"] = table.result(table.outcome["winners"])
        snapshot = table.snapshot(len(entries))
        await self.store.append(table.id, list(entries), snapshot=snapshot, **known)
        table.entries = len(entries)

    async def again(self, table: Table, guest: Guest, how: str) -> str:
        """The same company at another table, which counts for a guest, with the decks that are wished; its id."""
        places = rematching.places(table, how)
        options = {name: value for name, value in table.meta.options.items() if name != "check_decks"}
        if "begins" in table.meta.setup:
            options.pop(lobby.BEGINS, None)
        chance.check_company({}, options, places)
        clock = msgspec.to_builtins(table.clock)
        setup = {name: table.meta.setup[name] for name in ("pauses",) if name in table.meta.setup}
        made = await self.add(
            guest, table.game.id, places, options, setup, clock=clock, private=table.meta.private
        )
        return made.id

    # Finding.

    async def find(self, table_id: str, address: str = "") -> Table:
        """A table, woken for an address where it sleeps; NoTable where there is none."""
        found = self.tables.get(table_id)
        if found is not None:
            return found
        if len(table_id) > _LONGEST_ID:
            raise NoTable("there is no such table here.")
        task = self._waking.get(table_id)
        if task is None:
            task = asyncio.create_task(self._wake(table_id, address))
            self._waking[table_id] = task
            task.add_done_callback(lambda _: self._waking.pop(table_id, None))
        return await asyncio.shield(task)

    async def _wake(self, table_id: str, address: str) -> Table:
        meta, entries, snapshot = await self.store.load(table_id)
        players = await self.store.players(table_id)
        async with self.room.for_waking(address):
            table = self._table(meta, players, address)
            await self._read(table, entries, snapshot)
            self._live(table)
        log("table-woken", table=table_id, entries=len(entries), state=table.state)
        async with table.lock:
            if table.outcome is not None and meta.result is None and table.read_only is None:
                with suppress(StorageUnavailable):
                    await table.keep(result=table.result(table.outcome["winners"]))
            table.go_on()
        return table

    def _table(self, meta: TableMeta, players: Sequence[Player], address: str) -> Table:
        absence = Absence(self.limits.absence_s, self._now)
        table = Table(self.store, meta, players, self.thinkers, self.pace, absence)
        table.workers = self.workers
        table.address = address
        return table

    async def _read(self, table: Table, entries: list[Entry], snapshot: Snapshot | None) -> None:
        """Let a table be what its journal says, one table at a time and beside all others."""
        if self.is_closed:
            raise WorkerLost("The server is shutting down; please try again in a minute.")
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reader, wake, table, entries, snapshot, self._ends)

    def _live(self, table: Table) -> None:
        table.open_again = self.again
        table.find = self.find
        self.tables[table.id] = table
        _tell_of_absence(table)
        if not self.is_closed:  # a table that wakes while the server ends does nothing on its own
            self._drivers[table.id] = asyncio.create_task(drive(table), name=f"drive {table.id}")

    # Coming and going.

    async def enter(self, table_id: str, guest: Guest, key: str | None) -> tuple[Table, Member]:
        """Find a table and connect a guest to it; one that fell asleep meanwhile is woken again."""
        while True:
            table = await self.find(table_id, guest.address)
            async with table.lock:
                if self.tables.get(table_id) is table:
                    await _welcome_back(table, guest)
                    return table, self.join(table, guest, key)

    def join(self, table: Table, guest: Guest, key: str | None) -> Member:
        """Connect a guest to a table: to their seat, or to watch."""
        seat = table.seat_of(guest.id)
        came_by_link = key is not None and secrets.compare_digest(key.encode(), table.meta.key.encode())
        if seat is None and table.meta.private and not came_by_link and table.owner != guest.id:
            raise Forbidden("This table is private; ask the players for its link.")
        if len(table.members) >= self.limits.members_per_table:
            raise TooMuch("too many are connected to this table.")
        member = Member(guest, seat, came_by_link or not table.meta.private)
        if seat is None and table.hands_shown:
            member.eyes = 0
        table.members.append(member)
        table.changed.set()  # what waited for somebody to be there goes on
        table.tell()
        for chat in table.chats:
            member.send({"chat": chat})
        return member

    def part(self, table: Table, member: Member) -> None:
        """A connection is gone."""
        member.let_go()
        if member in table.members:
            table.members.remove(member)
        table.used = time.monotonic()
        table.changed.set()  # what nobody waits for any more ends
        if member.seat is not None and not seated(table.members, member.seat):
            table.absence.left(member.seat)
            _tell_of_absence(table)
        table.tell()

    # Sleeping.

    async def tidy(self) -> None:
        """Put tables to sleep that nobody used for a while, again and again; this ends when it is cancelled."""
        while True:
            await asyncio.sleep(min(self.limits.idle_s, self.limits.idle_over_s) / 4)
            for table in list(self.tables.values()):
                idle = self.limits.idle_over_s if table.state == "over" else self.limits.idle_s
                if not table.members and time.monotonic() - table.used > idle:
                    with suppress(StorageUnavailable):
                        await self.sleep(table)

    async def sleep(self, table: Table) -> None:
        """Let a table go from memory; its journal and a snapshot say how it goes on."""
        async with table.lock:
            if table.members:
                return
            if table.course is not None and table.read_only is None:
                await table.keep(snapshot=table.snapshot())
            self.tables.pop(table.id, None)
            driver = self._drivers.pop(table.id, None)
        if driver is not None:
            await _ended(driver)
        log("table-asleep", table=table.id)

    async def close(self) -> None:
        """Say goodbye to all, and let every table go; neither thoughts of bots nor clocks are waited for."""
        self.is_closed = True
        self._ends.set()
        self._reader.shutdown(wait=False, cancel_futures=True)
        for driver in self._drivers.values():
            driver.cancel()
        for table in self.tables.values():
            for member in list(table.members):
                member.send({"closing": {"text": "The server ends now; your game is saved."}})
                member.let_go()
        for driver in self._drivers.values():
            await _ended(driver)
        await self.reviews.close()
        await self.trials.close()
        await self.thinkers.close()
        await self.workers.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_SNAPSHOTS_S):
                await asyncio.gather(*map(_snapped, self.tables.values()), return_exceptions=True)


async def _welcome_back(table: Table, guest: Guest) -> None:
    """Whoever returns has the seat back before the next question is answered."""
    seat = table.seat_of(guest.id)
    if seat is not None and not table.places[seat].conceded and table.read_only is None:
        with suppress(StorageUnavailable, StorageConflict):  # the person can still ask for it
            await seating.give_back(table, seat)


def _tell_of_absence(table: Table) -> None:
    """Tell all who are there, when the time comes, that a seat is absent."""
    there = weakref.ref(table)

    def tell() -> None:
        found = there()
        if found is not None:
            found.tell()

    asyncio.get_running_loop().call_later(table.absence.after_s + _A_MOMENT_S, tell)


async def _snapped(table: Table) -> None:
    """Keep how a table stands, if it went on since: after an upgrade it is compared with that."""
    async with table.lock:
        if table.course is not None and table.read_only is None and table.snapped < table.entries:
            await table.keep(snapshot=table.snapshot())


async def _ended(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait for its end; whoever is cancelled while waiting ends, too."""
    task.cancel()
    await asyncio.wait([task])


def _try(game: Game, places: list[Place], options: dict[str, Any]) -> None:
    """Refuse options and decks that no game could begin with, before everybody has sat down."""
    made = game.ready(len(places))
    seats = [
        {"name": place.name or f"Seat {seat}"} | (made[seat] if place.deck is None else {"deck": place.deck})
        for seat, place in enumerate(places)
    ]
    waits = any(place.deck is None for place in places)
    game.setup(seats, {name: value for name, value in options.items() if not waits or name != _ORDER})
