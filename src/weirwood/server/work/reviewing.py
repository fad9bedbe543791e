"""Reviews of games that are over: read choice by choice where bots think, when nobody else wants to, and then kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec

from weirwood.core.errors import WeirwoodError
from weirwood.lab.review import Looked, as_form, is_reviewable, plies_to_look_at
from weirwood.server.logs import log_defect
from weirwood.server.refusals import NotNow, TooMuch
from weirwood.server.wire.review import Review
from weirwood.server.work import heavy

if TYPE_CHECKING:
    from weirwood.server.http.session import Guest
    from weirwood.server.table.course import Course
    from weirwood.server.table.table import Table

KEPT: Final = "review"
"""The kind of a journal's entry that keeps one."""
_AT_ONCE: Final = 4
"""So many choices are one piece of work: a bot waits no longer for its turn."""
_found: Final = msgspec.json.Decoder(list[Looked | None]).decode


@dataclass
class Reading:
    """A game that is being read."""

    guest: str
    undone: int
    """How often choices of the game had been taken back: afterwards it is another game."""
    of: int
    done: int = 0
    looked: list[Looked] = field(default_factory=list)
    fault: str = ""
    task: asyncio.Task[None] | None = None


class Reviews:
    """All games that are being read, or were lately, by their tables."""

    def __init__(self) -> None:
        self._readings: dict[str, Reading] = {}

    def told(self, table: Table) -> Review:
        """How far a table's game is read, and what was found."""
        course = table.course
        if course is None or not is_reviewable(table.game.id):
            return Review("impossible")
        kept = kept_of(table)
        if kept is not None:
            return Review("done", len(kept), len(kept), kept)
        reading = self._readings.get(table.id)
        if reading is None or reading.undone != course.undone:
            return Review("none", 0, len(plies_to_look_at(course.match)))
        return Review(
            "working" if _works(reading) else "stopped",
            reading.done,
            reading.of,
            list(reading.looked),
            reading.fault,
        )

    def begin(self, table: Table, guest: Guest, find: Callable[[str], Awaitable[Table]]) -> None:
        """Read a game, or go on where its reading was stopped."""
        course = table.course
        if course is None or not is_reviewable(table.game.id):
            raise NotNow("this game cannot be read: no bot of ours can search it.")
        reading = self._readings.get(table.id)
        if reading is not None and reading.undone != course.undone:
            self.stop(table.id)
            reading = None
        if kept_of(table) is not None or (reading is not None and _works(reading)):
            return
        if any(_works(other) and other.guest == guest.id for other in self._readings.values()):
            raise TooMuch("One of your games is being read already; wait for it, or stop it.")
        plies = plies_to_look_at(course.match)
        if reading is None:
            reading = self._readings[table.id] = Reading(guest.id, course.undone, len(plies))
        reading.guest, reading.fault = guest.id, ""
        reading.task = asyncio.create_task(self._read(table, reading, plies, course, find))

    def stop(self, table_id: str) -> None:
        """Read no further; what was found stays."""
        reading = self._readings.get(table_id)
        if reading is not None and reading.task is not None:
            reading.task.cancel()

    async def close(self) -> None:
        """Stop everything."""
        tasks = [one.task for one in self._readings.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def _read(
        self,
        table: Table,
        reading: Reading,
        plies: list[int],
        course: Course,
        find: Callable[[str], Awaitable[Table]],
    ) -> None:
        game, ply = heavy.played(table, course), course.ply
        try:
            for begins in range(reading.done, len(plies), _AT_ONCE):
                piece = plies[begins : begins + _AT_ONCE]
                found = _found(await table.thinkers.review(table.id, game, piece))
                reading.looked += [one for one in found if one is not None]
                reading.done = begins + len(piece)
            table = await find(table.id)
            async with table.lock:
                now = table.course
                if now is not None and (now.ply, now.undone) == (ply, reading.undone) and not table.read_only:
                    await table.keep((KEPT, {"plies": ply, "looked": as_form(reading.looked)}))
                    table.review = {"plies": ply, "looked": as_form(reading.looked)}
                    self._readings.pop(table.id, None)
        except WeirwoodError as error:
            reading.fault = error.message
        except (RuntimeError, OSError) as error:
            reading.fault = "A defect of ours stopped this; please try again later."
            log_defect("review-failed", error, table=table.id)


def _works(reading: Reading) -> bool:
    return reading.task is not None and not reading.task.done()


def kept_of(table: Table) -> list[Looked] | None:
    """The review that is kept with a table, if it is one of the game as it stands."""
    kept: dict[str, Any] | None = table.review
    if kept is None or table.course is None or kept["plies"] != table.course.ply:
        return None
    return msgspec.convert(kept["looked"], list[Looked])
