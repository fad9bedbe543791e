"""What cards in hand cost now, where that is not what is printed: the gold that is due, and its sum in words."""

from __future__ import annotations

from typing import Any

from weirwood.thrones.engine.flow.actions import ambush_values
from weirwood.thrones.engine.rules.arrival import copy_in_play
from weirwood.thrones.engine.rules.prices import (
    MARSHALING,
    PLAYING,
    discount,
    penalty,
    price,
    reductions,
)
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import EVENT, NO_CARD
from weirwood.thrones.telling.voice import signed
from weirwood.thrones.viewing.views import Handles


def hand_prices(g: Board, viewer: int | None, ids: Handles) -> list[dict[str, Any]]:
    """The cards in the viewer's own hand that cost more or less than is printed; nobody else is told of them."""
    if viewer is None or g.outcome is not None:
        return []
    found = []
    for card in g.sides[viewer].hand:
        definition = g.cards[card]
        if definition.type > EVENT or definition.costs_x:
            continue
        now, parts = _due(g, viewer, card)
        if now != definition.cost:
            found.append({"id": ids.card(card), "now": now, "text": _sum(now, parts)})
    return sorted(found, key=lambda form: int(form["id"]))


def _due(g: Board, seat: int, card: int) -> tuple[int, list[str]]:
    """The gold that a seat would pay for a card, and what adds up to it."""
    definition = g.cards[card]
    printed = definition.cost
    event = definition.type == EVENT
    parts = [f"{printed} printed"]
    more = 0 if event else penalty(g, seat, card)
    if more:
        parts.append(f"{signed(more)} for another House")
    if g.phase == "setup":
        return printed + more, parts
    ambushes = [] if event or g.phase != "challenges" else ambush_values(g, seat, card)
    if ambushes:
        return min(ambushes), ["by ambush"]
    if not event and definition.unique and copy_in_play(g, seat, card) != NO_CARD:
        return 0, ["a duplicate"]
    way = PLAYING if event else MARSHALING
    parts += [
        f"{signed(-reduction.amount)} {g.definition(reduction.context.source).name}"
        for reduction in reductions(g, seat, card, way)
        if reduction.amount
    ]
    own = 0 if g.sides[seat].costs_are_fixed else discount(g, seat, card, way)
    if own:
        parts.append(f"{signed(-own)} {definition.name}")
    return price(g, seat, card, way, printed), parts


def _sum(now: int, parts: list[str]) -> str:
    return f"Costs {now} gold: {', '.join(parts)}."
