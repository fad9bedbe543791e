"""What a game without decks, sets, edits and hidden ids answers to the questions about these."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from weirwood.core.asking import Asking, Label
from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument, IllegalChoice, WrongVersion, listed
from weirwood.core.event import Event
from weirwood.core.option import Option
from weirwood.core.seat import Setup
from weirwood.core.sentence import Sentence, say, spaced
from weirwood.core.state import NOTHING_FOLLOWS, Prospect, State
from weirwood.core.view import OWN_NAMES, Names


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainGame:
    """A game whose every decision takes one option, and whose cards all may be named to all."""

    __slots__ = ()

    @property
    @abstractmethod
    def name(self) -> str:
        """Its name as people know it."""

    @abstractmethod
    def begin(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        """A new match and what happened before its first decision."""

    @abstractmethod
    def asking(self, state: State, decision: Decision) -> Asking:
        """The question in words."""

    @abstractmethod
    def label(self, state: State, option: Option) -> Label:
        """An option in words."""

    def changed(self, pool: str, setup: Setup) -> list[str]:
        """It has had one version of its cards."""
        raise WrongVersion(f"This version does not know the card pool {pool!r}.")

    @property
    def title(self) -> str:
        """Its name: there is no other."""
        return self.name

    @property
    def edition(self) -> str:
        """It has none."""
        return ""

    @property
    def options(self) -> tuple[str, ...]:
        """It has none."""
        return ()

    def start(self, setup: Setup, seed: int) -> State:
        """A new match at its first decision."""
        return self.begin(setup, seed)[0]

    def stage(self, scene: Mapping[str, Any]) -> Setup:
        """There are no scenes."""
        raise BadArgument("This game has no scenes.")

    def explain(self, state: State, seat: int, arguments: Mapping[str, Any]) -> list[dict[str, Any]]:
        """It cannot be asked about."""
        raise BadArgument("This game does not explain what cannot be done.")

    def prompt(self, state: State, decision: Decision) -> str:
        """The full question."""
        return self.asking(state, decision).text()

    def waiting(self, state: State) -> str:
        """Whom everybody else waits for."""
        names = [state.setup.names[decision.seat] for decision in state.decisions]
        words = [self.asking(state, decision).waiting for decision in state.decisions]
        return f"Waiting for {listed(names)} to {words[0]}." if names else ""

    def brings(self, state: State, seat: int, keys: list[str], you: bool = True) -> list[Sentence]:
        """Nothing that one does not see."""
        return []

    def labels(self, state: State, decision: Decision, options: Sequence[Option]) -> list[Label]:
        """Options of one decision in words."""
        return [self.label(state, option) for option in options]

    def ready(self, players: int) -> list[dict[str, Any]]:
        """Seats bring nothing."""
        return [{} for _ in range(players)]

    def choose_set(self, state: State, seat: int, keys: list[str]) -> tuple[Event, ...]:
        """Nothing is selected."""
        raise IllegalChoice("This decision takes exactly one option.")

    def may_choose(self, state: State, seat: int, keys: list[str]) -> bool:
        """Nothing is selected."""
        return False

    def edit(self, state: State, op: str, arguments: Mapping[str, Any]) -> tuple[Event, ...]:
        """There are none."""
        raise BadArgument("This game cannot be edited. Place another scene instead.")

    def code(self, state: State, card: int) -> str:
        """Cards have none."""
        return ""

    def names(self, state: State, viewer: int | None) -> Names:
        """The engine's own."""
        return OWN_NAMES

    def prospect(self, state: State, seat: int, keys: list[str]) -> Prospect:
        """Nothing follows that one does not see."""
        return NOTHING_FOLLOWS

    def concerns(self, state: State, decision: Decision) -> bool:
        """Every question does."""
        return True

    def foresee(self, state: State, seat: int) -> State | None:
        """What is asked next depends on every answer."""
        return None

    def no_use(self, state: State, seat: int, card: int) -> Sentence:
        """All that can be done is of use."""
        return Sentence()

    def further(self, state: State, seat: int, keys: list[str]) -> list[str]:
        """Nothing is selected."""
        return []

    def refused_set(self, state: State, seat: int, keys: list[str]) -> dict[str, Any]:
        """Nothing is selected."""
        return {"rule": None, "text": say("Exactly one option can be chosen.")}

    def reckoning(self, state: State, viewer: int | None) -> dict[str, Any] | None:
        """There is nothing to sum up."""
        return None

    def tale(self, events: Iterable[Event], viewer: int | None) -> list[Event | None]:
        """Every event is a line."""
        return list(events)

    def sentence(self, state: State, event: Event, viewer: int | None, you: bool = False) -> Sentence:
        """The game speaks it."""
        raise NotImplementedError

    def happenings(self, events: Sequence[Event], viewer: int | None) -> list[int]:
        """Every event is one."""
        return list(range(len(events)))

    def gist(self, state: State, events: Sequence[Event], viewer: int | None, you: bool = False) -> Sentence:
        """One line after the other."""
        told = [event for event in self.tale(events, viewer) if event is not None]
        return spaced(*[self.sentence(state, event, viewer, you) for event in told])

    def heading(self, state: State, event: Event, viewer: int | None) -> str | None:
        """Rounds are not divided."""
        return None
