"""Laws of repetition: the same set-up, seed and choices are the same game, to the byte."""

from __future__ import annotations

import json

from weirwood.core.match import replay as replayed
from weirwood.core.record import record_from
from weirwood.lab.laws.forms import facts_of
from weirwood.lab.laws.moment import Course


def same_start(course: Course) -> tuple[int, str] | None:
    """The same set-up and seed begin the same game, whether or not one asks for the events."""
    match = course.match
    state, events = match.game.begin(match.setup, match.seed)
    opening = tuple(event for ply, event in match.log if ply == 0)
    if facts_of(events) != facts_of(opening):
        return 0, "the same seed began with other events"
    if state.dump() != course.dumps[0] or match.game.start(match.setup, match.seed).dump() != course.dumps[0]:
        return 0, "the same seed began another game"
    return None


def replay(course: Course) -> tuple[int, str] | None:
    """A record, written as text and read again, replays every event and gives the same state and outcome."""
    match = course.match
    record = record_from(json.loads(match.record().text()))
    again = replayed(record)
    for (ply, event), (other_ply, other) in zip(match.log, again.log, strict=False):
        if (ply, event) != (other_ply, other):
            return ply, f"the record replays {other!r} at ply {other_ply} for {event!r}"
    if len(match.log) != len(again.log):
        return match.ply, "the record replays another number of events"
    if again.state.dump() != course.dumps[-1]:
        return match.ply, "the record replays to another state"
    middle = course.chance("replay").randrange(match.ply + 1)
    if replayed(record, until=middle).state.dump() != course.dumps[middle]:
        return middle, "the record replays to another state in the middle"
    return None


def undo(course: Course) -> tuple[int, str] | None:
    """Choices that are taken back and made again give the same game, chance included."""
    match = course.match.clone()
    if match.ply == 0:
        return None
    choices = match.choices.copy()
    back = course.chance("undo").randint(1, match.ply)
    match.undo(back)
    kept = len(choices) - back
    if match.state.dump() != course.dumps[kept]:
        return kept, f"{back} choices taken back give another state"
    for choice in choices[kept:]:
        match.repeat(choice)
    if match.state.dump() != course.dumps[-1]:
        return match.ply, f"{back} choices taken back and made again give another state"
    if match.log != course.match.log:
        return match.ply, f"{back} choices taken back and made again have another log"
    return None
