"""Learning a game: a guided first game, and how to play it in short, in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class GuideStep(NamedTuple):
    """A step, told when a question of this sort comes, in the order of the steps.

    ``on`` is what the question is about, or its kind; empty at any question. ``do`` says what to do now. ``point``
    names the part of the table that it speaks of: ``hand``, ``plots``, ``offered``, ``pool``, ``titles``, ``mine``,
    ``others``, ``prompt``, ``race``, ``plate``, ``lane`` or ``court``; a step waits until that is there. ``after`` is
    the kind of an event of one's own, or of nobody's, that must have happened before.
    """

    on: str
    title: str
    text: str
    do: str
    point: str
    after: str = ""


@dataclass(frozen=True, kw_only=True)
class FirstGame:
    """A first game, the same for everybody. One of ``decks`` is chosen: one's own deck and each bot's, or None.

    ``options`` are those of the game that it is played with.

    After the last step one has a free hand. ``tips`` are told beside the steps and afterwards, each when it fits.
    """

    title: str
    about: str
    seed: int
    decks: tuple[tuple[str | None, ...], ...]
    steps: tuple[GuideStep, ...] = ()
    tips: tuple[GuideStep, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)


class Chapter(NamedTuple):
    """A title and its paragraphs."""

    title: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True)
class HowToPlay:
    """The chapters in reading order; ``keywords`` are explained where they stand on a card."""

    chapters: tuple[Chapter, ...]
    keywords: Mapping[str, str] = field(default_factory=dict)
