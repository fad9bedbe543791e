"""Initiating and resolving an ability: the seven steps."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine import words
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts import asked, told
from weirwood.thrones.engine.flow import occurrence, paying
from weirwood.thrones.engine.flow.frames import PARKED, Frame
from weirwood.thrones.engine.nodes import Context, Cost
from weirwood.thrones.engine.options import MODE, NUMBER, PICK, PLAYER, card_of, pack, seat_of, value_of
from weirwood.thrones.engine.rules import influence
from weirwood.thrones.engine.rules.arrival import declare, take_back
from weirwood.thrones.engine.rules.changes import pay
from weirwood.thrones.engine.rules.departure import destination, place
from weirwood.thrones.engine.rules.eligibility import (
    TargetRule,
    bearer,
    count_use,
    legal_targets,
    may_be_canceled,
    payable_with,
    payer,
)
from weirwood.thrones.engine.rules.prices import PLAYING, charge, largest_x
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_force import Delayed

START: Final = -1
COSTS: Final = 0
TARGETS: Final = 1
INITIATION: Final = 2
EFFECTS: Final = 3
END: Final = 4


class Resolve(Frame):
    """An ability on its way through the seven steps; delayed effects start at the last.

    ``whole`` says whether every step so far resolved in full, which is what the word *then* asks. ``shown`` are
    hidden cards that it lets seats see while it resolves: the card, how often it went into hiding, the seats as bits.
    All editions share the seven steps (ED.initiation). A copy of another use, whose index is below 0, chooses its
    targets and resolves: nothing is initiated, so nothing cancels it.
    """

    __slots__ = (
        "ability",
        "context",
        "frozen",
        "pc",
        "playing",
        "program",
        "shown",
        "skip",
        "stage",
        "whole",
    )

    def __init__(
        self, g: Board | None, seat: int, card: int, ability: Ability, frame: int = -1, index: int = 0
    ) -> None:
        super().__init__()
        self.ability = ability
        self.context = Context(seat, card, ability)
        self.context.frame = frame
        self.context.index = index
        self.stage: int = START
        self.program: int = 0
        self.pc: int = 0
        self.skip: int = 0
        self.whole: bool = True
        self.frozen: list[list[int]] = []
        self.shown: list[tuple[int, int, int]] = []
        self.playing: bool = (
            g is not None and g.zone[card] == words.HAND and g.cards[card].type == words.EVENT
        )

    @staticmethod
    def delayed(g: Board, waiting: Delayed) -> Resolve:
        """A delayed effect: no new ability is initiated."""
        frame = Resolve(g, waiting.context.seat, waiting.context.source, waiting.ability)
        frame.context = waiting.context.copy()
        frame.context.frame = -1
        frame.results = frame.context.results
        frame.program = waiting.program
        frame.stage = EFFECTS
        frame.playing = False
        return frame

    def copy(self) -> Resolve:
        copy = Resolve(None, self.context.seat, self.context.source, self.ability)
        copy.copy_answers(self)
        copy.context = self.context.copy()
        copy.stage = self.stage
        copy.program = self.program
        copy.pc = self.pc
        copy.skip = self.skip
        copy.whole = self.whole
        copy.frozen = [cards.copy() for cards in self.frozen]
        copy.shown = self.shown.copy()
        copy.playing = self.playing
        return copy

    def run(self, g: Board) -> None:
        if self.stage == COSTS:
            self._pay(g)
        elif self.stage == TARGETS:
            self._choose(g)
        elif self.stage == INITIATION:
            self._initiate(g)
        elif self.stage == EFFECTS:
            self._resolve(g)
        else:
            self._end(g)

    def why(self, g: Board, what: str | None, rule: str | None = None, card: int | None = None) -> Reason:
        """Why it asks, and for which card."""
        return Reason(g.step, rule, what, ability=(self.context.source, self.ability.index), card=card)

    def _own(self, g: Board, what: str, seat: int, rule: str | None = None) -> Reason:
        """Why it asks for a cost or a target: to the seat that chose to use it, part of a deed of its own."""
        own = self.ability.triggered() and seat == self.context.seat
        return Reason(g.step, rule, what, ability=(self.context.source, self.ability.index), own=own)

    def show(self, g: Board, cards: list[int], seats: int) -> None:
        """Let seats see cards until these are somewhere else or the ability is done."""
        for card in cards:
            g.seen[card] |= seats
            self.shown.append((card, g.moves[card], seats))

    def could_affect(self, g: Board, card: int) -> bool:
        """Whether the step at hand could affect a card picked for it."""
        return self.ability.programs[self.program][self.pc].affects(g, self.context, card)

    # Steps 1 to 4.

    def _pay(self, g: Board) -> None:
        c = self.context
        definition = g.definition(c.source)
        if self.playing and g.zone[c.source] not in (words.HAND, words.BEING_PLAYED):
            g.stack.pop()
            return
        if self.playing:
            declare(g, c.source)
        has_x = self.playing or self.ability.influence is not None or self.ability.x is not None
        if has_x and not self._choose_x(g):
            return
        costs: tuple[Cost, ...] | None = self.ability.costs
        for cost in self.ability.costs:
            if cost.ways:
                costs = self._ways(g)
                break
        if costs is None:
            return
        picks: list[int] = []
        for cost in costs:
            if cost.asks():
                cards = [card for card in payable_with(g, c, self.ability, cost) if card not in picks]
                if self.ability.influence is not None:
                    cards = [card for card in cards if influence.is_enough(g, c, [*picks, card])]
                if not cards:
                    g.stack.pop()
                    if self.playing:
                        take_back(g, c.source)
                    return
                option = self.ask(
                    g,
                    c.seat,
                    DecisionKind.PICK,
                    [pack(PICK, card) for card in cards],
                    self._own(g, "cost", c.seat),
                    always=g.deal.ask_all,
                )
                if option == PARKED:
                    return
                picks.append(card_of(option))
            else:
                picks.append(words.NO_CARD)
        payments: list[Happening] = []
        if self.ability.influence is not None:
            why = self._own(g, "influence", c.seat, g.clause(asked.INFLUENCE))
            kneeling = paying.choose_cards(self, g, c, picks, why)
            if kneeling is None:
                return
            payments += influence.knelt(kneeling, c.seat, c.source)
        c.picks = picks
        self.freeze(g)
        count_use(g, c.seat, c.source, self.ability)
        side = g.sides[c.seat]
        gold = 0
        if self.playing:
            gold = charge(g, c.seat, c.source, PLAYING, c.x if definition.costs_x else definition.cost)
            side.played.append(c.source)
            if words.LIMITED in definition.keywords:
                side.limited += 1
            g.touch(words.ON_HANDS | words.ON_HISTORY)
        shown: list[int] = []
        for at, cost in enumerate(costs):
            if cost.reveals:
                shown.append(picks[at])
            gold += cost.gold(g, c)
            payments += cost.payment(g, c, picks[at])
        g.note("initiated", self.ability.begun(), c.seat, (c.source,), gold or None)
        pay(g, payer(g, c, self.ability), c.source, gold)
        if shown:
            self.show(g, shown, g.everyone())
            g.note("shown", told.SHOWN_TO_ALL, c.seat, tuple(shown), source=c.source)
        self.stage = TARGETS
        self.next_part()
        self.ok = True
        if payments:
            occurrence.occur(g, payments)

    def _ways(self, g: Board) -> tuple[Cost, ...] | None:
        """The costs, of those that are one or another the one chosen; None while the question waits."""
        c = self.context
        found: list[Cost] = []
        for cost in self.ability.costs:
            if not cost.ways:
                found.append(cost)
                continue
            payable = [pack(MODE, value=at) for at, way in enumerate(cost.ways) if way.payable(g, c)]
            verbs = tuple([way.verb for way in cost.ways])
            option = self.ask(g, c.seat, DecisionKind.MODE, payable, self._own(g, "cost", c.seat), verbs)
            if option == PARKED:
                return None
            way = cost.ways[value_of(option)]
            found += [way] * way.cards
        return tuple(found)

    def _choose_x(self, g: Board) -> bool:
        """Fix X before anything is paid; False while the question waits."""
        c = self.context
        if self.ability.influence is not None and self.ability.influence.chooses_x:
            return paying.choose_x(self, g, c, self._own(g, "influence", c.seat, g.clause(asked.X_COST)))
        if self.ability.x is not None:
            c.x = self.ability.x.value(g, c)
            return True
        if not g.cards[c.source].costs_x:
            return True
        packed: list[int] = []
        gold = g.sides[payer(g, c, self.ability)].gold
        for x in range(1 + largest_x(g, c.seat, c.source, PLAYING, gold)):
            c.x = x
            if all(legal_targets(g, c, self.ability, target, c.seat) for target in self.ability.targets):
                packed.append(pack(NUMBER, value=x))
        if not packed:
            packed.append(pack(NUMBER, value=0))
        option = self.ask(
            g, c.seat, DecisionKind.NUMBER, packed, self._own(g, "cost", c.seat, g.clause(asked.X_COST))
        )
        if option == PARKED:
            return False
        c.x = value_of(option)
        return True

    def freeze(self, g: Board) -> None:
        """Choices are limited to what was legal in step 1."""
        c = self.context
        self.frozen = []
        for target in self.ability.targets:
            found: list[int] = []
            for seat in target.seats(g, c):
                found += legal_targets(g, c, self.ability, target, seat)
            self.frozen.append(found)

    def _choose(self, g: Board) -> None:
        c = self.context
        if not self.ok:
            # Part of the payment was prevented: the card stays in hand.
            g.stack.pop()
            if self.playing:
                take_back(g, c.source)
                g.sides[c.seat].played.remove(c.source)
                if words.LIMITED in g.cards[c.source].keywords:
                    g.sides[c.seat].limited -= 1
                g.touch(words.ON_HANDS | words.ON_HISTORY)
            return
        g.fresh()
        players = self._players(g)
        if players and not self._choose_player(g, players):
            return
        slots: list[list[int]] = []
        c.slots = slots
        by_seat: list[tuple[int, list[int]]] = []
        for target in self.ability.targets:
            chosen: list[int] = []
            slots.append(chosen)
            for whose in target.seats(g, c):
                seat = c.seat if target.by is None else whose
                legal = legal_targets(g, c, self.ability, target, whose)
                cards = [card for card in legal if card in self.frozen[target.slot]]
                least, most = (c.x, c.x) if target.by_x else (target.least, target.most)
                if len(cards) < least and target.by is None:
                    # No option is left: it resolves unsuccessfully.
                    self.stage = END
                    self.next_part()
                    return
                why = self._own(g, "target", seat)
                picked = self.pick(g, seat, cards, least, most, why, TargetRule(c, target))
                if picked is None:
                    return
                chosen += picked
                by_seat.append((seat, picked))
        self.stage = EFFECTS if c.index < 0 else INITIATION
        self.next_part()
        if len(players) > 1:
            g.note("chosen", told.TARGETS_CHOSEN, c.seat, source=c.source, other=c.player())
        for seat, picked in by_seat:
            known = tuple([card for card in picked if g.zone[card] not in (words.HAND, words.DECK)])
            if known:
                g.note("chosen", told.TARGETS_CHOSEN, seat, known, source=c.source)

    def _players(self, g: Board) -> list[int]:
        """The seats among which a player is chosen as a target, if one is."""
        who = self.ability.chosen_among
        return [] if who is None else who.seats(g, self.context)

    def _choose_player(self, g: Board, seats: list[int]) -> bool:
        c, packed = self.context, [pack(PLAYER, seat=seat) for seat in seats]
        why = self._own(g, "target", c.seat) if len(seats) > 1 else self.why(g, "target")
        option = self.ask(g, c.seat, DecisionKind.PLAYER, packed, why)
        if option == PARKED:
            return False
        c.choose(seat_of(option))
        return True

    # Steps 6 and 7.

    def _initiate(self, g: Board) -> None:
        self.stage = EFFECTS
        self.ok = True
        c = self.context
        g.note(words.KIND_NAMES[words.EFFECTS_INITIATE], told.EFFECTS_INITIATED, c.seat, (c.source,))
        if (g.deal.interrupts >> words.EFFECTS_INITIATE) & 1 and may_be_canceled(g, self.ability):
            occurrence.occur(
                g,
                [
                    Happening(
                        words.EFFECTS_INITIATE,
                        c.source,
                        c.seat,
                        how=self.ability.heading,
                        amount=len(g.stack) - 1,
                    )
                ],
            )

    def _resolve(self, g: Board) -> None:
        if self.pc == 0 and not self.ok and self.program == 0:
            # The effects were cancelled; costs stay paid.
            g.note("cancelled", told.EFFECTS_CANCELLED, self.context.seat, (self.context.source,))
            self.stage = END
            return
        steps = self.ability.programs[self.program]
        depth = len(g.stack)
        while self.pc < len(steps):
            g.fresh()
            self.whole = self.whole and self.ok
            self.ok = True
            self.cursor = 0
            self.context.results = self.results
            steps[self.pc].resolve(g, self)
            if g.decisions:
                return
            self.pc += 1 + self.skip
            self.skip = 0
            self.next_part()
            if len(g.stack) != depth or g.check_due or g.stale or g.outcome is not None:
                return
        self.stage = END

    def _end(self, g: Board) -> None:
        """An event goes to its owner's discard pile before reactions to its being played. Those who listen for it are
        told what was used, and with which X, unless it was canceled."""
        g.stack.pop()
        c = self.context
        is_heard = (g.deal.listening[words.REACTION] >> words.USED_ABILITY) & 1
        if self.playing:
            happening = Happening(words.PLAYED, c.source, c.seat)
            happening.status = 2
            if g.zone[c.source] == words.BEING_PLAYED:
                zone = destination(g, c.source, words.PLAYED)
                place(g, c.source, zone)
                if zone != words.DISCARD:
                    g.tell(Happening(words.PILED, c.source, g.owner(c.source), how=zone))
            g.tell(happening, told.EVENT_RESOLVED)
            if is_heard:
                happening.how, happening.amount = self.ability.index if self.pc else -1, c.x
            occurrence.after(g, [happening], quiet=True)
        elif is_heard and self.pc and not self.program and self.ability.triggered() and c.index >= 0:
            whose = bearer(g, c.source, self.ability)
            happening = Happening(words.USED_ABILITY, whose, c.seat, c.x, c.source, how=self.ability.index)
            happening.status = 2
            occurrence.after(g, [happening], quiet=True)
