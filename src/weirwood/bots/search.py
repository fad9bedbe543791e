"""The searching bot: it plays on after each promising option in worlds that could be the true one.

The budget is a number of simulations, never a time. Sequential halving: all candidates are tried in the same worlds
with the same dice, and the worse half is left out, until one remains. What the game's own judgement thinks of an option
counts like a few simulations. An option that is far behind is left out earlier.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp, sqrt
from random import Random
from typing import Final

from weirwood.bots.bot import Eyes, seed_of
from weirwood.bots.mind import find_mind
from weirwood.bots.thought import Stop, Stopped, Thought, Weighed
from weirwood.bots.tree import grow
from weirwood.core.catalogue import find_game
from weirwood.core.decision import Decision
from weirwood.core.option import Verb
from weirwood.core.state import State

MOST_CANDIDATES: Final = 7
_PRIOR: Final = 4
"""The judgement counts like this many simulations."""
_BEHIND: Final = 3.0
"""An option this many standard errors behind the best is out of the race."""
_MIXED: Final = 0.015
"""Each such step below the best makes a secret choice e times rarer."""
_FEWEST: Final = 4
"""A race needs this many worlds."""


class _Candidate:
    """A way to answer, and the chances of winning that were found for it, world by world."""

    def __init__(self, index: int, keys: list[str], is_set: bool, leaning: float) -> None:
        self.index = index
        self.keys = keys
        self.is_set = is_set
        self.leaning = leaning
        self.found: list[float] = []
        self.tallies: list[list[float]] = []

    @property
    def score(self) -> float:
        return (sum(self.found) + _PRIOR * self.leaning) / (len(self.found) + _PRIOR)

    def weighed(self, beside: _Candidate | None = None) -> Weighed:
        """What was found; ``beside`` another in the worlds that both have seen, for who is left out early saw few."""
        value = self.leaning
        if self.found:
            value = _mean(self.found)
            both = 0 if beside is None else min(len(self.found), len(beside.found))
            if beside is not None and both:
                value = _mean(beside.found) + _mean(self.found[:both]) - _mean(beside.found[:both])
        return Weighed(
            self.index,
            tuple(self.keys),
            min(1.0, max(0.0, value)),
            len(self.found),
            self.is_set,
            self._tally(beside),
        )

    def _tally(self, beside: _Candidate | None) -> tuple[float, ...]:
        """What was counted on average, likewise."""
        if not self.tallies:
            return ()
        own = _means(self.tallies)
        both = 0 if beside is None else min(len(self.tallies), len(beside.tallies))
        if beside is not None and both:
            there, then = _means(beside.tallies), _means(beside.tallies[:both])
            own = [
                at + one - other
                for at, one, other in zip(there, _means(self.tallies[:both]), then, strict=True)
            ]
        return tuple(round(each, 3) for each in own)


class SearchBot:
    """Chooses what turned out best in simulations; all of it follows from the seed and what the seat may know."""

    def __init__(self, game_id: str, seed: int, simulations: int) -> None:
        self._mind = find_mind(game_id)
        self._game = find_game(game_id)
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
        mind = self._mind
        index = mind.solved(here, decision)
        if index >= 0 or len(decision.options) == 1:
            return self._settled(here, decision, max(0, index))
        if mind.is_open(decision) and mind.is_tree(here):
            return self._from_tree(eyes, chance, stop)
        leanings = mind.leanings(here, decision)
        if not mind.is_open(decision):
            return self._settled(here, decision, leanings.index(max(leanings)))
        candidates = self._candidates(here, decision, leanings)
        if len(candidates) < 2:
            return self._settled(here, decision, candidates[0].index, candidates[0])
        ranked = self._halved(eyes, candidates, chance, stop)
        if len(here.decisions) > 1:
            ranked = _mixed(ranked, chance)
        return Thought(tuple(each.weighed(ranked[0]) for each in ranked))

    def _settled(
        self, here: State, decision: Decision, index: int, only: _Candidate | None = None
    ) -> Thought:
        """A question that needs no search."""
        found = only or _Candidate(index, [decision.options[index].key], False, 0.0)
        return Thought((replace(found.weighed(), value=self._mind.chance(here, decision.seat)),))

    def _from_tree(self, eyes: Eyes, chance: Random, stop: Stop | None) -> Thought:
        """The option that was tried most, then the others by how often they were."""
        nodes = grow(self._mind, eyes, self._simulations, chance, stop)
        order = sorted(range(len(nodes)), key=lambda index: (-nodes[index].tried, -nodes[index].mean, index))
        options = eyes.decision.options
        return Thought(
            tuple(
                Weighed(
                    index,
                    (options[index].key,),
                    nodes[index].mean,
                    nodes[index].tried,
                    tally=nodes[index].tally_mean,
                )
                for index in order
                if nodes[index].tried or index == order[0]
            )
        )

    def _candidates(self, here: State, decision: Decision, leanings: list[float]) -> list[_Candidate]:
        """Whole sets, or the options that the judgement likes best: as many as the budget can tell apart."""
        most = min(MOST_CANDIDATES, max(2, self._simulations // 2))
        if max(leanings) == min(leanings):
            most = max(2, self._simulations)  # nothing says which to leave out
        options = decision.options
        found: list[_Candidate] = []
        for keys, leaning in self._mind.sets(here, decision):
            index = _first_of(decision, keys)
            if index >= 0:
                found.append(_Candidate(index, keys, True, leaning))
        if not found:
            found = [
                _Candidate(index, [options[index].key], False, leaning)
                for index, leaning in enumerate(leanings)
            ]
        found.sort(key=lambda each: (-each.leaning, each.index, each.keys))
        return found[:most]

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
                if len(alive) < 2 or left < len(alive):
                    break
                left -= len(alive)
                self._try_all(eyes, alive, chance, stop)
                alive, behind = _raced(alive)
                out = behind + out
            alive = sorted(alive, key=_rank)
            keep = (len(alive) + 1) // 2
            alive, out = alive[:keep], alive[keep:] + out
        return alive + out

    def _try_all(self, eyes: Eyes, alive: list[_Candidate], chance: Random, stop: Stop | None) -> None:
        """One world, and the same dice, for every candidate that is left."""
        world = eyes.world(chance.getrandbits(64))
        dice = chance.getrandbits(64)
        if len(world.decisions) > 1:
            self._mind.draw_secrets(world, eyes.seat, Random(dice))
        until = world.status.round
        for each in alive:
            if stop is not None and stop():
                raise Stopped
            there = world.clone()
            if each.is_set:
                self._game.choose_set(there, eyes.seat, each.keys)
            else:
                there.take(eyes.seat, each.index)
            self._mind.play_on(there, until, Random(dice))
            each.found.append(self._mind.worth(there, eyes.seat))
            each.tallies.append(self._mind.tally(there, eyes.seat))


def _mean(found: list[float]) -> float:
    return sum(found) / len(found)


def _means(found: list[list[float]]) -> list[float]:
    return [_mean(list(each)) for each in zip(*found, strict=True)]


def _rank(each: _Candidate) -> tuple[float, int, list[str]]:
    return -each.score, each.index, each.keys


def _first_of(decision: Decision, keys: list[str]) -> int:
    """The index of the first pick of a set that is still to be made, or of being done; -1 where neither is offered."""
    done = -1
    for index, option in enumerate(decision.options):
        if option.key in keys:
            return index
        if option.verb == Verb.DONE:
            done = index
    return done


def _mixed(ranked: list[_Candidate], chance: Random) -> list[_Candidate]:
    """Where others choose at the same time, one of those that are nearly as good as the best: nobody can learn it."""
    best = ranked[0].score
    weights = [exp(max(-20.0, (each.score - best) / _MIXED)) if each.found else 0.0 for each in ranked]
    taken = chance.choices(ranked, weights)[0]
    return [taken, *[each for each in ranked if each is not taken]]


def asked(state: State, seat: int) -> Decision:
    """The question to a seat."""
    return next(decision for decision in state.decisions if decision.seat == seat)


def _raced(alive: list[_Candidate]) -> tuple[list[_Candidate], list[_Candidate]]:
    """Those still in the race, and those that are far behind in the worlds all have seen."""
    worlds = len(alive[0].found)
    if worlds < _FEWEST or len(alive) < 2:
        return alive, []
    best = min(alive, key=_rank)
    kept: list[_Candidate] = []
    behind: list[_Candidate] = []
    for each in alive:
        gaps = [one - other for one, other in zip(best.found, each.found, strict=True)]
        mean = sum(gaps) / worlds
        spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (worlds - 1) / worlds)
        (behind if each is not best and mean > _BEHIND * spread else kept).append(each)
    return kept, sorted(behind, key=_rank)
