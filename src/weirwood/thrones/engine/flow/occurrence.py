"""Occurrences: things that happen together, and the windows they share."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import asked, told
from weirwood.thrones.engine.flow import initiation, stages  # occurrence and initiation need each other
from weirwood.thrones.engine.flow.frames import PARKED, Frame
from weirwood.thrones.engine.flow.piles import arrange, laid_together, orders_chosen
from weirwood.thrones.engine.marks import CANNOT_BE_SAVED
from weirwood.thrones.engine.options import (
    PASS,
    PLAY_EVENT,
    SAVE,
    USE,
    ability_of,
    card_of,
    pack,
    target_of,
    verb_of,
)
from weirwood.thrones.engine.rules.changes import PARTIAL, apply
from weirwood.thrones.engine.rules.departure import destination, place, take_from_under
from weirwood.thrones.engine.rules.eligibility import answerers, might_answer, refused
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import (
    AVERTED,
    IMMINENT,
    OCCURRED,
    TERMINAL_CONDITION,
    Happening,
    savable,
)
from weirwood.thrones.engine.state.in_force import Delayed


def occur(g: Board, happenings: list[Happening], quiet: bool = False) -> None:
    """Let things happen together, with their windows. It must be the last act of what calls it."""
    kinds = 0
    savable = False
    for happening in happenings:
        kinds |= 1 << happening.kind
        if happening.kind <= words.LAST_LEAVING and happening.card != words.NO_CARD:
            record = g.records[happening.card]
            if record is not None and record.duplicates:
                savable = True
    if savable or might_answer(g, kinds, words.INTERRUPTING):
        g.stack.append(Occurrence(happenings, stages.WOULD, quiet))
        return
    if g.deal.pile_order and laid_together(g, happenings):
        g.stack.append(Occurrence(happenings, stages.OCCUR, quiet))
        return
    for happening in happenings:
        apply(g, happening)
    after(g, happenings, quiet)


def may_interrupt(g: Board, happenings: list[Happening]) -> bool:
    """Open what interrupts things that happen by themselves afterwards; whether anybody could."""
    if not might_answer(g, 1 << happenings[0].kind, words.INTERRUPTING):
        return False
    g.stack.append(Occurrence(happenings, stages.WOULD, quiet=True))
    return True


def after(g: Board, happenings: list[Happening], quiet: bool = False) -> None:
    """Things have happened: open what comes after them, if anybody could answer."""
    kinds = 0
    for happening in happenings:
        kinds |= 1 << happening.kind
    reactions_wait = g.deal.profile.timing.reactions_wait
    if reactions_wait:
        gather(g, happenings)
    if might_answer(g, kinds, words.PERMITTING):
        g.stack.append(Occurrence(happenings, stages.PERMISSIONS, quiet))
    elif reactions_wait and not g.delayed:
        if not quiet:
            g.stack[-1].over(happenings, all_occurred(happenings))
    elif g.delayed or might_answer(g, kinds, words.REACTING):
        g.stack.append(Occurrence(happenings, stages.DELAYED, quiet))
    elif not quiet:
        g.stack[-1].over(happenings, all_occurred(happenings))


def gather(g: Board, happenings: list[Happening]) -> None:
    """Keep what happened for the end of the action or step that it is part of."""
    occurred = [happening for happening in happenings if happening.status == OCCURRED]
    for frame in reversed(g.stack):
        if frame.gathers(g, occurred):
            return


def all_occurred(happenings: list[Happening]) -> bool:
    """Whether everything happened, in full."""
    for happening in happenings:
        if happening.status != OCCURRED or happening.flags & PARTIAL:
            return False
    return True


class Occurrence(Frame):
    """The frame of things that happen together. ``used`` keeps each ability to one use for each condition.

    ``turn`` is the seat that answers or passes next, ``passes`` are the seats, as bits, that passed since anybody did.
    """

    __slots__ = ("happenings", "passes", "quiet", "stage", "turn", "used")

    def __init__(self, happenings: list[Happening], stage: int, quiet: bool) -> None:
        super().__init__()
        self.happenings = happenings
        self.stage = stage
        self.quiet = quiet
        self.turn: int = words.NOBODY
        self.passes: int = 0
        self.used: list[int] = []

    def copy(self) -> Occurrence:
        copy = Occurrence([], self.stage, self.quiet)
        copy.copy_occurrence(self)
        return copy

    def copy_occurrence(self, other: Occurrence) -> None:
        """Copy what all frames have in which things happen."""
        self.copy_answers(other)
        self.happenings = [happening.copy() for happening in other.happenings]
        self.stage = other.stage
        self.turn = other.turn
        self.passes = other.passes
        self.used = other.used.copy()

    def happening(self, index: int) -> Happening | None:
        return self.happenings[index]

    def run(self, g: Board) -> None:
        depth = len(g.stack)
        while self.stage != stages.CLOSED:
            if self.stage in (stages.WOULD, stages.INTERRUPTS, stages.PERMISSIONS, stages.REACTIONS):
                if not self._window(g):
                    return
            elif self.stage in (stages.FORCED_INTERRUPTS, stages.FORCED_REACTIONS):
                if not self._forced(g):
                    return
            elif self.stage == stages.DELAYED:
                if self._start_delayed(g):
                    return
                if not self.waits(g):
                    self.next_stage()
            else:
                self._occur(g)
                if g.decisions or g.check_due or g.stale:
                    return
            if len(g.stack) != depth:
                return
        g.stack.pop()
        if not self.quiet:
            g.stack[-1].over(self.happenings, all_occurred(self.happenings))
        elif any(happening.status == AVERTED for happening in self.happenings):
            g.check_due = True

    def waits(self, g: Board) -> bool:
        """Whether what happened is answered only at the end of the stretch; this occurrence is closed then."""
        if not g.deal.profile.timing.reactions_wait:
            return False
        self.stage = stages.CLOSED
        return True

    def may_answer(self, g: Board, card: int, index: int) -> bool:
        """Whether a card may answer something that happens."""
        return True

    def next_stage(self) -> None:
        """Go on with the next stage."""
        self.stage += 1
        self.turn = words.NOBODY
        self.passes = 0
        if self.answers or self.cursor:
            self.next_part()

    def _occur(self, g: Board) -> None:
        orders = orders_chosen(g, self, self.happenings) if g.deal.pile_order else []
        if g.decisions:
            return
        for happening in self.happenings:
            if happening.status == IMMINENT:
                apply(g, happening)
        for zone, cards in orders:
            arrange(g, zone, cards)
        if g.deal.profile.timing.reactions_wait:
            gather(g, self.happenings)
        self.used.clear()
        self.next_stage()

    def _mask(self, g: Board, wanted: int) -> int:
        mask = 0
        for happening in self.happenings:
            if happening.status == wanted:
                mask |= 1 << happening.kind
        return mask

    def save(self, index: int, source: int) -> None:
        """Not leaving play but being saved is imminent from now on."""
        averted = self.happenings[index]
        averted.status = AVERTED
        self.happenings.append(Happening(words.SAVED, averted.card, averted.seat, source=source))

    # Optional windows.

    def _window(self, g: Board) -> bool:
        """Offer an optional window, the first player first (ED.response-order); True when it is closed."""
        wanted = OCCURRED if self.stage > stages.OCCUR else IMMINENT
        mask = self._mask(g, wanted)
        if not mask:
            # All was averted: nothing more can answer it.
            self.next_stage()
            if wanted == IMMINENT:
                self.stage = stages.CLOSED
            return True
        if not g.deal.listening[stages.PLACES[self.stage]] & mask and not (
            self.stage == stages.WOULD and mask & words.LEAVING
        ):
            self.next_stage()
            return True
        while not g.all_among(self.passes):
            seat = g.whose_turn(self.turn)
            option = self.given()
            if option == PARKED:
                packed = self._offers(g, seat, mask, wanted)
                option = PASS
                if packed:
                    packed.append(PASS)
                    why = self._why(g, False)
                    option = self.ask(g, seat, DecisionKind.TRIGGER, packed, why, targets=self._targets())
                    if option == PARKED:
                        return False
            if self.answers:
                self.next_part()
            self.turn = g.next_seat(seat)
            if verb_of(option) == PASS:
                self.passes |= 1 << seat
                continue
            self.passes = 0
            self._use(g, seat, option)
            return False
        self.next_stage()
        return True

    def _why(self, g: Board, forced: bool) -> Reason:
        cards: list[int] = []
        seats: list[int] = []
        happenings = [happening for happening in self.happenings if happening.status != AVERTED]
        for happening in happenings:
            if happening.card != words.NO_CARD and happening.card not in cards:
                cards.append(happening.card)
            if happening.seat >= 0 and happening.seat not in seats:
                seats.append(happening.seat)
        kind = words.KIND_NAMES[happenings[0].kind]
        return Reason(
            g.step,
            g.clause(asked.ANSWERING),
            window=stages.WINDOWS[self.stage],
            forced=forced,
            occurrence=(kind, tuple(cards), tuple(seats)),
        )

    def _targets(self) -> tuple[int, ...]:
        """What options answer: the card of each happening, or its seat where it has no card."""
        return tuple(
            [
                happening.card if happening.card != words.NO_CARD else -2 - happening.seat
                for happening in self.happenings
            ]
        )

    def _offers(self, g: Board, seat: int, mask: int, wanted: int) -> list[int]:
        if g.stale:
            g.fresh()
        packed: list[int] = []
        if self.stage == stages.WOULD and mask & words.LEAVING:
            self._offer_duplicates(g, seat, packed)
        place = stages.PLACES[self.stage]
        for card in answerers(g, seat, place, mask):
            self._offer_abilities(g, seat, card, place, mask, wanted, packed)
        return packed

    def _offer_abilities(
        self, g: Board, seat: int, card: int, place: int, mask: int, wanted: int, packed: list[int]
    ) -> None:
        definition = g.definition(card)
        for ability in definition.abilities:
            if ability.place != place or not ability.answers & mask:
                continue
            for index in range(len(self.happenings)):
                happening = self.happenings[index]
                if happening.status != wanted or not (ability.answers >> happening.kind) & 1:
                    continue
                used = self._key(g, card, ability.index, index) in self.used
                if used or not self.may_answer(g, card, index):
                    continue
                if not refused(g, seat, card, ability, len(g.stack) - 1, index, happening):
                    verb = (
                        PLAY_EVENT if definition.type == words.EVENT and g.zone[card] == words.HAND else USE
                    )
                    packed.append(pack(verb, card, ability.index, index))

    def _offer_duplicates(self, g: Board, seat: int, packed: list[int]) -> None:
        """A duplicate saves the card it lies under: its owner may, who placed it, whoever controls the card."""
        saves = g.deal.profile.leaving.duplicate_saves
        for index in range(len(self.happenings)):
            happening = self.happenings[index]
            if not savable(happening, saves) or happening.flags & TERMINAL_CONDITION:
                continue
            record = g.records[happening.card]
            if record is None or record.barred & CANNOT_BE_SAVED:
                continue
            if record.duplicates and g.owner(record.duplicates[-1]) == seat:
                packed.append(pack(SAVE, record.duplicates[-1], target=index))

    def _key(self, g: Board, card: int, ability: int, index: int) -> int:
        return (g.identity(card) << 6 | ability) << 8 | index

    def _use(self, g: Board, seat: int, option: int) -> None:
        card, index = card_of(option), target_of(option)
        if verb_of(option) == SAVE:
            zone = destination(g, card, words.DUPLICATED)
            g.tell(Happening(words.PILED, card, g.owner(card), how=zone), told.SAVED_BY_A_DUPLICATE)
            take_from_under(g, card)
            place(g, card, zone)
            self.save(index, card)
            return
        self.used.append(self._key(g, card, ability_of(option), index))
        ability = g.definition(card).abilities[ability_of(option)]
        g.stack.append(initiation.Resolve(g, seat, card, ability, len(g.stack) - 1, index))

    # Forced abilities.

    def _forced(self, g: Board) -> bool:
        """Start the next forced ability; the first player orders them (ED.passive-order). True when none is left."""
        place = stages.PLACES[self.stage]
        wanted = OCCURRED if place == words.FORCED_REACTION else IMMINENT
        mask = self._mask(g, wanted)
        if not g.deal.listening[place] & mask:
            self.next_stage()
            return True
        g.fresh()
        packed: list[int] = []
        for seat in g.alive():
            for card in answerers(g, seat, place, mask):
                self._offer_abilities(g, seat, card, place, mask, wanted, packed)
        if not packed:
            self.next_stage()
            return True
        why = self._why(g, True)
        option = self.ask(g, g.first, DecisionKind.TRIGGER, packed, why, targets=self._targets())
        if option == PARKED:
            return False
        self.next_part()
        self._use(g, g.controller(card_of(option)), option)
        return False

    # Delayed effects.

    def _start_delayed(self, g: Board) -> bool:
        """Start a delayed effect whose moment has come; the first player orders them."""
        due: list[Delayed] = []
        for waiting in g.delayed:
            for happening in self.happenings:
                if happening.kind == waiting.kind and happening.status == OCCURRED:
                    due.append(waiting)
                    break
        if not due:
            return False
        which = due[0]
        if len(due) > 1:
            packed = [
                pack(USE, due[at].context.source, due[at].ability.index, value=at) for at in range(len(due))
            ]
            option = self.ask(g, g.first, DecisionKind.TRIGGER, packed, self._why(g, True))
            if option == PARKED:
                return True
            which = due[packed.index(option)]
        self.next_part()
        g.delayed.remove(which)
        g.stack.append(initiation.Resolve.delayed(g, which))
        return True
