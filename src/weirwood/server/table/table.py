"""A live table: its game, who sits there, who is connected, and its journal.

Everything that changes a table is first written to its journal; only when that is durable is anyone told. A change
that cannot be kept is undone and refused.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from weirwood import __version__
from weirwood.bots import Thought
from weirwood.core.catalogue import find_game
from weirwood.core.errors import NotYourDecision
from weirwood.core.option import Verb
from weirwood.server.http.session import Guest
from weirwood.server.logs import log
from weirwood.server.refusals import NotNow, NotSeated, ReadOnly
from weirwood.server.storage.forms import Entry, Player, Result, Snapshot, TableMeta
from weirwood.server.storage.store import Store
from weirwood.server.storage.unavailable import StorageConflict, StorageUnavailable
from weirwood.server.table import ahead, holding, notes, undoing
from weirwood.server.table.agreeing import Proposals
from weirwood.server.table.bots_at_table import Pace
from weirwood.server.table.clocks import Absence, Clocks, now_ms
from weirwood.server.table.course import PERSON, Course, state_hash
from weirwood.server.table.fairness import Chance
from weirwood.server.table.hints import Hints
from weirwood.server.table.members import Member, seated
from weirwood.server.table.seats import Place, places_from, players_of
from weirwood.server.table.stops import Stopping, answer_for
from weirwood.server.telling import whole
from weirwood.server.telling.secrecy import is_quiet
from weirwood.server.telling.told import meant
from weirwood.server.wire.messages import ClockRule
from weirwood.server.work.thinking import Thinkers
from weirwood.server.work.workers import Workers

_REMEMBERED_CHATS: Final = 50
_BETWEEN_SNAPSHOTS: Final = 25
_PLIES_OF_A_TABLE: Final = 1000
_BETWEEN_UPDATES_MS: Final = 60_000


class Table:
    """One table. Its methods that change it are called under its lock."""

    workers: Workers
    """Who does heavy work for it; the hall says so."""

    def __init__(
        self,
        store: Store,
        meta: TableMeta,
        players: Sequence[Player],
        thinkers: Thinkers,
        pace: Pace,
        absence: Absence | None = None,
    ) -> None:
        self.store = store
        self.meta = meta
        self.game = find_game(meta.game)
        self.places: list[Place] = places_from(meta.setup["seats"], players)
        self.owner: str | None = next((player.guest for player in players if player.seat < 0), None)
        self.thinkers = thinkers
        self.pace = pace
        self.clock = ClockRule(**meta.clock)
        self.time = pace.time
        self.clocks = Clocks(self.clock, len(self.places), pace.time.now)
        self.hold: holding.Hold | None = None
        self.window: holding.Window | None = None
        self.course: Course | None = None
        self.entries = 0
        self.ended: dict[str, Any] | None = None
        self.paused = False
        self.hands_shown = False
        self.rematch: str | None = None
        self.revealed = False
        """Whether somebody who plays alone asked for the seed; with others it is shown when the game is over."""
        self.read_only: str | None = None
        self.proposals = Proposals()
        self.stopping = [Stopping() for _ in self.places]
        self.chats: deque[dict[str, Any]] = deque(maxlen=_REMEMBERED_CHATS)
        self.ahead = ahead.Ahead()
        self.hints = Hints()
        self.members: list[Member] = []
        self.absence = absence or Absence()
        self.notes: list[notes.Note] = []
        self.review: dict[str, Any] | None = None
        """The review of its game that was kept last, and after how many plies."""
        self.speed = 0
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.used = time.monotonic()
        """When it was last of use to anybody."""
        self.address = ""
        """The address that it was opened or woken from; it is never kept."""
        self.open_again: Callable[[Table, Guest, str], Awaitable[str]] | None = None
        """Opens another table for the same company, at somebody's wish; the hall says how."""
        self.find: Callable[[str], Awaitable[Table]] | None = None
        """Finds another table by its id; the hall says how."""
        self.shown: dict[int | None, tuple[object, dict[str, Any]]] = {}
        """Each viewer's part of the game as it was told last, with what tells whether it still stands."""
        self.traces: dict[int, undoing.Trace] = {}
        self.snapped = 0
        """The number of entries after which its last snapshot was made."""
        self._chance: Chance | None = None
        self._troubled = False
        self._saved_at = 0

    # What it is.

    @property
    def id(self) -> str:
        """Its id."""
        return self.meta.id

    @property
    def chance(self) -> Chance | None:
        """What its chance is made of; None where its seed is no secret."""
        if self.meta.setup.get("fixed"):
            return None
        words = tuple(place.word for place in self.places)
        if self._chance is None or self._chance.words != words:
            self._chance = Chance(self.meta.seed, self.meta.salt, words)
        return self._chance

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How its game ended: by its rules, or by the table."""
        if self.ended is not None:
            return self.ended
        if self.course is None or self.course.match.state.outcome is None:
            return None
        return self.course.match.state.outcome.form()

    @property
    def is_over(self) -> bool:
        """Whether its game is over, also where it can only be read."""
        if self.ended is not None or self.meta.state == "over":
            return True
        return self.course is not None and self.course.match.state.outcome is not None

    @property
    def state(self) -> str:
        """Open, running, paused, over or read-only."""
        if self.read_only is not None:
            return "read-only"
        if self.is_over:
            return "over"
        if self.course is None:
            return "open"
        return "paused" if self.paused else "running"

    @property
    def people(self) -> list[int]:
        """The seats where persons sit, for whom no bot sits in."""
        return [seat for seat, place in enumerate(self.places) if place.is_person]

    @property
    def is_attended(self) -> bool:
        """Whether anybody is connected to it, to play or to watch. Without anybody it does nothing on its own."""
        return any(not member.is_gone for member in self.members)

    @property
    def holders(self) -> list[int]:
        """The seats that persons have, also while a bot sits in for them."""
        return [seat for seat, place in enumerate(self.places) if place.guest is not None]

    @property
    def weight(self) -> int:
        """How many tables it counts for: a very long game takes as much memory as several."""
        return 1 if self.course is None else 1 + self.course.ply // _PLIES_OF_A_TABLE

    def is_alone(self, seat: int) -> bool:
        """Whether no other person has a seat, present or not: only then is there nobody to be fair to."""
        return all(other == seat for other in self.holders)

    def is_absent(self, seat: int) -> bool:
        """Whether a person has had no connection for so long that a bot may sit in."""
        return self.places[seat].is_person and not seated(self.members, seat) and self.absence.is_long(seat)

    def result(self, winners: list[int]) -> Result:
        """How its game ended, as lists tell it."""
        return Result(winners, 1 if self.course is None else self.course.match.state.status.round)

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest, also while a bot sits in for them."""
        return next((seat for seat, place in enumerate(self.places) if place.guest == guest), None)

    def playing(self) -> Course:
        """The course of a game that goes on, or an error that says why it does not."""
        if self.read_only is not None:
            raise ReadOnly(self.read_only)
        if self.course is None:
            raise NotNow("the game has not begun.")
        if self.state == "over":
            raise NotNow("the game is over.")
        return self.course

    def own_seat(self, member: Member) -> int:
        """The seat of a connection at which a person plays, or NotSeated."""
        seat = self.held_seat(member)
        if not self.places[seat].is_person:
            raise NotSeated("A bot plays in your seat; take it back first.")
        return seat

    def held_seat(self, member: Member) -> int:
        """The seat that the person of a connection has, also while a bot sits in; or NotSeated."""
        if member.seat is None:
            raise NotSeated("Only those who sit at this table may do that.")
        return member.seat

    # The journal.

    async def keep(
        self,
        *entries: tuple[str, dict[str, Any]],
        seating: bool = False,
        snapshot: Snapshot | None = None,
        **changes: Any,
    ) -> None:
        """Write to the journal and wait until it is durable; what cannot be kept is told to all and raised."""
        if self.read_only is not None:
            raise ReadOnly(self.read_only)
        at = now_ms()
        made = [Entry(self.entries + place, at, *entry) for place, entry in enumerate(entries, 1)]
        if seating:
            changes["setup"] = self.meta.setup | {"seats": [place.form() for place in self.places]}
        if changes or at - self._saved_at > _BETWEEN_UPDATES_MS:
            changes["updated"] = at
        players = players_of(self.places) if seating else None
        if players is not None and self.owner is not None:
            players.append(Player(-1, self.owner, "", "owner"))
        try:
            await self.store.append(self.id, made, players=players, snapshot=snapshot, **changes)
        except StorageUnavailable as error:
            if not self._troubled:
                log("storage-unavailable", table=self.id, reason=error.cause or error.message)
                self._troubled = True
                self.say({"notice": error.message})
            raise
        except StorageConflict as error:
            log("storage-conflict", table=self.id, reason=error.message)
            self.read_only = "Another server goes on with this table; look for it there."
            self.tell()
            raise
        if self._troubled:
            self._troubled = False
            self.say({"notice": ""})
        if "updated" in changes:
            self._saved_at = at
        if snapshot is not None:
            self.snapped = snapshot.n
        self.entries += len(made)
        for kept in made:
            if kept.kind == notes.NOTE:
                notes.read(self, kept.data)
        for name, value in changes.items():
            setattr(self.meta, name, value)

    def snapshot(self, entries: int = 0) -> Snapshot | None:
        """The state as it is kept beside the journal, so many entries on."""
        if self.course is None:
            return None
        match = self.course.match
        return Snapshot(
            self.entries + entries, match.state.dump(), state_hash(match), __version__, self.game.pool
        )

    # Choices.

    async def choose(
        self,
        seat: int,
        at: int,
        keys: list[str],
        maker: str,
        answered: Callable[[], None] = lambda: None,
        thought: Thought | None = None,
    ) -> None:
        """Make a choice: it is kept before anyone is told. The same answer twice is one.

        ``answered`` is called once it is kept, before anybody is told what came of it: its place tells nothing. What a
        bot ``thought`` is kept with it, and told when the game is over.
        """
        course = self.playing()
        if course.is_repeated(seat, at, keys):
            answered()
            return
        if self.paused:
            raise NotNow("the game is paused.")
        decision = holding.asked(self, seat)
        if decision is None:  # who is asked instead is nobody's business
            raise NotYourDecision("you are not asked now.")
        trace = undoing.trace(self, seat) if maker == PERSON else None
        wanted = meant(course.match, seat, keys) if maker == PERSON else keys
        deed = holding.is_deed(decision, wanted)
        unnoticed = is_quiet(decision) and wanted == [Verb.PASS.value]
        kept = course.choose(seat, wanted, maker)
        spent = self.clocks.stop(seat)
        data: dict[str, Any] = {"seat": seat, "keys": kept, "by": maker, "at": at}
        if kept != keys:
            data["sent"] = keys
        if spent:
            data["ms"] = spent
        if thought is not None and thought.chosen.simulations:
            course.thoughts[course.ply - 1] = thought
            data["thought"] = thought.form()
        outcome = course.match.state.outcome
        over = outcome is not None
        snapshot = self.snapshot(1) if over or (self.entries + 1) % _BETWEEN_SNAPSHOTS == 0 else None
        changes: dict[str, Any] = {}
        if outcome is not None:
            changes = {"state": "over", "result": self.result(list(outcome.winners))}
        try:
            await self.keep(("choice", data), snapshot=snapshot, **changes)
        except BaseException:
            course.take_back(1)
            self.clocks.used_ms[seat] -= spent
            raise
        course.chosen(seat, at, keys, maker)
        self.hold = holding.held_after(self, seat, deed)
        for member in seated(self.members, seat):
            member.tell_answered()
        answered()
        course.go_on(None if self.hold is None else self.hold.doer)
        if trace is not None:
            self.traces[seat] = trace
            if not unnoticed:
                self.proposals.clear("undo")
        self.go_on()

    async def take_back(self, ply: int) -> None:
        """Take choices back, down to a ply; a game that was over goes on."""
        course = self.course
        assert course is not None
        was_over = self.is_over
        changes: dict[str, Any] = {"state": "running", "result": None} if was_over else {}
        await self.keep(("undo", {"to": ply}), **changes)
        if was_over and not self.hands_shown:
            for member in self.members:
                member.eyes = member.seat  # what was open while it was over is a secret again
        self.ended = self.review = None
        self.hold = None
        course.take_back(course.ply - ply)
        course.forget()
        self.traces.clear()
        for stopping in self.stopping:
            stopping.until = None
        self.proposals.clear("undo")
        self.go_on()

    def auto_answer(self, seat: int) -> list[str] | None:
        """What the server answers for a person who is asked; None where the person must."""
        decision = holding.asked(self, seat)
        if self.course is None or decision is None:
            return None
        return answer_for(self.course.match, decision, self.stopping[seat])

    # Going on.

    def go_on(self) -> None:
        """Run the clocks of those who are asked, tell everybody, and let bots think."""
        self.used = time.monotonic()
        self._run_clocks()
        self.tell()
        self.changed.set()

    def _run_clocks(self) -> None:
        if self.clocks.is_none:
            return
        asked: set[int] = set()
        if self.course is not None and self.state == "running" and not holding.is_uncharged(self):
            asked = {
                seat
                for seat in self.course.match.waiting
                if self.places[seat].is_person and self.auto_answer(seat) is None
            }
        self.clocks.run_for(asked)

    def tell(self) -> None:
        """Tell every connection what changed for it; a hint for a question that is over ends."""
        self.hints.end_stale(self)
        for member in list(self.members):
            if not member.is_gone:
                member.tell(whole.told_to(self, member))

    def say(self, message: dict[str, Any], of: int | None = None, heard: bool = True) -> None:
        """Send a message to every connection; what a muted seat says only to those who want to hear it."""
        for member in list(self.members):
            if heard or of not in member.muted:
                member.send(message)
