"""What one viewer is told of a game: where it stands, what it sees, what it is asked, what happened."""

from __future__ import annotations

from typing import Any

from weirwood.core.match import Match
from weirwood.protocol.forms import decision_form, status_form
from weirwood.server.table.course import Course
from weirwood.server.telling.keys import keys_told, translated
from weirwood.server.telling.pictures import Picture
from weirwood.server.telling.secrecy import waiting_for

_NOT_TOLD = ("waiting", "ply")


def status_told(match: Match) -> dict[str, Any]:
    """Where a match stands, without what tells who is asked."""
    return {name: value for name, value in status_form(match).items() if name not in _NOT_TOLD}


def decision_told(match: Match, seat: int, at: int) -> dict[str, Any] | None:
    """The question to a seat in its own names of cards, or None where it is not asked."""
    for decision in match.state.decisions:
        if decision.seat == seat:
            names = match.game.names(match.state, seat)
            form = decision_form(match, decision, names, in_parts=True)
            form = translated(form, keys_told(match, seat, decision))
            line, prospect = match.game.prospect(match.state, seat, [])
            return {"at": at, "line": line.form(), "prospect": prospect, **form}
    return None


def game_told(course: Course, viewer: int | None) -> dict[str, Any]:
    """The game as a viewer may know it now, but for its decision."""
    match, moment = course.told(viewer)
    kept = course.pictures.get(viewer)
    if kept is None or not kept.still_holds(match, course.undone):
        kept = Picture(match, course.undone, viewer, course.lines(viewer, match.ply), kept)
        course.pictures[viewer] = kept
    return _told(match, viewer, moment, kept)


def game_told_then(course: Course, viewer: int | None, moment: int) -> dict[str, Any]:
    """The game as a viewer knew it at a moment."""
    match = course.at(course.ply_of(viewer, moment))
    then = Picture(match, course.undone, viewer, course.lines(viewer, match.ply))
    return _told(match, viewer, moment, then)


def _told(match: Match, viewer: int | None, moment: int, picture: Picture) -> dict[str, Any]:
    return {
        "status": status_told(match),
        "view": picture.view,
        "reckoning": picture.reckoning,
        "waiting": waiting_for(match, viewer),
        "log": picture.log,
        "moments": moment + 1,
    }
