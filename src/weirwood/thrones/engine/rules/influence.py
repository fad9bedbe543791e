"""Influence: standing cards provide it, and kneel to pay with it.

A payment is a set of cards that provide enough together, none of which could be left out; what they provide beyond
that is lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.thrones.engine.concepts import refused
from weirwood.thrones.engine.marks import CANNOT_KNEEL
from weirwood.thrones.engine.options import DONE
from weirwood.thrones.engine.selection import BoundRule, PickRule, Selection
from weirwood.thrones.engine.state.happening import FOR_INFLUENCE, Happening
from weirwood.thrones.engine.words import KNELT

if TYPE_CHECKING:
    from weirwood.thrones.engine.nodes import Context
    from weirwood.thrones.engine.state.board import Board


def provided(g: Board, seat: int, without: list[int]) -> dict[int, int]:
    """What each standing card of a seat provides, the most first; some cards are left out."""
    found: list[tuple[int, int]] = []
    for card in g.sides[seat].play:
        record = g.record(card)
        able = not (record.kneeling or record.blank or record.facedown or record.barred & CANNOT_KNEEL)
        if record.card.influence and able and card not in without:
            found.append((-record.card.influence, card))
    found.sort()
    return {card: -less for less, card in found}


def available(g: Board, seat: int, without: list[int] | None = None) -> int:
    """How much influence a seat could pay."""
    return sum(provided(g, seat, without or []).values())


def bespoken(g: Board, c: Context) -> list[int]:
    """The cards with which other costs of an ability are paid for certain: a card pays one cost alone."""
    cards: list[int] = []
    for cost in () if c.ability is None else c.ability.costs:
        if cost.influence is None and not cost.asks():
            cards += cost.choices(g, c)
    return cards


def due(g: Board, c: Context) -> int:
    """How much influence an ability costs."""
    cost = None if c.ability is None else c.ability.influence
    return 0 if cost is None or cost.influence is None else cost.influence.value(g, c)


def is_enough(g: Board, c: Context, picks: list[int]) -> bool:
    """Whether a seat can pay the influence that an ability costs beside cards that pay its other costs."""
    return available(g, c.seat, [*bespoken(g, c), *picks]) >= due(g, c)


def knelt(cards: list[int], seat: int, source: int) -> list[Happening]:
    """The payment itself."""
    return [Happening(KNELT, card, seat, source=source, flags=FOR_INFLUENCE) for card in cards]


def toll(g: Board, cards: list[int]) -> int:
    """How much influence characters cost their controller to fight."""
    return sum([g.record(card).toll for card in cards])


class TollRule(BoundRule):
    """Characters for whom a toll is paid, together no more than the player could pay with other cards."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, bound: list[int]) -> None:
        super().__init__(bound)
        self.seat = seat

    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        return super().fits(g, picked, card) and not self.refused(g, picked, card)

    def refused(self, g: Board, picked: list[int], card: int) -> str:
        cards = [*picked, card]
        return "" if toll(g, cards) <= available(g, self.seat, cards) else refused.TOLL_UNPAYABLE


class _PaymentRule(PickRule):
    """What else is provided is of no use."""

    __slots__ = ()

    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        return True

    def refused(self, g: Board, picked: list[int], card: int) -> str:
        return refused.BEYOND_INFLUENCE


class Payment(Selection):
    """The cards of a seat that pay so much influence. Those that provide the most are picked first, so that each
    set closes as soon as it is enough, and no card of it could be left out."""

    __slots__ = ("due", "worth")

    def __init__(self, worth: dict[int, int], due: int) -> None:
        super().__init__(list(worth), 0, -1, _PaymentRule())
        self.worth = worth
        self.due = due
        while sum(list(worth.values())[: self.least]) < due:
            self.least += 1

    def is_full(self, picked: list[int]) -> bool:
        return sum([self.worth[card] for card in picked]) >= self.due

    def offers(self, g: Board, picked: list[int]) -> list[int]:
        start = self.cards.index(picked[-1]) + 1 if picked else 0
        missing = self.due - sum([self.worth[card] for card in picked])
        left = sum([self.worth[card] for card in self.cards[start:]])
        packed: list[int] = []
        for card in self.cards[start:]:
            if left < missing:
                break
            packed.append(self.option(card))
            left -= self.worth[card]
        return packed or [DONE]

    def candidates(self, g: Board) -> list[int]:
        return [card for card in self.cards if self.is_part(g, [card])]

    def is_part(self, g: Board, some: list[int]) -> bool:
        """Whether others complete them: to a sum that is enough, and not even without the least of all."""
        if any(card not in self.worth for card in some):
            return False
        fewest = min([self.worth[card] for card in some], default=self.due)
        for least in range(1, fewest + 1):
            sums = 1 << sum([self.worth[card] for card in some])
            for card in self.cards:
                if card not in some and self.worth[card] >= least:
                    sums |= sums << self.worth[card]
            if sums >> self.due & ((1 << least) - 1):
                return True
        return False
