"""A moment of a game under examination: what a law looks at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random

from weirwood.core.match import Match
from weirwood.core.state import Game, State
from weirwood.lab.chance import derived
from weirwood.lab.laws.forms import as_bytes, shown_to


@dataclass(frozen=True)
class Moment:
    """A state of a game, waiting or over; a law reads it and tries things in clones, never in the state."""

    game: Game
    state: State
    seed: int
    ply: int
    choice: tuple[int, int] | None
    """The seat and the index that will be chosen next; None when the game is over."""
    dump: bytes
    """What the state dumped when the moment began."""
    cards: Counter[str]
    """The cards the game began with."""
    earlier: tuple[str, ...] = ()
    """Keys that were offered at earlier moments."""

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.state.setup.seats))

    @property
    def asks_all(self) -> bool:
        """Whether questions with a single answer are asked too."""
        return self.state.setup.options.get("ask") == "all"

    def chance(self, law: str) -> Random:
        """The random numbers of one law at this moment."""
        return Random(derived(self.seed, self.ply, law))

    @cached_property
    def shown_to(self) -> dict[int | None, bytes]:
        """What each seat and a spectator can see."""
        return {viewer: shown_to(self.game, self.state, viewer) for viewer in (None, *self.seats)}

    @cached_property
    def shown(self) -> bytes:
        """All that can be seen."""
        return b"\n".join([as_bytes(self.state.facts()), *self.shown_to.values()])

    @cached_property
    def worlds(self) -> tuple[State, ...]:
        """For each seat a world it cannot tell from the true one."""
        chance = self.chance("worlds")
        return tuple(self.state.determinize(seat, chance.getrandbits(64)) for seat in self.seats)


@dataclass(frozen=True)
class Course:
    """A whole game: the match as it was played, and what its state dumped at every ply."""

    match: Match
    dumps: list[bytes]

    def chance(self, law: str) -> Random:
        """The random numbers of one law for this game."""
        return Random(derived(self.match.seed, law))


@dataclass(frozen=True)
class Law:
    """A law by name: it answers what is wrong at a moment, or None."""

    name: str
    broken: Callable[[Moment], str | None]
    every: int = 1
    """It is looked at every so many decisions: 1 means all of them."""

    def due(self, moment: Moment) -> bool:
        """Whether this is one of the decisions it is looked at."""
        return (moment.seed + moment.ply) % self.every == 0


@dataclass(frozen=True)
class CourseLaw:
    """A law of whole games by name: it answers at which ply what is wrong, or None."""

    name: str
    broken: Callable[[Course], tuple[int, str] | None]
