"""What all words of the card language have in common: their parameters, and what follows from them."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from inspect import signature
from string import Formatter
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from weirwood.thrones.engine.speaker import AGREEING, WHO, WHOM, WHOSE, Speaker, capital
from weirwood.thrones.engine.words import KEYWORD_NAMES, PERIOD_NAMES, PLOT_VALUE_NAMES

_NAMES: Final = {"keyword": KEYWORD_NAMES, "period": PERIOD_NAMES, "value": PLOT_VALUE_NAMES}
"""Parameters that are numbers and are said by name."""
_CASES: Final = {"": WHO, "whom": WHOM, "whose": WHOSE}
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def fields(kind: type) -> tuple[str, ...]:
    """What a kind of word declares, in order: the parameters it is built with, each kept under its own name.

    Compiled classes tell their parameters only where every default is a literal or a ``Final`` number.
    """
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(signature(kind).parameters)
    return _FIELDS[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A word. Its parameters are its declaration: what it is made of, says and depends on follows from them.

    ``says`` is its sentence, with its parameters in braces, ``short`` the same in few words where it differs;
    ``reads`` is what else it looks at, as dependency bits.
    """

    says: ClassVar[str] = ""
    short: ClassVar[str] = ""
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

    def text(self, s: Speaker) -> str:
        """What it says: a number, player or card in words, or a clause without a capital and a full stop."""
        return self.say(s.or_short(self.says, self.short or self.says), s)

    def say(self, words: str, s: Speaker) -> str:
        """Words with its parameters in their places, one after the other; ``{what:whom}`` asks one for a form of it."""
        said = ""
        for text, slot, form, _ in _parsed(words):
            said += text
            if slot == "self":
                said += s.itself(_CASES[form or ""])
            elif slot == "name":
                said += "{name}"
            elif slot in AGREEING:
                said += s.agree(slot)
            elif slot:
                said += self._part(getattr(self, slot), slot, form or "text", s)
        return said

    def _part(self, value: Any, name: str, form: str, s: Speaker) -> str:
        """A parameter in words, as the form of it that is asked for."""
        if isinstance(value, tuple):
            return sentence(value, s)
        if isinstance(value, Node):
            return str(getattr(value, form)(s))
        if name == "type":
            return s.challenge(value)
        return str(_NAMES[name][value] if name in _NAMES else value)


def honoured(value: int, known: Collection[int], words: str) -> int:
    """A value that a word knows; others are refused, and the words say which it knows."""
    if value not in known:
        raise ValueError(words)
    return value


@cache
def _parsed(words: str) -> tuple[tuple[str, str | None, str | None, str | None], ...]:
    return tuple(Formatter().parse(words))


def sentences(words: tuple[Any, ...], s: Speaker) -> list[str]:
    """Several words said one after the other, without full stops; each after the first begins with a capital.

    In a short text they are one sentence, and have none.
    """
    said: list[str] = []
    before = ""
    for at, word in enumerate(words):
        about = word.about()
        if about and about == before and said:
            if s.said[-1:] == [about]:
                del s.said[:-1]
            last = at + 1 == len(words) or words[at + 1].about() != about
            said[-1] += f"{', and' if last else ','} {word.text(s)}"
            continue
        before = about
        if said:
            s.stop()
        for more in word.sentences(s):
            if more:
                said.append(capital(more) if said and not s.short else more)
    return said


def sentence(words: tuple[Any, ...], s: Speaker) -> str:
    """The same as one text."""
    return s.or_short(". ", "; ").join(sentences(words, s))
