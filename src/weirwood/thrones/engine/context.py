"""What a word is told while it acts: whose ability it is, and what was chosen, picked and named so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from weirwood.thrones.engine.card import Ability
    from weirwood.thrones.engine.state.board import Board
    from weirwood.thrones.engine.state.happening import Happening

_NO_SLOTS: Final[list[list[int]]] = []
_NONE: Final[list[int]] = []
"""What contexts begin with, shared by all: contexts are made by the hundred, and most bind nothing."""


class Context:
    """Who uses which card's ability, in answer to what, with which cards and values bound so far.

    Its lists are replaced, never changed in place.
    """

    __slots__ = ("ability", "frame", "index", "picks", "results", "seat", "slots", "source", "values", "x")

    def __init__(self, seat: int, source: int, ability: Ability | None = None) -> None:
        self.seat = seat
        self.source = source
        self.ability = ability
        self.frame: int = -1
        self.index: int = 0
        self.slots: list[list[int]] = _NO_SLOTS
        self.picks: list[int] = _NONE
        self.values: list[int] = _NONE
        self.results: list[int] = _NONE
        self.x: int = 0

    def event(self, g: Board) -> Happening | None:
        """What it answers: a happening of an occurrence lower on the stack."""
        return None if self.frame < 0 else g.stack[self.frame].happening(self.index)

    def player(self) -> int:
        """The player chosen or picked; -1 where none was."""
        return self.values[0] if self.values else -1

    def choose(self, seat: int) -> None:
        """Keep the player that was chosen or picked."""
        self.values = [seat, *self.values[1:]]

    def named(self) -> int:
        """The challenge type or card type that was named; -1 where none was."""
        at = self._named_at()
        return self.values[at] if at < len(self.values) else -1

    def name(self, value: int) -> None:
        """Keep the challenge type or card type that was named."""
        at = self._named_at()
        self.values = [*self.bind_to(at), value, *self.values[at + 1 :]]

    def bound(self) -> list[int]:
        """The players whom a lasting effect holds, whoever they are by now."""
        return self.values[self._named_at() + 1 :]

    def bind(self, seats: list[int]) -> None:
        """Keep the players whom a lasting effect holds."""
        self.values = [*self.bind_to(self._named_at() + 1), *seats]

    def since(self) -> int:
        """When a lasting effect began; -1 where that was not kept."""
        return self.values[-1] if self.values else -1

    def begin(self, stamp: int) -> None:
        """Keep when a lasting effect began, after all else."""
        self.values = [*self.values, stamp]

    def bind_to(self, count: int) -> list[int]:
        """The first values; -1 for each that nothing was bound to."""
        return [*self.values[:count], *[-1] * (count - len(self.values))]

    def _named_at(self) -> int:
        """Saves keep the values in a list; a name comes after the player in abilities that choose one, else first."""
        return 1 if self.ability is not None and self.ability.chooses_player else 0

    def copy(self) -> Context:
        """An independent equal."""
        copy = Context(self.seat, self.source, self.ability)
        copy.frame, copy.index, copy.x = self.frame, self.index, self.x
        copy.slots = [slot.copy() for slot in self.slots]
        copy.picks = self.picks.copy()
        copy.values = self.values.copy()
        copy.results = self.results.copy()
        return copy
