"""How a game stands for everybody, from what everybody sees."""

from __future__ import annotations

from typing import Final

from weirwood.core.state import State
from weirwood.thrones.engine.rules.plots import over_reserve
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import NO_CARD, NOBODY
from weirwood.thrones.judgement.worth import hold_worth, in_play_worth
from weirwood.thrones.state import ThronesState

TELLING: Final = (
    *("killed", "saved", "eliminated", "discarded", "sacrificed", "returned", "shuffled-away", "taken-out"),
    *("control-taken", "token-placed", "token-removed", "power-moved", "power-lost", "power-gained"),
    *("entered-play", "discarded-from-hand", "attached", "drew", "dominance-won"),
    *("gold-moved", "gold-gained", "income", "plot-revealed", "claim", "challenge-decided"),
)
"""The kinds of events that tell best what a choice brought, the best first."""


def standing(state: State, is_open: bool) -> tuple[list[int], list[float]]:
    """The power of each seat, and what it holds; hands count by their number also where all is open."""
    assert isinstance(state, ThronesState)
    here = state.clone()
    here.fresh()
    seats = range(len(here.sides))
    return [here.power(seat) for seat in seats], [_seen(here, seat) for seat in seats]


def _seen(g: Board, seat: int) -> float:
    """What a seat holds, but for what lies facedown and for cards that its reserve will take from its hand."""
    side = g.sides[seat]
    worth = hold_worth(g, seat, NOBODY)
    for card in side.play:
        if g.record(card).facedown:
            worth -= in_play_worth(g, card)
    if side.plot != NO_CARD:
        worth -= over_reserve(g, seat)
    return round(worth, 6)  # what is facedown leaves no trace, not even of rounding
