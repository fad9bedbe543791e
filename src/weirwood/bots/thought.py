"""What a searching bot found out about one question, as plain data that can be saved, sent and told in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from weirwood.bots.bot import Eyes

Stop: TypeAlias = Callable[[], bool]
"""Asked between simulations whether to think no further."""


class Stopped(Exception):
    """A thought that was stopped. It has no answer: one that came of half the simulations would depend on a clock."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One way to answer, and what it promises.

    ``index`` is the option to choose now. ``keys`` are all that would be chosen in one go: the key of that option, or
    the picks of a whole set, which may be none. ``value`` is the expected chance of winning, from 0 to 1, and
    ``simulations`` how many games it rests on; 0 means that it was not searched, and the value is how the game stands
    before the choice. ``is_whole`` says that the keys are a whole set, which closes the selection; else each pick of
    several is a question of its own. ``tally`` is what a person would count where the simulations led, on average, in
    the order of the game's mind.
    """

    index: int
    keys: tuple[str, ...]
    value: float
    simulations: int
    is_whole: bool = False
    tally: tuple[float, ...] = ()

    def form(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "index": self.index,
            "keys": list(self.keys),
            "value": self.value,
            "simulations": self.simulations,
            "is_whole": self.is_whole,
            "tally": list(self.tally),
        }

    @staticmethod
    def of(form: dict[str, Any]) -> Weighed:
        """From what ``form`` gave."""
        return Weighed(
            form["index"],
            tuple(form["keys"]),
            form["value"],
            form["simulations"],
            form.get("is_whole", False),
            tuple(form.get("tally", ())),
        )


@dataclass(frozen=True, slots=True)
class Thought:
    """A question thought over: the ways to answer it that were weighed, the chosen one first, then the next best."""

    weighed: tuple[Weighed, ...]

    @property
    def chosen(self) -> Weighed:
        """The way to answer that was chosen."""
        return self.weighed[0]

    @property
    def index(self) -> int:
        """The index of the option to choose now."""
        return self.chosen.index

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys to choose in one go: several, or none, where a set is picked."""
        return self.chosen.keys

    @property
    def simulations(self) -> int:
        """How many simulations were spent on all of it."""
        return sum(each.simulations for each in self.weighed)

    @property
    def margin(self) -> float | None:
        """By how much the choice beats the next best, in chances of winning; None where nothing else was weighed."""
        return self.weighed[0].value - self.weighed[1].value if len(self.weighed) > 1 else None

    def form(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {"weighed": [each.form() for each in self.weighed]}

    @staticmethod
    def of(form: dict[str, Any]) -> Thought:
        """From what ``form`` gave."""
        return Thought(tuple(Weighed.of(each) for each in form["weighed"]))


class Thinker(Protocol):
    """A bot that can tell what it thinks. It remembers nothing: its answer follows from name, game, seed and eyes."""

    def choose(self, eyes: Eyes) -> int:
        """The index of the option it chooses."""

    def think(self, eyes: Eyes, stop: Stop | None = None) -> Thought:
        """The question thought over; raises ``Stopped`` when ``stop`` says so."""
