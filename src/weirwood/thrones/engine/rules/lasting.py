"""Lasting and delayed effects: how they begin and how they expire."""

from __future__ import annotations

from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.nodes import Context, Modifier
from weirwood.thrones.engine.rules.eligibility import forget_uses
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_force import Delayed, Lasting
from weirwood.thrones.engine.words import CHALLENGE, DECIDED, PHASE


def begin(g: Board, modifier: Modifier, context: Context, cards: list[int], period: int, place: int) -> None:
    """Begin a lasting effect on these cards, or on all of a kind at any time; its number is read now and stays."""
    amount = modifier.amount()
    n = 0 if amount is None else amount.value(g, context)
    kept = context.copy()
    modifier.bind(g, kept)
    kept.frame = -1
    open = not g.deal.profile.timing.lasting_keeps_cards and stays_open(g, modifier)
    g.lasting.append(Lasting(modifier, kept, tuple(cards), n, period, place, open))
    g.stale = True
    g.check_due = True


def stays_open(g: Board, modifier: Modifier) -> bool:
    """Whether a lasting effect also changes cards that come later."""
    subjects = modifier.subjects()
    return subjects is not None and subjects.is_kind() and not g.deal.profile.timing.lasting_keeps_cards


def wait_for(g: Board, kind: int, ability: Ability, program: int, context: Context) -> None:
    """Begin a delayed effect."""
    kept = context.copy()
    kept.frame = -1
    number = g.challenge.number if g.challenge is not None else 0
    g.delayed.append(Delayed(kind, ability, program, kept, number))


def may_last(g: Board, period: int) -> bool:
    """Whether a period that an effect would last for is going on."""
    if period == CHALLENGE:
        return g.challenge is not None
    return not (g.ended >> period) & 1


def start(g: Board, period: int) -> None:
    """A period begins; what was used since the last one ended does not count in it."""
    g.ended &= ~(1 << period)
    if g.limits:
        forget_uses(g, period)


def expire(g: Board, period: int) -> None:
    """The exact end of a period: its lasting effects, reductions and limits are gone."""
    g.ended |= 1 << period
    if g.lasting:
        kept = [effect for effect in g.lasting if effect.period != period]
        if len(kept) < len(g.lasting):
            g.lasting = kept
            g.stale = True
            g.check_due = True
    for record in g.watched:
        g.check_due = g.check_due or bool(record.control and period == PHASE)
    if g.reductions:
        g.reductions = [reduction for reduction in g.reductions if reduction.period != period]
    if period == CHALLENGE and g.delayed:
        # What waited for a winner of this challenge waits for no other.
        g.delayed = [waiting for waiting in g.delayed if waiting.kind != DECIDED]
    if g.limits:
        forget_uses(g, period)
