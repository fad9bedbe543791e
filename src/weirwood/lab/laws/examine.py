"""One game played under the eyes of the laws."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from weirwood.core.event import Event
from weirwood.core.match import Match
from weirwood.core.seat import Setup
from weirwood.core.state import Game, State
from weirwood.lab.laws import COURSE_LAWS, LAWS, Course, Law, Moment
from weirwood.lab.laws.copying import settled
from weirwood.lab.laws.moment import known
from weirwood.lab.seating import Chooser, chooser_for, manner_of
from weirwood.lab.usage import Usage


@dataclass(frozen=True)
class Failure:
    """A law that was broken: in which game, with which decks, at which ply, and how."""

    law: str
    seed: int
    players: int
    ply: int
    what: str
    decks: tuple[str, ...] = ()

    def form(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def play(game: Game, setup: Setup, seed: int, usage: Usage | None = None) -> tuple[int, list[Failure]]:
    """Play a random game to its end and look at nothing else; answer its decisions and failures."""
    plies = 0
    try:
        state, events = game.begin(setup, seed)
        told: list[Event] = list(events)
        choose = chooser_for(game, seed, "random")
        longest = known(game.id).longest
        while state.decisions and plies < longest:
            told += state.apply_index(*choose(state))
            plies += 1
        if usage is not None:
            usage.count(game, setup, state, told)
    except Exception as error:
        return plies, [_crash(setup, seed, plies, error)]
    return plies, _unended(state, setup, seed, plies)


def examine(
    game: Game,
    setup: Setup,
    seed: int,
    choose: Chooser | None = None,
    *,
    most: int | None = None,
    usage: Usage | None = None,
) -> tuple[int, list[Failure]]:
    """Play a game to its end, or so far, and look at every law until it fails; answer its decisions and failures."""
    players = choose or chooser_for(game, seed, manner_of(seed))
    return _Examination(game, setup, seed, players, most).run(usage)


class _Examination:
    def __init__(self, game: Game, setup: Setup, seed: int, choose: Chooser, most: int | None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.choose = choose
        self.known = known(game.id)
        self.most: Final = most
        self.laws: list[Law] = list(LAWS)
        self.failures: list[Failure] = []
        self.earlier: list[str] = []
        self.remembered: set[str] = set()
        self.dumps: list[bytes] = []

    def run(self, usage: Usage | None) -> tuple[int, list[Failure]]:
        plies = 0
        try:
            match = Match(self.game, self.setup, self.seed)
            cards = self.known.cards(match.state.facts())
            shared = settled(match.state)
            while True:
                state = match.state
                over = not state.decisions or match.ply >= (self.most or self.known.longest)
                choice = None if over else self.choose(state)
                self.dumps.append(state.dump())
                seen = (self.dumps[-1], cards, self.earlier, shared)
                self._look(Moment(self.game, state, self.seed, match.ply, choice, *seen))
                if choice is None:
                    break
                self._remember(state)
                match.choose_index(*choice)
                plies = match.ply
        except Exception as error:
            self.failures.append(_crash(self.setup, self.seed, plies, error))
            return plies, self.failures
        if self.most is None:
            self.failures += _unended(match.state, self.setup, self.seed, plies)
        self._look_back(Course(match, self.dumps))
        if usage is not None:
            usage.count(self.game, self.setup, match.state, [event for _, event in match.log])
        return plies, self.failures

    def _remember(self, state: State) -> None:
        for decision in state.decisions:
            for option in decision.options:
                if option.key not in self.remembered:
                    self.remembered.add(option.key)
                    self.earlier.append(option.key)

    def _look(self, moment: Moment) -> None:
        for law in self.laws.copy():
            if not law.due(moment):
                continue
            try:
                what = law.broken(moment)
            except Exception as error:
                what = f"{type(error).__name__}: {error}"
            if what is not None:
                self.laws.remove(law)
                self._fail(law.name, moment.ply, what)

    def _look_back(self, course: Course) -> None:
        for law in COURSE_LAWS:
            try:
                found = law.broken(course)
            except Exception as error:
                found = course.match.ply, f"{type(error).__name__}: {error}"
            if found is not None:
                self._fail(law.name, *found)

    def _fail(self, law: str, ply: int, what: str) -> None:
        self.failures.append(Failure(law, self.seed, len(self.setup.seats), ply, what))


def _crash(setup: Setup, seed: int, ply: int, error: Exception) -> Failure:
    return Failure("no-crash", seed, len(setup.seats), ply, f"{type(error).__name__}: {error}")


def _unended(state: State, setup: Setup, seed: int, plies: int) -> list[Failure]:
    if state.outcome is not None:
        return []
    return [Failure("ends", seed, len(setup.seats), plies, f"the game is not over after {plies} choices")]
