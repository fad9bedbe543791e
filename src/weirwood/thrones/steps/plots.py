"""The plot phase: choosing, revealing, initiative, the first player, and when revealed abilities."""

from __future__ import annotations

from weirwood.core.decision import Decision, DecisionKind, Reason
from weirwood.thrones.engine import words
from weirwood.thrones.engine.flow.chart import ASKED, UNASKED, Round, Step
from weirwood.thrones.engine.flow.frames import PARKED
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import after, may_interrupt, occur
from weirwood.thrones.engine.options import (
    CHOOSE_PLOT,
    PLAYER,
    USE,
    PackedOptions,
    ability_of,
    card_of,
    pack,
    seat_of,
)
from weirwood.thrones.engine.rules.eligibility import refused
from weirwood.thrones.engine.rules.plots import recycle, reveal
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import OCCURRED, Happening


class ChoosePlots(Step):
    """Each player secretly chooses a plot; all wait together."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        questions: list[Decision] = []
        for seat in g.alive():
            plots = sorted(g.sides[seat].plots)
            if frame.secrets[seat] >= 0 or not plots:
                continue
            packed = [pack(CHOOSE_PLOT, card) for card in plots]
            if len(packed) == 1 and not g.deal.ask_windows:
                frame.secrets[seat] = packed[0]
                continue
            why = Reason(g.step, self.rule)
            questions.append(Decision(seat, DecisionKind.PLOT, why, PackedOptions(packed)))
        g.decisions = tuple(questions)
        for decision in questions:
            frame.secrets[decision.seat] = ASKED
        return ""


class RevealPlots(Step):
    """All chosen plots are revealed at once and cover the previous ones."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        turned: list[int] = []
        for seat in g.alive():
            if frame.secrets[seat] >= 0:
                reveal(g, seat, card_of(frame.secrets[seat]))
                turned.append(seat)
            frame.secrets[seat] = UNASKED
            if g.deal.profile.rounds.used_plots_return_at_once:
                recycle(g, seat)
        g.check_due = True
        if turned and (g.deal.interrupts >> words.PLOT_REVEALED) & 1:
            may_interrupt(g, [Happening(words.PLOT_REVEALED, g.sides[seat].plot, seat) for seat in turned])
        return ""


class CompareInitiative(Step):
    """The highest initiative wins, then the lowest power, then chance (ED.initiative-tie)."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        seats = g.alive()
        if not frame.turn and (g.deal.interrupts >> words.INITIATIVE_COMPARED) & 1:
            frame.turn = 1
            if may_interrupt(g, [Happening(words.INITIATIVE_COMPARED, seat=seat) for seat in seats]):
                g.step = self.label  # all see that initiative is not compared yet
                return self.label
        values = [self._initiative(g, seat) for seat in seats]
        best = max(values)
        tied = [seat for at, seat in enumerate(seats) if values[at] == best]
        least = min(g.power(seat) for seat in tied)
        tied = [seat for seat in tied if g.power(seat) == least]
        winner = tied[0] if len(tied) == 1 else tied[g.rng.below(len(tied))]
        frame.kept = [winner]
        occur(g, [Happening(words.INITIATIVE_WON, seat=winner, amount=best)])
        return ""

    def _initiative(self, g: Board, seat: int) -> int:
        plot = g.sides[seat].plot
        if g.deal.profile.rounds.initiative_has_modifiers or plot == words.NO_CARD:
            return g.plot_value(seat, words.INITIATIVE)
        return g.definition(plot).initiative


class NameFirstPlayer(Step):
    """The winner of initiative chooses the first player (ED.first-player)."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        winner = frame.kept[0]
        packed = [pack(PLAYER, seat=seat) for seat in sorted(g.alive())]
        if g.sides[winner].eliminated:
            packed = [pack(PLAYER, seat=g.first)]  # nobody is left to choose another
        why = Reason(g.step, self.rule, "first-player")
        option = frame.ask(g, winner, DecisionKind.PLAYER, packed, why)
        if option == PARKED:
            return ""
        frame.kept = [g.sides[seat].plot for seat in g.alive() if g.sides[seat].plot != words.NO_CARD]
        occur(g, [Happening(words.FIRST_PLAYER_CHOSEN, seat=seat_of(option), amount=1, how=winner)])
        return ""


class WhenRevealed(Step):
    """When revealed abilities initiate one by one, ordered by the first player.

    One that could do nothing yet may be placed before others: it does not initiate then (ED.when-revealed).
    """

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        packed: list[int] = []
        able: list[int] = []
        for card in frame.kept:
            if g.zone[card] != words.REVEALED:
                continue
            for ability in g.definition(card).abilities:
                if ability.heading != words.WHEN_REVEALED:
                    continue
                packed.append(pack(USE, card, ability.index))
                if not refused(g, g.controller(card), card, ability):
                    able.append(packed[-1])
        if not able:
            frame.kept = []
            return ""
        seats = [seat for seat in g.alive() if g.sides[seat].plot != words.NO_CARD]
        plots = tuple([g.sides[seat].plot for seat in seats])
        why = Reason(
            g.step,
            self.rule,
            window="when-revealed",
            forced=True,
            occurrence=(words.KIND_NAMES[words.PLOT_REVEALED], plots, tuple(seats)),
        )
        option = frame.ask(g, g.first, DecisionKind.TRIGGER, packed, why)
        if option == PARKED:
            return ""
        card = card_of(option)
        frame.kept = [other for other in frame.kept if other != card]
        if option in able:
            ability = g.definition(card).abilities[ability_of(option)]
            g.stack.append(Resolve(g, g.controller(card), card, ability))
        return self.label


class RecyclePlots(Step):
    """Who has no plot left takes the used pile back."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        for side in g.sides:
            recycle(g, side.seat)
        return ""


class PlotsRevealed(Step):
    """Reactions to revealing plots come now."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        happenings = []
        for seat in g.alive():
            if g.sides[seat].plot != words.NO_CARD:
                happening = Happening(words.PLOT_REVEALED, g.sides[seat].plot, seat)
                happening.status = OCCURRED
                happenings.append(happening)
        after(g, happenings)
        return ""
