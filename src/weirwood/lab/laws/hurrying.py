"""Laws of worlds that are played on and thrown away: quiet and brisk ones are the same game."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.option import Verb
from weirwood.lab.laws.moment import Course, Moment

_MOST_PASSES: Final = 400


def quiet(course: Course) -> tuple[int, str] | None:
    """A game of which nothing is told goes the same way, choice by choice, to its end."""
    match = course.match
    state = match.game.start(match.setup, match.seed)
    for ply, (seat, key) in enumerate(match.choices):
        decision = next(asked for asked in state.decisions if asked.seat == seat)
        state.take(seat, decision.options.index_of(key if isinstance(key, str) else key[0]))
        if state.dump() != course.dumps[ply + 1]:
            return ply, "the same choice gives another state when nothing is told of it"
    return None


def brisk(moment: Moment) -> str | None:
    """After the next choice a game that hurries stands where one that does not gets by passing windows alone."""
    if moment.choice is None:
        return None
    hurried, told = moment.state.clone(), moment.state.clone()
    hurried.hurry()
    hurried.take(*moment.choice)
    told.take(*moment.choice)
    wanted = hurried.dump()
    for _ in range(_MOST_PASSES):
        if told.dump() == wanted:
            return None
        passed = _passing(told.decisions)
        if passed is None:
            return "a game that hurries skips more than passes of windows"
        told.take(*passed)
    return "a game that hurries does not come to where one gets by passing"


def _passing(asked: tuple[Decision, ...]) -> tuple[int, int] | None:
    """The seat that may pass an action window now, and the index of that; None where anything else is asked."""
    if len(asked) != 1 or asked[0].kind != DecisionKind.ACT:
        return None
    for index, option in enumerate(asked[0].options):
        if option.verb == Verb.PASS:
            return asked[0].seat, index
    return None
