"""The two halves of the contract: a game is set-up and rules, a state is one match in progress."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from weirwood.core.asking import Asking, Label
from weirwood.core.decision import Decision
from weirwood.core.errors import listed
from weirwood.core.event import Event
from weirwood.core.option import Option
from weirwood.core.outcome import Outcome
from weirwood.core.seat import Setup
from weirwood.core.sentence import Sentence
from weirwood.core.view import Names, View


class Status:
    """Where a match stands, for everyone to know. What a game does not have is None."""

    __slots__ = ("active", "first_player", "phase", "round", "step")

    def __init__(
        self, round: int, phase: str | None, step: str | None, first_player: int | None, active: int | None
    ) -> None:
        self.round = round
        self.phase = phase
        self.step = step
        self.first_player = first_player
        self.active = active

    def __repr__(self) -> str:
        words = [f"round {self.round}"]
        words += [word for word in (self.phase, self.step) if word is not None]
        return f"<Status: {', '.join(words)}>"


class Prospect(NamedTuple):
    """What would follow from a choice: in a line, which may be empty, and as view and reckoning would tell it.

    ``told`` holds only what the choice is about; None where that is nothing. ``payment`` is there where cards are
    chosen that pay: how much is ``due``, what each card ``gives``, and some ``ways`` to pay.
    """

    line: Sentence
    told: dict[str, Any] | None
    payment: dict[str, Any] | None = None


NOTHING_FOLLOWS: Final = Prospect(Sentence(), None)


class State(Protocol):
    """One match in progress: mutable, plain data, and always waiting for a decision or over."""

    @property
    def setup(self) -> Setup:
        """What the match began from."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The questions that wait: several only while seats choose in secret at the same time."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @property
    def status(self) -> Status:
        """Where it stands."""

    def apply(self, seat: int, key: str) -> tuple[Event, ...]:
        """Make a choice by its key; an error changes nothing."""

    def apply_index(self, seat: int, index: int) -> tuple[Event, ...]:
        """Make a choice by its place among the options of the seat's decision."""

    def take(self, seat: int, index: int) -> None:
        """Make a choice by its place, and tell nobody: no events are written, all else is as with ``apply_index``."""

    def hurry(self) -> None:
        """From now on, in this state and its clones, do not ask what a quick player only ever passes.

        For worlds that are played on and thrown away: a game that has windows for actions passes those in which a
        seat could only act out of its turn, without looking what it could do. What waits already is still asked, and
        a save forgets the hurry.
        """

    def clone(self) -> State:
        """An independent equal."""

    def view(self, seat: int | None, before: View | None = None) -> View:
        """What a seat may see; None is a spectator. Parts may be those of an earlier view that are still the same."""

    def facts(self) -> dict[str, Any]:
        """Everything, for tools and tests."""

    def determinize(self, seat: int, seed: int) -> State:
        """A random world this seat cannot tell from the true one."""

    def dump(self) -> bytes:
        """The whole state, versioned and compact; the game's ``load`` reads it."""


