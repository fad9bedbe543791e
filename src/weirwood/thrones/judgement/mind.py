"""The mind of the challenge games: how a searching bot plays on, and how it values where that leads."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.state import State
from weirwood.thrones.engine.flow import sets
from weirwood.thrones.engine.options import PICK, key_of, pack
from weirwood.thrones.judgement import counting
from weirwood.thrones.judgement.judge import is_by_habit, weigh
from weirwood.thrones.judgement.quick import quick
from weirwood.thrones.judgement.threats import balance
from weirwood.thrones.judgement.trying import settled
from weirwood.thrones.judgement.whole_sets import whole_sets
from weirwood.thrones.state import ThronesState

_PLOT: Final = DecisionKind.PLOT
_JUDGED: Final = 8
"""So many questions are answered by the judgement, the others by quick rules."""
_SCALE: Final = 19.0
"""A balance of half of this makes a victory as likely as e to 1, by the games that were counted."""
_LONGEST: Final = 1500
_NOT_SEARCHED: Final = ("draft", "plots")
_LEANING: Final = 1.0
"""How much better a plot must be judged to be chosen e times as often by others."""


class ThronesMind:
    """Plays on by the judgement for a few questions, then by quick rules to the end of the round."""

    def effort(self) -> int:
        """The measure of others."""
        return 1

    def is_open(self, decision: Decision) -> bool:
        """All questions but those of set-up and those that habit answers well."""
        return not is_by_habit(decision) and decision.why.what not in _NOT_SEARCHED

    def is_tree(self, here: State) -> bool:
        """Too long a way to the end of a round for a tree to leave its root."""
        return False

    def solved(self, here: State, decision: Decision) -> int:
        """Nothing is certain here."""
        return -1

    def leanings(self, here: State, decision: Decision) -> list[float]:
        """The judgement of each option, as a chance of winning."""
        assert isinstance(here, ThronesState)
        count = len(here.sides)
        return [_chance(score, count) for score in weigh(here, decision, 0)]

    def sets(self, here: State, decision: Decision) -> list[tuple[list[str], float]]:
        """The whole sets of attackers or defenders worth a look, by keys, each with what habit makes of it."""
        assert isinstance(here, ThronesState)
        found: list[tuple[list[str], float]] = []
        for cards in whole_sets(here, decision):
            keys = [key_of(pack(PICK, card)) for card in cards]
            there = here.clone()
            sets.choose_set(there, decision.seat, keys)
            after = balance(settled(there), decision.seat)
            found.append((keys, _chance(after, len(here.sides))))
        return found

    def draw_secrets(self, world: State, seat: int, dice: Random) -> None:
        """Let others have chosen in secret what they lean to."""
        assert isinstance(world, ThronesState)
        for asked in world.decisions:
            if asked.seat == seat:
                continue
            scores = weigh(world, asked, dice.getrandbits(32))
            index = scores.index(max(scores))
            if asked.kind is _PLOT:
                best = scores[index]
                weights = [exp(max(-50.0, (score - best) / _LEANING)) for score in scores]
                index = dice.choices(range(len(scores)), weights)[0]
            world.take(asked.seat, index)

    def play_on(self, world: State, until: int, dice: Random, is_quick: bool = False) -> None:
        """Play on until the round is over."""
        assert isinstance(world, ThronesState)
        _play(world, until, dice, 0 if is_quick else _JUDGED)

    def chance(self, world: State, seat: int) -> float:
        """From what a seat holds and threatens, against what others do."""
        assert isinstance(world, ThronesState)
        if world.outcome is not None:
            winners = world.outcome.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        return _chance(balance(world, seat), len(world.sides))

    def worth(self, world: State, seat: int) -> float:
        """The same."""
        return self.chance(world, seat)

    def tally(self, world: State, seat: int) -> list[float]:
        """Power, characters and cards in hand."""
        assert isinstance(world, ThronesState)
        return counting.tally(world, seat)

    def apart(self, here: State, seat: int, gaps: list[float], you: bool) -> str:
        """More or less of these, for whom."""
        assert isinstance(here, ThronesState)
        return counting.apart(here, seat, gaps, you)


def _play(world: ThronesState, until: int, dice: Random, judged: int) -> None:
    """Play on until a round is over: some questions by the judgement, the others by quick rules.

    Tables also ask where there is nothing to choose, so that being asked tells nothing. That takes no judgement.
    """
    if not judged:
        world.hurry()
    for _ in range(_LONGEST):
        if world.outcome is not None or world.round > until:
            return
        decision = world.decisions[0]
        if len(decision.options) == 1:
            index = 0
        elif judged:
            scores = weigh(world, decision, dice.getrandbits(32))
            index = scores.index(max(scores))
            judged -= 1
            if not judged:
                world.hurry()
        else:
            index = quick(world, decision, dice)
        world.take(decision.seat, index)


def _chance(ahead: float, players: int) -> float:
    """The chance of winning of who is ahead by this much; with nothing ahead everybody's is the same."""
    return 1.0 / (1.0 + (players - 1) * exp(max(-50.0, min(50.0, -2.0 * ahead / _SCALE))))


MIND: Final = ThronesMind()
