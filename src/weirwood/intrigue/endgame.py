"""Endgames that can be played exactly: once all others are out, and where a victory of two is certain.

Once all others are eliminated, only one's own cards matter: as many as possible are placed. Between two, in the last
round, what the opponent may hold is a set of hands. A move is certain if it wins whatever the opponent holds and does,
and whatever the hidden Iron Throne cards are; each placement of the opponent tells more about its hand.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from weirwood.intrigue.cards import HOUSE_COUNT
from weirwood.intrigue.court import put
from weirwood.intrigue.placing import placements
from weirwood.intrigue.position import Position

_MOST_HANDS: Final = 60
_MOST_NODES: Final = 4000
_NO_ICONS: Final = 1 << 30


def solved(position: Position, seat: int) -> int:
    """The index of a placement that nothing can better, or -1 where that cannot be told."""
    players = position.table.players
    if all(position.eliminated[other] for other in range(players) if other != seat):
        return _Solitaire(position).best(seat)
    if players == 2 and position.round == players:
        return _Certain(position, seat).move()
    return -1


class _Solitaire:
    """Placing alone: the most cards that can still be placed."""

    def __init__(self, position: Position) -> None:
        self.bottom_row = position.table.bottom_row
        self.position = position
        self.known: dict[tuple[int, ...], int] = {}
        self.nodes = 0

    def best(self, seat: int) -> int:
        position = self.position
        options = position.look(seat)
        best, most = -1, -1
        for index in range(options.count):
            house, place = options.placement(index)
            planes, hand = position.planes.copy(), position.hands[seat].copy()
            hand[house] -= 1
            width = put(planes, position.width, house, place)
            placed = self._most(planes, width, hand)
            if placed > most:
                best, most = index, placed
        return best if self.nodes < _MOST_NODES else -1

    def _most(self, planes: list[int], width: int, hand: list[int]) -> int:
        self.nodes += 1
        if self.nodes >= _MOST_NODES:
            return 0
        key = (*planes, width, *hand)
        kept = self.known.get(key)
        if kept is not None:
            return kept
        options = placements(planes, width, self.bottom_row, hand)
        held = sum(hand)
        most = 0
        for index in range(options.count):
            house, place = options.placement(index)
            there, rest = planes.copy(), hand.copy()
            rest[house] -= 1
            most = max(most, 1 + self._most(there, put(there, width, house, place), rest))
            if most == held:
                break
        self.known[key] = most
        return most


class _Certain:
    """The last round of two: moves that win for certain."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.other = 1 - seat
        self.bottom_row = position.table.bottom_row
        self.nodes = 0
        self.known: dict[tuple[int, ...], bool] = {}
        self.ends: dict[tuple[int, int, int], bool] = {}

    def move(self) -> int:
        """The index of a placement that wins for certain, or -1."""
        position = self.position
        hands = _possible_hands(position, self.seat)
        if not hands or len(hands) > _MOST_HANDS:
            return -1
        options = position.look(self.seat)
        for index in range(options.count):
            house, place = options.placement(index)
            planes, hand = position.planes.copy(), position.hands[self.seat].copy()
            hand[house] -= 1
            width = put(planes, position.width, house, place)
            if self._theirs(planes, width, hand, hands, self.seat, position.eliminated[self.other]):
                return index
        return -1

    def _mine(
        self,
        planes: list[int],
        width: int,
        hand: list[int],
        hands: list[tuple[int, ...]],
        last: int,
        out: bool,
    ) -> bool:
        """Whether some placement of ours wins for certain."""
        options = placements(planes, width, self.bottom_row, hand)
        if not options.count:
            return self._all_end(planes, width, hand, hands, last, out)
        for index in range(options.count):
            house, place = options.placement(index)
            there, rest = planes.copy(), hand.copy()
            rest[house] -= 1
            if self._theirs(there, put(there, width, house, place), rest, hands, self.seat, out):
                return True
        return False

    def _theirs(
        self,
        planes: list[int],
        width: int,
        hand: list[int],
        hands: list[tuple[int, ...]],
        last: int,
        out: bool,
    ) -> bool:
        """Whether we win for certain whatever the opponent holds and does."""
        if out:
            return self._mine(planes, width, hand, hands, last, out)
        self.nodes += 1
        if self.nodes > _MOST_NODES:
            return False
        key = (*planes, width, *hand, *[count for each in hands for count in each])
        kept = self.known.get(key)
        if kept is None:
            kept = self.known[key] = self._each_answer(planes, width, hand, hands, last)
        return kept

    def _each_answer(
        self, planes: list[int], width: int, hand: list[int], hands: list[tuple[int, ...]], last: int
    ) -> bool:
        options = placements(planes, width, self.bottom_row, [1] * HOUSE_COUNT)
        stuck = hands
        for index in range(options.count):
            house, place = options.placement(index)
            holding = [each for each in hands if each[house]]
            if not holding:
                continue
            stuck = [each for each in stuck if not each[house]]
            rests = [(*each[:house], each[house] - 1, *each[house + 1 :]) for each in holding]
            there = planes.copy()
            if not self._mine(there, put(there, width, house, place), hand, rests, self.other, False):
                return False
        return not stuck or self._mine(planes, width, hand, stuck, last, True)

    def _all_end(
        self,
        planes: list[int],
        width: int,
        hand: list[int],
        hands: list[tuple[int, ...]],
        last: int,
        out: bool,
    ) -> bool:
        """We can place nothing more: the opponent places what it can, and we must be ahead however that ends."""
        left = sum(hand)
        if out:
            return self._wins(left, sum(hands[0]), last)
        for each in hands:
            held = sum(each)
            for placed in range(held + 1):
                if not self._wins(left, held - placed, self.other if placed else last):
                    return False
        return True

    def _wins(self, mine: int, theirs: int, last: int) -> bool:
        """Whether we win with these cards left in hand, whatever the hidden Iron Throne cards are."""
        key = (mine, theirs, last)
        if key not in self.ends:
            self.ends[key] = self._wins_always(mine, theirs, last)
        return self.ends[key]

    def _wins_always(self, mine: int, theirs: int, last: int) -> bool:
        position = self.position
        own = position.thrones[self.seat]
        count = len(position.thrones[self.other])
        hidden = [card for card in range(len(position.table.thrones)) if card not in own]
        for drawn in permutations(hidden, count + 1):
            ours = (*own, drawn[count]) if last == self.seat else own
            their = drawn[:count] if last == self.seat else drawn
            one = _rank(position, position.penalties[self.seat] + mine, ours)
            two = _rank(position, position.penalties[self.other] + theirs, their)
            if one >= two:
                return False
        return True


def _rank(position: Position, penalties: int, thrones: tuple[int, ...]) -> tuple[int, int]:
    """As the end of the match ranks (WI.end-of-game.2 to 5)."""
    icons = _NO_ICONS
    for card in thrones:
        penalties -= position.table.thrones[card].value
        icons = min(icons, position.table.thrones[card].icons)
    return penalties, icons


def _possible_hands(position: Position, seat: int) -> list[tuple[int, ...]]:
    """What the other of two may hold, by what all have seen."""
    other = 1 - seat
    held = sum(position.hands[other])
    most: list[int] = []
    for house in range(HOUSE_COUNT):
        left = position.table.houses[house] - position.planes[house].bit_count() - position.hands[seat][house]
        barred = (position.barred[other] >> house) & 1
        most.append(0 if barred else min(left, held))
    found: list[tuple[int, ...]] = []
    for first in range(most[0] + 1):
        for second in range(most[1] + 1):
            for third in range(most[2] + 1):
                fourth = held - first - second - third
                if 0 <= fourth <= most[3]:
                    found.append((first, second, third, fourth))
    return found
