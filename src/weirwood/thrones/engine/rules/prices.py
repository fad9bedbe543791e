"""What marshaling, ambush and playing cost, after reductions."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.nodes import Context, Filter
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_force import Reduction

MARSHALING: Final = 1
PLAYING: Final = 2
AMBUSHING: Final = 4
BY_INFLUENCE: Final = 8
"""Beside the ways of a reduction: what is left of the price may be paid with influence."""
PENALTY: Final = 16
"""Beside the ways of what makes cards dearer: it is a gold penalty."""


def reductions(g: Board, seat: int, card: int, way: int) -> list[Reduction]:
    """The reductions that apply when a seat marshals or plays a card; one below 0 makes it dearer."""
    if g.stale:
        g.fresh()
    found: list[Reduction] = []
    if g.sides[seat].costs_are_fixed:
        dearer = [reduction for reduction in g.sides[seat].reductions if reduction.amount < 0]
        return [reduction for reduction in dearer if _applies(g, reduction, card, way)]
    for reduction in g.reductions:
        if reduction.context.seat == seat and _applies(g, reduction, card, way):
            found.append(reduction)
    for reduction in g.sides[seat].reductions:
        if _applies(g, reduction, card, way):
            found.append(reduction)
    return found


def _applies(g: Board, reduction: Reduction, card: int, way: int) -> bool:
    if not reduction.play & way:
        return False
    filter: Filter = reduction.filter
    return filter.matches(g, reduction.context, card)


def price(g: Board, seat: int, card: int, way: int, printed: int) -> int:
    """The gold a seat pays for a card of this printed cost."""
    if g.stale:
        g.fresh()
    total = printed
    if way == MARSHALING and g.deal.profile.entering.other_house_penalty:
        total += penalty(g, seat, card)
    if g.reductions or g.sides[seat].reductions:
        for reduction in reductions(g, seat, card, way):
            total -= reduction.amount
    if g.cards[card].discounts and not g.sides[seat].costs_are_fixed:
        total -= discount(g, seat, card, way)
    return max(0, total)


def penalty(g: Board, seat: int, card: int) -> int:
    """How much more gold a card costs a seat because it is of another house; events are never (ED.event-house)."""
    side = g.sides[seat]
    if g.cards[card].faction in ("neutral", g.cards[side.faction].faction):
        return 0
    g.fresh()
    ignored = any(filter.matches(g, context, card) for filter, context in side.no_penalty)
    return 0 if ignored else g.deal.profile.entering.other_house_penalty


def has_penalty(g: Board, seat: int, card: int) -> bool:
    """Whether a seat marshals a card with a gold penalty, even one that it does not take on by itself."""
    if g.deal.profile.entering.other_house_penalty and penalty(g, seat, card):
        return True
    for dearer in g.sides[seat].reductions:
        if dearer.play & PENALTY and _applies(g, dearer, card, MARSHALING):
            return True
    return False


def optional_penalties(g: Board, seat: int, card: int) -> list[int]:
    """The gold penalties that a seat may take on as it marshals a card."""
    context = Context(seat, card)
    found = [-more.amount for more in g.sides[seat].penalties if _applies(g, more, card, MARSHALING)]
    for ability in g.cards[card].discounts:
        if ability.condition is None or ability.condition.holds(g, context):
            found += [modifier.own_penalty for modifier in ability.modifiers if modifier.own_penalty]
    return found


def may_pay_influence(g: Board, seat: int, card: int) -> bool:
    """Whether a seat may pay for a card it marshals with influence too."""
    for reduction in g.reductions:
        if reduction.play & BY_INFLUENCE and reduction.context.seat == seat:
            if _applies(g, reduction, card, MARSHALING):
                return True
    return False


def discount(g: Board, seat: int, card: int, way: int) -> int:
    """What a card takes off its own price."""
    total = 0
    for ability in g.cards[card].discounts:
        context = Context(seat, card, ability)
        if ability.condition is None or ability.condition.holds(g, context):
            for modifier in ability.modifiers:
                by = modifier.amount()
                if by is not None and modifier.way & way:
                    total += by.value(g, context)
    return total


def largest_x(g: Board, seat: int, card: int, way: int, gold: int) -> int:
    """The largest X that an amount of gold can pay for, with the reductions of a seat."""
    x = gold
    while price(g, seat, card, way, x + 1) <= gold:
        x += 1
    return x


def charge(g: Board, seat: int, card: int, way: int, printed: int) -> int:
    """The price of a card that is to be paid now; reductions that count only once are used up."""
    gold = price(g, seat, card, way, printed)
    if g.reductions:
        used = reductions(g, seat, card, way)
        g.reductions = [reduction for reduction in g.reductions if not (reduction.once and reduction in used)]
    return gold
