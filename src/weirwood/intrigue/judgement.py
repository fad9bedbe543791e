"""How good each placement looks to the seat that considers it.

Every option is tried in a few worlds the seat cannot tell from the true one; the round is played on at random
there, and what counts is how many cards the seat is left with, how many the others, and who placed last.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from random import Random
from typing import Final

from weirwood.core.decision import Decision
from weirwood.core.state import State
from weirwood.core.view import View
from weirwood.intrigue.ending import score
from weirwood.intrigue.state import IntrigueState

_WORLDS: Final = 12
THRONE: Final = 2.0
"""What an Iron Throne card is worth before one has seen it: the middle of its values."""
TELLING: Final = ("throne-drawn", "eliminated", "penalty")
"""The kinds of events that tell best what a choice brought, the best first."""


def judge(
    view: Callable[[], View], world: Callable[[int], State], decision: Decision, seed: int
) -> list[float]:
    """A number for each option, the higher the better; all of it follows from the seed and what is seen."""
    seat = decision.seat
    options = len(decision.options)
    totals = [0.0] * options
    random = Random(seed ^ zlib.crc32(repr(view()).encode()))
    for _ in range(_WORLDS):
        here = world(random.getrandbits(64))
        assert isinstance(here, IntrigueState)
        for index in range(options):
            there = here.clone()
            there.take(seat, index)
            play_on(there, here.round, random)
            totals[index] += _gain(here, there, seat) / _WORLDS
    return totals


def play_on(state: IntrigueState, round: int, random: Random) -> None:
    """Finish the round at random."""
    while state.outcome is None and state.round == round:
        options = state.open
        assert options is not None
        state.take(state.active, int(random.random() * options.count))


def _gain(before: IntrigueState, after: IntrigueState, seat: int) -> float:
    """What a seat got out of a round, against what the others got on average."""
    others = 0.0
    for other in range(len(before.penalties)):
        if other != seat:
            others += after.penalties[other] - before.penalties[other]
    own = after.penalties[seat] - before.penalties[seat]
    drawn = len(after.thrones[seat]) - len(before.thrones[seat])
    return others / (len(before.penalties) - 1) - own + THRONE * drawn


def standing(state: State, is_open: bool) -> tuple[list[int], list[float]]:
    """The points of each seat and what it holds, from what all may know; with what is drawn where all is open.

    Points are penalties, the fewer the better. Cards that an eliminated seat is left with are penalties to come.
    """
    assert isinstance(state, IntrigueState)
    seats = range(state.table.players)
    points = [score(state, seat) if is_open else state.penalties[seat] for seat in seats]
    worth = []
    for seat in seats:
        lost = state.penalties[seat] + (sum(state.hands[seat]) if state.eliminated[seat] else 0)
        worth.append(THRONE * len(state.thrones[seat]) - lost)
    return points, worth
