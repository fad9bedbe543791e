"""Sentences as parts: words, and the cards that are named among them.

A sentence is made of parts and stays so until it is shown. Nobody looks for names in a text afterwards: a player may be
called like a card, and a card like a word of the sentence.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from string import Formatter
from typing import Any, Final, TypeAlias

_ENDS: Final = (".", "!", "?", "…")


class CardRef:
    """A card that a sentence names: ``card`` is its name for who is told, ``code`` and ``name`` are printed on it."""

    __slots__ = ("card", "code", "name")

    def __init__(self, card: int, code: str, name: str) -> None:
        self.card = card
        self.code = code
        self.name = name

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"CardRef({self.card}, {self.code!r}, {self.name!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardRef) and (self.card, self.code) == (other.card, other.code)

    def __hash__(self) -> int:
        return hash((self.card, self.code))

    def form(self) -> dict[str, Any]:
        """As plain data."""
        return {"card": self.card, "code": self.code, "text": self.name}


class Sentence:
    """Words in the order in which they are read; ``str`` joins them to plain text, and nothing else does."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[str | CardRef, ...] = ()) -> None:
        self.parts = parts

    def __str__(self) -> str:
        return "".join(map(str, self.parts))

    def __repr__(self) -> str:
        return f"Sentence({self.parts!r})"

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sentence) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    @property
    def cards(self) -> tuple[CardRef, ...]:
        """The cards it names."""
        return tuple([part for part in self.parts if isinstance(part, CardRef)])

    def form(self) -> list[Any]:
        """As plain data: texts and cards."""
        return [part if isinstance(part, str) else part.form() for part in self.parts]


Words: TypeAlias = str | CardRef | Sentence
"""What can be said: plain text, the name of a card, or a sentence made before."""


def say(*words: Words) -> Sentence:
    """One sentence of several parts; texts beside each other become one text."""
    parts: list[str | CardRef] = []
    text = ""
    for word in words:
        for part in word.parts if isinstance(word, Sentence) else (word,):
            if isinstance(part, str):
                text += part
                continue
            if text:
                parts.append(text)
                text = ""
            parts.append(part)
    if text:
        parts.append(text)
    return Sentence(tuple(parts))


def fill(template: str, **words: Words) -> Sentence:
    """A sentence from a template with slots, for instance ``Attach {card} to whom?``."""
    said: list[Words] = []
    for text, slot in slots_of(template):
        said.append(text)
        if slot:
            said.append(words[slot])
    return say(*said)


@cache
def slots_of(template: str) -> tuple[tuple[str, str], ...]:
    """The texts of a template, each with the slot after it; the last may have none, which is empty."""
    return tuple([(text, slot or "") for text, slot, _, _ in Formatter().parse(template)])


def series(words: Iterable[Words], last: str = "and") -> Sentence:
    """Several things in a row: ``a, b and c``; none are ``nothing``."""
    said = list(words)
    if not said:
        return say("nothing")
    parts: list[Words] = [said[0]]
    for at in range(1, len(said)):
        parts += [f" {last} " if at == len(said) - 1 else ", ", said[at]]
    return say(*parts)


def spaced(*sentences: Words) -> Sentence:
    """Sentences one after the other; those that are empty are left out."""
    parts: list[Words] = []
    for sentence in sentences:
        if isinstance(sentence, CardRef) or sentence:
            parts += [" ", sentence] if parts else [sentence]
    return say(*parts)


def begun(words: Words) -> Sentence:
    """As a sentence begins: with a capital letter. Names of cards are left as they are."""
    said = say(words)
    if not said.parts or not isinstance(first := said.parts[0], str):
        return said
    return Sentence((f"{first[:1].upper()}{first[1:]}", *said.parts[1:]))


def ended(words: Words) -> Sentence:
    """As a sentence ends: with a full stop, unless its last word brings an end of its own."""
    said = say(words)
    ends = bool(said.parts) and str(said.parts[-1]).endswith(_ENDS)
    return said if ends else say(said, ".")
