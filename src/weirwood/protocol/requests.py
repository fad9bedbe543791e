"""Reading a request from a line of bytes. What cannot be read says so in one sentence."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Any, Final

from weirwood.core.errors import BadJson
from weirwood.protocol.arguments import Arguments

LONGEST_LINE: Final = 32 * 1024 * 1024
_DEEPEST: Final = 100
_MOST_DIGITS: Final = 1000


@dataclass(frozen=True)
class Request:
    """A request: its id as JSON text, to be given back as it came; the name of its operation; its arguments."""

    id_text: str
    op: Any
    arguments: Arguments


def read_request(line: bytes) -> Request:
    """The request on a line, or BadJson."""
    if len(line) > LONGEST_LINE:
        raise BadJson(f"This line is too long; {LONGEST_LINE} bytes are allowed.")
    try:
        value = json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_constant,
        )
    except UnicodeDecodeError as error:
        raise BadJson(f"This line is not UTF-8 at byte {error.start}.") from error
    except json.JSONDecodeError as error:
        raise BadJson(f"This line is not JSON: {error.msg} at character {error.pos}.") from error
    except RecursionError as error:
        raise _too_deep() from error
    if not isinstance(value, dict):
        raise BadJson("This line is not a JSON object; a request is an object with an id and an op.")
    if _is_too_deep(value):
        raise _too_deep()
    request_id = value.pop("id", None)
    return Request(json.dumps(request_id), value.pop("op", None), value)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for name, inner in pairs:
        if name in value:
            raise BadJson(f"This line names {name!r} twice in one object.")
        value[name] = inner
    return value


def _whole(text: str) -> int:
    if len(text) > _MOST_DIGITS:
        raise BadJson(f"This line has a number of {len(text)} digits; {_MOST_DIGITS} are allowed.")
    return int(text)


def _fraction(text: str) -> float:
    value = float(text)
    if math.isinf(value):
        raise BadJson("This line has a number beyond all bounds.")
    return value


def _constant(text: str) -> Any:
    raise BadJson(f"This line has {text}, which is not JSON.")


def _is_too_deep(value: Any) -> bool:
    level = [value]
    for _ in range(_DEEPEST):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, (dict, list))
        ]
        if not level:
            return False
    return True


def _too_deep() -> BadJson:
    return BadJson(f"this line is nested too deep; {_DEEPEST} levels are allowed.")
