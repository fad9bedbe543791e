"""One match of Westeros Intrigue in progress, as every game's state is driven."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.decision import Decision, DecisionKind, Reason
from weirwood.core.errors import GameOver, IllegalChoice, NotYourDecision
from weirwood.core.event import Event
from weirwood.core.rng import Rng
from weirwood.core.seat import Setup
from weirwood.core.state import Status, where
from weirwood.core.view import View
from weirwood.intrigue import refusals, saving, turns, views, worlds
from weirwood.intrigue.placing import Placements
from weirwood.intrigue.position import Position

TURN: Final = Reason("turn", "WI.turn-order.2")
PLACE: Final = DecisionKind.PLACE


class IntrigueState(Position):
    """A position that keeps the contract of all games."""

    __slots__ = ()

    @property
    def setup(self) -> Setup:
        """What the match began from."""
        return self.table.setup

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The one question that waits, or none at the end."""
        if self.open is None:
            return ()
        return (Decision(self.active, PLACE, TURN, self.open),)

    @property
    def status(self) -> Status:
        """Where the match stands."""
        if self.outcome is not None:
            return Status(self.round, None, None, self.starter, None)
        return Status(self.round, None, "turn", self.starter, self.active)

    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        """Place a card by the key of an option."""
        options = self._asked(seat)
        index = options.index_of(key)
        if index < 0:
            rule, text = refusals.of_key(self, seat, key)
            raise IllegalChoice(text, rule=rule)
        house, place = options.placement(index)
        return turns.take(self, house, place)

    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        """Place a card by the place of an option in its decision."""
        options = self._asked(seat)
        if not 0 <= index < options.count:
            raise IllegalChoice(f"There is no option {index}; there are 0 to {options.count - 1}.")
        house, place = options.placement(index)
        return turns.take(self, house, place)

    def take(self, seat: int, index: int) -> None:
        """Place a card, and drop what would be told."""
        self.apply_index(seat, index)

    def hurry(self) -> None:
        """Every question is asked on one's turn: there is nothing to skip."""

    def _asked(self, seat: int) -> Placements:
        options = self.open
        if options is None:
            raise GameOver("The match is over; nothing more can be placed.")
        if seat != self.active:
            raise NotYourDecision(
                f"It is the turn of seat {self.active}, not of {seat!r}.", "WI.turn-order.1"
            )
        return options

    def clone(self) -> IntrigueState:
        """An independent equal."""
        copy = IntrigueState(self.table, self.rng)
        copy.copy_from(self)
        return copy

    def view(self, seat: int | None, before: View | None = None) -> View:
        """What a seat may see; None is a spectator."""
        return views.view(self, seat)

    def facts(self) -> dict[str, Any]:
        """Everything."""
        return views.facts(self)

    def determinize(self, seat: int, seed: int) -> IntrigueState:
        """A random world this seat cannot tell from the true one."""
        world = self.clone()
        worlds.scramble(world, seat, Rng(seed))
        return world

    def dump(self) -> bytes:
        """The whole state as bytes."""
        return saving.dump(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IntrigueState) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.dump())

    def __repr__(self) -> str:
        return f"<State of intrigue, {where(self)}>"

    def __str__(self) -> str:
        return views.drawn(self)
