"""The words and numbers of scenes, read from plain data; what is wrong is refused with its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadScene, listed

_MOST: Final = 1000


def only(form: Mapping[str, Any], fields: tuple[str, ...], what: str) -> None:
    """Refuse fields that mean nothing."""
    for field in form:
        if field not in fields:
            raise BadScene(f"{what} has no {field!r}; it may have {listed(fields)}.")


def number(form: Mapping[str, Any], field: str) -> int:
    """A number, 0 where none is given."""
    value = form.get(field)
    if value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _MOST:
        raise BadScene(f"{field} must be a number from 0 to {_MOST}, not {value!r}.")
    return value


def flag(form: Mapping[str, Any], field: str) -> bool:
    """True or false, false where neither is given."""
    value = form.get(field)
    if value is not None and not isinstance(value, bool):
        raise BadScene(f"{field} must be true or false, not {value!r}.")
    return bool(value)


def seat_in(form: Mapping[str, Any], field: str, players: int, default: int) -> int:
    """A seat, or what stands for none."""
    seat = form.get(field)
    if seat is None:
        return default
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise BadScene(f"{field} must be a seat from 0 to {players - 1}, not {seat!r}.")
    return seat


def items_in(form: Mapping[str, Any], field: str) -> list[Any]:
    """A list, empty where none is given."""
    value = form.get(field)
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadScene(f"{field} must be a list, not {value!r}.")
    return value


def listed_words(words: object, field: str) -> list[Any]:
    """Names or codes of cards, from a list or from ``{card: n}``."""
    if words is None:
        return []
    if isinstance(words, dict):
        return [word for word in words for _ in range(number(words, word))]
    if not isinstance(words, list):
        raise BadScene(f"{field} must be a list of cards.")
    return words


def tokens_in(form: Mapping[str, Any], known: tuple[str, ...]) -> dict[str, int]:
    """The tokens on a card, gold among them."""
    tokens = form.get("tokens")
    if tokens is None:
        tokens = {}
    if not isinstance(tokens, dict):
        raise BadScene("Tokens must be an object {kind: number}.")
    if form.get("gold") is not None:
        tokens = {**tokens, "gold": form["gold"]}
    if not known and tokens:
        raise BadScene("In this game no tokens and no gold lie on cards.")
    only(tokens, known, "tokens")
    counted = {kind: number(tokens, kind) for kind in tokens}
    return {kind: count for kind, count in counted.items() if count}
