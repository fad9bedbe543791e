"""Games that keep the contract's letter and break one law each: proof that the laws can fail."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from weirwood.core.asking import Asking, Label
from weirwood.core.catalogue import find_game
from weirwood.core.decision import Decision
from weirwood.core.errors import IllegalChoice, WeirwoodError
from weirwood.core.event import Event
from weirwood.core.option import Option
from weirwood.core.outcome import Outcome
from weirwood.core.plain_game import PlainGame
from weirwood.core.seat import Setup
from weirwood.core.sentence import Sentence, spaced
from weirwood.core.state import Game, State, Status
from weirwood.core.view import View


class Whole:
    """A state that hands everything on to a true one; the classes below it break something."""

    def __init__(self, true: State) -> None:
        self.true = true

    def like(self, true: State) -> Whole:
        return type(self)(true)

    @property
    def setup(self) -> Setup:
        return self.true.setup

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self.true.decisions

    @property
    def outcome(self) -> Outcome | None:
        return self.true.outcome

    @property
    def status(self) -> Status:
        return self.true.status

    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        return self.true.apply(seat, key)

    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        return self.true.apply_index(seat, index)

    def take(self, seat: int, index: int) -> None:
        self.apply_index(seat, index)

    def hurry(self) -> None:
        self.true.hurry()

    def clone(self) -> State:
        return self.like(self.true.clone())

    def view(self, seat: int | None, before: View | None = None) -> View:
        return self.true.view(seat, before)

    def facts(self) -> dict[str, Any]:
        return self.true.facts()

    def determinize(self, seat: int, seed: int) -> State:
        return self.like(self.true.determinize(seat, seed))

    def dump(self) -> bytes:
        return self.true.dump()


def _true(state: State) -> State:
    return state.true if isinstance(state, Whole) else state


class BrokenGame(PlainGame):
    """Intrigue with another class of states; the classes below it break something else."""

    def __init__(self, states: type[Whole] = Whole) -> None:
        self.true: Game = find_game("intrigue")
        self.states = states

    @property
    def id(self) -> str:
        return self.true.id

    @property
    def name(self) -> str:
        return self.true.name

    @property
    def title(self) -> str:
        return self.true.title

    @property
    def edition(self) -> str:
        return self.true.edition

    @property
    def pool(self) -> str:
        return self.true.pool

    @property
    def seats(self) -> range:
        return self.true.seats

    @property
    def options(self) -> tuple[str, ...]:
        return self.true.options

    def setup(self, seats: object, options: Mapping[str, Any]) -> Setup:
        return self.true.setup(seats, options)

    def start(self, setup: Setup, seed: int) -> State:
        return self.states(self.true.start(setup, seed))

    def begin(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        state, events = self.true.begin(setup, seed)
        return self.states(state), events

    def stage(self, scene: Mapping[str, Any]) -> Setup:
        return self.true.stage(scene)

    def load(self, data: bytes) -> State:
        return self.states(self.true.load(data))

    def explain(self, state: State, seat: int, arguments: Mapping[str, Any]) -> list[dict[str, Any]]:
        return self.true.explain(_true(state), seat, arguments)

    def prompt(self, state: State, decision: Decision) -> str:
        return self.true.prompt(_true(state), decision)

    def asking(self, state: State, decision: Decision) -> Asking:
        return self.true.asking(_true(state), decision)

    def waiting(self, state: State) -> str:
        return self.true.waiting(_true(state))

    def brings(self, state: State, seat: int, keys: list[str], you: bool = True) -> list[Sentence]:
        return self.true.brings(_true(state), seat, keys, you)

    def label(self, state: State, option: Option) -> Label:
        return self.true.label(_true(state), option)

    def labels(self, state: State, decision: Decision, options: Sequence[Option]) -> list[Label]:
        return self.true.labels(_true(state), decision, options)

    def sentence(self, state: State, event: Event, viewer: int | None, you: bool = False) -> Sentence:
        return self.true.sentence(_true(state), event, viewer, you)


class AsksNobodyAtLast(Whole):
    @property
    def outcome(self) -> Outcome | None:
        return None


class DependsOnTheWorldOutside(Whole):
    """Every fifth choice of all states there are takes the first option instead."""

    made = 0

    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        events = super().apply(seat, key)
        DependsOnTheWorldOutside.made += 1
        if self.decisions and DependsOnTheWorldOutside.made % 5 == 0:
            events += self.apply_index(self.decisions[0].seat, 0)
        return events


class RefusesTheLast(Whole):
    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        if self.decisions and index == len(self.decisions[0].options) - 1 > 3:
            raise IllegalChoice("not the last of five.")
        return super().apply_index(seat, index)


class IsNotParticular(Whole):
    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        return super().apply(seat, key.strip())


class PlacesForAnyone(Whole):
    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        return super().apply_index(self.decisions[0].seat if self.decisions else seat, index)


class MovesWhenRefusing(Whole):
    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        try:
            return super().apply(seat, key)
        except WeirwoodError:
            if self.decisions:
                self.apply_index(self.decisions[0].seat, 0)
            raise


class StumblesWhenRefusing(Whole):
    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        try:
            return super().apply(seat, key)
        except WeirwoodError as error:
            raise KeyError(key) from error


class ShowsHands(Whole):
    """A seat sees what its left neighbour holds."""

    def view(self, seat: int | None, before: View | None = None) -> View:
        view = super().view(seat, before)
        if seat is not None:
            other = (seat + 1) % len(self.setup.seats)
            view["seats"][other]["hand"] = self.facts()["seats"][other]["hand"]
        return view


class RefusesWithASecret(Whole):
    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        try:
            return super().apply(seat, key)
        except IllegalChoice as error:
            raise IllegalChoice(f"{error.message} {self.facts()['seats']}") from error


class ShowsSpectatorsAHand(Whole):
    def view(self, seat: int | None, before: View | None = None) -> View:
        view = super().view(seat, before)
        if seat is None:
            view["seats"][0]["hand"] = self.facts()["seats"][0]["hand"]
        return view


class LosesACardInWorlds(Whole):
    def __init__(self, true: State, lost: bool = False) -> None:
        super().__init__(true)
        self.lost = lost

    def determinize(self, seat: int, seed: int) -> State:
        return type(self)(self.true.determinize(seat, seed), lost=True)

    def facts(self) -> dict[str, Any]:
        facts = super().facts()
        if self.lost:
            facts["thrones_left"] = facts["thrones_left"][1:]
        return facts


class GainsCards(Whole):
    def facts(self) -> dict[str, Any]:
        facts = super().facts()
        facts["unused"]["Stark"] = facts["round"]
        return facts


class KnowsTheTruth(Whole):
    def determinize(self, seat: int, seed: int) -> State:
        return self.clone()


class DrawsByTheTruth(Whole):
    """Legal worlds that vary, but which of them a seed draws depends on what a seat cannot know."""

    def determinize(self, seat: int, seed: int) -> State:
        return super().determinize(seat, (seed + sum(self.dump())) % (1 << 64))


class CountsLooks(Whole):
    """Looking is kept in the state."""

    looks = 0

    def view(self, seat: int | None, before: View | None = None) -> View:
        self.looks += 1
        return super().view(seat, before)

    def dump(self) -> bytes:
        return super().dump() + bytes([self.looks % 251])


class NeverEnds(Whole):
    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        return self._again(super().apply(seat, key))

    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        return self._again(super().apply_index(seat, index))

    def _again(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if self.true.outcome is not None:
            self.true = find_game("intrigue").start(self.setup, 1)
        return events


class BreaksInRoundTwo(Whole):
    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        events = super().apply(seat, key)
        if self.status.round == 2:
            raise ZeroDivisionError
        return events

    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        events = super().apply_index(seat, index)
        if self.status.round == 2:
            raise ZeroDivisionError
        return events


class TellsAll(Whole):
    """Iron Throne cards are drawn for all to see."""

    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        return tuple(public(event, "throne-drawn") for event in super().apply(seat, key))


def public(event: Event, kind: str) -> Event:
    """The event, known to everyone if it is of that kind."""
    if event.kind != kind:
        return event
    return Event(event.kind, event.rule, event.seats, amount=event.amount, value=event.value)


class DealsFaceUp(BrokenGame):
    def begin(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        state, events = super().begin(setup, seed)
        return state, tuple(public(event, "dealt") for event in events)


class DealsInSilence(BrokenGame):
    def begin(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        return super().begin(setup, seed)[0], ()


class ChattersInTheLog(BrokenGame):
    def sentence(self, state: State, event: Event, viewer: int | None, you: bool = False) -> Sentence:
        return spaced(super().sentence(state, event, viewer, you), str(state.facts()["seats"][0]["hand"]))


class AsksWithoutNeed(BrokenGame):
    """Asks all questions though the set-up does not say so."""

    def start(self, setup: Setup, seed: int) -> State:
        return self.begin(setup, seed)[0]

    def begin(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        asking = self.setup([{} for _ in setup.seats], {"ask": "all"})
        state, events = super().begin(asking, seed)
        return Quiet(state), events


class Quiet(Whole):
    @property
    def setup(self) -> Setup:
        return Setup(self.true.setup.seats, {})


class Mumbles(BrokenGame):
    def label(self, state: State, option: Option) -> Label:
        return Label(str(super().label(state, option)).split()[0])


class StartsAtRandom(BrokenGame):
    started = 0

    def begin(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        self.started += 1
        return super().begin(setup, seed + self.started)


class StartsElsewhere(BrokenGame):
    """Begins with other seeds than the game of that name in the catalogue."""

    def start(self, setup: Setup, seed: int) -> State:
        return super().start(setup, seed + 1)

    def begin(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        return super().begin(setup, seed + 1)


class LoadsAnother(BrokenGame):
    def load(self, data: bytes) -> State:
        return self.states(self.true.load(data).determinize(0, 3))
