"""Sets of cards, or of players: what may be picked next, what belongs to some complete set, and whole sets judged.

Single picks come in canonical order, the order of ``cards``, so that each set has one sequence; where the order
itself is chosen, any card that is left may come next.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from weirwood.core.decision import Decision
from weirwood.thrones.engine.options import DONE, PICK, PLAYER, PackedOptions, pack, pack_card, picked_of

if TYPE_CHECKING:
    from weirwood.thrones.engine.nodes import Context, Filter
    from weirwood.thrones.engine.state.board import Board

_MORE: Final = 2
"""How many cards a part of a set may lack for a rule's sake: a host, and the card it is a copy of."""


class Beyond:
    """A card beyond the budget of a set: what it would add, what is left, how much there is in all, and why not."""

    __slots__ = ("concept", "left", "limit", "price")

    def __init__(self, price: int, left: int, limit: int, concept: str) -> None:
        self.price = price
        self.left = left
        self.limit = limit
        self.concept = concept


class PickRule:
    """What a set being picked must keep to, judged card by card; it may know cards that are not picked alone."""

    __slots__ = ()
    knows_lone: ClassVar[bool] = False

    @abstractmethod
    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        """Whether a card may join those picked."""

    def beyond(self, g: Board, picked: list[int], card: int) -> Beyond | None:
        """Where a card is beyond the budget that those picked leave: how far; None where it is not."""
        return None

    def refused(self, g: Board, picked: list[int], card: int) -> str:
        """Why a card may not join those picked, if it is not a budget; or ""."""
        return ""

    def is_lone(self, g: Board, picked: list[int]) -> bool:
        """Whether those picked are one card that may not be picked alone."""
        return False

    def candidates(self, g: Board, cards: list[int]) -> list[int]:
        """The cards that stand in at least one complete set."""
        return cards

    def kept(self) -> PickRule:
        """The same rule, for as long as its question waits: independent of what play goes on to change."""
        return self


class InTurnRule(PickRule):
    """Several pick one after the other, and none of them shows by not being asked that there is nothing to pick."""

    __slots__ = ()

    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        return True


class BoundRule(PickRule):
    """Those who are bound to be picked come first, each of them, before anybody else."""

    __slots__ = ("bound",)

    def __init__(self, bound: list[int]) -> None:
        self.bound = bound

    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        waiting = [other for other in self.bound if other not in picked]
        return not waiting or card == waiting[0]


class ApartRule(PickRule):
    """Beside another rule: characters with kinds of others that are not picked together with them."""

    __slots__ = ("apart", "rule")

    def __init__(self, apart: tuple[tuple[int, Filter, Context], ...], rule: PickRule) -> None:
        self.apart = apart
        self.rule = rule

    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        for one, kind, c in self.apart:
            if card == one and any(kind.matches(g, c, other) for other in picked):
                return False
            if one in picked and kind.matches(g, c, card):
                return False
        return self.rule.fits(g, picked, card)


class SetDecision(Decision):
    """A question that asks for a set, with the selection by which every set is judged."""

    __slots__ = ("selection",)

    def __init__(
        self, asked: Decision, selection: Selection, picked: list[int], candidates: list[int]
    ) -> None:
        super().__init__(asked.seat, asked.kind, asked.why, asked.options)
        self.picked = PackedOptions(selection.options(picked))
        self.candidates = PackedOptions(selection.options(candidates))
        self.minimum = selection.least
        self.maximum = selection.most if selection.most >= 0 else None
        self.selection = selection


