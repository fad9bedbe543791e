"""What the words of the card language declare: their names, their parameters, and what each parameter may be.

Compiled classes keep neither the types of their parameters nor every default, so all is read from the source.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from inspect import Parameter
from types import ModuleType
from typing import Any, Final, NamedTuple

import weirwood.thrones.ability as language
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.words import (
    CHALLENGE_NAMES,
    KEYWORD_NAMES,
    PERIOD_NAMES,
    PLOT_VALUE_NAMES,
    ROLE_NAMES,
    TYPE_NAMES,
    WAY_NAMES,
    ZONE_NAMES,
)

NO_WORD: Final = "not a word of its own"
IN_COMMON: Final = (
    *(
        "AboutCard",
        "Again",
        "Bonus",
        "Inside",
        "Later",
        "Leave",
        "OffCards",
        "OfPlayers",
        "OnCard",
        "OnCards",
    ),
    *("OnPlayer", "PerEach"),
)
"""Words that other words are kinds of; cards do not use them themselves."""
_WAYS: Final = ("", "marshaling", "playing", "marshaling or playing", "ambushing")
_CODED: Final = {
    **dict.fromkeys(("type", "types", "icon", "no_icon", "icons"), CHALLENGE_NAMES),
    **dict.fromkeys(("way", "ways"), _WAYS),
    **dict.fromkeys(("zone", "zones"), ZONE_NAMES),
    "how": WAY_NAMES,
    **dict.fromkeys(("keyword", "keywords"), KEYWORD_NAMES),
    "period": PERIOD_NAMES,
    **dict.fromkeys(("printed_type", "card_type"), TYPE_NAMES),
    "role": ROLE_NAMES,
    "value": PLOT_VALUE_NAMES,
}
"""Parameters whose numbers have names."""
_OF_CARD_TYPES: Final = ("Cards", "CannotMarshalOrPlay", "EffectsWouldInitiate", "Immune")
"""Words whose ``types`` are those of cards."""
DEEDS: Final = ("Deed", "Mark", "PlayerDeed")
"""Types of parameters that are named by a short way of the language."""


class Declared(NamedTuple):
    """A parameter of a word: what it may be, by the names of the types, whether there are several, and its default."""

    name: str
    types: tuple[str, ...]
    several: bool
    by_name: bool
    default: Any
    names: tuple[str, ...]
    """The names of its numbers, where they have any."""

    @property
    def needed(self) -> bool:
        """Whether it must be given."""
        return self.default is Parameter.empty and not self.several and "None" not in self.types


def sources(package: str) -> Iterator[tuple[str, ast.Module, str]]:
    """The modules of a package and of those inside it: name, tree and source, in the order of their names."""
    for path in sorted(files(package).iterdir(), key=lambda path: path.name):
        if path.is_dir() and not path.name.startswith("_"):
            yield from sources(f"{package}.{path.name}")
        elif path.name.endswith(".py"):
            source = path.read_text(encoding="utf-8")
            name = package if path.name == "__init__.py" else f"{package}.{path.name.removesuffix('.py')}"
            yield name, ast.parse(source), source


def is_abstract(entry: ast.ClassDef) -> bool:
    """Whether a class leaves its sentence to others."""
    return any(
        isinstance(part, ast.FunctionDef)
        and any(isinstance(mark, ast.Name) and mark.id == "abstractmethod" for mark in part.decorator_list)
        for part in entry.body
    )


@cache
def _language() -> tuple[dict[str, type[Node]], dict[str, tuple[Declared, ...]]]:
    """The words of the language by name; and the parameters of each class that declares its own."""
    kinds: dict[str, type[Node]] = {}
    parameters: dict[str, tuple[Declared, ...]] = {}
    for name, tree, _ in sources(language.__name__):
        module = import_module(name)
        for entry in tree.body:
            if not isinstance(entry, ast.ClassDef):
                continue
            for part in entry.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    parameters[entry.name] = tuple(_parameters(part.args, module))
            kind = getattr(module, entry.name)
            step = NO_WORD in (ast.get_docstring(entry) or "")
            if issubclass(kind, Node) and entry.name[0] != "_" and not (step or is_abstract(entry)):
                kinds[entry.name] = kind
    for name in IN_COMMON:
        kinds.pop(name, None)
    return kinds, parameters


def _parameters(given: ast.arguments, module: ModuleType) -> Iterator[Declared]:
    """What a class is built with, in order."""
    needed = [None] * (len(given.args) - len(given.defaults))
    for one, default in [*zip(given.args, [*needed, *given.defaults], strict=True)][1:]:
        yield _parameter(one, default, module)
    if given.vararg:
        yield _parameter(given.vararg, None, module)._replace(several=True)
    for one, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield _parameter(one, default, module)._replace(by_name=True)


def _parameter(one: ast.arg, default: ast.expr | None, module: ModuleType) -> Declared:
    types = tuple(ast.unparse(one.annotation).split(" | ")) if one.annotation else ()
    value = Parameter.empty if default is None else _value(default, module)
    return Declared(one.arg, types, False, False, value, ())


def _value(default: ast.expr, module: ModuleType) -> Any:
    """A default: a literal, the name of a constant, or a tuple of such."""
    if isinstance(default, ast.Tuple):
        return tuple([_value(part, module) for part in default.elts])
    return getattr(module, default.id) if isinstance(default, ast.Name) else ast.literal_eval(default)


def words() -> dict[str, type[Node]]:
    """Every word of the language that a card may be written with, by its name."""
    return _language()[0]


@cache
def declared(word: str) -> tuple[Declared, ...]:
    """The parameters of a word, in order."""
    kinds, parameters = _language()
    own = next((parameters[base.__name__] for base in kinds[word].__mro__ if base.__name__ in parameters), ())
    of_cards = {"types": TYPE_NAMES} if word in _OF_CARD_TYPES else {}
    return tuple(
        one._replace(names=(_CODED | of_cards).get(one.name, ()))
        if any("int" in type for type in one.types)
        else one
        for one in own
    )


@cache
def deeds() -> dict[str, Any]:
    """What words are given that is neither a word nor plain data, by the name of the short way that gives it."""
    found = {}
    for name, way in vars(language).items():
        if isinstance(way, partial) and way.args and type(way.args[0]).__name__ in DEEDS:
            found[name] = way.args[0]
    return found
