"""A moment of a game under examination: what a law looks at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Final, cast

from weirwood.core.catalogue import find_kit
from weirwood.core.errors import NoGame
from weirwood.core.event import Event
from weirwood.core.kit import placed
from weirwood.core.law_facts import LawFacts
from weirwood.core.match import Match
from weirwood.core.state import Game, State
from weirwood.core.view import View
from weirwood.lab.chance import derived
from weirwood.lab.laws.forms import as_bytes, facts_of, questions, seen, shown_to

_WATCHED: Final = 2


@dataclass(frozen=True)
class Moment:
    """A state of a game, with what several laws need; a law tries things in clones, never in the state itself."""

    game: Game
    state: State
    seed: int
    ply: int
    choice: tuple[int, int] | None
    """The seat and the index that will be chosen next; None when the game is over, or goes no further here."""
    dump: bytes
    """What the state dumped when the moment began."""
    cards: Counter[Any]
    """The cards the game began with."""
    earlier: Sequence[str] = ()
    """Keys that were offered at earlier moments."""
    settled: Mapping[int, object] = field(default_factory=dict)
    """What all states of this game share, by id: looked at when the game begins, and again when it is over."""

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.state.setup.seats))

    @property
    def asks_all(self) -> bool:
        """Whether seats are asked in every window, also where there is a single answer."""
        return self.state.setup.options.get("ask") in ("windows", "all")

    def chance(self, law: str) -> Random:
        """The random numbers of one law at this moment."""
        return Random(derived(self.seed, self.ply, law))

    @cached_property
    def watched(self) -> tuple[int, ...]:
        """The seats through whose eyes is looked: all of a few; of many one that is asked, and others."""
        count = len(self.seats)
        if count <= _WATCHED:
            return tuple(self.seats)
        turn = self.turn
        asked = [decision.seat for decision in self.state.decisions]
        first = asked[turn % len(asked)] if asked else turn % count
        others = [seat for seat in self.seats if seat != first]
        return first, *(others[(turn + step) % len(others)] for step in range(_WATCHED - 1))

    @property
    def turn(self) -> int:
        """A number that goes on by one from moment to moment: whose turn it is where not all are looked at."""
        return self.seed + self.ply

    @cached_property
    def facts(self) -> dict[str, Any]:
        """Everything, as a tool sees it."""
        return self.state.facts()

    @cached_property
    def views(self) -> dict[int | None, View]:
        """What each seat that is watched and a spectator see."""
        return {viewer: self.state.view(viewer) for viewer in (None, *self.watched)}

    @cached_property
    def questions(self) -> list[dict[str, Any]]:
        """All that is asked."""
        return questions(self.game, self.state)

    @cached_property
    def shown_to(self) -> dict[int | None, bytes]:
        """What each seat that is watched and a spectator can see, with what they are asked."""
        return {
            viewer: seen(
                self.state,
                [view, self.game.reckoning(self.state, viewer)],
                [asked for asked in self.questions if asked["seat"] == viewer],
            )
            for viewer, view in self.views.items()
        }

    def shows_the_same(self, other: State, turn: int) -> bool:
        """Whether another state asks the same, and shows the same to a viewer or tool whose turn it is."""
        if questions(self.game, other) != self.questions:
            return False
        viewers = (None, *self.watched)
        at = turn % (len(viewers) + 1)
        if at == len(viewers):
            return as_bytes(other.facts()) == as_bytes(self.facts)
        return shown_to(self.game, other, viewers[at]) == self.shown_to[viewers[at]]

    @cached_property
    def next(self) -> tuple[tuple[Event, ...], State]:
        """The events of the next choice, made in a clone, and that clone."""
        assert self.choice is not None
        copy = self.state.clone()
        return copy.apply_index(*self.choice), copy

    @cached_property
    def after(self) -> tuple[bytes, bytes]:
        """The events of the next choice as bytes, and what the clone dumps then."""
        events, copy = self.next
        return facts_of(events), copy.dump()

    @cached_property
    def worlds(self) -> dict[int, State]:
        """For each seat that is watched a world it cannot tell from the true one."""
        chance = self.chance("worlds")
        return {seat: self.state.determinize(seat, chance.getrandbits(64)) for seat in self.watched}


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
        return moment.turn % self.every == 0


@dataclass(frozen=True)
class CourseLaw:
    """A law of whole games by name: it answers at which ply what is wrong, or None."""

    name: str
    broken: Callable[[Course], tuple[int, str] | None]


def known(game_id: str) -> LawFacts:
    """What is known of a game."""
    place = find_kit(game_id).laws
    if not place:
        raise NoGame(f"The laws do not cover {game_id!r}: its kit has no law facts.")
    return cast(LawFacts, placed(place))
