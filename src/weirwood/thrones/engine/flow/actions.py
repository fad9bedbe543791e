"""Action windows: the first player acts or passes first, until all pass in a row."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine.flow.frames import PARKED, Frame
from weirwood.thrones.engine.flow.how_often import recorder
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.marshaling import (
    Enter,
    lent,
    refused_ambush,
    refused_duplicate,
    refused_unpriced,
    too_dear,
)
from weirwood.thrones.engine.flow.stretch import Stretch
from weirwood.thrones.engine.options import (
    AMBUSH,
    AS_DUPLICATE,
    MARSHAL,
    PASS,
    PLAY_EVENT,
    USE,
    ability_of,
    card_of,
    pack,
    pack_card,
    value_of,
    verb_of,
)
from weirwood.thrones.engine.rules.arrival import enters_as_duplicate
from weirwood.thrones.engine.rules.eligibility import answerers, beyond_price, refused
from weirwood.thrones.engine.rules.prices import AMBUSHING, price
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import ACTION, EVENT, HAND, NOBODY


class ActionWindow(Frame):
    """An open action window. ``marshaling`` lets the active player marshal, ``ambushing`` all ambush.

    ``turn`` is the seat that acts or passes next, ``passes`` are the seats, as bits, that passed since anybody acted.
    On a brisk board all but the active player's marshaling is passed unseen, unless answers are kept to find a loop.
    The same in all editions (ED.marshal-window, ED.window-close, ED.window-first).
    """

    __slots__ = ("ambushing", "marshaling", "passes", "rule", "turn")

    def __init__(self, rule: str, marshaling: bool = False, ambushing: bool = False) -> None:
        super().__init__()
        self.rule = rule
        self.marshaling = marshaling
        self.ambushing = ambushing
        self.turn: int = NOBODY
        self.passes: int = 0

    def copy(self) -> ActionWindow:
        copy = ActionWindow(self.rule, self.marshaling, self.ambushing)
        copy.copy_answers(self)
        copy.turn = self.turn
        copy.passes = self.passes
        return copy

    def run(self, g: Board) -> None:
        while not g.all_among(self.passes):
            seat = g.whose_turn(self.turn)
            option = self.given()
            if option == PARKED and g.brisk and not (self.marshaling and seat == g.active):
                if recorder(g) is None:
                    option = PASS
            if option == PARKED:
                packed = self.offers(g, seat)
                option = PASS
                if packed or g.deal.ask_windows:
                    packed.append(option)
                    why = Reason(g.step, self.rule)
                    option = self.ask(g, seat, DecisionKind.ACT, packed, why, always=True)
                    if option == PARKED:
                        return
            if self.answers:
                self.next_part()
            self.turn = g.next_seat(seat)
            if verb_of(option) == PASS:
                self.passes |= 1 << seat
                continue
            self.passes = 0
            self._start(g, seat, option)
            return
        g.stack.pop()

    def offers(self, g: Board, seat: int) -> list[int]:
        """Everything a seat may do now."""
        if g.stale:
            g.fresh()
        packed: list[int] = []
        side = g.sides[seat]
        if self.marshaling and seat == g.active:
            for card in [*side.hand, *lent(g, seat)] if side.lent else side.hand:
                definition = g.cards[card]
                if definition.type >= EVENT:
                    continue
                marshals = not too_dear(g, seat, card) and not refused_unpriced(g, seat, card)
                if marshals:
                    packed.append(pack_card(MARSHAL, card))
                may_double = definition.unique and not marshals
                if (may_double or definition.doubles is not None) and not refused_duplicate(g, seat, card):
                    packed.append(pack_card(AS_DUPLICATE, card))
            if len(packed) > 1:
                packed.sort()  # by card
        if self.ambushing:
            gifts = bool(side.ambush_gifts)
            ready = [card for card in side.hand if gifts or g.cards[card].ambush]
            if len(ready) > 1:
                ready.sort()
            for card in ready:
                for value in ambush_values(g, seat, card):
                    if value <= side.gold and not refused_ambush(g, seat, card, value):
                        packed.append(pack(AMBUSH, card, value=value))
        for card in answerers(g, seat, ACTION):
            for ability in g.definition(card).abilities:
                if ability.heading != ACTION or (ability.phases and g.phase not in ability.phases):
                    continue
                if not beyond_price(g, seat, card, ability) and not refused(g, seat, card, ability):
                    event = g.zone[card] == HAND and g.cards[card].type == EVENT
                    verb = PLAY_EVENT if event else USE
                    packed.append(pack(verb, card, ability.index))
        return packed

    def _start(self, g: Board, seat: int, option: int) -> None:
        if g.deal.profile.timing.reactions_wait:
            g.stack.append(Stretch())
        card = card_of(option)
        verb = verb_of(option)
        if verb == MARSHAL:
            g.stack.append(Enter(seat, card))
        elif verb == AS_DUPLICATE:
            g.stack.append(Enter(seat, card, duplicate=True))
        elif verb == AMBUSH:
            g.stack.append(Enter(seat, card, value_of(option), enters_as_duplicate(g, seat, card)))
        else:
            g.stack.append(Resolve(g, seat, card, g.definition(card).abilities[ability_of(option)]))


def ambush_values(g: Board, seat: int, card: int) -> list[int]:
    """The prices at which a card in hand may be ambushed: printed ones and ones it gained."""
    values = list(g.cards[card].ambush)
    side = g.sides[seat]
    for gift, context in side.ambush_gifts:
        value = gift.price(g, context, card)
        if value >= 0 and value not in values:
            values.append(value)
    if side.reductions or g.cards[card].discounts:
        values = [price(g, seat, card, AMBUSHING, value) for value in values]
    return values
