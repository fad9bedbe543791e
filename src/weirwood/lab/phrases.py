"""Which words of the card language say something like a printed phrase, and on which cards they say it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from weirwood.lab.language import all_cards, said_on, used_words
from weirwood.thrones.engine.node import fields
from weirwood.thrones.pool.trees import words_of

_SHOWN: Final = 8
_LEAST: Final = 0.5
"""The share of a phrase that a word must say to be shown."""
_ENDING: Final = 3
"""Two words of English are alike if one is the other with an ending of at most this many letters."""
_COMMON: Final = frozenset(
    (
        "a",
        "an",
        "the",
        "this",
        "that",
        "of",
        "to",
        "in",
        "on",
        "for",
        "it",
        "its",
        "your",
        "you",
        "and",
        "or",
        "is",
    )
)


@dataclass(frozen=True, slots=True)
class Likeness:
    """A word of the language, what it means, and what it says on a card; ``card`` is "" where only its meaning fits."""

    word: str
    """Its name, with the names of its parameters if it is a class."""
    meaning: str
    says: str = ""
    card: str = ""


def words_like(phrase: str) -> list[Likeness]:
    """The words that come nearest to a phrase, the nearest first; a short saying is nearer than a long one."""
    asked = _english(phrase)
    if not asked:
        return []
    classes, functions = used_words()
    best: dict[str, tuple[float, int, Likeness]] = {}

    def note(text: str, found: Likeness) -> None:
        said = _english(text)
        share = sum(any(_alike(word, other) for other in said) for word in asked) / max(1, len(asked))
        rank = (-share, len(said), found)
        if share >= _LEAST and (found.word not in best or rank[:2] < best[found.word][:2]):
            best[found.word] = rank

    by_class = dict(classes)
    written = {kind: f"{word.name}({', '.join(fields(kind))})" for kind, word in classes}
    for kind, word in classes:
        note(word.meaning, Likeness(written[kind], word.meaning))
    for word in functions:
        note(word.meaning, Likeness(word.name, word.meaning))
    for card in all_cards():
        for node in words_of(card):
            if (found := by_class.get(type(node))) is not None:
                spoken: Any = node
                says = said_on(card, spoken)
                note(says, Likeness(written[type(node)], found.meaning, says, card.name))
    return [found for *_, found in sorted(best.values(), key=lambda rank: rank[:2])[:_SHOWN]]


def _english(text: str) -> set[str]:
    return {word for word in re.findall(r"[a-z0-9]+", text.lower()) if word not in _COMMON}


def _alike(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return one == other or (len(short) > _ENDING >= len(long) - len(short) and long.startswith(short))
