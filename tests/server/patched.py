"""What a client makes of a patch."""

from __future__ import annotations

from typing import Any

from weirwood.server.telling.diffs import Path, Step


def patched(old: Any, steps: list[Step]) -> Any:
    """What a client makes of a patch; the old version is left as it was."""
    new = old
    for step in steps:
        match step:
            case ["+", path, items]:
                new = _changed(new, path, lambda held, items=items: [*held, *items])
            case ["-", path, length]:
                new = _changed(new, path, lambda held, length=length: held[:length])
            case ["~", path, gone, items]:
                new = _changed(new, path, lambda held, gone=gone, items=items: _merged(held, gone, items))
            case [path, value]:
                new = _changed(new, path, lambda held, value=value: value)
            case [path]:
                new = _changed(new, path[:-1], lambda held, name=path[-1]: _without(held, name))
    return new


def _merged(held: list[Any], gone: list[int], items: list[Any]) -> list[Any]:
    by_id = {item["id"]: item for item in held if item["id"] not in gone}
    by_id |= {item["id"]: item for item in items}
    return [by_id[number] for number in sorted(by_id)]


def _without(held: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in held.items() if key != name}


def _changed(value: Any, path: Path, change: Any) -> Any:
    if not path:
        return change(value)
    first, rest = path[0], path[1:]
    if isinstance(value, list):
        assert isinstance(first, int)
        return [*value[:first], _changed(value[first], rest, change), *value[first + 1 :]]
    return {**value, first: _changed(value.get(first), rest, change)}
