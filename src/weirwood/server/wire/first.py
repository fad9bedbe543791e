"""A guided first game, as Structs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class GuideStepFacts(Struct):
    """A step of a guided game, told once: when a question about ``on`` comes (empty: any), ``after`` an event.

    The event is of one's own or of nobody's. ``point`` is the part of the table that it speaks of.
    """

    on: str
    title: str
    text: str
    do: str
    point: str
    after: str


class FirstGameFacts(Struct):
    """A first game, the same for everybody; ``decks`` have one's own and each bot's, ``options`` are the game's.

    After the last of its ``steps`` one has a free hand; ``tips`` are told beside them and afterwards.
    """

    title: str
    about: str
    seed: int
    decks: list[list[str | None]]
    steps: list[GuideStepFacts]
    tips: list[GuideStepFacts]
    options: dict[str, Any]
