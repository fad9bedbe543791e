"""A decision on the wire: the question in words, and its options."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from weirwood.server.wire.reckoning import Prospect


class Option(Struct, omit_defaults=True):
    """One thing that may be chosen."""

    key: str
    verb: str
    text: str
    card: int | None = None
    seat: int | None = None
    ability: int | None = None
    target: int | None = None
    value: Any = None


class Words(Struct):
    """A question in words: what is said before it, the question, and the buttons.

    ``one`` is the button for a single chosen option (``{name}`` is its text), ``several`` for two or more (``{n}``),
    ``none`` for choosing none, ``wanting`` while too few are chosen (``{n}`` are missing). ``danger``: choosing none
    destroys cards, so that its button is shown as a warning and has no key.
    """

    moment: str
    question: str
    one: str
    several: str
    none: str
    wanting: str
    danger: bool


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
    line: str
    picked: list[str]
    min: int
    max: int | None
    options: list[Option]
    candidates: list[Option] | None
    prospect: Prospect | None = None
