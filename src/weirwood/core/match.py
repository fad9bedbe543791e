"""A match: a state with its history. It logs, undoes, and makes and replays records."""

from __future__ import annotations

from typing import Final

from weirwood.core.catalogue import find_game
from weirwood.core.decision import Decision
from weirwood.core.errors import (
    BadArgument,
    BadData,
    GameOver,
    IllegalChoice,
    NotYourDecision,
    WeirwoodError,
)
from weirwood.core.event import Event
from weirwood.core.record import Choice, Record
from weirwood.core.seat import Setup
from weirwood.core.state import Game, State

_BETWEEN_SNAPSHOTS: Final = 16


class Match:
    """One game from its beginning to now.

    A ply is one accepted choice with all that followed from it; ply 0 is what came before the first.
    """

    state: State
    choices: list[Choice]
    log: list[tuple[int, Event]]
    _snapshots: list[tuple[State, int]]

    def __init__(self, game: Game, setup: Setup, seed: int, equal: Match | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        if equal is None:
            self.state, opening = game.begin(setup, seed)
            self.choices = []
            self.log = [(0, event) for event in opening]
            self._snapshots = [(self.state.clone(), len(self.log))]
        else:
            self.state = equal.state.clone()
            self.choices = equal.choices.copy()
            self.log = equal.log.copy()
            self._snapshots = equal._snapshots.copy()

    @property
    def ply(self) -> int:
        """How many choices were made."""
        return len(self.choices)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked."""
        return tuple(decision.seat for decision in self.state.decisions)

    def decision(self, seat: int) -> Decision:
        """The decision of a seat, or an error that says who is asked."""
        for decision in self.state.decisions:
            if decision.seat == seat:
                return decision
        if self.state.outcome is not None:
            raise GameOver("the game is over; there is nothing to choose.")
        raise NotYourDecision(
            f"seat {seat!r} is not asked; waiting for {', '.join(map(str, self.waiting))}.", data=self.waiting
        )

    def choose(self, seat: int, key: str) -> tuple[Event, ...]:
        """Make a choice; an error changes nothing."""
        self.decision(seat)
        events = self.state.apply(seat, key)
        self._made((seat, key), events)
        return events

    def choose_index(self, seat: int, index: int) -> tuple[Event, ...]:
        """Make a choice by its place among the options."""
        options = self.decision(seat).options
        if not 0 <= index < len(options):
            raise BadArgument(f"there is no option {index}; there are 0 to {len(options) - 1}.")
        return self.choose(seat, options[index].key)

    def choose_set(self, seat: int, keys: list[str]) -> tuple[Event, ...]:
        """Make a choice of several options at once; a decision that is no selection takes exactly one."""
        decision = self.decision(seat)
        if len(keys) != 1:
            raise IllegalChoice(
                f"this decision takes exactly one option, not {len(keys)}.", rule=decision.why.rule
            )
        return self.choose(seat, keys[0])

    def _made(self, choice: Choice, events: tuple[Event, ...]) -> None:
        self.choices.append(choice)
        self.log += [(self.ply, event) for event in events]
        if self.ply % _BETWEEN_SNAPSHOTS == 0:
            self._snapshots.append((self.state.clone(), len(self.log)))

    def undo(self, plies: int = 1) -> None:
        """Take back choices, chance included: the same choice gives the same result again."""
        if not 1 <= plies <= self.ply:
            raise BadArgument(f"{plies} choices cannot be taken back; {self.ply} were made.")
        again = self.choices[: self.ply - plies]
        kept = len(again) // _BETWEEN_SNAPSHOTS
        del self._snapshots[kept + 1 :]
        state, logged = self._snapshots[kept]
        self.state = state.clone()
        self.choices = again[: kept * _BETWEEN_SNAPSHOTS]
        del self.log[logged:]
        for choice in again[len(self.choices) :]:
            self._repeat(choice)

    def _repeat(self, choice: Choice) -> None:
        seat, key = choice
        if isinstance(key, str):
            self.choose(seat, key)
        else:
            self.choose_set(seat, key)

    def clone(self) -> Match:
        """An independent equal, history included."""
        return Match(self.game, self.setup, self.seed, self)

    def record(self) -> Record:
        """The game so far as a record."""
        outcome = self.state.outcome
        form = None if outcome is None else outcome.form()
        return Record(self.game.id, self.setup, self.seed, self.choices.copy(), [], form)


def replay(record: Record, until: int | None = None) -> Match:
    """Play a record again, whole or up to a ply; BadData says at which ply and why it fails."""
    if record.edits:
        raise BadData(f"{record.game} has no edits, and this record has.")
    if until is not None and not 0 <= until <= len(record.choices):
        raise BadArgument(
            f"a replay up to ply {until} is not possible; this record has {len(record.choices)}."
        )
    match = Match(find_game(record.game), record.setup, record.seed)
    choices = record.choices if until is None else record.choices[:until]
    for choice in choices:
        try:
            match._repeat(choice)
        except WeirwoodError as error:
            raise BadData(
                f"the record fails at ply {match.ply + 1}: {error.message}",
                rule=error.rule,
                data={"ply": match.ply + 1},
            ) from error
    if until is None and record.outcome is not None:
        outcome = match.state.outcome
        if outcome is None or outcome.form() != record.outcome:
            raise BadData(
                f"the record fails at ply {match.ply}: it claims another outcome than its choices give.",
                data={"ply": match.ply},
            )
    return match
