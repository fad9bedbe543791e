"""Differences between two versions of what is told, as patches; ``wire.Difference`` describes their steps."""

from __future__ import annotations

from operator import is_
from typing import Any, Final, TypeAlias

import msgspec

from weirwood.server.telling.chronicle import Reach

Path: TypeAlias = list[str | int]
Step: TypeAlias = list[Any]

_encode: Final = msgspec.json.Encoder().encode
_WHOLE: Final = frozenset(["decision"])
"""Fields at the top that are always told whole: a client may lay them aside while it waits."""


def patch(old: dict[str, Any], new: dict[str, Any]) -> list[Step]:
    """The steps that lead from one version to another; none where they are equal."""
    steps: list[Step] = []
    _objects(old, new, [], steps)
    return steps


def _objects(old: dict[str, Any], new: dict[str, Any], path: Path, steps: list[Step]) -> None:
    for name in old:
        if name not in new:
            steps.append([[*path, name]])
    for name, value in new.items():
        if name not in old:
            steps.append([[*path, name], value])
        elif old[name] is value:
            continue
        elif not path and name in _WHOLE:
            if old[name] != value:
                steps.append([[name], value])
        else:
            _values(old[name], value, [*path, name], steps)


def _values(old: Any, new: Any, path: Path, steps: list[Step]) -> None:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        _objects(old, new, path, steps)
    elif isinstance(old, list) and isinstance(new, list):
        _lists(old, new, path, steps)
    elif isinstance(old, Reach) and isinstance(new, Reach):
        steps += new.steps_from(old, path)
    elif old != new or type(old) is not type(new):
        steps.append([path, new])


def _lists(old: list[Any], new: list[Any], path: Path, steps: list[Step]) -> None:
    if len(old) == len(new) and (all(map(is_, old, new)) or _are_equal(old, new)):
        return
    ids, new_ids = _ids(old), _ids(new)
    if ids and new_ids:
        steps.append(_by_id(dict(zip(ids, old, strict=True)), dict(zip(new_ids, new, strict=True)), path))
        return
    common = min(len(old), len(new))
    if len(old) == len(new):
        if _are_plain(new):
            steps.append([path, new])
            return
        for place in range(common):
            _values(old[place], new[place], [*path, place], steps)
    elif old[:common] == new[:common] and common:
        if len(new) > common:
            steps.append(["+", path, new[common:]])
        else:
            steps.append(["-", path, common])
    else:
        steps.append([path, new])


def _are_equal(old: Any, new: Any) -> bool:
    """Whether two are equal in JSON too, where 1 and true differ."""
    return bool(old == new) and _encode(old) == _encode(new)


def _are_plain(items: list[Any]) -> bool:
    return not any(isinstance(item, (dict, list)) for item in items)


def _ids(items: list[Any]) -> list[int]:
    """The ids of objects that are sorted by them; none where they are not, or have none."""
    try:
        ids = [item["id"] for item in items]
    except (KeyError, TypeError):
        return []
    return ids if set(map(type, ids)) == {int} and ids == sorted(set(ids)) else []


def _by_id(old: dict[int, Any], new: dict[int, Any], path: Path) -> Step:
    gone = [number for number in old if number not in new]
    items = []
    for number, item in new.items():
        was = old.get(number)
        if was is not item and not _are_equal(was, item):
            items.append(item)
    return ["~", path, gone, items]
