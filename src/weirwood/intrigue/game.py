"""Westeros Intrigue as a game of the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from weirwood.core.asking import Asking, Label
from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument, BadData, WeirwoodError
from weirwood.core.event import Event
from weirwood.core.option import Option
from weirwood.core.plain_game import PlainGame
from weirwood.core.rng import SEED_BITS, Rng, is_seed
from weirwood.core.save import Reader, unpack
from weirwood.core.seat import Setup
from weirwood.core.sentence import Sentence, say
from weirwood.core.state import State
from weirwood.intrigue import refusals, saving
from weirwood.intrigue.cards import HOUSES
from weirwood.intrigue.court import STRIDE, houses_below
from weirwood.intrigue.dealing import begin_round, set_up_match
from weirwood.intrigue.scenes import place_scene, staged
from weirwood.intrigue.speech import asking_in_words, event_in_words, option_in_words
from weirwood.intrigue.state import IntrigueState
from weirwood.intrigue.table import OPTIONS, SEATS, Table, checked_setup
from weirwood.intrigue.turns import go_on


class IntrigueGame(PlainGame):
    """The variant: immutable."""

    __slots__ = ()

    @property
    def id(self) -> str:
        """Its id."""
        return "intrigue"

    @property
    def name(self) -> str:
        return "Westeros Intrigue"

    @property
    def pool(self) -> str:
        """The version of its cards."""
        return "intrigue-1"

    @property
    def seats(self) -> range:
        """How many may play."""
        return SEATS

    @property
    def options(self) -> tuple[str, ...]:
        return OPTIONS

    def setup(self, seats: object, options: Mapping[str, Any]) -> Setup:
        """A checked set-up from plain data."""
        return checked_setup(seats, options)

    def stage(self, scene: Mapping[str, Any]) -> Setup:
        setup = staged(scene)
        self.begin(setup, 0)
        return setup

    def start(self, setup: Setup, seed: int) -> IntrigueState:
        return self._begun(setup, seed, list[Event]())

    def begin(self, setup: Setup, seed: int) -> tuple[IntrigueState, tuple[Event, ...]]:
        events: list[Event] = []
        state = self._begun(setup, seed, events)
        return state, tuple(events)

    def _begun(self, setup: Setup, seed: int, events: list[Event]) -> IntrigueState:
        if not is_seed(seed):
            raise BadArgument(f"A seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}.")
        state = IntrigueState(Table(setup, len(setup.seats)), Rng(seed))
        if setup.scene is not None:
            place_scene(state, setup.scene)
        else:
            set_up_match(state)
            begin_round(state, events)
        go_on(state, events)
        return state

    def load(self, data: bytes) -> IntrigueState:
        """A match from what ``dump`` wrote."""
        game, values = unpack(data)
        if game != self.id:
            raise BadData(f"This is a save of {game!r}, not of {self.id!r}.")
        reader = Reader(values)
        seats, options, scene = reader.value(), reader.value(), reader.value()
        if not isinstance(options, dict) or not (scene is None or isinstance(scene, dict)):
            raise BadData("This save is damaged: its options or its scene are not objects.")
        try:
            setup = self.setup(seats, options) if scene is None else self.stage(scene)
        except WeirwoodError as error:
            raise BadData(f"This save is damaged: {error}") from error
        state = IntrigueState(Table(setup, len(setup.seats)), Rng(0))
        saving.fill(state, reader)
        return state

    def explain(self, state: State, seat: int, arguments: Mapping[str, Any]) -> list[dict[str, Any]]:
        return refusals.explain(_own(state), seat, arguments)

    def asking(self, state: State, decision: Decision) -> Asking:
        held = list(state.view(decision.seat)["seats"][decision.seat]["hand"])
        return asking_in_words(held)

    def label(self, state: State, option: Option) -> Label:
        row, column = option.value["row"], option.value["column"]
        if not row:
            return Label(option_in_words(option.value, None))
        left, right = houses_below(_own(state).planes, STRIDE * row + column)
        return Label(option_in_words(option.value, (HOUSES[left], HOUSES[right])))

    def tale(self, events: Iterable[Event], viewer: int | None) -> list[Event | None]:
        """All but what others are dealt, which is always the same number of cards."""
        return [
            None if event.kind == "dealt" and viewer is not None and event.seats[0] != viewer else event
            for event in events
        ]

    def sentence(self, state: State, event: Event, viewer: int | None, you: bool = False) -> Sentence:
        """An event in words, for one viewer, who is called *you* or by name."""
        return say(event_in_words(event.seen_by(viewer), state.setup.names, viewer if you else None))


def _own(state: State) -> IntrigueState:
    if not isinstance(state, IntrigueState):
        raise TypeError("this state belongs to another game")
    return state


GAME: Final = IntrigueGame()
