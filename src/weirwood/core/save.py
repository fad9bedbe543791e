"""Saves: a header that names the game and the version, and the game's own plain values."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.errors import BadData, WrongVersion

SAVE_FORMAT: Final = "weirwood-save"
SAVE_VERSION: Final = 1


def pack(game: str, values: list[Any]) -> bytes:
    """The bytes of a save."""
    import msgspec  # here, not above: it takes as long to load as all of a game

    return msgspec.msgpack.encode([SAVE_FORMAT, SAVE_VERSION, game, values])


def unpack(data: bytes) -> tuple[str, list[Any]]:
    """The game id and values of a save, or BadData."""
    import msgspec

    try:
        form = msgspec.msgpack.decode(data)
    except (msgspec.DecodeError, TypeError, ValueError, RecursionError) as error:
        raise BadData(f"This is not a save of Weirwood: {error}.") from error
    if not isinstance(form, list) or len(form) != 4 or form[0] != SAVE_FORMAT:
        raise BadData("This is not a save of Weirwood.")
    if form[1] != SAVE_VERSION:
        raise WrongVersion(f"This save has version {form[1]!r}. Only version {SAVE_VERSION} can be read.")
    if not isinstance(form[2], str) or not isinstance(form[3], list):
        raise BadData("This save is damaged: its header is incomplete.")
    return form[2], form[3]


def big(value: int) -> bytes:
    """An integer beyond 64 bits (a seed) as bytes, for a save."""
    return value.to_bytes(16, "little")


def small(data: bytes) -> int:
    """The integer that ``big`` wrote."""
    return int.from_bytes(data, "little")


class Reader:
    """Reads the values of a save one by one and refuses what cannot be."""

    __slots__ = ("_at", "_values")

    def __init__(self, values: list[Any]) -> None:
        self._values = values
        self._at = 0

    def value(self) -> Any:
        """The next value, whatever it is."""
        if self._at >= len(self._values):
            raise BadData("This save is damaged: it ends too early.")
        value = self._values[self._at]
        self._at += 1
        return value

    def number(self, low: int, high: int) -> int:
        """The next value, an integer within bounds."""
        return self._checked(self.value(), low, high)

    def numbers(self, count: int, low: int, high: int) -> list[int]:
        """The next value, a list of so many integers within bounds (any count where it is negative)."""
        value = self.value()
        if not isinstance(value, list) or (count >= 0 and len(value) != count):
            raise BadData(f"This save is damaged: value {self._at} is not a list of {count} numbers.")
        return [self._checked(item, low, high) for item in value]

    def seed(self) -> int:
        """The next value, an integer that ``big`` wrote."""
        value = self.value()
        if not isinstance(value, bytes) or len(value) != 16:
            raise BadData(f"This save is damaged: value {self._at} is not a seed.")
        return small(value)

    def end(self) -> None:
        """Nothing may follow."""
        if self._at != len(self._values):
            raise BadData("This save is damaged: it goes on after its end.")

    def _checked(self, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadData(f"This save is damaged: value {self._at} is not between {low} and {high}.")
        return value
