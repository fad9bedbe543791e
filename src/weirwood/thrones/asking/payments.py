"""Influence that is to be paid: how much, what each card gives, and the ways to pay it."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.decision import Decision
from weirwood.thrones.engine.flow.sets import selection_of
from weirwood.thrones.engine.rules.influence import Payment
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.viewing.views import Handles

_MOST_WAYS: Final = 6
_MOST_LOOKS: Final = 2000


def payment_of(decision: Decision) -> Payment | None:
    """What a question asks to be paid with influence; None where it is about something else."""
    if decision.candidates is None:
        return None
    selection = selection_of(decision)
    return selection if isinstance(selection, Payment) else None


def payment_line(payment: Payment, cards: list[int]) -> str:
    """How far the cards picked pay, and what of them is lost."""
    paid = sum([payment.worth[card] for card in cards])
    if not paid:
        return f"Your standing cards give {sum(payment.worth.values())}."
    rest = payment.due - paid
    more = f", {rest} more to pay" if rest > 0 else f"; {-rest} is lost" if rest < 0 else ", exactly"
    return f"{paid} of {payment.due}{more}."


def payment_told(g: Board, seat: int, payment: Payment) -> dict[str, Any]:
    """A payment in the seat's own names of cards."""
    names = Handles(g, seat)
    candidates = payment.candidates(g)
    return {
        "due": payment.due,
        "gives": [[names.card(card), payment.worth[card]] for card in candidates],
        "ways": [names.all(way) for way in ways(g, payment)],
    }


def ways(g: Board, payment: Payment) -> list[list[int]]:
    """Some sets that pay, of equal cards each once: those that lose nothing first, then those of few cards."""
    found: list[list[int]] = []
    looks = [_MOST_LOOKS]
    _grow(g, payment, [], 0, found, looks)
    found.sort(key=lambda way: (sum([payment.worth[card] for card in way]), len(way)))
    return found[:_MOST_WAYS]


def _grow(
    g: Board, payment: Payment, picked: list[int], start: int, found: list[list[int]], looks: list[int]
) -> None:
    if payment.is_full(picked):
        found.append(picked)
        return
    tried: set[tuple[str, int]] = set()
    for at in range(start, len(payment.cards)):
        card = payment.cards[at]
        alike = g.cards[card].name, payment.worth[card]
        if alike in tried or looks[0] <= 0:
            continue
        tried.add(alike)
        looks[0] -= 1
        _grow(g, payment, [*picked, card], at + 1, found, looks)
