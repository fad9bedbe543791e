"""What of the round is still to come, as everybody can see it."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts.refused import NO_ATTACKER
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import round_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHALLENGE, CHALLENGE_NAMES, PHASE
from weirwood.thrones.steps.declaring import refused_challenge

_ONCE_IT_STANDS: Final = ("", NO_ATTACKER)


def is_at(g: Board, role: str) -> bool:
    """Whether the step at hand has a role."""
    return round_of(g).chart.is_one(g.step, role)


def is_between_challenges(g: Board) -> bool:
    """Whether it is the time of challenges and none is being fought."""
    return g.challenge is None and _fighting_phase(g) == g.phase


def awaits_defenders(g: Board) -> bool:
    """Whether attackers are declared and defenders are not."""
    return g.challenge is not None and is_at(g, roles.AFTER_ATTACKERS)


def marshals_now(g: Board, seat: int) -> bool:
    """Whether it is a seat's own turn to marshal."""
    return g.active == seat and is_at(g, roles.MARSHAL)


def will_marshal(g: Board, seat: int) -> bool:
    """Whether a seat marshals now or later in the round."""
    frame = round_of(g)
    if g.phase != frame.chart.steps[frame.chart.roles[roles.MARSHAL]].phase:
        return not frame.is_past(roles.MARSHAL)
    return g.active == seat or not g.sides[seat].was_active


def dominance_comes(g: Board) -> bool:
    """Whether dominance is still to be decided in this round."""
    return not round_of(g).is_past(roles.DOMINANCE)


def fights_within(g: Board, period: int) -> bool:
    """Whether a challenge may still be fought before a period ends that has begun."""
    if g.challenge is not None:
        return True
    if period == CHALLENGE or round_of(g).is_past(roles.CHALLENGE_ENDS):
        return False
    if _fighting_phase(g) != g.phase:
        return period != PHASE
    return _more_challenges(g)


def challenges_come(g: Board) -> bool:
    """Whether the time of challenges has not begun in this round."""
    return _fighting_phase(g) != g.phase and not round_of(g).is_past(roles.CHALLENGE_ENDS)


def may_be_used_then(g: Board, ability: Ability) -> bool:
    """Whether an ability may be used at the time of challenges."""
    return not ability.phases or _fighting_phase(g) in ability.phases


def _fighting_phase(g: Board) -> str:
    chart = round_of(g).chart
    return chart.steps[chart.roles[roles.INITIATE]].phase


def _more_challenges(g: Board) -> bool:
    """Whether the active player may initiate another challenge, or another player's turn comes."""
    if any(not g.sides[seat].was_active for seat in g.alive() if seat != g.active):
        return True
    return g.active >= 0 and any(not why for _, why in _refusals(g))


def may_yet_attack(g: Board, card: int, any_icon: bool = False) -> bool:
    """Whether a character of the active player could attack in this turn, if it stood.

    With ``any_icon`` it could come to have any icon.
    """
    if g.controller(card) != g.active:
        return False
    icons = g.record(card).icons
    return any((any_icon or icons[type] > 0) and why in _ONCE_IT_STANDS for type, why in _refusals(g))


def _refusals(g: Board) -> list[tuple[int, str]]:
    """Why the active player may not initiate a challenge, by its type, for each opponent."""
    types = range(len(CHALLENGE_NAMES))
    opponents = g.opponents(g.active)
    return [(type, refused_challenge(g, g.active, type, other)) for type in types for other in opponents]
