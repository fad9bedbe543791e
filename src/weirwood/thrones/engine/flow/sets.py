"""Whole sets: all picks of a selection and its end in one, judged as a whole."""

from __future__ import annotations

from weirwood.core.decision import Decision
from weirwood.core.errors import IllegalChoice
from weirwood.core.event import Event
from weirwood.thrones.engine.flow import how_often, loops
from weirwood.thrones.engine.flow.advance import go_on
from weirwood.thrones.engine.options import PackedOptions, picked_of, quoted
from weirwood.thrones.engine.selection import Selection, SetDecision
from weirwood.thrones.engine.state.board import Board


def choose_set(state: Board, seat: int, keys: list[str]) -> tuple[Event, ...]:
    """Pick a whole set and close the selection; the order of the keys counts only where an order is chosen."""
    decision = decision_of(state, seat)
    selection = selection_of(decision)
    answers = None
    if len(set(keys)) == len(keys):
        wanted = wanted_by(decision, selection, keys)
        if wanted is not None:
            wanted = _with_picked(state, decision, selection, wanted)
            answers = selection.answers(state, wanted)
    if answers is None:
        raise IllegalChoice(_wrong_with(decision, keys), rule=decision.why.rule)
    state.log = []
    _pick(state, decision, selection, answers)
    return tuple(state.log)


def may_choose(state: Board, seat: int, keys: list[str]) -> bool:
    """Whether keys are part of a set that would be accepted."""
    decision = decision_of(state, seat)
    selection = selection_of(decision)
    if len(set(keys)) != len(keys):
        return False
    wanted = wanted_by(decision, selection, keys)
    if wanted is None or not selection.is_part(state, wanted):
        return False
    forced = [card for card in selection.forced(state) if card not in wanted]
    return selection.is_part(state, [*forced, *wanted])


def decision_of(state: Board, seat: int) -> Decision:
    """The question to a seat that is asked."""
    return next(decision for decision in state.decisions if decision.seat == seat)


def _candidates(decision: Decision) -> PackedOptions:
    assert isinstance(decision.candidates, PackedOptions)
    return decision.candidates


def _wrong_with(decision: Decision, keys: list[str]) -> str:
    """Why keys are no set: a strange one, one named twice, or what they are together.

    The keys that there are remain unsaid: whoever sits at a table of the server has others.
    """
    candidates = _candidates(decision)
    many = "the one candidate" if len(candidates) == 1 else f"the {len(candidates)} candidates"
    for key in keys:
        if candidates.index_of(key) < 0:
            return f"{quoted(key)} is not among the candidates of this question."
        if keys.count(key) > 1:
            return f"{quoted(key)} is named {keys.count(key)} times; each option can be chosen once."
    named = {0: "No option at all", 1: "This option alone"}.get(
        len(keys), f"These {len(keys)} options together"
    )
    return f"{named} cannot be the answer here; choose {_bounds(decision)} of {many}, as the question asks."


def _bounds(decision: Decision) -> str:
    low, high = decision.minimum, decision.maximum
    if high is None:
        return f"at least {low}" if low else "any number"
    return f"exactly {low}" if low == high else f"{low} to {high}"


def selection_of(decision: Decision) -> Selection:
    """The selection of a question; one that asks for a single card is a set of one."""
    if isinstance(decision, SetDecision):
        return decision.selection
    selection = Selection([picked_of(option) for option in _candidates(decision).packed], 1, 1)
    selection.confirmed = True
    return selection


def wanted_by(decision: Decision, selection: Selection, keys: list[str]) -> list[int] | None:
    """The cards of keys of candidates, or None if there is another key."""
    candidates = _candidates(decision)
    places = [candidates.index_of(key) for key in keys]
    if min(places, default=0) < 0:
        return None
    return selection.in_order([picked_of(candidates.packed[place]) for place in places])


def _with_picked(state: Board, decision: Decision, selection: Selection, wanted: list[int]) -> list[int]:
    """A set that goes on from picks made one by one: they belong to it. What is forced must be named."""
    assert isinstance(decision.picked, PackedOptions)
    picked = [picked_of(option) for option in decision.picked.packed]
    forced = selection.forced(state)
    made = [card for card in picked if card not in forced and card not in wanted]
    return selection.in_order([*made, *wanted])


def _pick(state: Board, decision: Decision, selection: Selection, answers: list[int]) -> None:
    """Give all answers at once, in place of the picks made so far, by which nothing has happened yet."""
    assert isinstance(decision.picked, PackedOptions)
    asked = selection.asked(state, answers)
    made = len(decision.picked.packed)
    given = state.stack[-1].answers_of(decision.seat)
    if made:
        how_often.forget(state)
        del given[len(given) - made :]
    for option in asked:
        loops.record_answer(state, decision.seat, option)
    given += answers
    go_on(state)
