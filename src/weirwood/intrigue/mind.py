"""The mind of Westeros Intrigue: the round is played on at random, and what counts is who would win then."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from weirwood.core.decision import Decision
from weirwood.core.state import State
from weirwood.intrigue import endgame
from weirwood.intrigue.ending import score
from weirwood.intrigue.judgement import THRONE, play_on
from weirwood.intrigue.state import IntrigueState

_SCALE_OF_TWO: Final = 3.0
"""Between two: the lead, in points, that makes a victory e times as likely as a defeat."""
_SCALE: Final = 1.5
"""The same with more players, once the match is over."""
_SCALE_A_ROUND: Final = 0.75
"""With more, every round that is still to come makes so much more of a lead necessary."""
_LEAD_OF_TWO: Final = 0.5
"""Between two the lead counts for so much at the end, and the victory for the rest; with more the lead is all."""

_TOLD: Final = 0.2
"""A smaller gap between penalty points is not told."""


class IntrigueMind:
    """Plays on at random."""

    def effort(self) -> int:
        """A round is soon played on at random, and the judgement already tries each placement in twelve worlds."""
        return 12

    def is_open(self, decision: Decision) -> bool:
        """Every question."""
        return True

    def is_tree(self, here: State) -> bool:
        """With more than two everybody's own gain must be told apart."""
        assert isinstance(here, IntrigueState)
        return here.table.players > 2

    def solved(self, here: State, decision: Decision) -> int:
        """The index of an option that nothing can better, by what the seat knows, or -1."""
        assert isinstance(here, IntrigueState)
        return endgame.solved(here, decision.seat)

    def leanings(self, here: State, decision: Decision) -> list[float]:
        """Nothing is known of an option before it is tried."""
        return [self.chance(here, decision.seat)] * len(decision.options)

    def sets(self, here: State, decision: Decision) -> list[tuple[list[str], float]]:
        """Cards are placed one by one."""
        return []

    def draw_secrets(self, world: State, seat: int, dice: Random) -> None:
        """Nothing is chosen in secret."""

    def play_on(self, world: State, until: int, dice: Random, is_quick: bool = False) -> None:
        """Play on until the round is over; there is no quicker way than chance."""
        assert isinstance(world, IntrigueState)
        play_on(world, until, dice)

    def chance(self, world: State, seat: int) -> float:
        """By how much a seat leads; of a match that is over, whether it won."""
        assert isinstance(world, IntrigueState)
        if world.outcome is None:
            return _by_lead(world, seat)
        winners = world.outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0

    def worth(self, world: State, seat: int) -> float:
        """Of a match that is over the lead counts too: from few simulations it tells more than who won."""
        assert isinstance(world, IntrigueState)
        lead = _by_lead(world, seat)
        if world.outcome is None or len(world.penalties) > 2:
            return lead
        return _LEAD_OF_TWO * lead + (1.0 - _LEAD_OF_TWO) * self.chance(world, seat)

    def tally(self, world: State, seat: int) -> list[float]:
        """The penalty points of a seat, and of the others together."""
        assert isinstance(world, IntrigueState)
        own = world.penalties[seat]
        return [float(own), float(sum(world.penalties) - own)]

    def apart(self, here: State, seat: int, gaps: list[float], you: bool) -> str:
        """Whether a seat has more penalty points, or the others fewer."""
        names = here.setup.names
        own, others = gaps
        if own >= max(_TOLD, -others):
            return f"{own:.1f} more penalty points for {'you' if you else names[seat]}"
        them = names[1 - seat] if len(names) == 2 else "the others together"
        return f"{-others:.1f} fewer penalty points for {them}" if -others >= _TOLD else ""


def _by_lead(world: IntrigueState, seat: int) -> float:
    is_over = world.outcome is not None
    players = len(world.penalties)
    scale = _scale(world, players, is_over)
    own = _points(world, seat, is_over)
    total = 0.0
    for other in range(players):
        total += exp((_points(world, other, is_over) - own) / scale)
    return 1.0 / total


def _scale(world: IntrigueState, players: int, is_over: bool) -> float:
    if players == 2:
        return _SCALE_OF_TWO
    return _SCALE if is_over else _SCALE + _SCALE_A_ROUND * (players - world.round + 1)


def _points(world: IntrigueState, seat: int, is_over: bool) -> float:
    """What a seat has, the more the better: Iron Throne cards count by what they show, or what one may hope for."""
    return -score(world, seat) if is_over else THRONE * len(world.thrones[seat]) - world.penalties[seat]


MIND: Final = IntrigueMind()
