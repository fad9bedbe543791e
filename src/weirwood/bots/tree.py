"""A tree of what a seat can know: every simulation walks down it in a world of its own, and every seat seeks its gain.

Options are told apart by their tokens, which are the same in every world. An option counts as tried only among the
worlds in which it was there. Below the tree the round is played on at random.

In a game of placing, what is good now is mostly good later too. So an option also counts by the simulations in which
its seat chose it later on, for less the more often it was itself tried (all moves as first).
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

from weirwood.bots.bot import Eyes
from weirwood.bots.mind import Mind
from weirwood.bots.thought import Stop, Stopped
from weirwood.core.state import State

_EXPLORATION: Final = 0.25
_EVEN: Final = 50.0
"""Tried so often, an option counts as much by its own trials as by those in which it was chosen later."""


class Node:
    """A place in the tree: how often it was offered and tried, and what came of it for who chose it.

    ``later`` and ``later_total`` count the simulations in which it was chosen here or later on. What a person would
    count there is kept for the options that are asked about.
    """

    __slots__ = ("children", "later", "later_total", "offered", "tally", "total", "tried")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.later = 0
        self.later_total = 0.0
        self.offered = 0
        self.tried = 0
        self.total = 0.0
        self.tally: list[float] = []

    @property
    def mean(self) -> float:
        """The chance of winning that was found."""
        return self.total / self.tried if self.tried else 0.0

    @property
    def tally_mean(self) -> tuple[float, ...]:
        """What was counted, on average."""
        return tuple(round(each / self.tried, 3) for each in self.tally)

    def count(self, tally: list[float]) -> None:
        """Add what was counted once."""
        self.tally = [one + other for one, other in zip(self.tally or [0.0] * len(tally), tally, strict=True)]


def grow(mind: Mind, eyes: Eyes, simulations: int, chance: Random, stop: Stop | None) -> list[Node]:
    """The node of each option once all simulations are made."""
    root = Node()
    for _ in range(simulations):
        if stop is not None and stop():
            raise Stopped
        world = eyes.world(chance.getrandbits(64))
        line = _Line(root)
        line.follow(world, chance)
        line.learn(mind, world)
        line.nodes[1].count(mind.tally(world, eyes.seat))
    options = eyes.decision.options
    return [root.children.get(options.token(index), Node()) for index in range(len(options))]


class _Line:
    """One simulation: the nodes it went down, from the root on, and who chose what until the round was over."""

    def __init__(self, root: Node) -> None:
        self.nodes = [root]
        self.seats: list[int] = []
        self.tokens: list[int] = []

    def follow(self, world: State, chance: Random) -> None:
        """Go down to a node that was never tried, then on at random to the end of the round."""
        until = world.status.round
        node = self.nodes[0]
        is_new = False
        while world.outcome is None and world.status.round == until:
            decision = world.decisions[0]
            options = decision.options
            if is_new:
                index = int(chance.random() * len(options))
            else:
                index, node = _chosen(node, [options.token(at) for at in range(len(options))], chance)
                is_new = not node.tried
                self.nodes.append(node)
            self.seats.append(decision.seat)
            self.tokens.append(options.token(index))
            world.take(decision.seat, index)

    def learn(self, mind: Mind, world: State) -> None:
        """Tell every node that was passed what came of it, and the options there what came of choosing them later."""
        for depth in range(1, len(self.nodes)):
            seat = self.seats[depth - 1]
            worth = mind.worth(world, seat)
            node = self.nodes[depth]
            node.tried += 1
            node.total += worth
            here = self.nodes[depth - 1].children
            chosen = {self.tokens[at] for at in range(depth - 1, len(self.seats)) if self.seats[at] == seat}
            for token in chosen:
                child = here.get(token)
                if child is not None:
                    child.later += 1
                    child.later_total += worth


def _chosen(node: Node, tokens: list[int], chance: Random) -> tuple[int, Node]:
    """The option that promises most; what was rarely tried promises more, and chance decides between equals."""
    found: list[Node] = []
    tried, total = 0, 0.0
    for token in tokens:
        child = node.children.get(token)
        if child is None:
            child = node.children[token] = Node()
        child.offered += 1
        tried += child.tried
        total += child.total
        found.append(child)
    mean = total / tried if tried else 0.0
    best, most = 0, -1.0
    first = int(chance.random() * len(found))
    for at in range(len(found)):
        index = (first + at) % len(found)
        promise = _promise(found[index], mean)
        if promise > most:
            best, most = index, promise
    return best, found[best]


def _promise(child: Node, mean: float) -> float:
    """What an option brought itself and what it brought later, each by its weight, and more while little is known."""
    later = (child.later_total + mean) / (child.later + 1)
    weight = sqrt(_EVEN / (3 * child.tried + _EVEN))
    own = child.mean if child.tried else later
    return (
        (1.0 - weight) * own
        + weight * later
        + _EXPLORATION * sqrt(log(child.offered + 1) / (child.tried + 1))
    )
