"""What all words of the card language have in common: their parameters, and what follows from them."""

from __future__ import annotations

from inspect import signature
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from weirwood.thrones.engine.words import CHALLENGE_NAMES, KEYWORD_NAMES, PERIOD_NAMES

_NAMES: Final = {"type": CHALLENGE_NAMES, "keyword": KEYWORD_NAMES, "period": PERIOD_NAMES}
"""Parameters that are numbers and are said by name."""
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def fields(kind: type) -> tuple[str, ...]:
    """What a kind of word declares, in order: the parameters it is built with, each kept under its own name."""
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(signature(kind).parameters)
    return _FIELDS[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A word. Its parameters are its declaration: what it is made of, says and depends on follows from them.

    ``says`` is its sentence, with its parameters in braces; ``reads`` is what else it looks at, as dependency bits.
    """

    says: ClassVar[str] = ""
    reads: ClassVar[int] = 0
    _deps: int = -1

    def parts(self) -> list[Node]:
        """The words this one is made of, in the order it was given them."""
        inside: list[Node] = []
        for name in fields(type(self)):
            value = getattr(self, name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Node):
                    inside.append(part)
        return inside

    def deps(self) -> int:
        """Which changes of the state may change what it answers, as bits."""
        if self._deps < 0:
            deps = self.reads
            for part in self.parts():
                deps |= part.deps()
            self._deps = deps
        return self._deps

    def text(self) -> str:
        """What it says: a number, player or card in words, or a clause without a capital and a full stop."""
        return self.say(self.says)

    def say(self, words: str) -> str:
        """Words with its parameters in their places; the card's own name and another's are filled in later."""
        if "{" not in words:
            return words
        told: dict[str, Any] = {"self": "{self}", "name": "{name}"}
        for name in fields(type(self)):
            value = getattr(self, name)
            if isinstance(value, tuple):
                value = sentence(value)
            elif isinstance(value, int) and name in _NAMES:
                value = _NAMES[name][value]
            told[name] = value
        return words.format_map(told)

    def __str__(self) -> str:
        return self.text()

    def __format__(self, form: str) -> str:
        """What it says inside another word; ``form`` names the method that puts it so."""
        return str(getattr(self, form)()) if form else self.text()


def sentence(words: tuple[Any, ...]) -> str:
    """Several words said one after the other; the second begins a sentence of its own."""
    said = [str(word) for word in words]
    return ". ".join([*said[:1], *[more[:1].upper() + more[1:] for more in said[1:]]])
