"""A match: a state with its history. It logs, undoes, and makes and replays records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from weirwood.core.catalogue import find_game
from weirwood.core.decision import Decision
from weirwood.core.errors import (
    BadArgument,
    BadData,
    GameOver,
    IllegalChoice,
    NotASandbox,
    NotYourDecision,
    WeirwoodError,
    WrongVersion,
    either,
    listed,
)
from weirwood.core.event import Event
from weirwood.core.option import Verb
from weirwood.core.outcome import Outcome
from weirwood.core.question import Question
from weirwood.core.record import Choice, Edit, Record
from weirwood.core.seat import Setup
from weirwood.core.state import Game, State, where

_BETWEEN_SNAPSHOTS: Final = 16
"""So many plies lie between two of the last snapshots, from which undoing starts."""
_BETWEEN_OLD_ONES: Final = 64
_OLD: Final = 64  # from this ply on fewer snapshots are kept


class Match:
    """One game from its beginning to now.

    ``game``, ``setup`` and ``seed`` are what it began from, ``state`` is where it stands, ``log`` what happened. A ply
    is one accepted choice or edit with all that followed from it; ply 0 is what came before the first.
    """

    state: State
    plies: list[Choice | Edit]
    log: list[tuple[int, Event]]
    _snapshots: list[tuple[int, State, int]]

    def __init__(self, game: Game, setup: Setup, seed: int, equal: Match | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        if equal is None:
            self.state, opening = game.begin(setup, seed)
            self.plies = []
            self.log = [(0, event) for event in opening]
            self._snapshots = [(0, self.state.clone(), len(self.log))]
        else:
            self.state = equal.state.clone()
            self.plies = equal.plies.copy()
            self.log = equal.log.copy()
            self._snapshots = equal._snapshots.copy()

    @property
    def ply(self) -> int:
        """How many choices and edits were made."""
        return len(self.plies)

    @property
    def choices(self) -> list[Choice]:
        """The choices that were made, edits left out."""
        return [ply for ply in self.plies if len(ply) == 2]

    @property
    def edits(self) -> list[Edit]:
        """The edits that were made, each with its ply."""
        return [ply for ply in self.plies if len(ply) == 3]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked."""
        return tuple([decision.seat for decision in self.state.decisions])

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.state.outcome

    @property
    def questions(self) -> list[Question]:
        """What is asked now, in words: several questions only while seats choose in secret at the same time."""
        return [Question(self.game, self.state, decision) for decision in self.state.decisions]

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}, seed {self.seed}, ply {self.ply}, {where(self.state)}>"

    def decision(self, seat: int) -> Decision:
        """The decision of a seat, or an error that says who is asked."""
        for decision in self.state.decisions:
            if decision.seat == seat:
                return decision
        if self.state.outcome is not None:
            raise GameOver("The game is over. There is nothing to choose.")
        raise NotYourDecision(
            f"Seat {seat!r} has no decision. Waiting for seat {either(self.waiting)}.", data=self.waiting
        )

    def choose(self, seat: int, key: str) -> tuple[Event, ...]:
        """Make a choice; an error changes nothing."""
        only = self.only_answer(self.decision(seat))
        events = self.state.apply(seat, key)
        self._made((seat, only or key), events)
        return events

    def choose_index(self, seat: int, index: int) -> tuple[Event, ...]:
        """Make a choice by its place among the options."""
        options = self.decision(seat).options
        if not 0 <= index < len(options):
            raise BadArgument(f"There is no option {index}. Choose a number from 0 to {len(options) - 1}.")
        return self.choose(seat, options[index].key)

    def choose_set(self, seat: int, keys: list[str]) -> tuple[Event, ...]:
        """Make all picks of a selection at once; a decision that is no selection takes exactly one option."""
        decision = self.decision(seat)
        only = self.only_answer(decision)
        if only and keys in (only, only[:-1]):
            return self.choose(seat, only[0])
        if decision.picked is not None:
            events = self.game.choose_set(self.state, seat, keys)
            self._made((seat, keys.copy()), events)
            return events
        if len(keys) != 1:
            raise IllegalChoice(
                f"This decision takes exactly one option, not {len(keys)}.", rule=decision.why.rule
            )
        return self.choose(seat, keys[0])

    def may_choose(self, seat: int, keys: list[str]) -> bool:
        """Whether options are part of a set that would be accepted: no option at all always is."""
        decision = self.decision(seat)
        if not keys:
            return True
        if decision.picked is not None:
            return self.game.may_choose(self.state, seat, keys)
        return len(keys) == 1 and decision.options.index_of(keys[0]) >= 0

    def edit(self, op: str, arguments: dict[str, Any]) -> tuple[Event, ...]:
        """Change the match from outside its rules, where it is a sandbox; an error changes nothing."""
        if self.setup.scene is None and not self.setup.options.get("sandbox", False):
            raise NotASandbox(
                "This game is not a sandbox. Only a scene or a game with the option sandbox can be edited."
            )
        if self.state.outcome is not None:
            raise GameOver("The game is over. There is nothing to edit.")
        events = self.game.edit(self.state, op, arguments)
        self._made((self.ply + 1, op, arguments.copy()), events)
        return events

    def _made(self, ply: Choice | Edit, events: tuple[Event, ...]) -> None:
        self.plies.append(ply)
        self.log += [(self.ply, event) for event in events]
        if self.ply % _BETWEEN_SNAPSHOTS == 0:
            self._keep_snapshot()

    def _keep_snapshot(self) -> None:
        """Keep the state for undoing: close to each other where that is likely, far apart before."""
        recent = self.ply - _OLD
        self._snapshots = [
            kept for kept in self._snapshots if kept[0] > recent or kept[0] % _BETWEEN_OLD_ONES == 0
        ]
        self._snapshots.append((self.ply, self.state.clone(), len(self.log)))

    def undo(self, plies: int = 1) -> None:
        """Take back choices and edits, chance included: the same choice gives the same result again."""
        if not 1 <= plies <= self.ply:
            raise BadArgument(f"{plies} choices cannot be undone. {self.ply} were made.")
        again = self.plies[: self.ply - plies]
        while self._snapshots[-1][0] > len(again):
            self._snapshots.pop()
        kept, state, logged = self._snapshots[-1]
        self.state = state.clone()
        self.plies = again[:kept]
        del self.log[logged:]
        for ply in again[kept:]:
            self.repeat(ply)

    def repeat(self, ply: Choice | Edit) -> None:
        """Make a choice or edit of a record, after what it does not answer."""
        if len(ply) == 3:
            self.edit(ply[1], ply[2])
            return
        seat, key = ply
        self.fill_in(ply)
        if isinstance(key, str):
            self.choose(seat, key)
        else:
            self.choose_set(seat, key)

    def fill_in(self, upcoming: Choice | None = None) -> None:
        """Answer what records of version 0.1.0 do not: selections that have one answer. They are no plies.

        Where a choice is ``upcoming``, a question that it answers is left to it.
        """
        while len(self.state.decisions) == 1:
            decision = self.state.decisions[0]
            if not self._is_filled_in(decision):
                break
            key = decision.options[0].key
            answers = [self.only_answer(decision)] if self.only_answer(decision) else [key, [key]]
            if upcoming is not None and upcoming[0] == decision.seat and upcoming[1] in answers:
                break
            events = self.state.apply_index(decision.seat, 0)
            self.log += [(self.ply, event) for event in events]

    def _is_filled_in(self, decision: Decision) -> bool:
        """Whether version 0.1.0 answered a question itself; it asked for what was to be confirmed."""
        confirmed = decision.candidates and decision.why.own and self.setup.options.get("confirm")
        return decision.has_one_answer and not confirmed

    def only_answer(self, decision: Decision) -> list[str]:
        """The answer to a question that takes one, as it is kept: a set with the key that closes it.

        No record of version 0.1.0 has such a set. Empty where the question takes others, or is closed by another.
        """
        if not self._is_filled_in(decision) or (decision.candidates and decision.maximum != 1):
            return []
        return list(dict.fromkeys((decision.options[0].key, Verb.DONE.value)))

    def clone(self) -> Match:
        """An independent equal, history included."""
        return Match(self.game, self.setup, self.seed, self)

    def walk(self, since: int = 0) -> Iterator[State]:
        """The state after each ply from one on, made again beside this match."""
        again = self.clone()
        if since < self.ply:
            again.undo(self.ply - since)
        yield again.state
        for ply in self.plies[since:]:
            again.repeat(ply)
            yield again.state

    def record(self) -> Record:
        """The game so far as a record."""
        outcome = self.state.outcome
        form = None if outcome is None else outcome.form()
        return Record(self.game.id, self.setup, self.seed, self.choices, self.edits, form)


