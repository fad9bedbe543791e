"""The story of a game for its replay: the race for points, where rounds and phases begin, and the turning points.

A turning point is a choice after which what the seats hold, as bots weigh it, shifted most from one to another. Only
what all may know is weighed, at the moments of one viewer, and told in lines that viewer has read: while a game goes
on its story says nothing that the viewer could not find alone.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import Any, Final

from weirwood.bots import Thought
from weirwood.bots.reasons import expected
from weirwood.bots.standing import Standing, weigher
from weirwood.core.catalogue import find_kit
from weirwood.core.kit import placed
from weirwood.server.table.course import Course
from weirwood.server.telling import closing
from weirwood.server.wire.story import Beginning, Expectation, Story, TurningPoint

_MOST: Final = 6
_LEAST: Final = 1.0
"""A smaller shift turns nothing; the unit is an ordinary card in hand."""
_SHARE: Final = 0.3
"""So much of the greatest shift a turning point must have."""
_APART: Final = 4
"""Turning points are so many moments apart: one challenge is one."""


def story(
    course: Course,
    viewer: int | None,
    over: bool,
    thoughts: Mapping[int, Thought],
    ended: dict[str, Any] | None = None,
) -> Story:
    """The story of a game as far as it was told to a viewer; when it is over, all cards are weighed.

    ``thoughts`` are what bots thought before their choices, none while the game goes on. ``ended`` is how the
    table ended it, where its rules did not.
    """
    kit = find_kit(course.match.game.id)
    known = _known(course, over)
    moments = course.moments[viewer]
    plies = [ply for ply in moments if ply < len(known)] or list(moments)
    weighed = [known[ply] for ply in plies if ply < len(known)]
    lines = course.lines(viewer, plies[-1]).read()
    kinds = placed(kit.telling) if kit.telling else ()
    made = Story(
        eyes=viewer,
        moments=len(plies),
        plies=plies if over else [],
        fewest=kit.fewest_win,
        points=[standing.points for standing in weighed],
        beginnings=_beginnings(lines),
        turns=_turns(weighed, lines, kinds),
        reasons=_reasons(course, viewer, thoughts),
    )
    outcome = course.match.state.outcome
    if over and (outcome is not None or ended is not None):
        form = ended if outcome is None or ended is not None else outcome.form()
        assert form is not None
        made.why = closing.why(course.match, form, viewer, made.points[-1] if made.points else [])
        made.last = [] if ended is not None else _last(lines, kinds)
        made.figures = closing.figures(course.match)
    return made


def _last(lines: list[dict[str, Any]], kinds: tuple[str, ...]) -> list[str]:
    """What the last choice brought, in at most two lines."""
    said = [line for line in lines if line["text"]]
    last = [line for line in said if line["moment"] == said[-1]["moment"]] if said else []
    return [line["text"] for line in _told_best(last, kinds)[:2]]


def _reasons(course: Course, viewer: int | None, thoughts: Mapping[int, Thought]) -> list[Expectation]:
    """What bots expected of their choices, each at the moment that came of it."""
    found: list[Expectation] = []
    for ply, state in enumerate(course.match.walk()) if thoughts else ():
        choice = course.match.plies[ply] if ply in thoughts else ()
        if len(choice) == 2 and any(one.seat == choice[0] for one in state.decisions):
            words = expected(course.match.game, state, choice[0], thoughts[ply])
            moment = bisect_left(course.moments[viewer], ply + 1)
            if words and moment < len(course.moments[viewer]):
                found.append(Expectation(moment, choice[0], str(words)))
    return found


def _known(course: Course, over: bool) -> list[Standing]:
    """How the game stood after every ply; what is known already is not weighed again."""
    weigh = weigher(course.match.game.id)
    if course.weighed_open != over:
        course.weighed_open = over
        course.weighed = []
    since = len(course.weighed)
    if weigh is not None and since <= course.ply:
        course.weighed += [weigh(state, over) for state in course.match.walk(since)]
    return course.weighed


def _beginnings(lines: list[dict[str, Any]]) -> list[Beginning]:
    """Where rounds and phases begin."""
    found: list[Beginning] = []
    for line in lines:
        if not found or (found[-1].round, found[-1].phase) != (line["round"], line["phase"]):
            found.append(Beginning(line["moment"], line["round"], line["phase"]))
    return found


def _turns(
    weighed: list[Standing], lines: list[dict[str, Any]], kinds: tuple[str, ...]
) -> list[TurningPoint]:
    """The moments at which most shifted, in the order in which they came."""
    told: dict[int, list[dict[str, Any]]] = {}
    for line in lines:
        told.setdefault(line["moment"], []).append(line)
    opening = lines[0]["phase"] if lines else None
    shifts = []
    for moment in range(1, len(weighed)):
        said = told.get(moment)
        if not said or (opening is not None and said[0]["phase"] == opening):
            continue  # nothing happened, or everybody sets up
        gains = [
            weighed[moment].lead(seat) - weighed[moment - 1].lead(seat)
            for seat in range(len(weighed[moment].worth))
        ]
        shifts.append((max(gains), moment, gains.index(max(gains))))
    shifts.sort(key=lambda shift: (-shift[0], shift[1]))
    chosen: list[tuple[float, int, int]] = []
    for shift in shifts:
        if len(chosen) == _MOST or shift[0] < max(_LEAST, shifts[0][0] * _SHARE):
            break
        if all(abs(shift[1] - other[1]) >= _APART for other in chosen):
            chosen.append(shift)
    chosen.sort(key=lambda shift: shift[1])
    return [_turn(*shift, _told_best(told[shift[1]], kinds)) for shift in chosen]


def _told_best(said: list[dict[str, Any]], kinds: tuple[str, ...]) -> list[dict[str, Any]]:
    """The lines of a moment that tell what it brought, the best first; all where none does."""
    telling = [line for line in said if line["kind"] in kinds]
    return sorted(telling, key=lambda line: kinds.index(line["kind"])) or said


def _turn(gain: float, moment: int, seat: int, said: list[dict[str, Any]]) -> TurningPoint:
    return TurningPoint(
        at=moment,
        seat=seat,
        gain=round(gain, 1),
        round=said[0]["round"],
        phase=said[0]["phase"],
        text=said[0]["text"],
        more=[line["text"] for line in said[1:3]],
    )
