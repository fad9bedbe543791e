"""A tree of what a seat can know: every simulation walks down it in a world of its own, and every seat seeks its gain.

Options are told apart by their tokens, which are the same in every world. An option counts as tried only among the
worlds in which it was there.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

from weirwood.bots.bot import Eyes
from weirwood.bots.mind import Mind
from weirwood.bots.thought import Stop, Stopped
from weirwood.core.state import State

_EXPLORATION: Final = 0.5


class Node:
    """A place in the tree: how often it was offered and tried, and what came of it for who chose it.

    What a person would count there is kept for the options that are asked about.
    """

    __slots__ = ("children", "offered", "tally", "total", "tried")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
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
        until = world.status.round
        path = _down(root, world, until, chance)
        mind.play_on(world, until, chance)
        for seat, node in path:
            node.tried += 1
            node.total += mind.worth(world, seat)
        path[0][1].count(mind.tally(world, eyes.seat))
    options = eyes.decision.options
    return [root.children.get(options.token(index), Node()) for index in range(len(options))]


def _down(root: Node, world: State, until: int, chance: Random) -> list[tuple[int, Node]]:
    """Go down to a node that was never tried, or to the end of the round; who chose, and what."""
    node = root
    path: list[tuple[int, Node]] = []
    while world.outcome is None and world.status.round == until:
        decision = world.decisions[0]
        index, node = _chosen(
            node, [decision.options.token(at) for at in range(len(decision.options))], chance
        )
        path.append((decision.seat, node))
        world.take(decision.seat, index)
        if not node.tried:
            break
    return path


def _chosen(node: Node, tokens: list[int], chance: Random) -> tuple[int, Node]:
    """Something never tried, else what promises most, what was rarely tried more."""
    children = node.children
    found: list[Node] = []
    fresh: list[int] = []
    for index, token in enumerate(tokens):
        child = children.get(token)
        if child is None:
            child = children[token] = Node()
        child.offered += 1
        if not child.tried:
            fresh.append(index)
        found.append(child)
    if fresh:
        index = fresh[int(chance.random() * len(fresh))]
        return index, found[index]
    best, most = 0, -1.0
    for index, child in enumerate(found):
        bound = child.total / child.tried + _EXPLORATION * sqrt(log(child.offered) / child.tried)
        if bound > most:
            best, most = index, bound
    return best, found[best]
