"""Plain values of a list, checked: whole numbers within bounds and texts of harmless letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Any, Final

from weirwood.core.errors import BadArgument, either

LONGEST: Final = 60
GREATEST: Final = 99
MOST: Final = 12
"""How many values a list inside a card may have."""
_SIGNS: Final = "'’‘\"“”.,!?-–&"
_LETTERS: Final = frozenset(("Lu", "Ll", "Lt", "Lo", "Nd"))


def is_whole(form: object) -> bool:
    """Whether it is a whole number; true and false are none."""
    return isinstance(form, int) and not isinstance(form, bool)


def shown(form: object) -> str:
    """A value as a refusal quotes it: a text, cut short, or the kind of thing it is."""
    kinds = {bool: "true or false", int: "a number", list: "a list", dict: "a table", type(None): "nothing"}
    return repr(form[:40]) if isinstance(form, str) else kinds.get(type(form), "something else")


def whole(form: object, where: str, least: int = 0, most: int = GREATEST) -> int:
    """A whole number within bounds."""
    if not isinstance(form, int) or isinstance(form, bool) or not least <= form <= most:
        raise BadArgument(f"{where}: a whole number from {least} to {most} is needed.")
    return form


def one_of(form: object, names: Collection[str], where: str) -> str:
    """One of some names."""
    if not isinstance(form, str) or form not in names:
        raise BadArgument(f"{where}: {either(names)} is needed, not {shown(form)}.")
    return form


def flag(form: object, where: str) -> bool:
    """True or false."""
    if not isinstance(form, bool):
        raise BadArgument(f"{where}: true or false is needed, not {shown(form)}.")
    return form


def several(form: object, where: str, most: int = MOST) -> list[Any]:
    """A list that is not too long."""
    if not isinstance(form, list) or len(form) > most:
        raise BadArgument(f"{where}: a list of at most {most} is needed, in square brackets.")
    return form


def chosen(form: object, names: Collection[str], where: str) -> list[str]:
    """Some of these names, each at most once."""
    return once([one_of(one, names, where) for one in several(form, where)], where)


def once(found: list[str], where: str) -> list[str]:
    """The same texts, where each stands there once."""
    if len(set(found)) < len(found):
        raise BadArgument(f"{where}: each may stand there once.")
    return found


def text(form: object, where: str) -> str:
    """A short text of letters, digits and a few signs: nothing that a text of ours would read as more than that."""
    if (
        not isinstance(form, str)
        or not 1 <= len(form) <= LONGEST
        or form != " ".join(form.split())
        or form != unicodedata.normalize("NFC", form)
        or not all(letter in f" {_SIGNS}" or unicodedata.category(letter) in _LETTERS for letter in form)
    ):
        raise BadArgument(
            f"{where}: a text of 1 to {LONGEST} letters, digits, single spaces and {_SIGNS} is needed."
        )
    return form
