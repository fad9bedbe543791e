"""Cards that are laid onto a pile together: their owner lays them down one by one, in any order.

The question is asked only where the set-up wants it: no ability reads the order of these piles.
"""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Reason
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import asked
from weirwood.thrones.engine.flow.frames import Frame
from weirwood.thrones.engine.rules.departure import bound_for, going_along
from weirwood.thrones.engine.selection import PickRule
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import IMMINENT, Happening

_ORDERED: Final = {words.DEAD: asked.DEAD_PILE_ORDER, words.DISCARD: asked.DISCARD_PILE_ORDER}
"""The piles whose order is chosen."""


def laid_together(g: Board, happenings: list[Happening]) -> list[tuple[int, list[int]]]:
    """Zones and cards: all that will be laid onto one pile together, where there is an order to choose."""
    found: dict[tuple[int, int], list[int]] = {}
    for happening in happenings:
        if happening.status != IMMINENT:
            continue
        for card, zone in _laid(g, happening):
            pile = found.setdefault((g.owner(card), zone), [])
            if zone in _ORDERED and card not in pile:
                pile.append(card)
    together = []
    for seat in g.alive():
        for zone in _ORDERED:
            cards = sorted(found.get((seat, zone), []))
            if any(g.cards[card] is not g.cards[cards[0]] for card in cards):
                together.append((zone, cards))
    return together


def _laid(g: Board, happening: Happening) -> list[tuple[int, int]]:
    if happening.kind <= words.LAST_LEAVING:
        record = g.records[happening.card]
        return [] if record is None else going_along(g, record, bound_for(g, happening))
    if happening.kind in (words.HAND_DISCARDED, words.DECK_DISCARDED, words.PILED):
        return [(happening.card, bound_for(g, happening))]
    return []


class CopyRule(PickRule):
    """Copies of one card are the same to their owner: they are laid down in the order of their ids."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        """Whether all copies before it lie already."""
        copies = [other for other in self.cards if g.cards[other] is g.cards[card]]
        return all(other in picked for other in copies[: copies.index(card)])


def orders_chosen(g: Board, frame: Frame, happenings: list[Happening]) -> list[tuple[int, list[int]]]:
    """Zones and cards in the order in which their owner lays them down; nothing counts while a question waits."""
    chosen = []
    for zone, cards in laid_together(g, happenings):
        why = Reason(g.step, g.clause(_ORDERED[zone]), "pile-order")
        order = frame.order(g, g.owner(cards[0]), cards, why, CopyRule(cards))
        if order is None:
            return []
        chosen.append((zone, order))
    return chosen


def arrange(g: Board, zone: int, order: list[int]) -> None:
    """Cards just laid down lie in this order, the last one on top; a card that did not come there is left out."""
    pile = g.pile(g.owner(order[0]), zone)
    laid = [card for card in order if card in pile]
    places = sorted([pile.index(card) for card in laid])
    for place, card in zip(places, laid, strict=True):
        pile[place] = card
