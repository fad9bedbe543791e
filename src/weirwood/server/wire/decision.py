"""A decision on the wire: the question in words, and its options."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from weirwood.server.wire.views import Handle, Prospect


class CardWord(Struct):
    """The name of a card within a sentence; ``card`` is its handle then, ``code`` what is printed."""

    card: Handle
    code: str
    text: str


class Place(Struct, forbid_unknown_fields=True):
    """A place of a court and the house of a card there; the column may be ``left``, ``right`` or ``first``."""

    house: str
    row: int
    column: int | str


class Option(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that may be chosen, with all that it is about. ``target`` is a card or a seat.

    Where a number in ``text`` tells it from others that sound alike, ``label`` is the same without it.
    """

    key: str
    verb: str
    text: str
    label: str = ""
    card: Handle | None = None
    seat: int | None = None
    ability: int | None = None
    target: int | None = None
    value: int | str | Place | None = None


class Lesson(Struct):
    """What is said in a first game when a question of this sort comes for the first time."""

    title: str
    text: str


class Words(Struct):
    """A question in words: what is said before it, the question, and the buttons.

    ``one`` is the button for a single chosen option (``{name}`` is its label), ``several`` for two or more (``{n}``),
    ``none`` for choosing none, ``wanting`` while too few are chosen (``{n}`` are missing). ``danger``: choosing none
    destroys cards, so that its button is shown as a warning and has no key. ``waiting`` is what others wait for.
    """

    moment: list[str | CardWord]
    question: list[str | CardWord]
    one: str
    several: str
    none: str
    wanting: str
    danger: bool
    waiting: str
    lesson: Lesson | None


class Payment(Struct):
    """What is to be paid by the cards that are picked: how much, what each of them gives, and some ways to pay it."""

    due: int
    gives: list[tuple[Handle, int]]
    ways: list[list[Handle]]


class Asker(Struct, forbid_unknown_fields=True):
    """The ability that asks."""

    card: Handle
    code: str
    index: int


class Occurrence(Struct, forbid_unknown_fields=True):
    """What an interrupt or reaction would answer, with the cards of it that the viewer may know."""

    event: str
    cards: list[Handle]
    seats: list[int]


class Reason(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Why a seat is asked: the step, and what applies of the rest."""

    step: str
    ability: Asker | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    card: Handle | UnsetType = UNSET
    what: str | UnsetType = UNSET
    window: str | UnsetType = UNSET
    forced: bool | UnsetType = UNSET
    occurrence: Occurrence | UnsetType = UNSET


class Decision(Struct):
    """The question that waits for me; ``at`` is its number, ``line`` what choosing would mean, or empty.

    ``prospect`` is how the challenge would stand where its attackers or defenders are picked, with none picked yet.
    """

    at: int
    seat: int
    kind: str
    why: Reason
    text: str
    words: Words
    line: list[str | CardWord]
    picked: list[str]
    min: int
    max: int | None
    options: list[Option]
    candidates: list[Option] | None
    prospect: Prospect | None = None
    payment: Payment | None = None


class Ahead(Struct):
    """The decision that I am going to be asked in any case, and what I have prepared for it; null is nothing yet."""

    question: Decision
    keys: list[str] | None


class Stops(Struct):
    """Where I want to be asked in any case, how much else I am asked, and until when I pass."""

    stops: list[str]
    ask: Literal["everything", "matters", "mine"]
    until: Literal["challenge", "phase", "round", "concern"] | None
