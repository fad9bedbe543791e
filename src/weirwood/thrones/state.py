"""One game of a challenge edition in progress, as every game's state is driven."""

from __future__ import annotations

from typing import Any

from weirwood.core.errors import GameOver, IllegalChoice, NotYourDecision
from weirwood.core.event import Event
from weirwood.core.option import Options
from weirwood.core.save import pack
from weirwood.core.seat import Setup
from weirwood.core.state import Status, where
from weirwood.core.view import View
from weirwood.thrones.engine.flow.advance import answer
from weirwood.thrones.engine.flow.saving import values_of
from weirwood.thrones.engine.options import PackedOptions, offered, quoted
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import NOBODY
from weirwood.thrones.refusing.refused_keys import clause_against
from weirwood.thrones.viewing.drawing import drawn
from weirwood.thrones.viewing.facts import facts
from weirwood.thrones.viewing.views import view
from weirwood.thrones.viewing.worlds import determinize


class ThronesState(Board):
    """A board that keeps the contract of all games."""

    __slots__ = ()

    @property
    def setup(self) -> Setup:
        return self.deal.setup

    @property
    def status(self) -> Status:
        gone = self.active == NOBODY or self.sides[self.active].eliminated
        active = None if gone else self.active
        if self.outcome is not None:
            return Status(self.round, None, None, self.first, None)
        return Status(max(1, self.round), self.phase or None, self.step, self.first, active)

    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        options = self._asked(seat)
        index = options.index_of(key)
        if index < 0:
            raise IllegalChoice(
                f"{quoted(key)} is not among the options of seat {seat}: {offered(options)}.",
                rule=clause_against(self, seat, key),
            )
        return self._take(seat, options, index)

    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        options = self._asked(seat)
        if not 0 <= index < len(options):
            raise IllegalChoice(f"There is no option {index}; there are 0 to {len(options) - 1}.")
        return self._take(seat, options, index)

    def take(self, seat: int, index: int) -> None:
        options = self._asked(seat)
        assert isinstance(options, PackedOptions)
        if not 0 <= index < len(options.packed):
            raise IllegalChoice(f"There is no option {index}; there are 0 to {len(options.packed) - 1}.")
        self.quiet = True
        answer(self, seat, options.packed[index])
        self.quiet = False

    def hurry(self) -> None:
        self.brisk = True

    def _asked(self, seat: int) -> Options:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision.options
        if self.outcome is not None:
            raise GameOver("The game is over; there is nothing to choose.")
        waiting = ", ".join(str(decision.seat) for decision in self.decisions)
        raise NotYourDecision(f"Seat {seat!r} is not asked; waiting for {waiting}.")

    def _take(self, seat: int, options: Options, index: int) -> tuple[Event, ...]:
        assert isinstance(options, PackedOptions)
        self.log = []
        answer(self, seat, options.packed[index])
        return tuple(self.log)

    def clone(self) -> ThronesState:
        copy = ThronesState(self.deal, self.rng, empty=True)
        copy.copy_from(self)
        return copy

    def view(self, seat: int | None, before: View | None = None) -> View:
        return view(self, seat, before)

    def determinize(self, seat: int, seed: int) -> ThronesState:
        world = determinize(self, seat, seed)
        assert isinstance(world, ThronesState)
        return world

    def dump(self) -> bytes:
        setup = self.deal.setup
        seats = [seat.form() for seat in setup.seats]
        return pack(self.deal.edition.game, [seats, setup.options, setup.scene, values_of(self)])

    def facts(self) -> dict[str, Any]:
        return facts(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ThronesState) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.dump())

    def __repr__(self) -> str:
        return f"<State of {self.deal.edition.game}, {where(self)}>"

    def __str__(self) -> str:
        return drawn(self.facts())
