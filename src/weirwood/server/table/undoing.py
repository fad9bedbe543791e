"""Taking back: how far, and whether it is free.

Against bots it is, also when the game is over, until the seed is shown or a rematch begins. With other people it is
free only if nothing hidden or random was shown and nobody else acted since; else they must agree. Passing does not
count as acting: whether somebody passed may be a secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from weirwood.core.option import Verb
from weirwood.server.table.chance import drawn
from weirwood.server.table.course import PERSON, Course
from weirwood.server.telling.secrecy import is_secret

if TYPE_CHECKING:
    from weirwood.server.table.table import Table

Undo: TypeAlias = Literal["free", "ask", "none"]
_PASSES: Final[tuple[list[str], ...]] = ([Verb.PASS.value], [], [Verb.DONE.value])


@dataclass(frozen=True, slots=True)
class Trace:
    """What was known before a seat's choice: how often chance was asked, and what each viewer saw."""

    ply: int
    chance: object
    seen: dict[int | None, dict[str, int] | None]


def trace(table: Table, seat: int) -> Trace | None:
    """What is known now, before a choice of a seat; None where nobody else is there to see anything."""
    assert table.course is not None
    viewers = _watchers(table, seat)
    if len(viewers) < 2:
        return None
    seen = {viewer: _faces(table, viewer) for viewer in viewers}
    return Trace(table.course.ply, drawn(table.course.match.state), seen)


def _watchers(table: Table, seat: int) -> list[int | None]:
    """The seat itself, other persons, and those who watch."""
    watched = any(member.seat is None for member in table.members)
    return [seat, *(other for other in table.holders if other != seat), *([None] if watched else [])]


def last_choice(course: Course, seat: int) -> int | None:
    """The ply before a seat's own last choice; None where it made none itself."""
    for ply in range(course.ply - 1, -1, -1):
        choice = course.match.plies[ply]
        if len(choice) == 2 and choice[0] == seat and course.makers[ply] == PERSON:
            return ply
    return None


def how(table: Table, seat: int | None) -> Undo:
    """How a viewer may take back its last choice."""
    course = table.course
    if seat is None or course is None or table.read_only is not None or not table.places[seat].is_person:
        return "none"
    if table.is_over and why_over(table, seat) is not None:
        return "none"
    ply = last_choice(course, seat)
    if ply is None:
        return "none"
    if table.is_alone(seat):
        return "free"
    if table.hold is not None or is_secret(course.match, seat):
        return "ask"  # whether anybody saw something already is a secret
    before = table.traces.get(seat)
    if before is None or before.ply != ply or before.chance != drawn(course.match.state):
        return "ask"
    if not all(_is_quiet(choice, seat) for choice in course.match.plies[ply + 1 :]):
        return "ask"
    return "ask" if any(_shown(table, before, viewer) for viewer in _watchers(table, seat)) else "free"


def why_over(table: Table, seat: int | None) -> str | None:
    """Why a game that is over stays over for a seat, in a sentence; None where it may be taken back, or goes on."""
    if not table.is_over or seat is None:
        return None
    if not table.is_alone(seat):
        return "With others at the table a game that is over stays over."
    if table.revealed:
        return "The seed was shown, so this game stays over."
    if table.rematch is not None:
        return "There is another game already."
    if table.ended is not None and not table.clocks.is_none:
        return "A game on the clock that is over stays over."
    if table.meta.setup.get("record") is not None:
        return "A recorded game is only looked at; play on from any moment of it."
    return None


def _is_quiet(choice: Any, seat: int) -> bool:
    if len(choice) != 2:
        return False
    keys = [choice[1]] if isinstance(choice[1], str) else choice[1]
    return choice[0] == seat or keys in _PASSES


def _shown(table: Table, before: Trace, viewer: int | None) -> bool:
    """Whether a viewer sees a card's face now that it did not see before; where cards have none, anything."""
    then, now = before.seen.get(viewer), _faces(table, viewer)
    if then is None or now is None:
        return True
    return now != then and any(count > then.get(face, 0) for face, count in now.items())


def _faces(table: Table, viewer: int | None) -> dict[str, int] | None:
    """The faces a viewer sees."""
    from weirwood.server.telling.whole import part_of  # which tells of undoing

    assert table.course is not None
    part_of(table, viewer)  # now the picture is that of now
    return table.course.pictures[viewer].faces()
