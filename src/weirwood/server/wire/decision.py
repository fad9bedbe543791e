"""A decision on the wire: the question in words, and its options."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from weirwood.server.wire.reckoning import Prospect


class CardWord(Struct):
    """The name of a card within a sentence; ``card`` is its handle then, ``code`` what is printed."""

    card: int
    code: str
    text: str


class Option(Struct, omit_defaults=True):
    """One thing that may be chosen.

    Where a number in ``text`` tells it from others that sound alike, ``label`` is the same without it.
    """

    key: str
    verb: str
    text: str
    label: str = ""
    card: int | None = None
    seat: int | None = None
    ability: int | None = None
    target: int | None = None
    value: Any = None


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


class Decision(Struct):
    """The question that waits for me; ``at`` is its number, ``line`` what choosing would mean, or empty.

    ``prospect`` is how the challenge would stand where its attackers or defenders are picked, with none picked yet.
    """

    at: int
    seat: int
    kind: str
    why: dict[str, Any]
    text: str
    words: Words
    line: list[str | CardWord]
    picked: list[str]
    min: int
    max: int | None
    options: list[Option]
    candidates: list[Option] | None
    prospect: Prospect | None = None
