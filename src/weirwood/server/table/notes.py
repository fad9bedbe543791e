"""Notes of a table: what happened beside the game and concerns all, told in everybody's chronicle.

A bot that sits in for a person, a person who returns, a hint, a game that was played on elsewhere, open hands. Notes
are entries of the journal and stay when choices are taken back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from weirwood.server.table.table import Table

NOTE: Final = "note"
"""The kind of their entries."""
_TEXTS: Final = {
    "absent": ("{0} is away, so a bot plays in that seat.", "You are away, so a bot plays in your seat."),
    "bot": ("{0} lets a bot play.", "You let a bot play."),
    "back": ("{0} is back and plays again.", "You are back and play again."),
    "concede": ("{0} concedes, and a bot plays on.", "You concede, and a bot plays on."),
    "hint": ("{0} asked for a hint.", "You asked for a hint."),
    "fork": ("{0} plays on from here at another table.", "You play on from here at another table."),
    "hands": ("All hands are open to spectators.", "All hands are open to spectators."),
}
"""What is told of each kind: to others, and to the seat itself."""


@dataclass(frozen=True, slots=True)
class Note:
    """What happened, whose seat it concerns (None: nobody's), and after how many choices."""

    kind: str
    seat: int | None
    ply: int


def entry(kind: str, seat: int | None) -> tuple[str, dict[str, Any]]:
    """A note as the journal keeps it."""
    return NOTE, {"what": kind, "seat": seat}


def read(table: Table, data: dict[str, Any]) -> None:
    """Take in a note that is kept."""
    table.notes.append(Note(data["what"], data["seat"], _ply(table)))


def is_new(table: Table, kind: str, seat: int | None) -> bool:
    """Whether a note says something that the last one did not say already."""
    return not table.notes or table.notes[-1] != Note(kind, seat, _ply(table))


def _ply(table: Table) -> int:
    """The last ply that everybody was told of: later ones are a secret of those who are asked."""
    return 0 if table.course is None else table.course.moments[None][-1]


def told(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    """All notes for a viewer, each with the moment of its replay to which it belongs."""
    return [_told(table, note, viewer) for note in table.notes if note.kind in _TEXTS]


def _told(table: Table, note: Note, viewer: int | None) -> dict[str, Any]:
    others, own = _TEXTS[note.kind]
    name = "Somebody" if note.seat is None else table.places[note.seat].name
    text = own if note.seat is not None and note.seat == viewer else others.format(name)
    moment = 0 if table.course is None else table.course.moment_until(viewer, note.ply)
    return {"moment": moment, "kind": note.kind, "seat": note.seat, "text": text}
