"""Words as data and back: a word is its name, or a table of its name and of the parameters that it is given."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from inspect import Parameter
from typing import Any, Final, NamedTuple

from weirwood.core.errors import BadArgument, either, listed
from weirwood.thrones import ability as language
from weirwood.thrones.ability import Number
from weirwood.thrones.engine import nodes
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.words import KEYWORD_NAMES
from weirwood.thrones.lists.declared import DEEDS, Declared, declared, deeds, words
from weirwood.thrones.lists.plain import flag, is_whole, one_of, several, shown, text, whole

DEEPEST: Final = 12
"""How many words may stand inside each other."""
MOST_WORDS: Final = 200
"""How many words an ability may have."""
_SIGNED: Final = ("by", "number", "otherwise", "sign", "then")
"""Numbers that may be below zero."""


class Vocabulary(NamedTuple):
    """What an edition's lists may say, beside the language itself."""

    houses: tuple[str, ...]
    phases: tuple[str, ...]
    keywords: tuple[str, ...]
    tokens: tuple[str, ...]
    without: frozenset[str]
    """Words and values for which the edition's book has no rules."""


def written(word: Node) -> str | dict[str, Any]:
    """A word as data."""
    name = type(word).__name__
    given: dict[str, Any] = {}
    for one in declared(name):
        value = getattr(word, one.name)
        if one.several and isinstance(value, int):
            value = tuple(at for at in range(len(one.names)) if value >> at & 1)
        told = _written(value, one)
        if value is not None and told not in (one.default, []) and value != one.default:
            given[one.name] = told
    if "strength_budget" in given or "room" in given or "by_x" in given:  # it stands in the place of a count
        given = {key: value for key, value in given.items() if key not in ("count", "up_to")}
    return {"word": name, **given} if given else name


@cache
def _constants() -> dict[str, Node]:
    """The words that the language has names for, by how they are written."""
    return {repr(written(word)): word for word in vars(language).values() if isinstance(word, Node)}


def _written(value: Any, one: Declared) -> Any:
    if isinstance(value, Number):
        return value.number
    if isinstance(value, Node):
        return written(value)
    if isinstance(value, tuple):
        parts = [_written(part, one) for part in value]
        return parts[0] if "str" in one.types and len(parts) == 1 and not one.several else parts
    if type(value).__name__ in DEEDS:
        return next(name for name, deed in deeds().items() if deed is value)
    return one.names[value] if one.names and isinstance(value, int) else value


