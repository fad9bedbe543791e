"""The beginning of a match and of each of its rounds."""

from __future__ import annotations

from weirwood.core.event import Event
from weirwood.intrigue.cards import HOUSE_COUNT, HOUSES, IRON_THRONE_CARDS
from weirwood.intrigue.court import FIRST, put
from weirwood.intrigue.placing import value_of
from weirwood.intrigue.position import Position


def hand_form(hand: list[int]) -> dict[str, int]:
    """A hand as ``{house: n}``, without houses it has no card of."""
    return {HOUSES[house]: hand[house] for house in range(HOUSE_COUNT) if hand[house]}


def set_up_match(position: Position) -> None:
    """Shuffle the Iron Throne cards and find who starts (WI.game-setup.1, WI.turn-order.1)."""
    table = position.table
    order: list[int] = list(range(IRON_THRONE_CARDS))
    position.rng.shuffle(order)
    position.throne_deck = tuple(order)
    position.starter = table.starter if table.starter >= 0 else position.rng.below(table.players)


def begin_round(position: Position, events: list[Event]) -> None:
    """Shuffle all characters, deal them and empty the court (WI.game-setup.2, WI.dealing.1 to 6)."""
    table = position.table
    players = table.players
    position.round += 1
    if position.round > 1:
        position.starter = (position.starter + 1) % players  # WI.number-of-rounds.1
    position.planes = [0] * HOUSE_COUNT
    position.width = 0
    position.last = -1
    position.eliminated = [False] * players
    position.barred = [0] * players
    deck: list[int] = []
    for house in range(HOUSE_COUNT):
        deck += [house] * table.houses[house]
    position.rng.shuffle(deck)
    events.append(Event("round-began", "WI.number-of-rounds.1", (position.starter,), amount=position.round))
    next_card = 0
    position.hands = []
    for seat in range(players):
        hand = [0] * HOUSE_COUNT
        for _ in range(table.hand_size):
            hand[deck[next_card]] += 1
            next_card += 1
        position.hands.append(hand)
        events.append(
            Event(
                "dealt",
                "WI.dealing.6",
                (seat,),
                amount=table.hand_size,
                value=hand_form(hand),
                knowers=(seat,),
            )
        )
    position.unused = [0] * HOUSE_COUNT
    if table.face_up:
        house = deck[next_card]
        position.width = put(position.planes, 0, house, FIRST)
        events.append(Event("opened", "WI.dealing.4", value=value_of(house, FIRST)))
    else:
        while next_card < len(deck):
            position.unused[deck[next_card]] += 1
            next_card += 1
    position.active = (position.starter - 1) % players  # so that the next turn is the starter's