def replay(record: Record, until: int | None = None) -> Match:
    """Play a record again, whole or up to a ply; BadData says at which ply and why it fails."""
    plies = record.plies()
    if until is not None and not 0 <= until <= len(plies):
        raise BadArgument(f"The record cannot be replayed up to ply {until}. It has {len(plies)}.")
    match = Match(find_game(record.game), record.setup, record.seed)
    for ply in plies if until is None else plies[:until]:
        try:
            match.repeat(ply)
        except WeirwoodError as error:
            raise _failed(record, match.ply + 1, error.message, error.rule) from error
    if until is None and record.outcome is not None:
        match.fill_in()
        outcome = match.state.outcome
        if outcome is None or outcome.form() != record.outcome:
            raise _failed(record, match.ply, "its outcome does not follow from its choices.")
    return match


def _failed(record: Record, ply: int, why: str, rule: str | None = None) -> WeirwoodError:
    """What is wrong with a record that does not replay: its choices, or that its cards are others now."""
    changed = record.changed_cards()
    if not changed:
        return BadData(f"The record fails at ply {ply}: {why}", rule=rule, data={"ply": ply})
    return WrongVersion(
        f"The record fails at ply {ply}. It was made with the cards of {record.pool}; since then {listed(changed)} "
        f"{'behaves' if len(changed) == 1 else 'behave'} otherwise.",
        data={"ply": ply, "cards": changed},
    )
