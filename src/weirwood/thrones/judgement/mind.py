"""The mind of the challenge games: how a searching bot plays on, and how it values where that leads."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from weirwood.core.decision import Decision
from weirwood.core.state import State
from weirwood.thrones.judgement.judge import is_by_habit, weigh
from weirwood.thrones.judgement.quick import quick
from weirwood.thrones.judgement.threats import balance
from weirwood.thrones.state import ThronesState

_JUDGED: Final = 8
"""So many questions are answered by the judgement, the others by quick rules."""
_SCALE: Final = 19.0
"""The balance that is worth as much as the odds of two standard steps."""
_LONGEST: Final = 1500
_NOT_SEARCHED: Final = ("draft", "plots")


class ThronesMind:
    """Plays on by the judgement for a few questions, then by quick rules to the end of the round."""

    def is_open(self, decision: Decision) -> bool:
        """All questions but those of set-up and those that habit answers well."""
        return not is_by_habit(decision) and decision.why.what not in _NOT_SEARCHED

    def leanings(self, here: State, decision: Decision) -> list[float]:
        """The judgement of each option, as a chance of winning."""
        assert isinstance(here, ThronesState)
        count = len(here.sides)
        return [_chance(score, count) for score in weigh(here, decision, 0)]

    def play_on(self, world: State, until: int, dice: Random) -> None:
        """Play on until the round is over."""
        assert isinstance(world, ThronesState)
        judged = _JUDGED
        for _ in range(_LONGEST):
            if world.outcome is not None or world.round > until:
                return
            decision = world.decisions[0]
            if judged:
                judged -= 1
                scores = weigh(world, decision, dice.getrandbits(32))
                index = scores.index(max(scores))
            else:
                index = quick(world, decision, dice)
            world.apply_index(decision.seat, index)

    def chance(self, world: State, seat: int) -> float:
        """From what a seat holds and threatens, against what others do."""
        assert isinstance(world, ThronesState)
        if world.outcome is not None:
            winners = world.outcome.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        return _chance(balance(world, seat), len(world.sides))


def _chance(ahead: float, players: int) -> float:
    """The chance of winning of who is ahead by this much; with nothing ahead everybody's is the same."""
    return 1.0 / (1.0 + (players - 1) * exp(max(-50.0, min(50.0, -2.0 * ahead / _SCALE))))


MIND: Final = ThronesMind()
