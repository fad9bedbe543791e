"""Suppose that a seat made a choice and nobody answered, to say beforehand what would follow."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from weirwood.core.decision import Decision
from weirwood.core.option import Option
from weirwood.thrones.engine.options import CHALLENGE, seat_of, value_of, verb_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.derived import recompute
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.steps.declaring import suppose_attack, suppose_defence


def options_meant(decision: Decision, keys: list[str]) -> list[Option]:
    """The options meant; picks that are made already belong to them."""
    wanted = [*keys, *(option.key for option in decision.picked or ())]
    found: list[Option] = []
    for option in (*(decision.candidates or ()), *decision.options):
        if option.key in wanted and option not in found:
            found.append(option)
    return found


@contextmanager
def supposed_attack(g: Board, type: int, opponent: int, cards: list[int]) -> Iterator[Challenge]:
    """The challenge that these attackers of the active player would begin; afterwards the board is as before."""
    with _taken_back(g):
        suppose_attack(g, type, opponent, cards)
        assert g.challenge is not None
        yield g.challenge


@contextmanager
def supposed_defence(g: Board, cards: list[int]) -> Iterator[Challenge]:
    """The challenge in progress with these defenders; afterwards the board is as before."""
    with _taken_back(g):
        assert g.challenge is not None
        g.challenge = g.challenge.copy()
        suppose_defence(g, g.challenge, cards)
        yield g.challenge


def begun_challenge(g: Board) -> tuple[int, int] | None:
    """Type and opponent of the challenge whose attackers are being picked; None where none is."""
    asked = [answer for answer in g.stack[-1].answers if verb_of(answer) == CHALLENGE]
    return (value_of(asked[-1]), seat_of(asked[-1])) if asked else None


@contextmanager
def _taken_back(g: Board) -> Iterator[None]:
    """Restore what declaring changes: the board is changed for a moment, since a copy of the game costs more."""
    before = g.challenge, g.challenge_count, g.ended, g.log, g.limits, g.stale, g.check_due
    roles = [(record, record.role, record.kneeling) for record in g.table]
    initiated = [(side, side.challenges.copy(), side.initiated) for side in g.sides]
    g.log, g.limits = [], g.limits.copy()
    try:
        yield
    finally:
        for record, role, kneeling in roles:
            record.role, record.kneeling = role, kneeling
        for side, challenges, count in initiated:
            side.challenges, side.initiated = challenges, count
        g.challenge, g.challenge_count, g.ended, g.log, g.limits, was_stale, g.check_due = before
        recompute(g)
        g.stale = was_stale
