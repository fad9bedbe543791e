"""The story of a game for its replay, as Structs."""

from __future__ import annotations

from msgspec import Struct


class Beginning(Struct):
    """The moment at which a phase of a round begins."""

    at: int
    round: int
    phase: str | None


class TurningPoint(Struct):
    """A moment at which much shifted: the seat that gained, by how many cards' worth, and what happened."""

    at: int
    seat: int
    gain: float
    round: int
    phase: str | None
    text: str
    more: list[str]


class Expectation(Struct):
    """What a bot expected of the choice that led to a moment."""

    at: int
    seat: int
    text: str


class FigureRow(Struct):
    """Something that was counted, by the game's own word and in English, for each seat."""

    kind: str
    name: str
    values: list[int]


class FigureGroup(Struct):
    """Figures that belong together."""

    title: str
    rows: list[FigureRow]


class Story(Struct):
    """A game for its replay: at each moment of ``eyes`` the points of each seat; the most win, or the fewest.

    ``plies`` are the choices made before each moment, by which other eyes find the same one; empty until it is over.
    Then ``why`` says how it ended, ``last`` by which deeds, and ``figures`` what each seat did.
    """

    eyes: int | None
    moments: int
    plies: list[int]
    fewest: bool
    points: list[list[int]]
    beginnings: list[Beginning]
    turns: list[TurningPoint]
    reasons: list[Expectation] = []
    why: str = ""
    last: list[str] = []
    figures: list[FigureGroup] = []
