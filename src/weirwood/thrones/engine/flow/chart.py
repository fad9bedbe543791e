"""The chart of the round: named steps in a list, and the frame that walks through it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.actions import ActionWindow
from weirwood.thrones.engine.flow.frames import Frame
from weirwood.thrones.engine.flow.stretch import Stretch
from weirwood.thrones.engine.words import NOBODY, ON_CHALLENGE, ON_HISTORY

if TYPE_CHECKING:
    from weirwood.core.decision import Decision, DecisionKind, Reason
    from weirwood.thrones.engine.selection import Selection
    from weirwood.thrones.engine.state.board import Board
    from weirwood.thrones.engine.state.happening import Happening


UNASKED: Final = -1
ASKED: Final = -2
"""What stands in the place of an answer in secret that was not given."""


class Step:
    """A step: it asks, then brings about at most one occurrence, as its last act.

    ``label`` is unique in the chart, ``name`` is the chart's number that players see; several labels may share
    one. ``run`` answers the label to go on with, or "" for the next step. ``goes_on`` says that the next step
    belongs to the same stretch: where reactions wait, they wait for the end of that one. ``role`` is how others find
    the step; ``own_role`` is what steps of its kind are for.
    """

    __slots__ = ("goes_on", "label", "name", "phase", "role", "rule")
    own_role: ClassVar[str] = roles.OTHER

    def __init__(self, label: str, phase: str, rule: str, name: str = "") -> None:
        self.goes_on: bool = False
        self.label = label
        self.phase = phase
        self.rule = rule
        self.name = name or label
        self.role = self.own_role

    @abstractmethod
    def run(self, g: Board, frame: Round) -> str:
        """Do the step."""

    def selection(self, g: Board, seat: int) -> Selection:
        """What a seat picks of, in a step in which all pick at the same time."""
        raise AssertionError("nobody picks a set in this step")

    def player_left(self, g: Board, frame: Round) -> None:
        """A player was eliminated during this step while others play on."""
        return


class Window(Step):
    """An action window between steps (ED.plot-windows)."""

    __slots__ = ("ambushing", "marshaling")

    def __init__(
        self,
        label: str,
        phase: str,
        rule: str,
        role: str = roles.OTHER,
        marshaling: bool = False,
        ambushing: bool = False,
    ) -> None:
        super().__init__(label, phase, rule)
        self.role = role
        self.marshaling = marshaling
        self.ambushing = ambushing

    def run(self, g: Board, frame: Round) -> str:
        g.stack.append(ActionWindow(self.rule, self.marshaling, self.ambushing))
        return ""


class Title:
    """What players call a step.

    ``short`` stands where there is little room, and is empty where a step is left out there. ``when`` says of a window
    at what time players may act in it.
    """

    __slots__ = ("full", "short", "when")

    def __init__(self, full: str, short: str = "", when: str = "") -> None:
        self.full = full
        self.short = short
        self.when = when


def phase_titles(number: int, last: int, name: str) -> dict[str, Title]:
    """How a phase begins, its action window and how it ends; ``last`` is the number of its last step."""
    return {
        f"{number}.1": Title(f"The {name} phase begins"),
        f"{number}.aw": Title("Action window", "Actions", when="when players may act"),
        f"{number}.{last}": Title(f"The {name} phase ends"),
    }


def one_stretch(*steps: Step) -> list[Step]:
    """Steps after the last of which all that they brought about is answered, where reactions wait."""
    for step in steps[:-1]:
        step.goes_on = True
    return list(steps)


class Chart:
    """A list of steps, found by label or by role (of several, the first), and what players call them.

    Its phases and the order of its steps are what editions differ in: set-up (ED.phases, ED.setup-steps), challenges
    (ED.challenge-steps, ED.stealth, ED.unopposed), taxation (ED.taxation) and titles (ED.titles).
    """

    __slots__ = ("phase_numbers", "phases", "places", "roles", "steps", "titles")

    def __init__(self, steps: list[Step], titles: dict[str, Title]) -> None:
        self.steps = steps
        self.titles = titles
        self.places = {step.label: place for place, step in enumerate(steps)}
        self.phases: tuple[str, ...] = tuple(dict.fromkeys([step.phase for step in steps]))
        self.phase_numbers: list[int] = [self.phases.index(step.phase) for step in steps]
        self.roles: dict[str, int] = {}
        for place, step in enumerate(steps):
            self.roles.setdefault(step.role, place)

    def is_one(self, name: str, *wanted: str) -> bool:
        """Whether a step that players know by this name has one of these roles."""
        return any(step.name == name and step.role in wanted for step in self.steps)

    def with_steps_after(self, label: str, steps: list[Step]) -> Chart:
        """The same chart with steps inserted after one, by name."""
        at = self.places[label] + 1
        return Chart(self.steps[:at] + steps + self.steps[at:], self.titles)


class Round(Frame):
    """The frame at the bottom of the stack: which step comes next, and what a step keeps while it repeats.

    ``turn`` is how far a step is that repeats (the seats that had their turn, as bits), ``kept`` are cards it keeps,
    ``secrets`` answers given in secret, ``sets`` the answers of each seat where all pick sets in secret. ``stretch``
    gathers what the step at hand brings about, where reactions wait; ``unfinished`` says that they wait on, for a step
    that is not over or a later one.
    """

    __slots__ = ("chart", "kept", "place", "secrets", "sets", "stretch", "turn", "unfinished")

    def __init__(self, chart: Chart, players: int) -> None:
        super().__init__()
        self.chart = chart
        self.place: int = 0
        self.turn: int = 0
        self.kept: list[int] = []
        self.secrets: list[int] = [UNASKED] * players
        self.sets: list[list[int]] = [[] for _ in range(players)]
        self.stretch: Stretch | None = None
        self.unfinished: bool = False

    def copy(self) -> Round:
        copy = Round(self.chart, len(self.secrets))
        copy.copy_answers(self)
        copy.place = self.place
        copy.turn = self.turn
        copy.kept = self.kept.copy()
        copy.secrets = self.secrets.copy()
        copy.sets = [answers.copy() for answers in self.sets]
        copy.stretch = None if self.stretch is None else self.stretch.copy()
        copy.unfinished = self.unfinished
        return copy

    def gathers(self, g: Board, happenings: list[Happening]) -> bool:
        if happenings:
            if self.stretch is None:
                self.stretch = Stretch()
            self.stretch.gathers(g, happenings)
        return True

    def arrives(self, card: int) -> None:
        if self.stretch is not None:
            self.stretch.arrives(card)

    @property
    def role(self) -> str:
        """The role of the step at hand."""
        return self.chart.steps[self.place].role

    def is_past(self, role: str) -> bool:
        """Whether a step of the round is over."""
        return self.place > self.chart.roles[role]

    def next_in_order(self, g: Board) -> int:
        """The next seat in player order that has not had its turn in this step, or NOBODY."""
        for seat in g.alive():
            if not (self.turn >> seat) & 1:
                return seat
        return NOBODY

    def had_turn(self, seat: int) -> None:
        """A seat has had its turn in this step."""
        self.turn |= 1 << seat

    def answers_of(self, seat: int) -> list[int]:
        """The answers to the part that runs now: those of a seat where all pick in secret."""
        return self.sets[seat] if self.secrets[seat] == ASKED else self.answers

    def pick_together(
        self, g: Board, seats: list[int], sets: list[Selection], why: Reason, kind: DecisionKind
    ) -> list[list[int]] | None:
        """A set for each seat, all picked in secret at the same time, or None while anybody still picks."""
        waiting: list[Decision] = []
        found: list[list[int]] = []
        own = self.answers
        for at, seat in enumerate(seats):
            self.answers, self.cursor = self.sets[seat], 0
            picked = self.select(g, seat, kind, sets[at], why)
            if picked is None:
                waiting.append(g.decisions[0])
                self.secrets[seat] = ASKED
            else:
                found.append(picked)
        self.answers = own
        g.decisions = tuple(waiting)
        if waiting:
            return None
        for seat in seats:
            self.secrets[seat] = UNASKED
            self.sets[seat] = []
        return found

    def go_to(self, place: int) -> None:
        """Go on with another step than the next, whatever the step at hand was about."""
        self.place = place
        self.turn = 0
        self.kept = []
        self.next_part()

    def run(self, g: Board) -> None:
        while True:
            if self.stretch is not None and not self.unfinished:
                g.stack.append(self.stretch)
                self.stretch = None
                return
            step = self.chart.steps[self.place]
            g.step = step.name
            g.phase = step.phase
            if g.stale:
                g.fresh()
            label = step.run(g, self)
            if g.decisions or g.outcome is not None:
                return
            if self.answers or self.cursor:
                self.next_part()
            if label != step.label:
                self.turn = 0
            if g.deal.profile.timing.reactions_wait:
                self.unfinished = step.goes_on or label == step.label
            self.place = self.chart.places[label] if label else (self.place + 1) % len(self.chart.steps)
            if len(g.stack) > 1 or g.stale or g.check_due:
                return

    def answer(self, g: Board, seat: int, option: int) -> None:
        """Take an answer; where several seats choose in secret, each answer waits for the others."""
        if len(g.decisions) > 1 or self.secrets[seat] == ASKED:
            if any(decision.seat == seat and decision.picked is not None for decision in g.decisions):
                self.sets[seat].append(option)
                g.decisions = ()
                return
            self.secrets[seat] = option
            g.decisions = tuple([decision for decision in g.decisions if decision.seat != seat])
            return
        super().answer(g, seat, option)


def round_of(g: Board) -> Round:
    """The frame at the bottom of the stack."""
    frame = g.stack[0]
    assert isinstance(frame, Round)
    return frame


def end_challenge(g: Board) -> None:
    """The challenge ends without winner and loser: what is left of it is passed over."""
    challenge = g.challenge
    frame = round_of(g)
    assert challenge is not None
    challenge.winner = challenge.loser = NOBODY
    g.touch(ON_CHALLENGE | ON_HISTORY)
    ends = frame.chart.roles[roles.CHALLENGE_ENDS]
    if frame.chart.roles[roles.INITIATE] < frame.place <= ends:
        frame.go_to(ends)
