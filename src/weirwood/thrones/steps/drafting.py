"""The plot draft: three plots each, one kept and two passed, until none are left; then a plot deck of all of them."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine.concepts import told
from weirwood.thrones.engine.flow.chart import Round, Step
from weirwood.thrones.engine.rules.drafts import DEALT, draft_deck, give, offered_to
from weirwood.thrones.engine.selection import Selection
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import BOX, DRAFT, NOBODY, PLOTS


class ShuffleDraft(Step):
    """The plots that are nobody's are shuffled facedown: players draft them (ED.plot-draft)."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        if g.deal.setup.options.get("deck_order") != "given":
            shuffled = [g.cards[card] for card in g.deal.commons]
            g.rng.shuffle(shuffled)
            g.cards = g.cards.copy()
            for card, definition in zip(g.deal.commons, shuffled, strict=True):
                g.cards[card] = definition
        return ""


class DealPlots(Step):
    """Each player is dealt three plots."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        deck = draft_deck(g)
        for seat in sorted(g.alive()):
            dealt, deck = deck[:DEALT], deck[DEALT:]
            for card in dealt:
                give(g, card, seat, DRAFT)
            g.note("plots-dealt", told.PLOTS_DEALT, seat, tuple(dealt), len(dealt), knowers=(seat,))
        return ""


class DraftPlots(Step):
    """Each player secretly keeps one of the plots at hand; ``again`` is where the draft goes on while plots are left.

    The others are passed to the next player, or put back into the box where they were passed already.
    """

    __slots__ = ("again",)

    def __init__(self, label: str, phase: str, rule: str, name: str, again: str = "") -> None:
        super().__init__(label, phase, rule, name)
        self.again = again

    def selection(self, g: Board, seat: int) -> Selection:
        return Selection(offered_to(g, seat), 1, 1)

    def run(self, g: Board, frame: Round) -> str:
        seats = g.alive()
        why = Reason(g.step, self.rule, "draft")
        picked = frame.pick_together(
            g, seats, [self.selection(g, seat) for seat in seats], why, DecisionKind.PICK
        )
        if picked is None:
            return ""
        left = [
            [card for card in offered_to(g, seat) if card not in picked[at]] for at, seat in enumerate(seats)
        ]
        for at, seat in enumerate(seats):
            for card in picked[at]:
                give(g, card, seat, PLOTS)
                g.sides[seat].plots.append(card)
                g.note("plot-drafted", told.PLOT_DRAFTED, seat, (card,), knowers=(seat,))
        for at, seat in enumerate(seats):
            self._hand_on(g, seat, left[at])
        return self.again if draft_deck(g) else ""

    def _hand_on(self, g: Board, seat: int, cards: list[int]) -> None:
        if self.again:
            put_back(g, seat, cards, NOBODY)
            return
        other = g.next_seat(seat)
        for card in cards:
            give(g, card, other, DRAFT)
        g.note(
            "plots-passed",
            told.PLOTS_PASSED,
            seat,
            tuple(cards),
            len(cards),
            knowers=(seat, other),
            other=other,
        )


class MakePlotDecks(Step):
    """Each player secretly makes a plot deck of all plots at hand; the others go back into the box unseen."""

    __slots__ = ()

    def selection(self, g: Board, seat: int) -> Selection:
        plots = g.deal.profile.deck_building.plots
        return Selection(sorted(g.sides[seat].plots), plots, plots)

    def run(self, g: Board, frame: Round) -> str:
        seats = g.alive()
        why = Reason(g.step, self.rule, "plots")
        picked = frame.pick_together(
            g, seats, [self.selection(g, seat) for seat in seats], why, DecisionKind.PICK
        )
        for at, seat in enumerate(seats if picked is not None else ()):
            assert picked is not None
            side = g.sides[seat]
            left = [card for card in side.plots if card not in picked[at]]
            side.plots = picked[at]
            for card in side.plots:
                g.seen[card] = 1 << seat
            put_back(g, seat, left, seat)
        return ""


def put_back(g: Board, seat: int, cards: list[int], owner: int) -> None:
    """A player puts plots back into the box."""
    for card in cards:
        give(g, card, owner, BOX)
    g.note("plots-put-back", told.PLOTS_PUT_BACK, seat, tuple(cards), len(cards), knowers=(seat,))
