"""What one viewer is told of a game: where it stands, what it sees, what it is asked, what happened.

Keys of options have the viewer's own names of cards in place of the engine's ids. Those follow the order of deck lists;
whoever saw them would learn how many cards of an opponent's deck lie between two.
"""

from __future__ import annotations

from typing import Any

from weirwood.core.decision import Decision
from weirwood.core.errors import IllegalChoice
from weirwood.core.match import Match
from weirwood.core.option import Option, write_key
from weirwood.core.view import Names
from weirwood.protocol.forms import decision_form, status_form
from weirwood.server.table.course import Course, Picture
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
            line, prospect, payment = match.game.prospect(match.state, seat, [])
            return {"at": at, "line": line.form(), "prospect": prospect, "payment": payment, **form}
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


def keys_told(match: Match, seat: int, decision: Decision) -> dict[str, str]:
    """What a seat gets for each key of a decision; keys that name no card stay as they are."""
    names = match.game.names(match.state, seat)
    told: dict[str, str] = {}
    taken: set[str] = set()
    for option in _all(decision):
        if option.key in told:
            continue
        word = option.key if option.card is None and option.target is None else _word(option, names)
        copy = 2
        while word in taken:
            word = _word(option, names, copy)
            copy += 1
        taken.add(word)
        told[option.key] = word
    return told


def _all(decision: Decision) -> list[Option]:
    return [*(decision.candidates or ()), *decision.options, *(decision.picked or ())]


def _word(option: Option, names: Names, copy: int = -1) -> str:
    return write_key(
        option.verb.value,
        -1 if option.card is None else names.card(option.card),
        -1 if option.ability is None else option.ability,
        "" if option.target is None else str(names.card(option.target)),
        "" if option.value is None else str(option.value),
        -1 if option.seat is None else option.seat,
        copy,
    )


def translated(form: dict[str, Any], told: dict[str, str]) -> dict[str, Any]:
    """A decision's form with the keys that its seat gets."""
    form["picked"] = [told[key] for key in form["picked"]]
    for options in (form["options"], form["candidates"] or ()):
        for option in options:
            option["key"] = told[option["key"]]
    return form


def meant(match: Match, seat: int, keys: list[str]) -> list[str]:
    """The engine's keys for those a seat sends; IllegalChoice for one that it did not get."""
    decision = match.decision(seat)
    known = {word: key for key, word in keys_told(match, seat, decision).items()}
    named = any(word != key for word, key in known.items())
    for key in keys:
        if named and key not in known:
            raise IllegalChoice(f"{key[:80]!r} is not among the options.", rule=decision.why.rule)
    return [known.get(key, key) for key in keys]
