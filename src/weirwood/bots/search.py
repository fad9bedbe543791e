"""The searching bot: it plays on after each promising option in worlds that could be the true one.

The budget is a number of simulations, never a time. Sequential halving: all candidates are tried in the same worlds
with the same dice, and the worse half is left out, until one remains. What the game's own judgement thinks of an option
counts like a few simulations. An option that is far behind is left out earlier.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from weirwood.bots.bot import Eyes, seed_of
from weirwood.bots.mind import find_mind
from weirwood.bots.thought import Stop, Stopped, Thought, Weighed
from weirwood.core.decision import Decision
from weirwood.core.state import State

MOST_CANDIDATES: Final = 7
_PRIOR: Final = 4
"""The judgement counts like this many simulations."""
_BEHIND: Final = 3.0
"""So many standard errors behind the best, an option is out of the race."""
_FEWEST: Final = 4
"""A race needs this many worlds."""


class _Candidate:
    """A way to answer, and the chances of winning that were found for it, world by world."""

    def __init__(self, index: int, leaning: float) -> None:
        self.index = index
        self.leaning = leaning
        self.found: list[float] = []

    @property
    def score(self) -> float:
        return (sum(self.found) + _PRIOR * self.leaning) / (len(self.found) + _PRIOR)

    @property
    def value(self) -> float:
        return sum(self.found) / len(self.found) if self.found else self.leaning


class SearchBot:
    """Chooses what turned out best in simulations; all of it follows from the seed and what the seat may know."""

    def __init__(self, game_id: str, seed: int, simulations: int) -> None:
        self._mind = find_mind(game_id)
        self._seed = seed
        self._simulations = simulations

    def choose(self, eyes: Eyes) -> int:
        """The option that promises most."""
        return self.think(eyes).index

    def think(self, eyes: Eyes, stop: Stop | None = None) -> Thought:
        """The question thought over; raises ``Stopped`` when ``stop`` says so."""
        chance = Random(seed_of(self._seed, eyes))
        here = eyes.world(chance.getrandbits(64))
        decision = asked(here, eyes.seat)
        leanings = self._mind.leanings(here, decision)
        options = eyes.decision.options
        candidates = _promising(leanings, self._simulations)
        if len(candidates) < 2 or not self._mind.is_open(eyes.decision):
            index = leanings.index(max(leanings))
            return Thought((Weighed(index, (options[index].key,), self._mind.chance(here, eyes.seat), 0),))
        ranked = self._halved(eyes, candidates, chance, stop)
        return Thought(
            tuple(
                Weighed(each.index, (options[each.index].key,), each.value, len(each.found))
                for each in ranked
            )
        )

    def _halved(
        self, eyes: Eyes, candidates: list[_Candidate], chance: Random, stop: Stop | None
    ) -> list[_Candidate]:
        """The candidates, the best first: the last one left, then who was left out last."""
        alive = candidates
        out: list[_Candidate] = []
        stages = (len(alive) - 1).bit_length()
        left = self._simulations
        for stage in range(stages):
            worlds = max(1, left // (stages - stage) // len(alive))
            for _ in range(worlds):
                left -= len(alive)
                self._try_all(eyes, alive, chance, stop)
                alive, behind = _raced(alive)
                out = behind + out
            alive = sorted(alive, key=lambda each: (-each.score, each.index))
            keep = (len(alive) + 1) // 2
            alive, out = alive[:keep], alive[keep:] + out
        return alive + out

    def _try_all(self, eyes: Eyes, alive: list[_Candidate], chance: Random, stop: Stop | None) -> None:
        """One world, and the same dice, for every candidate that is left."""
        if len(alive) < 2:
            return
        world = eyes.world(chance.getrandbits(64))
        dice = chance.getrandbits(64)
        until = world.status.round
        for each in alive:
            if stop is not None and stop():
                raise Stopped
            there = world.clone()
            there.apply_index(eyes.seat, each.index)
            self._mind.play_on(there, until, Random(dice))
            each.found.append(self._mind.chance(there, eyes.seat))


def asked(state: State, seat: int) -> Decision:
    """The question to a seat."""
    return next(decision for decision in state.decisions if decision.seat == seat)


def _promising(leanings: list[float], simulations: int) -> list[_Candidate]:
    """The options that the judgement likes best, as many as the budget can tell apart."""
    order = sorted(range(len(leanings)), key=lambda index: (-leanings[index], index))
    most = min(MOST_CANDIDATES, max(2, simulations))
    return [_Candidate(index, leanings[index]) for index in order[:most]]


def _raced(alive: list[_Candidate]) -> tuple[list[_Candidate], list[_Candidate]]:
    """Those still in the race, and those that are far behind in the worlds all have seen."""
    worlds = len(alive[0].found)
    if worlds < _FEWEST or len(alive) < 2:
        return alive, []
    best = max(alive, key=lambda each: (each.score, -each.index))
    kept: list[_Candidate] = []
    behind: list[_Candidate] = []
    for each in alive:
        gaps = [one - other for one, other in zip(best.found, each.found, strict=True)]
        mean = sum(gaps) / worlds
        spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (worlds - 1) / worlds)
        (behind if each is not best and mean > _BEHIND * spread else kept).append(each)
    return kept, sorted(behind, key=lambda each: (-each.score, each.index))
