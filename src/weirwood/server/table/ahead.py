"""Answers that are prepared: who waits for others may answer before being asked what it will be asked in any case.

The server keeps them in memory, and makes the choice when its question comes: then it is written to the journal as any
other. Nobody else is told anything of it, and it comes after the same pause whatever it says. It is for one question
only: where that turns out to be another, the seat is asked as usual.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from weirwood.core.decision import Decision
from weirwood.core.match import Match
from weirwood.server.refusals import NotNow, Stale
from weirwood.server.table import holding
from weirwood.server.table.course import Course, cleaned
from weirwood.server.table.stops import only_answer
from weirwood.server.telling.told import decision_told, keys_told, meant

if TYPE_CHECKING:
    from weirwood.server.table.table import Table


@dataclass(frozen=True, slots=True)
class Prepared:
    """The answer to a question that was foreseen: its number, what may be answered, and the keys as they were sent."""

    at: int
    question: tuple[object, ...]
    keys: list[str]


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A game in which a seat is asked already what it will be asked for sure, and the question as it is told."""

    match: Match
    told: dict[str, Any]


class Ahead:
    """What the seats of a table foresee, and what they have prepared."""

    def __init__(self) -> None:
        self.prepared: dict[int, Prepared] = {}
        self._foreseen: dict[int, tuple[tuple[int, int], Foreseen | None]] = {}

    def foreseen(self, course: Course, seat: int) -> Foreseen | None:
        """What a seat foresees by what it was told last."""
        stands = (course.undone, len(course.moments[seat]))
        kept = self._foreseen.get(seat)
        if kept is None or kept[0] != stands:
            kept = self._foreseen[seat] = (stands, _foreseen(course, seat))
        return kept[1]


def _foreseen(course: Course, seat: int) -> Foreseen | None:
    match, _ = course.told(seat)
    state = match.game.foresee(match.state, seat)
    if state is None:
        return None
    world = Match(match.game, match.setup, match.seed, match)
    world.state = state
    told = None if only_answer(world.decision(seat)) else decision_told(world, seat, course.number(seat))
    return None if told is None else Foreseen(world, told)


def foreseen(table: Table, seat: int) -> Foreseen | None:
    """What a seat may prepare for now. Where only bots are waited for nobody waits long enough for that."""
    course = table.course
    if course is None or table.state != "running" or not table.places[seat].is_person:
        return None
    if not holding.hides(table) or holding.asked(table, seat) is not None:
        return None
    return table.ahead.foreseen(course, seat)


def asked_or_foreseen(table: Table, seat: int) -> tuple[Match, Decision] | None:
    """The question that a seat may answer now, and the game in which it is asked; else the one it may prepare for."""
    decision = holding.asked(table, seat)
    if decision is not None:
        assert table.course is not None
        return table.course.match, decision
    ahead = foreseen(table, seat)
    return None if ahead is None else (ahead.match, ahead.match.decision(seat))


def prepare(table: Table, seat: int, at: int, keys: list[str]) -> None:
    """Prepare the answer to the question that a seat will be asked; an error changes nothing."""
    ahead = foreseen(table, seat)
    if ahead is None:
        raise NotNow("there is nothing to prepare for now.")
    if at != ahead.told["at"]:
        raise Stale(f"Question {at} no longer waits; look again.")
    trial = ahead.match.clone()
    trial.choose_set(seat, cleaned(trial, seat, meant(trial, seat, keys)))
    table.ahead.prepared[seat] = Prepared(at, _answers(ahead.match, ahead.match.decision(seat)), keys)


def withdraw(table: Table, seat: int) -> None:
    """Forget what a seat has prepared: it is asked as usual."""
    table.ahead.prepared.pop(seat, None)


def answer(table: Table, seat: int) -> list[str] | None:
    """What a seat has prepared for the question that it is asked, or will be; None where that is nothing."""
    prepared, course = table.ahead.prepared.get(seat), table.course
    if prepared is None or course is None or not table.places[seat].is_person:
        return None
    found = asked_or_foreseen(table, seat)
    if found is None or prepared.at != course.number(seat) or prepared.question != _answers(*found):
        return None
    return prepared.keys


def _answers(match: Match, decision: Decision) -> tuple[object, ...]:
    """What a question is and what may be answered, by which it is known again."""
    words = tuple(keys_told(match, decision.seat, decision).values())
    return decision.kind, decision.why.step, decision.minimum, decision.maximum, words


def told(table: Table, seat: int) -> dict[str, Any] | None:
    """What a seat may prepare for, or has prepared for while it is asked, and what it has prepared."""
    course = table.course
    if course is None or table.state != "running":
        return None
    keys, ahead = answer(table, seat), foreseen(table, seat)
    if ahead is not None:
        return {"question": ahead.told, "keys": keys}
    if keys is None:
        return None
    return {"question": decision_told(course.match, seat, course.number(seat)), "keys": keys}
