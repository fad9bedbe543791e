"""One thing a seat may choose, and the grammar of the keys that name it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Final


class Verb(StrEnum):
    """What an option does; a closed list, the same for all games and clients."""

    PASS = "pass"
    DONE = "done"
    PICK = "pick"
    YES = "yes"
    NO = "no"
    NUMBER = "number"
    NAME = "name"
    MODE = "mode"
    PLAYER = "player"
    MARSHAL = "marshal"
    DUPLICATE = "duplicate"
    PLAY = "play"
    AMBUSH = "ambush"
    USE = "use"
    SAVE = "save"
    CHALLENGE = "challenge"
    PLOT = "plot"
    KEEP = "keep"
    MULLIGAN = "mulligan"
    PLACE = "place"


_NUMBER: Final = "(?:0|[1-9][0-9]{0,17})"
_KEY: Final = re.compile(
    f"([A-Za-z]+)(?::({_NUMBER}))?(?:\\.({_NUMBER}))?(?:@([a-z]+|{_NUMBER}(?:\\.{_NUMBER})?))?"
    f"(?:=(.+?))?(?:>({_NUMBER}))?(?:#({_NUMBER}))?",
    re.ASCII,
)


class Key:
    """A key in its parts, which stand in it in this order: ``word:card.ability@target=value>seat#copy``.

    The word is there always, and what is not there is -1 or "". A target is a number, a name, or a place as
    ``row.column``. A copy counts keys from 2 that would otherwise be equal.
    """

    __slots__ = ("ability", "card", "copy", "seat", "target", "value", "word")

    def __init__(
        self, word: str, card: int, ability: int, target: str, value: str, seat: int, copy: int
    ) -> None:
        self.word = word
        self.card = card
        self.ability = ability
        self.target = target
        self.value = value
        self.seat = seat
        self.copy = copy

    def place(self) -> tuple[int, int] | None:
        """Row and column of a target that is a place."""
        row, dot, column = self.target.partition(".")
        return (int(row), int(column)) if dot else None


def write_key(
    word: str,
    card: int = -1,
    ability: int = -1,
    target: str = "",
    value: str = "",
    seat: int = -1,
    copy: int = -1,
) -> str:
    """The key that is made of these parts."""
    key = word
    if card >= 0:
        key += f":{card}"
    if ability >= 0:
        key += f".{ability}"
    if target:
        key += f"@{target}"
    if value:
        key += f"={value}"
    if seat >= 0:
        key += f">{seat}"
    if copy >= 0:
        key += f"#{copy}"
    return key


def write_place(row: int, column: int) -> str:
    """A place as the target of a key."""
    return f"{row}.{column}"


def read_key(key: str) -> Key | None:
    """The parts of a key, from which ``write_key`` makes the same key again; None for what is no key."""
    found = _KEY.fullmatch(key)
    if found is None:
        return None
    word, card, ability, target, value, seat, copy = found.groups("")
    return Key(word, _number(card), _number(ability), target, value, _number(seat), _number(copy))


def _number(text: str) -> int:
    return int(text) if text else -1


class Option:
    """An option: a key that is stable within its decision and across replays, and what it is about.

    ``target`` is a card, ``target_seat`` a seat where what is answered happens to no card.
    """

    __slots__ = ("ability", "card", "key", "seat", "target", "target_seat", "value", "verb")

    def __init__(
        self,
        key: str,
        verb: Verb,
        *,
        card: int | None = None,
        seat: int | None = None,
        ability: int | None = None,
        target: int | None = None,
        target_seat: int | None = None,
        value: Any = None,
    ) -> None:
        self.key = key
        self.verb = verb
        self.card = card
        self.seat = seat
        self.ability = ability
        self.target = target
        self.target_seat = target_seat
        self.value = value

    def __repr__(self) -> str:
        return f"Option({self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self.key)

    def _facts(self) -> tuple[Any, ...]:
        return (
            self.key,
            self.verb,
            self.card,
            self.seat,
            self.ability,
            self.target,
            self.target_seat,
            self.value,
        )


class Options:
    """The options of a decision, in canonical order, built only when read.

    A game's own class says how many there are and builds the one at an index; a player that only wants to
    draw one at random never pays for the others. Once all have been built, they are kept in ``_built``; classes
    that are made at every question set it themselves.
    """

    __slots__ = ("_built",)

    def __init__(self) -> None:
        self._built: list[Option] | None = None

    def __len__(self) -> int:
        raise AssertionError("every game's options say how many there are")

    def at(self, index: int) -> Option:
        """The option at an index from 0 up to the length."""
        raise AssertionError("every game's options build the one at an index")

    def __getitem__(self, index: int) -> Option:
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self.at(index)

    def __iter__(self) -> Iterator[Option]:
        if self._built is None:
            self._built = [self.at(index) for index in range(len(self))]
        return iter(self._built)

    def token(self, index: int) -> int:
        """A number for the option at an index, the same in every world that is made for the seat."""
        return int.from_bytes(self.at(index).key.encode())

    def index_of(self, key: str) -> int:
        """Where the option with this key stands, or -1."""
        for index in range(len(self)):
            if self.at(index).key == key:
                return index
        return -1


class PlainOptions(Options):
    """Options that are there already."""

    __slots__ = ("_options",)

    def __init__(self, options: list[Option]) -> None:
        super().__init__()
        self._options = options

    def __len__(self) -> int:
        return len(self._options)

    def at(self, index: int) -> Option:
        return self._options[index]
