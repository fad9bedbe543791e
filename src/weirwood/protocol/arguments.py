"""The arguments of a request: what kinds there are, and how wrong ones are answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from weirwood.core.errors import BadArgument, listed
from weirwood.core.match import Match
from weirwood.core.rng import SEED_BITS, is_seed

Arguments: TypeAlias = dict[str, Any]
_MOST_NAMED: Final = 20


@dataclass(frozen=True)
class Kind:
    """What an argument must be, in words and as a test; null stands for no argument unless it is a value."""

    words: str
    fits: Callable[[Any], bool]
    null_is_a_value: bool = False


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_count(value: Any) -> bool:
    return _is_number(value) and value >= 0


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


ANY: Final = Kind("any value", lambda value: True)
TEXT: Final = Kind("a string", lambda value: isinstance(value, str))
TEXTS: Final = Kind("a list of strings", _are_texts)
FLAG: Final = Kind("true or false", lambda value: isinstance(value, bool))
NUMBER: Final = Kind("a whole number", _is_number)
COUNT: Final = Kind("a whole number, 0 or more", _is_count)
SEED: Final = Kind(f"a whole number from 0 to 2**{SEED_BITS} - 1", is_seed)
SEAT: Final = Kind("a seat, counted from 0", _is_count)
VIEWER: Final = Kind("a seat, counted from 0, or null for a spectator", _is_count, null_is_a_value=True)
LIST: Final = Kind("a list", lambda value: isinstance(value, list))
OBJECT: Final = Kind("an object", lambda value: isinstance(value, dict))


def checked(given: Arguments, needed: Mapping[str, Kind], allowed: Mapping[str, Kind]) -> Arguments:
    """The arguments of a request without those that say nothing; BadArgument names what is wrong."""
    unknown = [name for name in given if name not in needed and name not in allowed]
    if unknown:
        names = listed([*needed, *allowed]) if needed or allowed else "none"
        raise _bad(f"Unknown arguments: {listed(map(repr, unknown))}. Allowed are {names}.", unknown)
    missing = [name for name in needed if name not in given]
    if missing:
        raise _bad(f"Missing arguments: {listed(missing)}.", missing)
    for name, kind in needed.items():
        _check(name, kind, given[name])
    arguments = {name: given[name] for name in needed}
    for name, kind in allowed.items():
        if name not in given or (given[name] is None and not kind.null_is_a_value):
            continue
        _check(name, kind, given[name])
        arguments[name] = given[name]
    return arguments


def _check(name: str, kind: Kind, value: Any) -> None:
    if not (kind.fits(value) or (value is None and kind.null_is_a_value)):
        raise _bad(f"{name} must be {kind.words}, not {value!r}.", [name])


def _bad(message: str, names: list[str]) -> BadArgument:
    return BadArgument(message, data={"arguments": names[:_MOST_NAMED]})


def checked_seat(match: Match, seat: int) -> int:
    """A seat of this match, or BadArgument."""
    players = len(match.setup.seats)
    if seat >= players:
        raise _bad(f"there is no seat {seat}; the seats are 0 to {players - 1}.", ["seat"])
    return seat


def checked_viewer(match: Match, viewer: int | None) -> int | None:
    """A seat of this match or a spectator, or BadArgument."""
    return None if viewer is None else checked_seat(match, viewer)
