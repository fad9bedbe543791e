"""Marshaling and ambush: a card comes from hand into play for its price."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import asked, refused
from weirwood.thrones.engine.flow.frames import PARKED, Frame
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.options import NO, NUMBER, PICK, YES, card_of, pack, value_of, verb_of
from weirwood.thrones.engine.rules.arrival import (
    copy_in_play,
    declare,
    doubled,
    hosts,
    may_enter,
    refused_by_uniqueness,
    take_back,
)
from weirwood.thrones.engine.rules.changes import pay
from weirwood.thrones.engine.rules.influence import Payment, available, knelt, provided
from weirwood.thrones.engine.rules.prices import (
    MARSHALING,
    charge,
    has_penalty,
    may_pay_influence,
    optional_penalties,
    price,
)
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import KNEELING, WITH_PENALTY, Happening

PUT_IN: Final = -2
PRICE: Final = 0
HOST: Final = 1
ENTERING: Final = 2


def lent(g: Board, seat: int) -> list[int]:
    """The cards elsewhere that a seat may marshal as if they were in its hand."""
    return [card for filter, context in g.sides[seat].lent for card in filter.candidates(g, context)]


def refused_marshal(g: Board, seat: int, card: int) -> str:
    """Why a seat may not marshal a card as itself now, or ""."""
    why = refused_unpriced(g, seat, card)
    if why:
        return why
    return refused.MARSHALING_TOO_DEAR if too_dear(g, seat, card) else ""


def refused_unpriced(g: Board, seat: int, card: int) -> str:
    """Why a seat may not marshal a card as itself now, whatever it costs, or ""."""
    why = _refused_entry(g, seat, card)
    if why:
        return why
    definition = g.cards[card]
    if (g.sides[seat].cannot_marshal >> definition.type) & 1:
        return refused.MARSHALING_FORBIDDEN
    if words.LIMITED in definition.keywords and not g.may_bring_limited(seat, card):
        return refused.LIMITED_USED
    return ""


def too_dear(g: Board, seat: int, card: int) -> bool:
    """Whether a seat cannot pay what it costs to marshal a card."""
    cost = price(g, seat, card, MARSHALING, g.cards[card].cost)
    if cost <= g.sides[seat].gold:
        return False
    return not g.deal.profile.values.influence or cost > _purse(g, seat, card)


def _purse(g: Board, seat: int, card: int) -> int:
    """What a seat could pay for a card: its gold, and its influence where a reduction allows that."""
    return g.sides[seat].gold + (available(g, seat) if may_pay_influence(g, seat, card) else 0)


def refused_duplicate(g: Board, seat: int, card: int) -> str:
    """Why a seat may not marshal a card as a duplicate now, or ""."""
    if g.zone[card] != words.HAND or g.owner(card) != seat:
        return refused.NOT_IN_HAND
    if not doubled(g, seat, card):
        return refused.NOTHING_TO_DOUBLE
    why = refused_by_uniqueness(g, seat, card)
    if why:
        return refused.DOUBLES_THE_DEAD if why == refused.DEAD_COPY else refused.DOUBLE_ELSEWHERE
    if words.LIMITED in g.cards[card].keywords and not g.may_bring_limited(seat, card):
        return refused.LIMITED_DUPLICATE
    return ""


def refused_ambush(g: Board, seat: int, card: int, value: int) -> str:
    """Why a seat may not put a card into play by this ambush value now, or "" (a further copy comes as a duplicate)."""
    if g.zone[card] != words.HAND or g.owner(card) != seat:
        return refused.AMBUSHED_FROM_HAND
    why = may_enter(g, seat, card)
    if why:
        return why
    return refused.AMBUSH_TOO_DEAR if value > g.sides[seat].gold else ""


def _refused_entry(g: Board, seat: int, card: int) -> str:
    definition = g.cards[card]
    if (g.zone[card] != words.HAND or g.owner(card) != seat) and card not in lent(g, seat):
        return refused.NOT_IN_HAND
    if definition.type >= words.EVENT:
        return refused.NOT_MARSHALED
    if definition.unique and copy_in_play(g, seat, card) != words.NO_CARD:
        return refused.COPY_IN_PLAY
    why = refused_by_uniqueness(g, seat, card)
    if why:
        return why
    if definition.type == words.ATTACHMENT and not hosts(g, card, seat):
        return refused.NO_HOST
    return ""


class Enter(Frame):
    """A card on its way from hand into play: price, host, then the act.

    ``ambush`` is its price, -1 where it is marshaled, ``PUT_IN`` where it is put into play for nothing.
    ``penalty`` says that its price has a gold penalty.
    """

    __slots__ = ("ambush", "card", "duplicate", "penalty", "seat", "stage")

    def __init__(self, seat: int, card: int, ambush: int = -1, duplicate: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.ambush = ambush
        self.duplicate = duplicate
        self.stage: int = PRICE
        self.penalty: bool = False

    def copy(self) -> Enter:
        copy = Enter(self.seat, self.card, self.ambush, self.duplicate)
        copy.copy_answers(self)
        copy.stage = self.stage
        copy.penalty = self.penalty
        return copy

    def run(self, g: Board) -> None:
        gone = g.zone[self.card] not in (words.HAND, words.BEING_PLAYED) and self.ambush != PUT_IN
        if self.stage == ENTERING or (gone and self.card not in lent(g, self.seat)):
            g.stack.pop()
            take_back(g, self.card)
            return
        if self.stage == PRICE:
            declare(g, self.card)
            if not self._pay(g):
                return
        definition = g.cards[self.card]
        host = words.NO_CARD
        found: list[int] = []
        if self.duplicate:
            found = doubled(g, self.seat, self.card)
            host = found[0] if found else words.NO_CARD
        if len(found) > 1 or (definition.type == words.ATTACHMENT and not self.duplicate):
            found = found or hosts(g, self.card, self.seat)
            if not found:
                g.stack.pop()
                take_back(g, self.card)
                return
            option = self.ask(
                g,
                self.seat,
                DecisionKind.PICK,
                [pack(PICK, card) for card in found],
                Reason(g.step, g.clause(asked.HOST), "host", card=self.card, own=self.ambush != PUT_IN),
                always=g.deal.ask_all,
            )
            if option == PARKED:
                return
            host = card_of(option)
        self.stage = ENTERING
        kind = words.DUPLICATED if self.duplicate else words.ENTERED
        how = words.BY_AMBUSH if self.ambush >= 0 else words.PUT if self.ambush == PUT_IN else words.MARSHALED
        flags = KNEELING if definition.enters_knelt and not self.duplicate else 0
        flags |= WITH_PENALTY if self.penalty else 0
        occur(g, [Happening(kind, self.card, self.seat, other=host, how=how, flags=flags)])

    def _pay(self, g: Board) -> bool:
        """Pay, and go on to the host; False while a question waits, or where cards kneel for it first."""
        side = g.sides[self.seat]
        gold = max(0, self.ambush)
        kneeling: list[int] | None = []
        if self.ambush < 0 and self.ambush != PUT_IN:
            if not self.duplicate:
                may_be = side.penalties or g.cards[self.card].discounts
                taken_on = self._penalties(g) if may_be else 0
                if taken_on < 0:
                    return False
                printed = g.cards[self.card].cost + taken_on
                if g.deal.profile.values.influence:
                    kneeling = self._influence(g, price(g, self.seat, self.card, MARSHALING, printed))
                    if kneeling is None:
                        return False
                if side.reductions or g.deal.profile.entering.other_house_penalty:
                    self.penalty = has_penalty(g, self.seat, self.card)
                self.penalty = self.penalty or taken_on > 0
                gold = charge(g, self.seat, self.card, MARSHALING, printed)
                gold -= sum([value_of(answer) for answer in self.answers if verb_of(answer) == NUMBER])
                side.marshaled.append(self.card)
            if words.LIMITED in g.cards[self.card].keywords:
                side.limited += 1
        pay(g, self.seat, self.card, gold)
        g.touch(words.ON_GOLD | words.ON_HISTORY)
        self.stage = HOST
        if self.answers:
            self.next_part()
        if kneeling:
            occur(g, knelt(kneeling, self.seat, self.card))
        return not kneeling

    def _penalties(self, g: Board) -> int:
        """The gold penalties that the player takes on; -1 while that is asked."""
        taken_on = 0
        definition = g.cards[self.card]
        why = Reason(g.step, g.clause(asked.PENALTY), "penalty", card=self.card, own=True)
        for penalty in optional_penalties(g, self.seat, self.card):
            cost = price(g, self.seat, self.card, MARSHALING, definition.cost + taken_on + penalty)
            if cost > _purse(g, self.seat, self.card):
                continue
            option = self.ask(g, self.seat, DecisionKind.CONFIRM, [pack(YES), pack(NO)], why)
            if option == PARKED:
                return -1
            taken_on += penalty if verb_of(option) == YES else 0
        return taken_on

    def _influence(self, g: Board, cost: int) -> list[int] | None:
        """The cards that kneel to pay a part of a price, if that is allowed; None while it is asked."""
        if not may_pay_influence(g, self.seat, self.card):
            return []
        why = Reason(g.step, g.clause(asked.INFLUENCE), "pay", card=self.card, own=True)
        least = max(0, cost - g.sides[self.seat].gold)
        parts = range(least, 1 + min(cost, available(g, self.seat)))
        option = self.ask(
            g, self.seat, DecisionKind.NUMBER, [pack(NUMBER, value=part) for part in parts], why
        )
        if option == PARKED:
            return None
        why = Reason(g.step, why.rule, "influence", card=self.card, own=True)
        payment = Payment(provided(g, self.seat, []), value_of(option))
        return self.select(g, self.seat, DecisionKind.PICK, payment, why)
