"""What the cards in hand promise for the gold there is: the best that can be marshaled."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.rules.arrival import copy_in_play, hosts, refused_by_uniqueness
from weirwood.thrones.engine.rules.prices import MARSHALING, penalty, reductions
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import ATTACHMENT, EVENT, LIMITED, NO_CARD
from weirwood.thrones.judgement.leaning import BAD, attachment_leaning
from weirwood.thrones.judgement.worth import GOLD, hand_worth, in_play_worth, printed_worth

_MOST_GOLD: Final = 30


class Offer:
    """A card that could be marshaled: its price, what is taken off it now, and what it gains beyond its price."""

    __slots__ = ("cost", "gain", "off")

    def __init__(self, cost: int, off: int, gain: float) -> None:
        self.cost = cost
        self.off = off
        self.gain = gain


def promise(g: Board, seat: int, gold: int) -> float:
    """The most that marshaling from hand gains over keeping cards and gold; a reduction is taken off one card."""
    g.fresh()
    offers = _offers(g, seat)
    gold = min(_MOST_GOLD, gold)
    best = _best(offers, gold, None)
    for offer in offers:
        if offer.off:
            best = max(best, _best(offers, gold, offer))
    return best


def _offers(g: Board, seat: int) -> list[Offer]:
    """What is worth marshaling; of limited cards the best."""
    side = g.sides[seat]
    offers: list[Offer] = []
    limited: Offer | None = None
    for card in side.hand:
        definition = g.cards[card]
        if definition.type >= EVENT or (side.cannot_marshal >> definition.type) & 1:
            continue
        gain = marshal_gain(g, seat, card)
        if gain <= 0.0:
            continue
        cost = 0 if copy_in_play(g, seat, card) != NO_CARD else definition.cost
        if cost and g.deal.profile.entering.other_house_penalty:
            cost += penalty(g, seat, card)
        off = sum(reduction.amount for reduction in reductions(g, seat, card, MARSHALING))
        offer = Offer(cost, min(cost, off), gain)
        if LIMITED not in definition.keywords:
            offers.append(offer)
        elif g.may_bring_limited(side.seat, card) and (limited is None or gain > limited.gain):
            limited = offer
    if limited is not None:
        offers.append(limited)
    return offers


def _best(offers: list[Offer], gold: int, reduced: Offer | None) -> float:
    """The best set of offers within a sum of gold, one of them at its reduced price."""
    best = [0.0] * (gold + 1)
    for offer in offers:
        cost = offer.cost - offer.off if offer is reduced else offer.cost
        gain = offer.gain - GOLD * cost
        if gain <= 0.0:
            continue
        for spent in range(gold, cost - 1, -1):
            best[spent] = max(best[spent], best[spent - cost] + gain)
    return best[gold]


def marshal_gain(g: Board, seat: int, card: int) -> float:
    """What a card gains by coming from hand into play, its price aside; 0 where it cannot."""
    definition = g.cards[card]
    if refused_by_uniqueness(g, seat, card):
        return 0.0
    worth = printed_worth(definition)
    twin = copy_in_play(g, seat, card) if definition.unique else NO_CARD
    if twin != NO_CARD:
        return max(0.0, 0.4 + 0.15 * in_play_worth(g, twin) - hand_worth(g, seat, card))
    if definition.type == ATTACHMENT:
        found = hosts(g, card, seat)
        bad = attachment_leaning(definition) == BAD
        if not any((g.controller(host) == seat) != bad for host in found):
            return 0.0
        worth += 1.0
    return max(0.0, worth - hand_worth(g, seat, card))
