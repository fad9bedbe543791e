"""Worlds a seat cannot tell from the true one: what it does not know is drawn anew.

A seat knows its own hand and Iron Throne cards, how many cards others hold, that a seat eliminated with
cards in hand held no card of a house that could be placed then, and that a seat that is asked had a choice.
"""

from __future__ import annotations

from weirwood.core.rng import Rng
from weirwood.intrigue.cards import HOUSE_COUNT
from weirwood.intrigue.position import Position

_ALL_HOUSES = (1 << HOUSE_COUNT) - 1
_TRIES = 64


def scramble(position: Position, seat: int, rng: Rng) -> None:
    """Turn a position into a random one that looks the same to a seat."""
    true_hands = [hand.copy() for hand in position.hands]
    true_unused = position.unused.copy()
    asked = position.active if position.open is not None and position.active != seat else -1
    _deal(position, seat, -1, rng)
    for _ in range(_TRIES):
        if asked < 0 or _has_choice(position, asked):
            break
        _restore(position, true_hands, true_unused)
        _deal(position, seat, -1, rng)
    else:
        # So narrow a case that no draw fits: the seat that is asked keeps its hand, the others are dealt anew.
        _restore(position, true_hands, true_unused)
        _deal(position, seat, asked, rng)
    if asked >= 0:
        position.open = position.look(asked)
    _scramble_thrones(position, seat, rng)
    position.rng = Rng(rng.block() >> 384)


def _has_choice(position: Position, seat: int) -> bool:
    count = position.look(seat).count
    return count > 1 or (count == 1 and position.table.ask_all)


def _restore(position: Position, hands: list[list[int]], unused: list[int]) -> None:
    position.hands = [hand.copy() for hand in hands]
    position.unused = unused.copy()


def _deal(position: Position, seat: int, kept: int, rng: Rng) -> None:
    """Deal all hidden cards anew to the other seats and the unused pile, respecting what is known of them."""
    piles: list[list[int]] = []
    allowed: list[int] = []
    for other in range(position.table.players):
        if other not in (seat, kept) and sum(position.hands[other]) > 0:
            piles.append(position.hands[other])
            allowed.append(_ALL_HOUSES & ~position.barred[other])
    if sum(position.unused):
        piles.append(position.unused)
        allowed.append(_ALL_HOUSES)
    pool = [0] * HOUSE_COUNT
    room = []
    for pile in piles:
        room.append(sum(pile))
        for house in range(HOUSE_COUNT):
            pool[house] += pile[house]
            pile[house] = 0
    cards = []
    for house in range(HOUSE_COUNT):
        cards += [house] * pool[house]
    rng.shuffle(cards)
    free = min(allowed) == _ALL_HOUSES if allowed else True
    for index in range(len(piles)):
        pile, mask = piles[index], allowed[index]
        while room[index]:
            # The first card of the shuffled pool that this pile may hold and that leaves a way to fill the rest.
            for at in range(len(cards)):
                house = cards[at]
                if not (mask >> house) & 1:
                    continue
                pool[house] -= 1
                room[index] -= 1
                if free or _can_fill(pool, room, allowed):
                    pile[house] += 1
                    del cards[at]
                    break
                pool[house] += 1
                room[index] += 1
            else:
                raise AssertionError("the true deal is always a way to fill the piles")


def _can_fill(pool: list[int], room: list[int], allowed: list[int]) -> bool:
    """Whether the pool fits into the piles (Hall's condition over the sets of houses)."""
    for houses in range(1, _ALL_HOUSES):
        supply = 0
        for house in range(HOUSE_COUNT):
            if (houses >> house) & 1:
                supply += pool[house]
        demand = 0
        for index in range(len(room)):
            if allowed[index] & ~houses == 0:
                demand += room[index]
        if demand > supply:
            return False
    return True


def _scramble_thrones(position: Position, seat: int, rng: Rng) -> None:
    """Draw the hidden Iron Throne cards anew; at the end of the match none is hidden but those never drawn."""
    hidden = list(position.throne_deck)
    others = [other for other in range(position.table.players) if other != seat and position.outcome is None]
    for other in others:
        hidden += position.thrones[other]
    hidden.sort()  # so that the order they lie in tells nothing
    rng.shuffle(hidden)
    for other in others:
        count = len(position.thrones[other])
        position.thrones[other] = tuple(hidden[:count])
        hidden = hidden[count:]
    position.throne_deck = tuple(hidden)