class Reader:
    """Reads the words of one ability; whatever is not declared is refused by a sentence that names its place."""

    def __init__(self, vocabulary: Vocabulary, titles: frozenset[str]) -> None:
        self.vocabulary = vocabulary
        self.titles = titles
        self.count = 0
        self._met = dict(_constants())

    def word(self, form: object, families: tuple[str, ...], where: str, depth: int = 1) -> Node:
        """A word of one of some families; words that are alike are one, so that a text can tell what is named again."""
        word = self._word(form, families, where, depth)
        return self._met.setdefault(repr(written(word)), word)

    def _word(self, form: object, families: tuple[str, ...], where: str, depth: int) -> Node:
        name, given = self._named(form, families, where)
        self.count += 1
        if depth > DEEPEST or self.count > MOST_WORDS:
            raise BadArgument(
                f"{where}: an ability has at most {MOST_WORDS} words, and at most {DEEPEST} inside each other."
            )
        kind = self._kind(name, families, where)
        known = declared(name)
        for key in given:
            if key not in [one.name for one in known]:
                has = listed(one.name for one in known) if known else "no parameters"
                raise BadArgument(f"{where}: {name} has no {key[:40]!r}; it has {has}.")
        ordered: list[Any] = []
        named: dict[str, Any] = {}
        last = any(one.several for one in known)
        for one in known:
            if one.name not in given:
                if one.needed:
                    raise BadArgument(f"{where}: {name} needs {one.name}.")
                if last and not one.by_name and not one.several:
                    ordered.append(None if one.default is Parameter.empty else one.default)
                continue
            place = f"{where}, {name} {one.name}"
            if one.several:
                ordered += self._several(given[one.name], one, place, depth)
            elif last and not one.by_name:
                ordered.append(self.value(given[one.name], one, place, depth))
            else:
                named[one.name] = self.value(given[one.name], one, place, depth)
        try:
            return kind(*ordered, **named)
        except ValueError as error:
            raise BadArgument(f"{where}: {name} cannot be read so: {error}.") from error

    def _named(self, form: object, families: tuple[str, ...], where: str) -> tuple[str, Mapping[str, Any]]:
        if is_whole(form) and "Amount" in families:
            return "Number", {"number": form}
        if isinstance(form, str):
            return form, {}
        if isinstance(form, Mapping) and isinstance(form.get("word"), str):
            return form["word"], {name: value for name, value in form.items() if name != "word"}
        raise BadArgument(
            f"{where}: a word is its name, or a table with its name as word and its parameters."
        )

    def _kind(self, name: str, families: tuple[str, ...], where: str) -> type[Node]:
        allowed = words()
        kind = allowed.get(name)
        wanted = tuple(
            [allowed[family] if family in allowed else getattr(nodes, family) for family in families]
        )
        if kind is None or not issubclass(kind, wanted):
            fitting = sorted(
                word
                for word, one in allowed.items()
                if issubclass(one, wanted) and word not in self.vocabulary.without
            )
            raise BadArgument(
                f"{where}: {name[:40]!r} is not a word that may stand here; one of {either(fitting)} may."
            )
        if name in self.vocabulary.without:
            raise BadArgument(f"{where}: the book of this game has no rules for {name}.")
        return kind

    def _several(self, form: object, one: Declared, where: str, depth: int) -> list[Any]:
        return [
            self.value(part, one, f"{where} {at}", depth) for at, part in enumerate(several(form, where), 1)
        ]

    def value(self, form: object, one: Declared, where: str, depth: int) -> Any:
        """The value of a parameter, or one of several."""
        for type in one.types:
            if type.startswith("tuple[") and (isinstance(form, list) or len(one.types) == 1):
                inside = one._replace(types=(type[6:].partition(",")[0],))
                return tuple(self._several(form, inside, where, depth))
        if one.types[0] in DEEDS:
            return self._deed(form, one.types[0], where)
        families = tuple(type for type in one.types if type in words() or hasattr(nodes, type))
        if families:
            return self.word(form, families, where, depth + 1)
        if "bool" in one.types:
            return flag(form, where)
        if "int" in one.types:
            return self._number(form, one, where)
        if "str" in one.types:
            return self._text(form, one.name, where)
        raise BadArgument(f"{where}: this cannot be said in a list.")

    def _number(self, form: object, one: Declared, where: str) -> int:
        if one.names:
            names = [name for name in one.names if name]
            if one.names is KEYWORD_NAMES:
                names = list(self.vocabulary.keywords)
            return one.names.index(self._one_of(form, names, where))
        if one.name == "sign" and form not in (1, -1):
            raise BadArgument(f"{where}: 1 or -1 is needed, not {shown(form)}.")
        return whole(form, where, -99 if one.name in _SIGNED else 0)

    def _one_of(self, form: object, names: Collection[str], where: str) -> str:
        return one_of(form, [name for name in names if name not in self.vocabulary.without], where)

    def _deed(self, form: object, type_name: str, where: str) -> Any:
        found = {name: deed for name, deed in deeds().items() if type(deed).__name__ == type_name}
        return found[self._one_of(form, sorted(found), where)]

    def _text(self, form: object, name: str, where: str) -> str:
        if name in ("faction", "not_faction"):
            return self._one_of(form, (*self.vocabulary.houses, "neutral"), where)
        if name in ("token", "kind"):
            return self._one_of(form, self.vocabulary.tokens, where)
        if name == "phase" or (name == "name" and not where.rpartition(", ")[2].startswith("Cards ")):
            return self._one_of(form, self.vocabulary.phases, where)
        said = text(form, where)
        if name == "name" and said not in self.titles:
            raise BadArgument(f"{where}: no card of the list is called {said!r}.")
        return said
