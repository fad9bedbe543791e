"""Copies of a game in which a seat has made a choice and nobody answers, to say beforehand what would follow."""

from __future__ import annotations

from weirwood.core.decision import Decision
from weirwood.core.option import Option
from weirwood.thrones.engine.options import CHALLENGE, seat_of, value_of, verb_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.steps.declaring import suppose_attack, suppose_defence


def options_meant(decision: Decision, keys: list[str]) -> list[Option]:
    """The options meant; picks that are made already belong to them."""
    wanted = [*keys, *(option.key for option in decision.picked or ())]
    found: list[Option] = []
    for option in (*(decision.candidates or ()), *decision.options):
        if option.key in wanted and option not in found:
            found.append(option)
    return found


def supposed_attack(g: Board, cards: list[int]) -> Board | None:
    """The challenge that is being initiated, with these attackers; None where none is."""
    asked = [answer for answer in g.stack[-1].answers if verb_of(answer) == CHALLENGE]
    if not asked:
        return None
    copy = g.clone()
    suppose_attack(copy, value_of(asked[-1]), seat_of(asked[-1]), cards)
    return copy


def supposed_defence(g: Board, cards: list[int]) -> Board | None:
    """The challenge in progress, with these defenders; None where there is none."""
    copy = g.clone()
    if copy.challenge is None:
        return None
    suppose_defence(copy, copy.challenge, cards)
    return copy
