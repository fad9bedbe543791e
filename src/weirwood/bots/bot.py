"""The bot contract: a bot sees through the eyes of its seat, and answers with the index of an option."""

from __future__ import annotations

from hashlib import blake2b
from typing import Protocol

from weirwood.core.decision import Decision
from weirwood.core.state import State
from weirwood.core.view import View


class Eyes:
    """What a bot may use: its decision, its view, and worlds it cannot tell from the true one."""

    __slots__ = ("_state", "decision", "seat")

    def __init__(self, state: State, decision: Decision) -> None:
        self._state = state
        self.seat = decision.seat
        self.decision = decision

    def view(self) -> View:
        """What the seat may see."""
        return self._state.view(self.seat)

    def world(self, seed: int) -> State:
        """A random world the seat cannot tell from the true one, to try things in."""
        return self._state.determinize(self.seat, seed)


def seed_of(seed: int, eyes: Eyes) -> int:
    """The seed of one thought: it follows from a bot's own and from what its seat sees, and nothing else."""
    words = f"{seed} {eyes.view()!r}"
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "little")


class Bot(Protocol):
    """A player that is a program; one instance plays one seat of one game."""

    def choose(self, eyes: Eyes) -> int:
        """The index of the option it chooses."""
