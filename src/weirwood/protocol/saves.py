"""Saves of whole matches: the record, from which the history follows, and the state, which must agree with it."""

from __future__ import annotations

import base64
import json
from typing import Final

import msgspec

from weirwood.core.errors import BadData, WrongVersion
from weirwood.core.match import Match, replay
from weirwood.core.record import record_from

_FORMAT: Final = "weirwood-match"
_VERSION: Final = 1


def saved(match: Match) -> str:
    """A match as base64 text."""
    record = json.dumps(match.record().form(), separators=(",", ":"))
    return base64.b64encode(msgspec.msgpack.encode([_FORMAT, _VERSION, record, match.state.dump()])).decode(
        "ascii"
    )


def loaded(text: str) -> Match:
    """The match that ``saved`` wrote, or BadData."""
    try:
        values = msgspec.msgpack.decode(base64.b64decode(text, validate=True))
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadData(f"This is not a save of Weirwood: {error}.") from error
    if not isinstance(values, list) or len(values) != 4 or values[0] != _FORMAT:
        raise BadData("This is not a save of Weirwood.")
    if values[1] != _VERSION:
        raise WrongVersion(f"This save has version {values[1]!r}; version {_VERSION} is understood.")
    try:
        form = json.loads(values[2])
    except (TypeError, ValueError, RecursionError) as error:
        raise BadData("This save is damaged: its record cannot be read.") from error
    match = replay(record_from(form))
    if match.state.dump() != values[3]:
        raise BadData("This save is damaged: its choices do not lead to its position.")
    return match
