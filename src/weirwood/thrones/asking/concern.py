"""Which questions concern a seat that passes until something does."""

from __future__ import annotations

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.option import Option, Verb
from weirwood.thrones.engine.flow.actions import ActionWindow
from weirwood.thrones.engine.state.board import Board


def concerns(g: Board, decision: Decision) -> bool:
    """Whether a seat that passes wants to be asked: in its own turn, attacked, or able to do more than lower prices."""
    offered = [option for option in decision.options if option.verb != Verb.PASS]
    if not offered:
        return False
    if decision.kind != DecisionKind.ACT:
        return True
    seat = decision.seat
    attacked = g.challenge is not None and g.challenge.defender == seat
    if attacked or _may_marshal(g, seat):
        return True
    return not all(_only_reduces(g, option) for option in offered)


def _may_marshal(g: Board, seat: int) -> bool:
    window = g.stack[-1]
    return isinstance(window, ActionWindow) and window.marshaling and seat == g.active


def _only_reduces(g: Board, option: Option) -> bool:
    if option.verb != Verb.USE or option.card is None or option.ability is None:
        return False
    ability = g.definition(option.card).abilities[option.ability]
    return 0 < len(ability.effects) == len(ability.reducers)
