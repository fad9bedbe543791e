"""What hides from the others that somebody was asked in secret: a pause after deeds, and a limit for secret questions.

When somebody uses an event or ability, nobody is told what came of it before a pause is over. Only seats that are asked
in secret whether to answer it notice anything meanwhile. So who answers within the pause is never noticed.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from weirwood.core.decision import Decision
from weirwood.core.option import Verb
from weirwood.server.telling.secrecy import is_quiet, waits_quietly

if TYPE_CHECKING:
    from weirwood.server.table.table import Table

_USED: Final = (Verb.PLAY, Verb.USE)


@dataclass(frozen=True, slots=True)
class Hold:
    """What a seat did is held back until a time."""

    doer: int
    until: float


@dataclass(frozen=True, slots=True)
class Window:
    """A question that is asked in secret, and when it is passed for who does not answer."""

    seat: int
    at: int
    until: float


def hides(table: Table) -> bool:
    """Whether there are two people at least, from whom something could be hidden."""
    return len(table.holders) > 1


def is_deed(decision: Decision, keys: list[str]) -> bool:
    """Whether an answer uses an event or ability: it chooses one, or the costs or targets of one."""
    if decision.why.ability is not None:
        return decision.why.own
    if decision.why.forced:
        return False
    return any(option.key in keys and option.verb in _USED for option in decision.options)


def held_after(table: Table, seat: int, is_deed: bool) -> Hold | None:
    """What is held back after an answer: a deed, or what was held back before. The end of a game never is."""
    course = table.course
    assert course is not None
    hold = table.hold
    if is_deed and hides(table) and table.meta.setup.get("pauses", True):
        pause = _pause(table)
        if pause > 0:
            hold = Hold(seat, table.time.now() + pause)
    if hold is None or course.match.state.outcome is not None:
        return None
    more = any(asked.seat == hold.doer and asked.why.own for asked in course.match.state.decisions)
    return None if more else hold


def _pause(table: Table) -> float:
    """The pause in seconds, drawn from what everybody knows: the table, and how often it told something."""
    assert table.course is not None
    words = f"{table.id} {table.course.undone} {len(table.course.moments[None])}"
    drawn = int.from_bytes(blake2b(words.encode(), digest_size=4).digest(), "little") / (1 << 32)
    least, most = table.pace.answering
    return least + (most - least) * drawn


def asked(table: Table, seat: int) -> Decision | None:
    """The question that a seat may know of now: while a deed is held back, only one in secret, and not to its doer."""
    course = table.course
    if course is None:
        return None
    for decision in course.match.state.decisions:
        if decision.seat == seat:
            known = table.hold is None or (is_quiet(decision) and seat != table.hold.doer)
            return decision if known else None
    return None


def release(table: Table) -> None:
    """End a pause that is over, and tell what was held back."""
    if table.hold is None or table.time.now() < table.hold.until:
        return
    table.hold = None
    assert table.course is not None
    table.course.go_on()
    table.go_on()


def is_uncharged(table: Table) -> bool:
    """Whether time passes that is charged to nobody: in a pause, and while a question is asked in secret."""
    if table.hold is not None:
        return True
    return table.course is not None and hides(table) and waits_quietly(table.course.match)


def limit_s(table: Table, seat: int) -> float:
    """How long a seat may think about what it is asked; 0 where only its clock limits that."""
    decision = asked(table, seat)
    return table.pace.window if decision is not None and is_quiet(decision) and hides(table) else 0.0


def window(table: Table) -> Window | None:
    """The secret question to a person that waits now, with its limit; None where none waits, or there is no limit."""
    course = table.course
    found = None
    if course is not None and table.state == "running" and table.is_attended:
        for seat in course.match.waiting:
            if table.places[seat].is_person and limit_s(table, seat) > 0:
                found = (seat, course.number(seat))
    if found is None:
        table.window = None
    elif table.window is None or (table.window.seat, table.window.at) != found:
        table.window = Window(*found, table.time.now() + table.pace.window)
    return table.window
