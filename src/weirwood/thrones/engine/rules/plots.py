"""Plots: revealing one in place of the last, and taking the used pile back."""

from __future__ import annotations

from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import told
from weirwood.thrones.engine.rules.departure import drop_effects
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_play import InPlay


def reveal(g: Board, seat: int, card: int) -> None:
    """Put a plot into play in place of the one revealed before, which goes to the used pile."""
    side = g.sides[seat]
    if side.plot != words.NO_CARD:
        g.set_record(side.plot, None)
        drop_effects(g, side.plot)
        g.zone[side.plot] = words.USED
        side.used.append(side.plot)
        g.lasting = [
            effect
            for effect in g.lasting
            if effect.period != words.PLOT_PERIOD or effect.context.seat != seat
        ]
    side.plots.remove(card)
    g.stamp += 1
    g.set_record(card, InPlay(card, g.cards[card], g.owner(card), seat, g.stamp))
    g.zone[card] = words.REVEALED
    if g.seen[card]:
        g.seen[card] = g.everyone()  # none but its owner had seen it
    side.plot = card
    g.stale = True
    g.tell(Happening(words.PLOT_REVEALED, card, seat), told.PLOT_TURNED)


def over_reserve(g: Board, seat: int) -> int:
    """How many cards a player has in hand beyond the reserve, where plots have one."""
    if not g.deal.profile.values.reserve:
        return 0
    return max(0, len(g.sides[seat].hand) - g.plot_value(seat, words.RESERVE))


def recycle(g: Board, seat: int) -> None:
    """Who has no plot left takes the used pile back; the plot just revealed stays."""
    side = g.sides[seat]
    if side.plots or not side.used:
        return
    for card in side.used:
        g.zone[card] = words.PLOTS
    side.plots = side.used
    side.used = []
    g.touch(words.ON_PILES)
    g.note("plots-taken-back", told.PLOTS_TAKEN_BACK, seat, amount=len(side.plots))
