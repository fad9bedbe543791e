"""One thing a seat may choose."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any


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
    draw one at random never pays for the others.
    """

    __slots__ = ()

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
        return iter([self.at(index) for index in range(len(self))])

    def index_of(self, key: str) -> int:
        """Where the option with this key stands, or -1."""
        for index in range(len(self)):
            if self.at(index).key == key:
                return index
        return -1
