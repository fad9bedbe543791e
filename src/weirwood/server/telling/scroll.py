"""The lines of a chronicle as they are sent, and how far of them somebody was told.

A long game has a thousand lines for each viewer, and who follows it needs only the last. Older ones are kept packed.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec
from msgspec import Raw

_PAGE: Final = 32
"""So many lines are packed together; as many of the last are not packed."""
_QUICKLY: Final = 1
_encode: Final = msgspec.json.Encoder().encode


class Scroll:
    """Lines that are written on and, when choices are taken back, cut."""

    __slots__ = ("_last", "_packed", "cuts")

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._last: list[bytes] = []
        self.cuts: list[int] = []
        """How many lines were left each time that some were cut."""

    def __len__(self) -> int:
        return _PAGE * len(self._packed) + len(self._last)

    def write(self, line: dict[str, Any]) -> None:
        """Add a line."""
        self._last.append(_encode(line))
        if len(self._last) == 2 * _PAGE:
            self._packed.append(zlib.compress(b"\n".join(self._last[:_PAGE]), _QUICKLY))
            del self._last[:_PAGE]

    def cut(self, length: int) -> None:
        """Forget all lines after so many."""
        if length >= len(self):
            return
        pages = min(length // _PAGE, len(self._packed))
        kept = self._lines(_PAGE * pages, length)
        del self._packed[pages:]
        self._last = kept
        self.cuts.append(length)

    def raw(self, start: int, end: int) -> list[Raw]:
        """Lines as they are sent."""
        return [Raw(line) for line in self._lines(start, end)]

    def line(self, number: int) -> dict[str, Any]:
        """One line."""
        found: dict[str, Any] = msgspec.json.decode(self._lines(number, number + 1)[0])
        return found

    def _lines(self, start: int, end: int) -> list[bytes]:
        packed = _PAGE * len(self._packed)
        if start >= packed:
            return self._last[start - packed : end - packed]
        first = start // _PAGE
        found: list[bytes] = []
        for page in self._packed[first : (end - 1) // _PAGE + 1]:
            found += zlib.decompress(page).split(b"\n")
        if end > packed:
            found += self._last
        return found[start - _PAGE * first : end - _PAGE * first]


class Reach:
    """A scroll up to a line, as somebody was told of it."""

    __slots__ = ("_cuts", "_length", "_scroll")

    def __init__(self, scroll: Scroll, length: int) -> None:
        self._scroll = scroll
        self._length = length
        self._cuts = len(scroll.cuts)

    def lines(self) -> list[Raw]:
        """All lines up to there."""
        return self._scroll.raw(0, self._length)

    def read(self) -> list[dict[str, Any]]:
        """All lines up to there, for one who wants to know what they say."""
        return [msgspec.json.decode(line) for line in self._scroll.raw(0, self._length)]

    def steps_from(self, before: Reach, path: list[str | int]) -> list[list[Any]]:
        """The steps of a patch for who was told of it before."""
        if before._scroll is not self._scroll:
            return [[path, self.lines()]]
        kept = min(before._length, self._length, *self._scroll.cuts[before._cuts :])
        steps: list[list[Any]] = []
        if kept < before._length:
            steps.append(["-", path, kept])
        if kept < self._length:
            steps.append(["+", path, self._scroll.raw(kept, self._length)])
        return steps


def as_sent(part: Any) -> Any:
    """What an encoder does not know by itself."""
    if isinstance(part, Reach):
        return part.lines()
    raise NotImplementedError(f"{type(part).__name__} is not sent")
