"""TypeScript types and JSON Schema of everything that goes over the wire, made from its Structs."""

from __future__ import annotations

import inspect as python_inspect
from textwrap import wrap
from typing import Any, Final

import msgspec
from msgspec import inspect

from weirwood.lab import review as looked
from weirwood.server.wire import decision, decks, first, http, log, review, story, views
from weirwood.server.wire import messages as wire
from weirwood.server.wire.views import ChallengeType, Handle

_HEAD: Final = "// Made by `weirwood wire` from the Structs of the server: do not edit."
_WIDTH: Final = 120
_UNBROKEN: Final = "\xa0"
"""Stands for a space within a field, at which no line ends."""
_PLAIN: Final = (
    (inspect.AnyType, "unknown"),
    (inspect.NoneType, "null"),
    (inspect.BoolType, "boolean"),
    (inspect.IntType, "number"),
    (inspect.FloatType, "number"),
    (inspect.StrType, "string"),
)
_NAMED: Final = (Handle, ChallengeType)
"""Types that are told by a name of their own."""


def structs() -> list[type[msgspec.Struct]]:
    """Every Struct of the wire, in the order of the files."""
    return [
        value
        for module in (views, decision, log, wire, first, http, decks, story, looked, review)
        for value in vars(module).values()
        if python_inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value is not msgspec.Struct
        and value is not wire.Request
        and value.__module__ == module.__name__
    ]


def typescript() -> str:
    """The module ``wire.ts``."""
    parts = [_HEAD, *(_named(one) for one in _NAMED), *(_interface(struct) for struct in structs())]
    return "\n".join([*parts, _either("GameView", wire.VIEWS), _either("Request", wire.REQUESTS)]) + "\n"


def _either(name: str, of: tuple[type[msgspec.Struct], ...]) -> str:
    return f"export type {name} = {' | '.join(struct.__name__ for struct in of)};"


def _named(one: Any) -> str:
    found = inspect.type_info(one)
    assert isinstance(found, inspect.Metadata)
    return f"export type {_type(found)} = {_type(found.type)};"


def _interface(struct: type[msgspec.Struct]) -> str:
    """The interface of a Struct: on one line where it fits, else with as many fields on a line as fit."""
    found = inspect.type_info(struct)
    assert isinstance(found, inspect.StructType)
    fields = [] if found.tag is None else [f'{found.tag_field}: "{found.tag}";']
    base = struct.__base__ if struct.__base__ in structs() else None
    own = found.fields[len(base.__struct_fields__) if base else 0 :]
    fields += [f"{one.encode_name}{'' if one.required else '?'}: {_type(one.type)};" for one in own]
    head = f"export interface {struct.__name__}{f' extends {base.__name__}' if base else ''} {{"
    line = " ".join([head, *fields, "}"])
    if len(line) > _WIDTH:
        whole = " ".join(field.replace(" ", _UNBROKEN) for field in fields)
        lines = wrap(whole, _WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
        line = "\n".join([head, *lines, "}"]).replace(_UNBROKEN, " ")
    return f"/** {_first_line(struct)} */\n{line}"


def _first_line(struct: type) -> str:
    return (struct.__doc__ or "").strip().splitlines()[0]


def _type(of: inspect.Type) -> str:
    for kind, word in _PLAIN:
        if isinstance(of, kind):
            return word
    if isinstance(of, inspect.Metadata):
        return str((of.extra_json_schema or {})["title"])
    if isinstance(of, inspect.StructType):
        return of.cls.__name__
    if isinstance(of, inspect.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in of.values)
    if isinstance(of, inspect.ListType):
        return f"{_bracketed(_type(of.item_type))}[]"
    if isinstance(of, inspect.TupleType):
        return f"[{', '.join(_type(item) for item in of.item_types)}]"
    if isinstance(of, inspect.DictType):
        return f"Record<string, {_type(of.value_type)}>"
    if isinstance(of, inspect.UnionType):
        return " | ".join(_type(item) for item in of.types)
    raise AssertionError(f"no TypeScript for {of!r}")


def _bracketed(word: str) -> str:
    return f"({word})" if " | " in word else word


def schema() -> dict[str, Any]:
    """JSON Schema of every Struct, by name."""
    _, components = msgspec.json.schema_components(structs(), ref_template="#/components/schemas/{name}")
    return dict(components)
