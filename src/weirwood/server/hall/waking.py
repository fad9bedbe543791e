"""Waking a table: its journal is read again, every choice is made again, and the state must be the one it was."""

from __future__ import annotations

from threading import Event
from typing import Any

from weirwood import __version__
from weirwood.bots import Thought
from weirwood.core.errors import WeirwoodError
from weirwood.core.match import Match
from weirwood.server.logs import log, log_defect
from weirwood.server.refusals import WorkerLost
from weirwood.server.storage.forms import DAMAGED, Entry, Snapshot
from weirwood.server.table import notes, seating
from weirwood.server.table.course import PERSON, Course, state_hash
from weirwood.server.table.stops import CONCERN, Stopping
from weirwood.server.table.table import Table


def wake(table: Table, entries: list[Entry], snapshot: Snapshot | None, ends: Event | None = None) -> None:
    """Let a table be what its journal says; where that is no longer possible it can only be read.

    When ``ends`` is set the server ends: the journal is not read on, for nobody waits for it.
    """
    try:
        _read(table, entries, snapshot, ends)
    except WorkerLost:
        raise
    except WeirwoodError as error:
        log("table-read-only", table=table.id, reason=error.message)
        table.read_only = _why(table, snapshot, error.message)
    except Exception as error:
        log_defect("waking-failed", error, table=table.id)
        table.read_only = _why(table, snapshot, "this version cannot replay it")
    table.entries = len(entries)
    table.snapped = 0 if snapshot is None else snapshot.n


def _why(table: Table, snapshot: Snapshot | None, reason: str) -> str:
    made = snapshot.engine if snapshot is not None else table.meta.engine
    pool = snapshot.pool if snapshot is not None else table.meta.pool
    if (made, pool) != (__version__, table.game.pool):
        return (
            f"This game was played with Weirwood {made} and cards {pool}, and does not go on the same with "
            f"{__version__} and {table.game.pool}: {reason.rstrip('.')}. It can only be read."
        )
    return f"This game cannot be resumed: {reason.rstrip('.')}. It can only be read."


class _Differs(WeirwoodError):
    """The state is not the one it was."""


def _read(table: Table, entries: list[Entry], snapshot: Snapshot | None, ends: Event | None) -> None:
    for entry in entries:
        if ends is not None and ends.is_set():
            raise WorkerLost("The server is shutting down; please try again in a minute.")
        if entry.kind == DAMAGED:
            raise _Differs(
                f"entry {entry.n} of its journal is damaged" if entry.data else "its journal is damaged"
            )
        _KINDS.get(entry.kind, _nothing)(table, entry.data)
        if snapshot is not None and entry.n == snapshot.n and table.course is not None:
            if state_hash(table.course.match) != snapshot.hash and not _is_same(table.course.match, snapshot):
                raise _Differs(f"after entry {entry.n} its state is another than it was")


def _is_same(match: Match, snapshot: Snapshot) -> bool:
    """Whether a position that another version saved is the one that its journal gives now.

    Saves may be written in another way than before. One that this version cannot read proves nothing: the table is then
    what its journal says.
    """
    try:
        before = match.game.load(snapshot.state)
    except WeirwoodError:
        return snapshot.engine != __version__
    match = match.clone()
    match.fill_in()
    return before.facts() == match.state.facts()


def _nothing(table: Table, data: dict[str, Any]) -> None:
    """Kept for the record: it changes nothing, or what it changed is kept with the table."""


def _begin(table: Table, data: dict[str, Any]) -> None:
    table.course = Course(seating.opening(table, table.meta.options))


def _course(table: Table) -> Course:
    if table.course is None:
        raise _Differs("its journal has a choice before its beginning")
    return table.course


def _choice(table: Table, data: dict[str, Any]) -> None:
    course = _course(table)
    seat = data["seat"]
    keys = list(data["keys"])
    at = course.number(seat)
    course.match.fill_in((seat, keys))
    course.choose(seat, keys, data["by"])
    if "thought" in data:
        course.thoughts[course.ply - 1] = Thought.of(data["thought"])
    course.chosen(seat, data.get("at", at), list(data.get("sent", keys)), data["by"])
    course.go_on()
    table.clocks.used_ms[seat] += data.get("ms", 0)
    if data["by"] == PERSON and table.stopping[seat].until == CONCERN:
        table.stopping[seat].until = None  # what it was asked concerned it


def _undo(table: Table, data: dict[str, Any]) -> None:
    course = _course(table)
    course.take_back(course.ply - data["to"])
    course.forget()
    table.ended = table.review = None
    for stopping in table.stopping:
        stopping.until = None


def _edit(table: Table, data: dict[str, Any]) -> None:
    course = _course(table)
    course.edit(data["op"], data["arguments"])
    course.go_on()


def _pause(table: Table, data: dict[str, Any]) -> None:
    table.paused = data["on"]


def _end(table: Table, data: dict[str, Any]) -> None:
    table.ended = data


def _agreed(table: Table, data: dict[str, Any]) -> None:
    if data.get("what") == "show-hands":
        table.hands_shown = True


def _stops(table: Table, data: dict[str, Any]) -> None:
    stopping = table.stopping[data["seat"]]
    stopping.stops = frozenset(data["stops"])
    stopping.wish = data.get("ask", stopping.wish)
    stopping.until = None
    if data["until"] is not None:
        stopping.pass_until(data["until"], _course(table).match)


def _left(table: Table, data: dict[str, Any]) -> None:
    if table.course is None:
        table.stopping[data["seat"]] = Stopping()


def _revealed(table: Table, data: dict[str, Any]) -> None:
    table.revealed = True


def _rematch(table: Table, data: dict[str, Any]) -> None:
    table.rematch = data["table"]


def _review(table: Table, data: dict[str, Any]) -> None:
    table.review = data


def _chat(table: Table, data: dict[str, Any]) -> None:
    table.chats.append({name: value for name, value in data.items() if name != "guest"})


_KINDS = {
    "begin": _begin,
    "choice": _choice,
    "undo": _undo,
    "edit": _edit,
    "pause": _pause,
    "end": _end,
    "proposal": _agreed,
    "rematch": _rematch,
    "stops": _stops,
    "leave": _left,
    "reveal": _revealed,
    "chat": _chat,
    "review": _review,
    notes.NOTE: notes.read,
}
