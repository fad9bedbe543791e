"""Revealing plots outside the step of the round that does so."""

from __future__ import annotations

from weirwood.core.decision import Decision, DecisionKind
from weirwood.thrones.ability.flow import After
from weirwood.thrones.ability.players import YOU, You
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import after, may_interrupt
from weirwood.thrones.engine.nodes import Context, Effect, Who
from weirwood.thrones.engine.options import DONE, PICK, PackedOptions, card_of, pack, seat_of, verb_of
from weirwood.thrones.engine.rules.arrival import lift
from weirwood.thrones.engine.rules.departure import place
from weirwood.thrones.engine.rules.eligibility import refused
from weirwood.thrones.engine.rules.plots import recycle, reveal
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import OCCURRED, Happening
from weirwood.thrones.engine.words import NO_CARD, PILED, PLOT_REVEALED, PLOTS, REVEALED, WHEN_REVEALED


class RevealPlot(Effect):
    """Players reveal a new plot outside the plot phase's own step: nothing but its abilities follow.

    ``instead`` they may do so, and the one revealed before returns to the plot deck.
    """

    def __init__(self, who: Who | None = None, instead: bool = False) -> None:
        self.who, self.instead = who or YOU, instead

    def could(self, g: Board, c: Context) -> bool:
        return any(g.sides[seat].plots for seat in self.who.seats(g, c))

    def is_command(self) -> bool:
        return isinstance(self.who, You) and not self.instead

    def text(self, s: Speaker) -> str:
        if not self.instead:
            new = f"{self.who.must(s, 'reveal')} a new plot card"
            old = s.or_tight(
                ", and the effects of the one it replaces are canceled", "; the old one is canceled"
            )
            return new + old
        own = self.who.own(s)
        return f"{self.who.may(s)} return {own} revealed plot card to {own} plot deck and reveal a new one"

    def flat(self, ability: Ability) -> list[Effect]:
        """It is revealed, its when revealed ability resolves, and then come reactions."""
        return [self, After(WhenJustRevealed()), After(PlotIsRevealed())]

    def resolve(self, g: Board, frame: Resolve) -> None:
        """All choose before any is revealed."""
        seats = [seat for seat in self.who.seats(g, frame.context) if g.sides[seat].plots]
        plots = self._chosen_together(g, frame, seats) if len(seats) > 1 else self._chosen(g, frame, seats)
        if plots is None:
            return
        frame.ok = bool(plots)
        frame.results = plots
        g.check_due = True
        for plot in plots:
            seat = g.owner(plot)
            before = g.sides[seat].plot
            reveal(g, seat, plot)
            if self.instead and before != NO_CARD:
                lift(g, before)
                place(g, before, PLOTS)
                g.tell(Happening(PILED, before, seat, how=PLOTS))
            if g.deal.profile.rounds.used_plots_return_at_once:
                recycle(g, seat)
        if plots:
            may_interrupt(g, [Happening(PLOT_REVEALED, plot, g.owner(plot)) for plot in plots])

    def _chosen(self, g: Board, frame: Resolve, seats: list[int]) -> list[int] | None:
        """The plot that the only one to choose chooses; None while that is asked."""
        least = 0 if self.instead else 1
        for seat in seats:
            return frame.pick(g, seat, sorted(g.sides[seat].plots), least, 1, frame.why(g, None))
        return []

    def _chosen_together(self, g: Board, frame: Resolve, seats: list[int]) -> list[int] | None:
        """What several choose in secret at the same time, in any order; None while anybody still does."""
        answered = [_who(g, answer) for answer in frame.answers]
        waiting: list[Decision] = []
        for seat in [seat for seat in seats if seat not in answered]:
            packed = [pack(PICK, card) for card in sorted(g.sides[seat].plots)]
            packed += [pack(DONE, seat=seat)] if self.instead else []
            decision = Decision(seat, DecisionKind.PICK, frame.why(g, None), PackedOptions(packed))
            decision.picked, decision.candidates = PackedOptions([]), decision.options
            waiting.append(decision)
        g.decisions = tuple(waiting)
        if waiting:
            return None
        chosen = {_who(g, answer): card_of(answer) for answer in frame.answers if verb_of(answer) == PICK}
        return [chosen[seat] for seat in seats if seat in chosen]


def _who(g: Board, answer: int) -> int:
    """Whose answer it is, of several who choose a plot of their own or none."""
    return g.owner(card_of(answer)) if verb_of(answer) == PICK else seat_of(answer)


class WhenJustRevealed(Effect):
    """The when revealed abilities of the plots just revealed resolve; not a word of its own."""

    def resolve(self, g: Board, frame: Resolve) -> None:
        begun = []
        for plot in frame.results:
            for ability in g.definition(plot).abilities:
                if ability.heading == WHEN_REVEALED and not refused(g, g.owner(plot), plot, ability):
                    begun.append(Resolve(g, g.owner(plot), plot, ability))
        g.stack += reversed(begun)


class PlotIsRevealed(Effect):
    """The reveal is complete: the used pile may come back, and reactions follow; not a word of its own."""

    def resolve(self, g: Board, frame: Resolve) -> None:
        """In the plot phase reactions come with those to the other plots."""
        revealed = [
            Happening(PLOT_REVEALED, plot, g.owner(plot))
            for plot in frame.results
            if g.zone[plot] == REVEALED
        ]
        for happening in revealed:
            happening.status = OCCURRED
            recycle(g, happening.seat)
        if revealed and g.phase != "plot":
            after(g, revealed)
