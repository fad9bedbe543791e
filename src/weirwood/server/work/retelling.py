"""Games that a worker was told of, kept as long as questions about them are likely to follow."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.core.record import Choice, Edit, record_from
from weirwood.server.table.course import Course
from weirwood.server.table.plies import ply_from

_KEPT: Final = 4
"""How many games are kept at once."""


class Played(Struct):
    """A game up to now: ``opening`` is its record without any choice, ``plies`` are what was done since."""

    table: str
    opening: Raw
    plies: list[list[Any]]


class Shelf:
    """The games that were asked about last, each as far as it was told."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[bytes, Course]] = OrderedDict()

    def course(self, played: Played) -> Course:
        """The course of a game: what is known of it already is not played again."""
        opening = bytes(played.opening)
        kept = self._kept.pop(played.table, None)
        if kept is not None and kept[0] == opening:
            course = kept[1]
        else:
            record = record_from(msgspec.json.decode(opening))
            course = Course(Match(find_game(record.game), record.setup, record.seed))
        _go_to(course, [ply_from(ply) for ply in played.plies])
        self._kept[played.table] = (opening, course)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return course


def _go_to(course: Course, plies: list[Choice | Edit]) -> None:
    """Let a course have just these plies: what it has beyond those they share is taken back."""
    shared = 0
    for known, ply in zip(course.match.plies, plies, strict=False):
        if known != ply:
            break
        shared += 1
    if shared < course.ply:
        course.take_back(course.ply - shared)
        course.forget()
    for ply in plies[shared:]:
        course.repeat(ply)