class Game(Protocol):
    """A playable variant: immutable, registered in the catalogue by its id."""

    @property
    def id(self) -> str:
        """Its id, for instance ``intrigue``."""

    @property
    def name(self) -> str:
        """Its name as people know it."""

    @property
    def title(self) -> str:
        """Its name among the games of its edition, for instance ``Joust``."""

    @property
    def edition(self) -> str:
        """The edition it is a game of, for instance ``Second edition``; empty where it has none."""

    @property
    def pool(self) -> str:
        """The version of its cards and rules data, kept in records."""

    def changed(self, pool: str, setup: Setup) -> list[str]:
        """The cards of a set-up that behave otherwise since an earlier version of the cards, by name."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the options its set-up may have."""

    def setup(self, seats: object, options: Mapping[str, Any]) -> Setup:
        """A checked set-up from plain data."""

    def start(self, setup: Setup, seed: int) -> State:
        """A new match at its first decision."""

    def begin(self, setup: Setup, seed: int) -> tuple[State, tuple[Event, ...]]:
        """A new match and what happened before its first decision; a set-up with a scene is placed."""

    def stage(self, scene: Mapping[str, Any]) -> Setup:
        """A checked set-up that places a scene, from plain data."""

    def load(self, data: bytes) -> State:
        """A match from what ``dump`` wrote."""

    def ready(self, players: int) -> list[dict[str, Any]]:
        """Seats from which a match can be set up at once: with decks, where the game has decks."""

    def choose_set(self, state: State, seat: int, keys: list[str]) -> tuple[Event, ...]:
        """Make all picks of a selection and close it; an error changes nothing."""

    def may_choose(self, state: State, seat: int, keys: list[str]) -> bool:
        """Whether picks are part of a set that would be accepted."""

    def edit(self, state: State, op: str, arguments: Mapping[str, Any]) -> tuple[Event, ...]:
        """Change a match from outside its rules, where the game has such edits; an error changes nothing."""

    def names(self, state: State, viewer: int | None) -> Names:
        """How cards are named to a seat, or to a spectator (None)."""

    def code(self, state: State, card: int) -> str:
        """The code of a card as it is now, by the engine's own id."""

    def explain(self, state: State, seat: int, arguments: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Why a seat may not do something: refusals, each with rule and text (a ``Sentence``); none when it may."""

    def asking(self, state: State, decision: Decision) -> Asking:
        """The question in words, with the words of its buttons."""

    def prompt(self, state: State, decision: Decision) -> str:
        """The full question, in one text."""

    def waiting(self, state: State) -> str:
        """Whom everybody else waits for and what for, in words that all may know; "" where nobody is asked."""

    def label(self, state: State, option: Option) -> Label:
        """An option in words."""

    def labels(self, state: State, decision: Decision, options: Sequence[Option]) -> list[Label]:
        """Options of one decision in words, the same as ``label`` gives for each."""

    def prospect(self, state: State, seat: int, keys: list[str]) -> Prospect:
        """What follows if a seat chooses these options (or none yet) and nobody answers, from what it sees anyway."""

    def concerns(self, state: State, decision: Decision) -> bool:
        """Whether acting could matter for the seat that is asked, by what it sees."""

    def foresee(self, state: State, seat: int) -> State | None:
        """The question that a seat will be asked whatever those answer who are asked before it, in a world in which
        it is asked already; None where that is not certain. The world follows from what the seat may know."""

    def no_use(self, state: State, seat: int, card: int) -> Sentence:
        """Why all that a seat could do with a card is of no use now; empty where some may be, or there is nothing."""

    def brings(self, state: State, seat: int, keys: list[str], you: bool = True) -> list[Sentence]:
        """What a choice of these options brings if nobody answers, in clauses; none where nothing can be told. The
        seat that chooses is called *you*, or by name."""

    def further(self, state: State, seat: int, keys: list[str]) -> list[str]:
        """The keys that may be added to picks of a selection."""

    def refused_set(self, state: State, seat: int, keys: list[str]) -> dict[str, Any]:
        """Why picks are not part of a set that would be accepted: rule and text."""

    def reckoning(self, state: State, viewer: int | None) -> dict[str, Any] | None:
        """How what a viewer sees comes about: sums, and what stands to happen; None where there is nothing to tell."""

    def sentence(self, state: State, event: Event, viewer: int | None, you: bool = False) -> Sentence:
        """An event in words, for one viewer, who is called *you* or by name."""

    def tale(self, events: Iterable[Event], viewer: int | None) -> list[Event | None]:
        """For each event what a viewer's chronicle tells in its place: it, several as one, or nothing."""

    def happenings(self, events: Sequence[Event], viewer: int | None) -> list[int]:
        """For each event the number of the one with which its happening begins, by what the viewer may know."""

    def gist(self, state: State, events: Sequence[Event], viewer: int | None, you: bool = False) -> Sentence:
        """A happening in one line, for one viewer: its events so far; empty where nothing is told of them."""

    def heading(self, state: State, event: Event, viewer: int | None) -> str | None:
        """The heading of the chronicle that begins with an event, within a round; None where the last one goes on."""


def where(state: State) -> str:
    """Where a state stands, in a few words for a programmer: round, phase, step, and who is asked what."""
    status = state.status
    if state.outcome is not None:
        winners = state.outcome.winners
        return f"round {status.round}, won by {listed(f'seat {seat}' for seat in winners)}"
    where = [f"round {status.round}", *(word for word in (status.phase, status.step) if word is not None)]
    asked = listed(f"seat {decision.seat} ({decision.kind.value})" for decision in state.decisions)
    return f"{', '.join(where)}, waiting for {asked}"
