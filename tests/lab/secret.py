"""A toy: two or three seats name a number in secret, all at the same time, and the highest wins."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from weirwood.core.asking import Asking, Label
from weirwood.core.catalogue import find_game
from weirwood.core.decision import Decision, DecisionKind, Reason
from weirwood.core.event import Event
from weirwood.core.option import Option, Options
from weirwood.core.outcome import Ending, Outcome
from weirwood.core.plain_game import PlainGame
from weirwood.core.seat import Setup
from weirwood.core.state import Game, State, Status
from weirwood.lab.laws import Moment


def numbers() -> Options:
    """Any options will do: what is named is their index."""
    game = find_game("intrigue")
    return game.start(game.setup([{}, {}], {}), 0).decisions[0].options


class Secret:
    """Every seat is asked until it has answered."""

    def __init__(self, setup: Setup, answers: dict[int, int]) -> None:
        self.setup = setup
        self.answers = answers

    @property
    def decisions(self) -> tuple[Decision, ...]:
        seats = range(len(self.setup.seats))
        return tuple(
            Decision(seat, DecisionKind.NUMBER, Reason("name"), numbers())
            for seat in seats
            if seat not in self.answers
        )

    @property
    def outcome(self) -> Outcome | None:
        if self.decisions:
            return None
        best = max(self.answers.values())
        winners = tuple(seat for seat in sorted(self.answers) if self.answers[seat] == best)
        return Outcome(
            winners, Ending.SCORE, "", tuple(1 + (seat not in winners) for seat in sorted(self.answers))
        )

    @property
    def status(self) -> Status:
        return Status(1, None, None, None, None)

    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        return self.apply_index(seat, int(key))

    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        self.answers[seat] = index
        return ()

    def take(self, seat: int, index: int) -> None:
        self.apply_index(seat, index)

    def hurry(self) -> None:
        return

    def clone(self) -> State:
        return type(self)(self.setup, self.answers.copy())

    def view(self, seat: int | None, before: dict[str, Any] | None = None) -> dict[str, Any]:
        return {"answered": sorted(self.answers)}

    def facts(self) -> dict[str, Any]:
        return {"answers": [self.answers.get(seat) for seat in range(len(self.setup.seats))]}

    def determinize(self, seat: int, seed: int) -> State:
        return self.clone()

    def dump(self) -> bytes:
        return repr(self.facts()).encode()


class Hasty(Secret):
    """Who answers first gets one more."""

    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        return super().apply_index(seat, index + int(not self.answers))


class Eavesdropping(Secret):
    """Who answers later may name fewer numbers."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        why = Reason("name", what=str(len(self.answers)))
        return tuple(Decision(one.seat, one.kind, why, one.options) for one in super().decisions)


class Words(PlainGame):
    """The only part of a game the law needs: how it speaks."""

    id = "secret"
    name = "Secret"

    def begin(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        raise AssertionError("no law begins it")

    def asking(self, state: State, decision: Decision) -> Asking:
        return Asking("a number")

    def label(self, state: State, option: Option) -> Label:
        return Label(option.key)


def moment(state: Secret) -> Moment:
    return Moment(cast(Game, Words()), state, 0, 0, (0, 0), state.dump(), Counter())
