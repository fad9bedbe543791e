"""Which cards kneel to pay influence: those that are needed least."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.engine.flow import sets
from weirwood.thrones.engine.rules.influence import Payment
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHARACTER, FORCED_REACTION
from weirwood.thrones.judgement.worth import in_play_worth

_INFLUENCE: Final = 1.0  # what could have paid for something else
_ABILITY: Final = 0.5  # the card could be knelt for what it does itself, or is worse off for kneeling


def payment_wanted(g: Board, decision: Decision, picked: list[int]) -> list[int]:
    """The cheapest set of cards that pays and goes on from those picked."""
    selection = sets.selection_of(decision)
    assert isinstance(selection, Payment)
    start = selection.cards.index(picked[-1]) + 1 if picked else 0
    paid = sum([selection.worth[card] for card in picked])
    cheapest: dict[int, tuple[float, list[int]]] = {paid: (0.0, picked)}
    for card in selection.cards[start:]:
        for sum_so_far, (price, cards) in sorted(cheapest.items(), reverse=True):
            if sum_so_far >= selection.due:
                continue
            total = sum_so_far + selection.worth[card]
            dearer = price + _price(g, card, selection.worth[card])
            if total not in cheapest or dearer < cheapest[total][0]:
                cheapest[total] = (dearer, [*cards, card])
    enough = [found for total, found in cheapest.items() if total >= selection.due]
    return min(enough, key=lambda found: found[0])[1]


def _price(g: Board, card: int, worth: int) -> float:
    """What is lost while a card kneels: a character does not fight, and others cannot be used."""
    definition = g.definition(card)
    price = _INFLUENCE * worth
    if definition.type == CHARACTER:
        price += in_play_worth(g, card)
    for ability in definition.abilities:
        if ability.heading == FORCED_REACTION or any(isinstance(cost, KneelCost) for cost in ability.costs):
            price += _ABILITY
    return price
