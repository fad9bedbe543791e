"""Influence that is paid for an ability: an X of it is chosen first, then the cards that kneel."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine.flow.frames import PARKED, Frame
from weirwood.thrones.engine.nodes import Context
from weirwood.thrones.engine.options import NUMBER, pack, value_of
from weirwood.thrones.engine.rules import influence
from weirwood.thrones.engine.rules.eligibility import refused_by_effect
from weirwood.thrones.engine.state.board import Board


def choose_x(frame: Frame, g: Board, c: Context, why: Reason) -> bool:
    """Fix X among what the seat could pay, as far as the ability then answers, chooses or changes something.

    False while the question waits.
    """
    ability = c.ability
    assert ability is not None
    trigger, event = ability.trigger, c.event(g)
    most = influence.available(g, c.seat, influence.bespoken(g, c))
    packed: list[int] = []
    for x in range(1 + most):
        c.x = x
        answers = trigger is None or event is None or trigger.matches(g, c, event)
        if answers and not refused_by_effect(g, c, ability):
            packed.append(pack(NUMBER, value=x))
    option = frame.ask(g, c.seat, DecisionKind.NUMBER, packed or [pack(NUMBER, value=most)], why)
    if option == PARKED:
        return False
    c.x = value_of(option)
    return True


def choose_cards(frame: Frame, g: Board, c: Context, picks: list[int], why: Reason) -> list[int] | None:
    """The cards that kneel for an ability, beside those that pay its other costs; None while the question waits."""
    worth = influence.provided(g, c.seat, [*influence.bespoken(g, c), *picks])
    payment = influence.Payment(worth, influence.due(g, c))
    return frame.select(g, c.seat, DecisionKind.PICK, payment, why)