class Selection:
    """A set to be picked among cards: at least and at most so many (-1: no limit), by a rule.

    Where ``players`` are picked, seats stand in the place of cards. A ``confirmed`` one is asked for pick by
    pick, also where only one pick is possible.
    """

    __slots__ = ("cards", "confirmed", "least", "most", "ordered", "players", "rule")

    def __init__(
        self,
        cards: list[int],
        least: int,
        most: int,
        rule: PickRule | None = None,
        ordered: bool = False,
        players: bool = False,
    ) -> None:
        self.cards = cards
        self.least = least
        self.most = most
        self.rule = rule
        self.ordered = ordered
        self.players = players
        self.confirmed: bool = False

    def option(self, card: int) -> int:
        """The option that picks one of them."""
        return pack(PLAYER, seat=card) if self.players else pack_card(PICK, card)

    def options(self, cards: list[int]) -> list[int]:
        """The options that pick these."""
        if self.players:
            return [pack(PLAYER, seat=seat) for seat in cards]
        return [pack_card(PICK, card) for card in cards]

    def is_full(self, picked: list[int]) -> bool:
        """Whether no more may be picked, so that the selection closes by itself."""
        return 0 <= self.most <= len(picked)

    def asks_to_close(self, g: Board, picked: list[int]) -> bool:
        """Whether *done* is asked for although nothing else can be chosen."""
        if isinstance(self.rule, InTurnRule):
            return True
        if self.least == 1 and not picked:
            return g.deal.ask_all
        return g.deal.ask_windows and len(picked) >= self.least

    def asks_for_the_only_one(self, g: Board) -> bool:
        """Whether the one card that can be picked is asked for although it must be; one card has one order."""
        return g.deal.ask_all and self.least == 1 and not self.ordered and len(self.candidates(g)) == 1

    def offers(self, g: Board, picked: list[int]) -> list[int]:
        """The options after those picked: only picks from which the set can be completed, and done."""
        packed: list[int] = []
        missing = min(self.least, len(self.cards)) - len(picked)
        rule = self.rule
        if len(picked) == 1 and rule is not None and rule.knows_lone and rule.is_lone(g, picked):
            missing = max(missing, 1)
        start = self.cards.index(picked[-1]) + 1 if picked and not self.ordered else 0
        if rule is None and not self.ordered:
            # The first of so many that enough are left after it.
            end = len(self.cards) - max(missing, 1) + 1
            packed = self.options(self.cards[start : max(start, end)])
            if missing <= 0 or not packed:
                packed.append(DONE)
            return packed
        for at in range(start, len(self.cards)):
            card = self.cards[at]
            if self.ordered:
                if card in picked:
                    continue
            elif len(self.cards) - at < missing:
                break
            if rule is not None and not self._completes(g, rule, picked, at, missing):
                continue
            packed.append(self.option(card))
        if missing <= 0 or not packed:
            packed.append(DONE)
        return packed

    def _completes(self, g: Board, rule: PickRule, picked: list[int], at: int, missing: int) -> bool:
        """Whether a card fits, and enough of those after it do."""
        if not rule.fits(g, picked, self.cards[at]):
            return False
        more = [*picked, self.cards[at]]
        if rule.knows_lone and missing <= 1 and not picked and self.most != 1 and rule.is_lone(g, more):
            missing = 2
        if missing <= 1 or self.ordered:
            return True
        for later in range(at + 1, len(self.cards)):
            if self._completes(g, rule, more, later, missing - 1):
                return True
        return False

    def candidates(self, g: Board) -> list[int]:
        """The cards that stand in at least one complete set, in canonical order."""
        return self.cards if self.rule is None else self.rule.candidates(g, self.cards)

    def forced(self, g: Board) -> list[int]:
        """The cards that every set begins with, and that are therefore never asked for."""
        picked: list[int] = []
        while not self.confirmed and not self.is_full(picked):
            packed = self.offers(g, picked)
            if len(packed) != 1 or packed[0] == DONE:
                break
            picked.append(next(card for card in self.cards if self.option(card) == packed[0]))
        return picked

    def in_order(self, wanted: list[int]) -> list[int]:
        """A set as it is picked: in canonical order, or as it is where the order is chosen."""
        return wanted if self.ordered else [card for card in self.cards if card in wanted]

    def answers(self, g: Board, wanted: list[int]) -> list[int] | None:
        """The answers that pick a whole set and close it, or None if it is not allowed."""
        picked: list[int] = []
        answers: list[int] = []
        for card in self.in_order(wanted):
            option = self.option(card)
            if self.is_full(picked) or option not in self.offers(g, picked):
                return None
            picked.append(card)
            answers.append(option)
        if self.is_full(picked):
            return answers
        packed = self.offers(g, picked)
        done = DONE
        if done not in packed:
            return None
        if len(packed) > 1 or self.asks_to_close(g, picked):
            answers.append(done)
        return answers

    def asked(self, g: Board, answers: list[int]) -> list[int]:
        """Those of the answers that pick a set which are asked for: where something else could be chosen, or all."""
        picked: list[int] = []
        found: list[int] = []
        for option in answers:
            if self.confirmed or len(self.offers(g, picked)) > 1 or option == DONE:
                found.append(option)
            picked.append(picked_of(option))
        return found

    def is_part(self, g: Board, some: list[int]) -> bool:
        """Whether cards are part of a set that is allowed."""
        if self.ordered:
            return True
        if 0 <= self.most < len(some) or any(card not in self.cards for card in some):
            return False
        rule = self.rule
        if rule is None:
            return True
        return self._may_grow(g, rule, some, 0, max(_MORE, self.least - len(some)))

    def _may_grow(self, g: Board, rule: PickRule, some: list[int], start: int, more: int) -> bool:
        if self.answers(g, some) is not None:
            return True
        if more == 0:
            return False
        for at in range(start, len(self.cards)):
            card = self.cards[at]
            if card not in some and self._may_grow(g, rule, [*some, card], at + 1, more - 1):
                return True
        return False
