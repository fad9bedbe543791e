"""The mind of Westeros Intrigue: the round is played on at random, and what counts is who would win then."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from weirwood.core.decision import Decision
from weirwood.core.state import State
from weirwood.intrigue.judgement import play_on
from weirwood.intrigue.state import IntrigueState

_SCALE: Final = 5.0
"""The lead that makes a victory about three times as likely as a defeat."""
_THRONE: Final = 2.0


class IntrigueMind:
    """Plays on at random."""

    def is_open(self, decision: Decision) -> bool:
        """Every question."""
        return True

    def leanings(self, here: State, decision: Decision) -> list[float]:
        """Nothing is known of an option before it is tried."""
        assert isinstance(here, IntrigueState)
        return [self.chance(here, decision.seat)] * len(decision.options)

    def play_on(self, world: State, until: int, dice: Random) -> None:
        """Play on until the round is over."""
        assert isinstance(world, IntrigueState)
        play_on(world, until, dice)

    def chance(self, world: State, seat: int) -> float:
        """From penalties, what Iron Throne cards may be worth, and how many rounds are to come."""
        assert isinstance(world, IntrigueState)
        if world.outcome is not None:
            winners = world.outcome.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        total = 0.0
        own = _points(world, seat)
        for other in range(len(world.penalties)):
            total += exp((own - _points(world, other)) * -1.0 / _SCALE)
        return 1.0 / total


def _points(world: IntrigueState, seat: int) -> float:
    return _THRONE * len(world.thrones[seat]) - world.penalties[seat]


MIND: Final = IntrigueMind()
